import type { Phase } from '../../shared/domain/vocabulary'
import type { Chapter } from './recordedGame'
import type { Speaker } from './sentences'
import { tellFacts } from './tell'

/** What one commit came to, in sentences. */
export interface ToldCommit {
  /** Number of the commit. */
  readonly commit: number
  readonly at: number
  readonly phase: Phase
  readonly sentences: readonly string[]
  /** Committed against a refusal, and no sentence says so. */
  readonly isOverride: boolean
  /** Every sentence is one of these; null = they are of several kinds. */
  readonly topic: string | null
}

/** What a replay shows step by step and a story does without: chairs, each hand, steps without anything to tell. */
const SMALL: ReadonlySet<string> = new Set([
  'table-set',
  'seat-added',
  'seat-moved',
  'table-turned',
  'table-reversed',
  'hand-raised',
  'hand-lowered',
  'step-done',
  'token-drawn',
  'night-began',
  'day-began',
])
/** The heading says as much, where there is more to tell. */
const HEADED: ReadonlySet<string> = new Set(['night-began', 'day-began'])
/** What is set again and again until it is as wanted: only the last time counts. */
const SETTLED: ReadonlySet<string> = new Set(['lineup-set', 'bag-filled', 'bluffs-set', 'script-chosen'])

/** What happened in one night or day. */
export interface ToldTime<Told extends ToldCommit = ToldCommit> {
  readonly heading: string
  readonly commits: readonly Told[]
}

/** What a commit tells. Dusk still belongs to the day, and the dawn to the day that it brings. */
export function toldCommit({ commit, before, after }: Chapter, speaker: Speaker): ToldCommit {
  const told = tellFacts(commit.facts, before)
  const unheaded = told.filter(({ code }) => !HEADED.has(code))
  const notices = unheaded.length > 0 ? unheaded : told
  const sentences = notices.map((notice) => speaker.notice(after, notice)).filter((line) => line !== null)
  const [first] = notices
  const topic = first && notices.every(({ code }) => code === first.code) ? first.code : null
  const isOverride = commit.override && !notices.some(({ code }) => code === 'overridden')
  const isDawn = before.phase.kind === 'night' && after.phase.kind === 'day'
  const { phase } = isDawn ? after : before
  return { commit: commit.seq, at: commit.at, phase, sentences, isOverride, topic }
}

/** The story by night and day; a time in which nothing is told is left out. */
export function toldTimes<Told extends ToldCommit>(commits: readonly Told[], speaker: Speaker): ToldTime<Told>[] {
  const times: { heading: string; commits: Told[] }[] = []
  for (const told of worthTelling(commits)) {
    const heading = headingOf(told.phase, speaker)
    if (times.at(-1)?.heading !== heading) times.push({ heading, commits: [] })
    times.at(-1)?.commits.push(told)
  }
  return times
}

function worthTelling<Told extends ToldCommit>(commits: readonly Told[]): Told[] {
  const telling = commits.filter(({ sentences, topic }) => sentences.length > 0 && !SMALL.has(topic ?? ''))
  return telling.filter(({ topic }, index) => !(topic && SETTLED.has(topic) && telling[index + 1]?.topic === topic))
}

/** A night or day as a heading. */
export function headingOf({ kind, number }: Phase, speaker: Speaker): string {
  return speaker.line(kind, { number: String(number) })
}
