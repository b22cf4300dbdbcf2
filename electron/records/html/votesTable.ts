import type { Locale } from '../../../shared/domain/vocabulary'
import { initialState } from '../../engine/state'
import { punctuation } from '../../../shared/lib/punctuation'
import { chaptersOf, votesOf, type CountedVote, type RecordedGame } from '../recordedGame'
import type { Speaker } from '../sentences'
import { markup, type Markup } from './markup'

/** Every vote that was counted; nothing where there was none. */
export function votesTable(game: RecordedGame, locale: Locale, speaker: Speaker): Markup | null {
  const { comma } = punctuation(locale)
  const counted = votesOf(chaptersOf(game, initialState(game.header)))
  if (counted.length === 0) return null
  const columns = ['Day', 'Nominator', 'Nominee', 'Tally', 'Voters'].map((key) => speaker.line(`vote${key}`))
  return markup`<section>
    <h2>${speaker.line('votes')}</h2>
    <div class="wide">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => markup`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${counted.map((vote) => voteRow(vote, speaker, comma))}
        </tbody>
      </table>
    </div>
  </section>`
}

function voteRow(
  { state, nomination, votes: { votes: hands, tally, needed, succeeded } }: CountedVote,
  speaker: Speaker,
  comma: string,
): Markup {
  const voters = hands.filter(({ hands: raised }) => raised > 0).map(({ seat }) => speaker.seat(state, seat))
  const result = speaker.line(succeeded ? 'voteEnough' : 'voteNotEnough', {
    tally: String(tally),
    needed: String(needed),
  })
  const exile = nomination.kind === 'exile' ? ` (${speaker.line('voteExile')})` : ''
  const cells = [
    String(state.phase.number),
    speaker.seat(state, nomination.by),
    speaker.seat(state, nomination.nominee) + exile,
    result,
    voters.join(comma),
  ]
  return markup`<tr>
    ${cells.map((cell) => markup`<td>${cell}</td>`)}
  </tr>`
}
