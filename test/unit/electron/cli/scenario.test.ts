import { describe, expect, it } from 'vitest'
import { runScenario } from '../../../../electron/cli/scenario/run'
import type { Scenario } from '../../../../electron/cli/scenario/scenario'
import { scenariosIn } from '../../../../electron/cli/scenarioCommand'

const characters = ['chef', 'empath', 'monk', 'poisoner', 'imp']

function scenario(
  when: Scenario['when'],
  then: Scenario['then'],
  phase: Scenario['given']['phase'] = { kind: 'day', number: 1 },
): Scenario {
  const players = characters.map((character, index) => ({ seat: index + 1, name: `Player ${index + 1}`, character }))
  return { id: 'X-1', title: 'made up', given: { phase, players }, when, then }
}

describe('the scenario runner', () => {
  it('passes what holds', () => {
    const result = runScenario(
      scenario(
        [{ step: 'nominate', by: 1, target: 5 }, { step: 'vote', nominee: 5, voters: [1, 2, 3] }, { step: 'execute' }],
        [
          { fact: 'legal', step: 1 },
          { fact: 'aboutToDie', seat: 5, after: 2 },
          { fact: 'winner', team: null, after: 2 },
          { fact: 'winner', team: 'good' },
        ],
      ),
    )
    expect(result).toEqual({ id: 'X-1', title: 'made up', pass: true, failures: [] })
  })

  it('fails what does not hold, with what was wanted and what was there', () => {
    const result = runScenario(
      scenario([{ step: 'execute', target: 4, reason: 'storyteller' }], [{ fact: 'alive', seat: 4 }]),
    )
    expect(result.failures).toMatchObject([{ wanted: true, got: false }])
  })

  it.each([
    ['a refusal taken for legal', [{ fact: 'legal', step: 1 }]],
    ['another reason', [{ fact: 'illegal', step: 1, reason: 'dead-cannot-nominate' }]],
    ['a warning where there was a refusal', [{ fact: 'warning', step: 1, reason: 'traveller-not-nominable' }]],
    ['information that is wider', [{ fact: 'info', to: 1, as: 'chef', values: [0, 1] }]],
    [
      'both options of one',
      [
        {
          fact: 'oneOf',
          decidedBy: 'storyteller',
          options: [[{ fact: 'alive', seat: 1 }], [{ fact: 'alive', seat: 2 }]],
        },
      ],
    ],
    ['something the room does not see', [{ fact: 'publicShows', item: 'life', seat: 1, value: 'dead' }]],
    ['a player looked for in the centre', [{ fact: 'present', character: 'chef', where: 'centre', value: true }]],
    ['something the room does see', [{ fact: 'publicHides', item: 'name' }]],
  ])('fails %s', (_what, then) => {
    expect(runScenario(scenario([{ step: 'nominate', by: 1, target: 99 }], then)).pass).toBe(false)
  })

  it('fails, and goes on, with steps and facts it does not know', () => {
    const alive = { fact: 'alive', seat: 4 }
    const unknown = runScenario(scenario([{ step: 'dance' }, { step: 'execute', target: 4 }], [alive]))
    expect(unknown.failures).toMatchObject([
      { fact: { step: 'dance' }, got: expect.stringContaining('unknown step dance') as string },
      { fact: alive, got: false },
    ])
    expect(runScenario(scenario([], [{ fact: 'pretty' }, { fact: 'dead', seat: 4 }])).failures).toMatchObject([
      { fact: { fact: 'pretty' }, got: expect.stringContaining('pretty') as string },
      { fact: { fact: 'dead' }, got: true },
    ])
    expect(runScenario(scenario([], [{ fact: 'legal', step: 3 }])).pass).toBe(false)
    expect(runScenario(scenario([], [{ fact: 'alive', seat: 9 }])).failures).toMatchObject([
      { got: expect.stringContaining('seat 9') as string },
    ])
  })

  it('fails what is no scenario, and a position that cannot be, by itself', () => {
    expect(runScenario({ id: 'X-2', title: '' })).toMatchObject({ id: 'X-2', pass: false })
    const { given, ...rest } = scenario([], [])
    const [first] = given.players
    const twice = { ...rest, given: { ...given, players: [{ ...first }, { ...first }] } }
    expect(runScenario(twice).failures).toMatchObject([{ got: expect.stringContaining('no-such-seat') as string }])
  })

  it('judges a fact after more steps than there are at the end', () => {
    expect(runScenario(scenario([], [{ fact: 'dead', seat: 1, after: 7 }])).failures).toHaveLength(1)
  })

  it('takes any of a type for every character of it, and for no other', () => {
    const players = ['undertaker', 'recluse', 'monk', 'poisoner', 'imp'].map((character, index) => ({
      seat: index + 1,
      name: '',
      character,
    }))
    const given = { phase: { kind: 'day', number: 1 }, players }
    const when = [{ step: 'execute', target: 2, reason: 'storyteller' }, { step: 'closeDay' }]
    const told = (...values: string[]) =>
      runScenario({ ...scenario(when, [{ fact: 'info', to: 1, as: 'undertaker', values }]), given }).pass
    expect([told('recluse', 'anyMinion', 'anyDemon'), told('recluse', 'anyMinionOrDemon')]).toEqual([true, true])
    expect([told('recluse', 'anyMinion'), told('anyMinionOrDemon')]).toEqual([false, false])
  })

  it('keeps a decision that comes too early, and calls it legal once it has answered', () => {
    const night = { kind: 'night', number: 2 } as const
    const when = [
      { step: 'stChoose', ability: 'imp', newImp: 4 },
      { step: 'nightChoose', by: 5, as: 'imp', targets: [5] },
    ]
    const then = [
      { fact: 'legal', step: 1 },
      { fact: 'character', seat: 4, is: 'imp' },
    ]
    const players = ['chef', 'empath', 'baron', 'poisoner', 'imp'].map((character, index) => ({
      seat: index + 1,
      name: '',
      character,
    }))
    const given = { phase: night, players }
    expect(runScenario({ ...scenario(when, then, night), given }).failures).toEqual([])
    const refused = [{ fact: 'illegal', step: 1, reason: 'no-such-decision' }]
    expect(runScenario({ ...scenario(when.slice(0, 1), refused, night), given }).failures).toEqual([])
  })

  it('reads what was to be told after the night is over', () => {
    const asked = [{ step: 'nightInfo', to: 2, as: 'empath' }, { step: 'dawn' }]
    const told = [{ fact: 'info', to: 2, as: 'empath', values: [0] }]
    const night = { kind: 'night', number: 1 } as const
    expect(runScenario(scenario(asked, told, night)).failures).toEqual([])
    expect(runScenario(scenario([{ step: 'dawn' }], told, night)).failures).toEqual([])
    expect(runScenario(scenario([{ step: 'dawn' }], [{ ...told[0], fact: 'info', to: 4 }], night)).pass).toBe(false)
  })

  it('plays a step at night with all that follows', () => {
    const night = { kind: 'night', number: 2 } as const
    const attack = [{ step: 'nightChoose', by: 5, as: 'imp', targets: [5] }]
    expect(runScenario(scenario(attack, [{ fact: 'character', seat: 4, is: 'imp' }], night)).pass).toBe(true)
  })

  it('tells a list of scenarios from anything else', () => {
    expect(scenariosIn([scenario([], [])])).toHaveLength(1)
    expect([[], {}, null, ['X'], [{ name: 'X' }]].map(scenariosIn)).toEqual([null, null, null, null, null])
  })
})
