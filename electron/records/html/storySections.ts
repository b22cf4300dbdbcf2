import type { RecordTexts, Speaker } from '../sentences'
import { asProse } from '../../../shared/lib/punctuation'
import { toldTimes } from '../toldStory'
import { markup, type Markup } from './markup'
import type { Replay } from './replay'

/** The story by night and day; the time of a line leads the replay there. */
export function storySections(
  { told }: Replay,
  speaker: Speaker,
  { locale }: RecordTexts,
  timeZone: string | undefined,
): Markup[] {
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(timeZone !== undefined && { timeZone }) })
  const frames = new Map(told.map(({ commit, frame }) => [commit, frame]))
  const aside = markup` <em>(${speaker.line('override')})</em>`
  return toldTimes(told, speaker).map(({ heading, commits }) => {
    const lines = commits.map(({ commit, at, sentences, isOverride }) => {
      const frame = frames.get(commit) ?? 0
      const words = asProse(locale, sentences)
      return markup`<li data-frame="${frame}">
        <button type="button" data-go="${frame}">${clock.format(at)}</button>
        <span>${words}${isOverride ? aside : null}</span>
      </li> `
    })
    return markup`<h3>${heading}</h3>
      <ol>
        ${lines}
      </ol> `
  })
}
