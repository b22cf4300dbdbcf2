import { describe, expect, it } from 'vitest'
import { runScenario } from '../../../../electron/cli/scenario/run'
import { scenariosIn, type Scenario } from '../../../../electron/cli/scenario/scenario'

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
    ['something the room does see', [{ fact: 'publicHides', item: 'name' }]],
  ])('fails %s', (_what, then) => {
    expect(runScenario(scenario([{ step: 'nominate', by: 1, target: 99 }], then)).pass).toBe(false)
  })

  it('fails, and does not throw, on steps and facts it does not know', () => {
    expect(runScenario(scenario([{ step: 'dance' }], [])).failures).toMatchObject([{ got: 'unknown step dance' }])
    expect(runScenario(scenario([], [{ fact: 'pretty' }])).failures).toMatchObject([{ got: 'unknown fact pretty' }])
    expect(runScenario(scenario([], [{ fact: 'legal', step: 3 }])).pass).toBe(false)
  })

  it('plays a step at night with all that follows', () => {
    const night = { kind: 'night', number: 2 } as const
    const attack = [{ step: 'nightChoose', by: 5, as: 'imp', targets: [5] }]
    expect(runScenario(scenario(attack, [{ fact: 'character', seat: 4, is: 'imp' }], night)).pass).toBe(true)
  })

  it('tells a list of scenarios from anything else', () => {
    expect(scenariosIn([scenario([], [])])).toHaveLength(1)
    expect([scenariosIn([]), scenariosIn({}), scenariosIn(null), scenariosIn([{ id: 'X' }])]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
