/** Guards that matter most: each is taken out in turn, and some test has to notice. `of` stands once in its file. */
export const mutants = [
  // Death
  { file: 'death/pipeline.ts', of: 'if (!turn.game.seat(attempt.victim).isAlive) return false', by: '' },
  { file: 'death/pipeline.ts', of: "|| attempt.cause.kind === 'exile'", by: '' },
  {
    file: 'death/pipeline.ts',
    of: '(effect) => effect.isActive && effect.target === attempt.victim',
    by: '(effect) => effect.target === attempt.victim',
  },
  {
    file: 'death/pipeline.ts',
    of: "if (kind === 'safeFromDemon') return cause.kind === 'demon'",
    by: "if (kind === 'safeFromDemon') return true",
  },
  {
    file: 'death/pipeline.ts',
    of: "return kind === 'survivesExecution' && cause.kind === 'execution'",
    by: "return kind === 'survivesExecution'",
  },
  {
    file: 'death/pipeline.ts',
    of: 'asked.has(instance.id) || !turn.game.functions(instance)',
    by: 'asked.has(instance.id)',
  },
  { file: 'death/pipeline.ts', of: '  endLostEffects(turn, victim)\n', by: '\n' },
  { file: 'death/pipeline.ts', of: '...failedProtections(turn.game, attempt)', by: '' },
  { file: 'death/pipeline.ts', of: '...failedSavers(turn, attempt)', by: '' },
  { file: 'death/pipeline.ts', of: 'options.isUnstoppable === true || moduleOf(attempt', by: 'moduleOf(attempt' },
  {
    file: 'death/pipeline.ts',
    of: 'options.isUnstoppable === true || moduleOf(attempt.cause.ability)?.killsSurely === true',
    by: 'options.isUnstoppable === true',
  },
  { file: 'death/pipeline.ts', of: "if (kind === 'cannotDie') return true", by: '' },
  { file: 'death/pipeline.ts', of: '(!isUnstoppable || saver.evenIfUnstoppable === true) &&', by: '' },
  { file: 'death/pipeline.ts', of: "(attempt.cause.kind !== 'exile' || saver.isAgainstExile === true) &&", by: '' },
  {
    file: 'death/pipeline.ts',
    of: '.sort((left, right) => left.priority - right.priority)',
    by: '.sort((left, right) => right.priority - left.priority)',
  },
  {
    file: 'death/pipeline.ts',
    of: "if (rescue === 'replaced') return true",
    by: "if (rescue === 'replaced') return false",
  },
  { file: 'death/pipeline.ts', of: 'isUntouchable ? [] : [', by: '[' },
  { file: 'death/pipeline.ts', of: 'if (killer && isNight && ', by: 'if (killer && ' },
  { file: 'death/pipeline.ts', of: 'if (!hasDiedWithOwner(turn.game, instance)) continue', by: '' },
  { file: 'death/pipeline.ts', of: " && effect.until !== 'forever'", by: '' },
  { file: 'death/pipeline.ts', of: " && effect.kind !== 'mark'", by: '' },
  // Causes
  { file: 'rules/turn.ts', of: 'fact.because ?? this.led ?? undefined', by: 'fact.because' },
  // Execution
  {
    file: 'day/closing.ts',
    of: "if (phase.kind === 'day' && isUsed(today, target)) return ['execution-already-used']",
    by: '',
  },
  {
    file: 'day/closing.ts',
    of: 'if (isPlayedOn || !hasWinner(turn)) yield* turn.because(null',
    by: 'yield* turn.because(null',
  },
  // Nominations
  {
    file: 'day/nominations.ts',
    of: "if (today.isVoting) codes.push('nomination-in-progress')",
    by: '',
  },
  {
    file: 'day/nominations.ts',
    of: "if (made >= limit && !mayNominateAgain(game, by)) codes.push('already-nominated-today')",
    by: '',
  },
  {
    file: 'day/nominations.ts',
    of: "return before ? ['already-been-nominated-today'] : []",
    by: 'return before ? [] : []',
  },
  // Votes
  {
    file: 'day/votes.ts',
    of: 'Math.ceil(game.seats.filter(({ seat }) => game.registersAlive(seat)).length / 2)',
    by: 'Math.floor(game.seats.filter(({ seat }) => game.registersAlive(seat)).length / 2)',
  },
  {
    file: 'day/votes.ts',
    of: 'return Math.ceil(game.seats.length / 2)',
    by: 'return Math.ceil(game.living.length / 2)',
  },
  {
    file: 'day/votes.ts',
    of: '[...circle.slice(at + 1), ...circle.slice(0, at + 1)]',
    by: '[...circle.slice(at), ...circle.slice(0, at)]',
  },
  {
    file: 'day/votes.ts',
    of: "kind === 'execution' && votes?.succeeded === true",
    by: "kind === 'execution' && votes !== null",
  },
  { file: 'day/votes.ts', of: 'best.length === 1 ? (best[0]?.nominee ?? null) : null', by: 'best[0]?.nominee ?? null' },
  {
    file: 'day/votes.ts',
    of: "tokensHeld(game, voter) > owed || !spendsToken(game, voter) ? null : 'no-vote-token'",
    by: 'null',
  },
  { file: 'day/votes.ts', of: 'if (paysToVote(game, voter)) return true', by: '' },
  { file: 'day/votes.ts', of: ' > owed', by: ' > 0' },
  { file: 'day/votes.ts', of: 'Math.min(hands, maxHands(game, voter))', by: 'hands' },
  { file: 'day/votes.ts', of: 'if (raised === 0) return sum', by: '' },
  { file: 'day/votes.ts', of: "if (nomination.kind === 'exile') return sum + 1", by: '' },
  {
    file: 'day/votes.ts',
    of: '!game.registersAlive(voter) && !votesFree(game, voter)',
    by: '!game.registersAlive(voter)',
  },
  { file: 'day/votes.ts', of: 'instance.seat === voter && rules.needsNoToken', by: 'rules.needsNoToken' },
  { file: 'day/counting.ts', of: 'raised.filter((seat) => !refused.includes(seat))', by: 'raised' },
  { file: 'day/counting.ts', of: 'counted.filter((voter) => spendsToken(game, voter))', by: '[] as typeof counted' },
  { file: 'day/counting.ts', of: 'succeeded: tally >= needed, isSecret', by: 'succeeded: tally > needed, isSecret' },
  { file: 'day/counting.ts', of: '  if (!isSecret) for', by: '  for' },
  { file: 'day/counting.ts', of: 'nominations.slice(settled)', by: 'nominations' },
  { file: 'day/counting.ts', of: 'if (!succeeded) return', by: '' },
  { file: 'day/counting.ts', of: "if (nomination?.kind !== 'execution') return", by: 'if (!nomination) return' },
  // Winning
  { file: 'winning/claims.ts', of: "if (game.state.phase.kind === 'setup') return []", by: '' },
  { file: 'winning/claims.ts', of: '.filter(({ reason }) => !game.state.dismissed.includes(reason))', by: '' },
  { file: 'winning/claims.ts', of: 'game.claims.filter(({ blockedBy }) => blockedBy.length === 0)', by: 'game.claims' },
  {
    file: 'winning/claims.ts',
    of: "free.some(({ team }) => team === 'good') ? 'good' : 'evil'",
    by: "free[0]?.team ?? 'evil'",
  },
  {
    file: 'winning/claims.ts',
    of: "free.some(({ team }) => team === 'good') ? 'good' : 'evil'",
    by: "free.some(({ team }) => team === 'evil') ? 'evil' : 'good'",
  },
  {
    file: 'winning/claims.ts',
    of: "if (game.demons.length === 0 && !isUnknown) claims.push({ team: 'good', reason: 'demon-dead' })",
    by: '',
  },
  {
    file: 'winning/claims.ts',
    of: 'game.living.filter(({ isTraveller }) => !isTraveller).length <= 2',
    by: 'game.living.length <= 2',
  },
  { file: 'winning/claims.ts', of: '!isTraveller).length <= 2', by: '!isTraveller).length <= 3' },
  { file: 'winning/claims.ts', of: 'if (game.state.winner) return game.state.winner', by: '' },
  { file: 'winning/claims.ts', of: 'if (game.state.circle.length === 0) return claims', by: '' },
  { file: 'winning/claims.ts', of: 'game.demons.length === 0 && !isUnknown', by: 'game.demons.length === 0' },
  { file: 'winning/claims.ts', of: 'isInverted ? opposite(claim.team) : claim.team', by: 'claim.team' },
  {
    file: 'winning/claims.ts',
    of: 'game.functions(one) && moduleOf(one.character)?.invertsWins',
    by: 'moduleOf(one.character)?.invertsWins',
  },
  {
    file: 'winning/claims.ts',
    of: 'game.functions(instance) ? (moduleOf(instance.character)?.claims?.(game, instance) ?? []) : []',
    by: 'moduleOf(instance.character)?.claims?.(game, instance) ?? []',
  },
  { file: 'winning/claims.ts', of: "instance.origin !== 'believed' && ", by: '' },
]
