/**
 * What the engine advises against, by code: the Storyteller may insist on every one of these, and the game goes on (SPEC C2).
 * A command that makes no sense has no such code, see `Plan.nonsense`. A new code needs a row in `overrides.test.ts`.
 */
export type RefusalCode =
  // At any time
  /** A side has won. */
  | 'game-over'
  /** The command belongs to another part of the day, the night or the set-up. */
  | 'wrong-phase'
  /** The night or the day would end over an open question (SPEC Q6). */
  | 'decision-open'
  /** A question that has to be answered would be left open. */
  | 'must-be-decided'
  /** What is decided is none of the choices there are. */
  | 'not-an-option'
  /** No side is sure to win yet (SPEC W). */
  | 'not-certain'
  /** Who comes back to life lives. */
  | 'already-alive'
  // Set-up (SPEC B)
  | 'too-few-players'
  /** More than fifteen would be no Travellers. */
  | 'excess-players-must-be-travellers'
  | 'seat-without-character'
  /** A player who has a character draws another token. */
  | 'seat-has-a-character'
  | 'wrong-size'
  | 'wrong-distribution'
  | 'duplicate-character'
  | 'traveller-in-bag'
  /** Fabled and Loric are no player's character, and a Demon's power names no Traveller. */
  | 'not-a-player-character'
  /** A character that brings another one along is in the line-up without it. */
  | 'character-required'
  | 'atheist-no-evil'
  /** Two characters of the line-up are kept apart by a jinx. */
  | 'jinxed-together'
  | 'drunk-must-think-townsfolk'
  | 'not-a-believable-token'
  /** Each token is there once (SPEC B15). */
  | 'shown-token-in-play'
  // Nominations and exiles (SPEC N, X)
  | 'dead-cannot-nominate'
  | 'already-nominated-today'
  | 'already-been-nominated-today'
  | 'nomination-in-progress'
  | 'nominations-closed'
  | 'traveller-not-nominable'
  | 'storyteller-not-nominable'
  /** An ability passes the nomination to somebody else (SPEC N11). */
  | 'another-nominates'
  | 'only-storyteller-nominates'
  | 'golem-already-nominated'
  /** Only a Traveller is exiled, or leaves as one. */
  | 'not-a-traveller'
  | 'already-called-for-exile-today'
  // Votes and executions (SPEC V, E)
  | 'too-many-hands'
  | 'execution-already-used'
  /** No ability asks madness of the player, or forbids it (SPEC E9). */
  | 'not-mad'
  // Using an ability (SPEC P, A)
  | 'no-such-ability'
  | 'dead-no-ability'
  | 'ability-spent'
  | 'already-acted-tonight'
  | 'already-used-today'
  | 'not-on-first-night'
  | 'not-first-day'
  /** What the ability waits for has not happened. */
  | 'not-triggered'
  /** The Exorcist chose the player. */
  | 'exorcised'
  | 'must-choose'
  | 'must-be-public'
  | 'too-many-guesses'
  /** Players whom an ability chose answer one by one. */
  | 'not-their-turn'
  // Pointing at players
  | 'too-few-targets'
  | 'too-many-targets'
  | 'targets-must-differ'
  | 'self-not-allowed'
  | 'target-must-be-alive'
  | 'target-must-be-dead'
  | 'target-must-be-good'
  | 'traveller-not-allowed'
  | 'same-as-last-night'
  | 'not-a-neighbour'
  | 'did-not-vote'
  | 'no-token-to-give'
  | 'another-demon'
  | 'cannot-die'
  // Naming characters
  | 'needs-character'
  | 'too-many-characters'
  | 'character-not-good'
  | 'character-not-evil'
  | 'character-not-a-demon'
  | 'minions-or-demon'
  | 'one-for-each'
  | 'in-play'
  | 'jinxed-ability'
  // What the Storyteller decides for an ability
  | 'red-herring-must-be-good'
  | 'grandchild-must-be-good'
  | 'faux-paw-must-be-good'
  | 'twin-must-oppose'
  | 'not-closest-townsfolk'
  | 'not-chosen-last-night'
  // Telling (SPEC I)
  | 'must-be-true'
  | 'must-be-false'
  | 'unknown-answer'
  | 'wrong-count'
  | 'same-type-as-last'
  | 'magician-missing'
  | 'bluff-count'
  | 'bluff-in-play'
  | 'bluff-not-good'
