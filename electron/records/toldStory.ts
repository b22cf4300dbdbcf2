import type { Locale, Phase } from '../../shared/domain/vocabulary'
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
  /** Committed against a refusal. */
  readonly isOverride: boolean
}

/** What happened in one night or day. */
export interface ToldTime {
  readonly heading: string
  readonly commits: readonly ToldCommit[]
}

/** What a commit tells. Said in the night or day that it came upon, so that dusk still belongs to the day. */
export function toldCommit({ commit, before, after }: Chapter, speaker: Speaker): ToldCommit {
  const sentences = tellFacts(commit.facts, before)
    .map((notice) => speaker.notice(after, notice))
    .filter((line) => line !== null)
  return { commit: commit.seq, at: commit.at, phase: before.phase, sentences, isOverride: commit.override }
}

/** The story by night and day; a time in which nothing is told is left out. */
export function toldTimes(commits: readonly ToldCommit[], speaker: Speaker): ToldTime[] {
  const times: { heading: string; commits: ToldCommit[] }[] = []
  for (const told of commits.filter(({ sentences }) => sentences.length > 0)) {
    const heading = headingOf(told.phase, speaker)
    if (times.at(-1)?.heading !== heading) times.push({ heading, commits: [] })
    times.at(-1)?.commits.push(told)
  }
  return times
}

/** A night or day as a heading. */
export function headingOf({ kind, number }: Phase, speaker: Speaker): string {
  return speaker.line(kind, { number: String(number) })
}

/** The sentences of a commit one after the other, each with a capital and its end. */
export function inProse(sentences: readonly string[], locale: Locale): string {
  return sentences.map((sentence) => ended(capital(sentence, locale))).join(' ')
}

/** With a capital, where the language has any. */
export const capital = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

const ended = (sentence: string): string => (/[.!?。！？…]$/.test(sentence) ? sentence : `${sentence}.`)
