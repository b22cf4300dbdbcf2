import type { CommandLine, CommandResult } from './commandLine'
import { grimoireOf } from './gameShow'
import { withGame } from './gameSource'
import { explanationsOf } from './nightExplained'

const usage = 'belfry night FILE [--at N] [--explain]'

/**
 * `night FILE`: tonight's steps with their advice as JSON; before the first night and by day, the steps of the coming one. With
 * `--explain` also why anybody is drunk, poisoned, mad or dead, and why a token lies where it does.
 */
export async function nightCommand(line: CommandLine): Promise<CommandResult> {
  return withGame(line, { usage, options: ['at', 'explain', 'json'] }, (game) => {
    const { phase, night, upcoming, decisions, seats } = grimoireOf(game)
    const isNight = phase.kind === 'night'
    const answer = {
      phase,
      night: isNight ? night.number : upcoming.night,
      currentKey: isNight ? night.currentKey : null,
      steps: isNight ? night.steps : upcoming.steps,
      decisions,
      seats: seats.map(({ seat, name, character, shown, isAlive }) => ({ seat, name, character, shown, isAlive })),
    }
    const explained = line.flags.has('explain') ? { ...answer, explanations: explanationsOf(game) } : answer
    return { exitCode: 0, text: JSON.stringify(explained) }
  })
}
