import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { NOT_CODES } from './notCodes'

const root = path.resolve(import.meta.dirname, '../../../..')

/** A code that the program can say: where it stands, and the names of the parameters that go with it there. */
export interface SaidCode {
  readonly code: string
  readonly params: readonly string[]
  readonly place: string
}

interface Literal {
  readonly literal: ts.StringLiteralLike
  readonly place: string
}

/** Names of fields and functions whose text is a code, whatever it looks like. */
const CODE_FIELDS = new Set(['code', 'reason', 'refusal', 'fallback'])
const CODE_CALLS = new Map([
  ['notice', 0],
  ['nonsense', 0],
  ['refuse', 0],
  ['raiseClaim', 1],
])
/** Fields whose functions answer with a code. */
const ANSWER_FIELDS = new Set([
  'refuses',
  'preventsStep',
  'untrue',
  'malformed',
  'refusesNomination',
  'refusesHand',
  'refusals',
])
const KEBAB = /^[a-z]+(-[a-z0-9]+)+$/

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name))
}

function readLiterals(folder: string): Literal[] {
  return filesUnder(folder).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
    const found: Literal[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && fieldName(node) === 'topic' && ts.isIdentifier(node.initializer))
        namesOfTopics.add(node.initializer.text)
      if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent) && !ts.isLiteralTypeNode(node.parent)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart())
        found.push({ literal: node, place: `${file}:${String(line + 1)}` })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

const read = new Map<string, Literal[]>()
/** Constants that stand for a topic. */
const namesOfTopics = new Set<string>()

function literals(folder: string): Literal[] {
  const found = read.get(folder) ?? readLiterals(folder)
  read.set(folder, found)
  return found
}

const fieldName = ({ name }: ts.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : ''

const callee = ({ expression }: ts.CallExpression): string => {
  if (ts.isIdentifier(expression)) return expression.text
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : ''
}

/** Passes through `a ? 'x' : y`, `y ?? 'x'` and `('x')`, which all have the text as their value. */
function valueOf(node: ts.Node): ts.Node {
  const { parent } = node
  const isBranch = ts.isConditionalExpression(parent) && parent.condition !== node
  const isFallback = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  return isBranch || isFallback || ts.isParenthesizedExpression(parent) || ts.isArrayLiteralExpression(parent)
    ? valueOf(parent)
    : node
}

function isAnswer(value: ts.Node): boolean {
  if (!ts.isArrowFunction(value.parent) && !ts.isReturnStatement(value.parent)) return false
  const field = ts.findAncestor(value, (node) => ts.isPropertyAssignment(node) && ANSWER_FIELDS.has(fieldName(node)))
  return field !== undefined
}

function isInCodePlace(literal: ts.StringLiteralLike): boolean {
  const value = valueOf(literal)
  const { parent } = value
  if (ts.isPropertyAssignment(parent)) return CODE_FIELDS.has(fieldName(parent))
  if (ts.isCallExpression(parent)) return CODE_CALLS.get(callee(parent)) === parent.arguments.indexOf(value as never)
  return isAnswer(value)
}

function fieldsOf(node: ts.Node | undefined): string[] {
  if (!node || !ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))
}

/** What stands beside the code: `{ code, params: { … } }`, or the argument after it. */
function paramsOf(literal: ts.StringLiteralLike): string[] {
  const value = valueOf(literal)
  const { parent } = value
  if (ts.isCallExpression(parent)) return fieldsOf(parent.arguments[parent.arguments.indexOf(value as never) + 1])
  if (!ts.isPropertyAssignment(parent) || !ts.isObjectLiteralExpression(parent.parent)) return []
  const beside = parent.parent.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && fieldName(property) === 'params',
  )
  return fieldsOf(beside?.initializer)
}

const isFailure = (literal: ts.StringLiteralLike): boolean => {
  const value = valueOf(literal)
  if (ts.isCallExpression(value.parent)) return callee(value.parent) === 'refuse'
  return fieldsOf(value.parent.parent).some((name) => name === 'message' || name === 'sentence')
}

/** Everything that the engine, or the session behind it, can say by a code: refusals, notices, reasons to end. */
export function saidCodes(): SaidCode[] {
  const engine = literals('electron/engine').filter(
    ({ literal }) => (KEBAB.test(literal.text) && !NOT_CODES.has(literal.text)) || isInCodePlace(literal),
  )
  const session = literals('electron/session').filter(({ literal }) => isInCodePlace(literal) && !isFailure(literal))
  return [...engine, ...session]
    .filter(({ literal }) => !NOT_CODES.has(literal.text))
    .map(({ literal, place }) => ({ code: literal.text, params: paramsOf(literal), place }))
}

/** Codes of failures, which carry a message for the journal: of the disk, of the windows' requests, of printing. */
export function failureCodes(): SaidCode[] {
  return ['electron/session', 'electron/persistence', 'electron/ipc', 'electron/windows', 'electron/formats']
    .flatMap(literals)
    .filter(({ literal }) => isInCodePlace(literal) && isFailure(literal))
    .map(({ literal, place }) => ({ code: literal.text, params: [], place }))
}

/** Questions of abilities to the Storyteller, by topic. */
export function topics(): SaidCode[] {
  return literals('electron/engine').flatMap(({ literal, place }) => {
    const { parent } = literal
    const isTopic = ts.isPropertyAssignment(parent) && fieldName(parent) === 'topic'
    const isAsked = ts.isCallExpression(parent) && callee(parent) === 'ask' && parent.arguments[0] === literal
    const isNamed = ts.isVariableDeclaration(parent) && namesOfTopics.has(parent.name.getText())
    return isTopic || isAsked || isNamed ? [{ code: literal.text, params: ['ability', 'seat', 'to'], place }] : []
  })
}
