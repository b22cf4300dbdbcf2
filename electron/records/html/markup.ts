/** HTML that is safe to write: made by {@link markup} alone, out of literals of ours and of escaped text. */
export class Markup {
  private constructor(readonly text: string) {}

  /** The tag {@link markup}. */
  static of(literals: TemplateStringsArray, ...values: readonly Piece[]): Markup {
    const text = literals.reduce((before, literal, index) => before + written(values[index - 1]) + literal)
    return new Markup(text)
  }

  /** A file of ours, as it is. */
  static ofOwnFile(text: string): Markup {
    return new Markup(text)
  }

  /** Data for a script of ours: no sign in it can end the element it stands in. */
  static ofData(value: unknown): Markup {
    return new Markup(JSON.stringify(value).replaceAll('<', '\\u003c'))
  }
}

/** What may stand in a template; nothing is written for null. */
export type Piece = string | number | Markup | null | readonly Piece[]

/** HTML with values in it. Strings are text, also inside attributes in double quotes: whatever is in them, they stay text. */
export const markup = (literals: TemplateStringsArray, ...values: readonly Piece[]): Markup =>
  Markup.of(literals, ...values)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function written(piece: Piece | undefined): string {
  if (piece === null || piece === undefined) return ''
  if (piece instanceof Markup) return piece.text
  if (typeof piece === 'object') return piece.map(written).join('')
  return String(piece).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
}
