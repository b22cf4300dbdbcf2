import type { GrimoireView } from '../../shared/grimoire/view'
import type { Json } from '../../shared/lib/json'
import type { Choices, Send } from './randomGame'

/** Nobody sits on this chair, and no script has this character. */
const NO_SEAT = 99
const NO_CHARACTER = 'nosuchcharacter'

/** One thing that the rules mostly speak against: out of time, on the wrong people, with answers that cannot be. */
export function wilfulGesture(send: Send, choices: Choices, view: GrimoireView): void {
  const seat = someSeat(choices, view)
  const { seat: owner, ability } = someAbility(choices, view)
  const decision = choices.of(view.decisions)
  const gestures = [
    () =>
      send('choose', {
        seat: owner,
        ability,
        targets: someSeats(choices, view),
        characters: someCharacters(choices, view),
      }),
    () => send('choose', { seat: owner, ability, answer: choices.of(['yes', 'no', 'perhaps']) ?? 'no' }),
    () => send('decline', { seat: owner, ability }),
    () => send('tell', { seat: owner, ability, value: someValue(choices, view) }),
    () =>
      send('useByDay', {
        seat: owner,
        ability,
        isPublic: choices.below(2) === 0,
        targets: someSeats(choices, view),
        characters: someCharacters(choices, view),
        ...(choices.below(2) === 0 && { answer: someValue(choices, view) }),
        ...(choices.below(3) === 0 && {
          guesses: someSeats(choices, view).map((one) => ({ seat: one, character: 'imp' })),
        }),
      }),
    () =>
      decision && send('decide', { ability: decision.ability, topic: decision.topic, value: someValue(choices, view) }),
    () => decision && send('leaveOpen', { decision: decision.id }),
    () => send('decide', { ability, topic: choices.of(TOPICS) ?? 'redHerring', value: someValue(choices, view) }),
    () => send('nominate', { by: seat, nominee: choices.of(['storyteller', seat, NO_SEAT]) ?? seat }),
    () =>
      send('execute', {
        target: someSeat(choices, view),
        reason: choices.of(['madness', 'storyteller'] as const) ?? 'madness',
      }),
    () => send('callExile', { by: seat, target: someSeat(choices, view) }),
    () => send('setHand', { seat, hands: 2 }),
    () => send('closeVote', { hands: Object.fromEntries(someSeats(choices, view).map((one) => [String(one), 2])) }),
    () => send('revive', { seat }),
    () => send('endGame', { winner: 'good' }),
    () => send('dawn', {}),
    () => send('closeDay', {}),
    () => send('startGame', {}),
    () => send('assign', { seat, character: someCharacter(choices, view) }),
    () => send('setLineup', { characters: someCharacters(choices, view) }),
    () => send('fillBag', {}),
    () => send('setBluffs', { characters: someCharacters(choices, view) }),
    () => send('newTable', { players: choices.below(20), travellers: 0 }),
    () => send('setShown', { seat, character: someCharacter(choices, view) }),
    () => send('changeCharacter', { target: seat, to: someCharacter(choices, view) }),
    () =>
      send('kill', {
        target: someSeat(choices, view),
        cause: { kind: 'ability', ability, by: someSeat(choices, view) },
      }),
    () => send('removeSeat', { seat }),
  ]
  choices.of(gestures)?.()
}

const TOPICS = ['redHerring', 'grandchild', 'twin', 'registersAs', 'newImp', 'drunk', 'poisons', 'becomes'] as const

function someSeat(choices: Choices, view: GrimoireView): number {
  return choices.below(12) === 0 ? NO_SEAT : (choices.of(view.seats)?.seat ?? 1)
}

function someSeats(choices: Choices, view: GrimoireView): number[] {
  return Array.from({ length: choices.below(4) }, () => someSeat(choices, view))
}

function someCharacter(choices: Choices, view: GrimoireView): string {
  return choices.below(12) === 0 ? NO_CHARACTER : (choices.of(view.script.characters) ?? 'chef')
}

function someCharacters(choices: Choices, view: GrimoireView): string[] {
  return Array.from({ length: choices.below(3) }, () => someCharacter(choices, view))
}

/** Mostly an ability that a player has. */
function someAbility(choices: Choices, view: GrimoireView): { seat: number; ability: string } {
  const owned = view.seats.flatMap(({ seat, abilities }) =>
    abilities.map(({ character }) => ({ seat, ability: character })),
  )
  const any = { seat: someSeat(choices, view), ability: someCharacter(choices, view) }
  return choices.below(6) === 0 ? any : (choices.of(owned) ?? any)
}

/** Whatever an answer or a decision might be, right or not. */
function someValue(choices: Choices, view: GrimoireView): Json {
  const seat = someSeat(choices, view)
  const values: Json[] = [
    seat,
    [seat, someSeat(choices, view)],
    someCharacter(choices, view),
    'evil',
    'yes',
    null,
    { seat, character: someCharacter(choices, view) },
    { seats: [seat, someSeat(choices, view)], character: someCharacter(choices, view) },
    { demons: [seat], minions: [], bluffs: [someCharacter(choices, view)] },
    true,
  ]
  return choices.of(values) ?? null
}
