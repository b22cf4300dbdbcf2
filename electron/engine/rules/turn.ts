import type { CharacterId, InstanceId, SeatId } from '../../../shared/domain/ids'
import type { Alignment, EffectKind, Phase } from '../../../shared/domain/vocabulary'
import type { Notice, ToldItem } from '../../../shared/grimoire/view'
import { canonicalJson } from '../../../shared/lib/json'
import type { Json } from '../../../shared/lib/json'
import { attemptDeath, feignDeath } from '../death/pipeline'
import { overturnVote } from '../day/counting'
import { carryOutExecution } from '../day/execution'
import { moduleOf } from '../characters/registry'
import { evolve } from '../events/evolve'
import type { AbilityInstance, Cause, Effect, Fact } from '../events/facts'
import type { State } from '../state'
import { becomeCharacter, changeSide, renewAbilities } from './becoming'
import { gameOf } from './game'
import { expiryOf, meaningOf } from './meaning'
import { randomBelow } from './random'
import { misregisteringAbility, registersAs } from './registration'
import { react } from './reactions'
import type { DeathOptions, Flow, PlaceOptions, Question, Turn } from './doing'
import type { Game, Registration } from './reading'

/** The turn of one command on one state. Rank = place that the night has reached, for what is gained in it; asked only then. */
export class CommandTurn implements Turn {
  readonly facts: Fact[] = []
  readonly notices: Notice[] = []
  private current: State
  private cause: Cause | undefined
  private led: number | null = null
  private drawn = 0
  private readonly asked = new Map<string, number>()

  constructor(
    state: State,
    private readonly rank: () => number | null = () => null,
    /** Whose owner is taken for sober and healthy, and nothing comes of it. */
    private readonly rehearsed: AbilityInstance | null = null,
  ) {
    this.current = state
  }

  get game(): Game {
    const game = gameOf(this.current)
    return this.rehearsed ? game.asHealthy(this.rehearsed) : game
  }

  get state(): State {
    return this.current
  }

  get leading(): number | null {
    return this.led
  }

  emit(fact: Fact): number {
    const number = this.current.nextFact
    const cause = fact.cause ?? this.cause
    const because = fact.because ?? this.led ?? undefined
    const whole: Fact = { ...fact, ...(cause && { cause }), ...(because !== undefined && { because }) }
    this.facts.push(whole)
    this.current = evolve(this.current, whole)
    this.led ??= number
    return number
  }

  notice(code: string, params: Notice['params'] = {}): void {
    if (!this.notices.some((notice) => notice.code === code && canonicalJson(notice.params) === canonicalJson(params)))
      this.notices.push({ code, params })
  }

  *causedBy<Outcome>(cause: Cause, run: () => Flow<Outcome>): Flow<Outcome> {
    const outer = this.cause
    this.cause = cause
    try {
      return yield* run()
    } finally {
      this.cause = outer
    }
  }

  *because<Outcome>(leading: number | null, run: () => Flow<Outcome>): Flow<Outcome> {
    const outer = this.led
    this.led = leading
    try {
      return yield* run()
    } finally {
      this.led = outer
    }
  }

  *ask(question: Omit<Question, 'key'>): Flow<Json> {
    const name = `${question.ability}.${question.topic}.${String(question.seat)}`
    const times = (this.asked.get(name) ?? 0) + 1
    this.asked.set(name, times)
    return yield { ...question, key: `${name}.${String(times)}` }
  }

  rehearse(instance: AbilityInstance): CommandTurn | null {
    if (this.rehearsed) return null
    const stage = new CommandTurn(this.current, this.rank, instance)
    for (const [name, times] of this.asked) stage.asked.set(name, times)
    stage.drawn = this.drawn
    return stage
  }

  random(below: number): number {
    this.drawn += 1
    return randomBelow(`${this.current.seed}/${String(this.current.draws)}`, this.drawn, below)
  }

  kill(seat: SeatId, cause: Cause, options: DeathOptions = {}): Flow<boolean> {
    return attemptDeath(this, { victim: seat, cause }, options)
  }

  execute(target: SeatId | 'storyteller', cause: Cause): Flow<boolean> {
    return carryOutExecution(this, target, cause)
  }

  feignDeath(seat: SeatId, cause: Cause): Flow {
    return feignDeath(this, seat, cause)
  }

  point(by: AbilityInstance, targets: readonly SeatId[], target: SeatId): Flow {
    return react(this, 'chosen', { by, targets, target })
  }

  *revive(seat: SeatId): Flow {
    if (this.game.seat(seat).isAlive) return
    const revival = this.emit({ kind: 'revived', seat })
    yield* this.because(revival, () => this.backToLife(seat))
  }

  private *backToLife(seat: SeatId): Flow {
    this.renew(seat)
    yield* react(this, 'revived', { seat })
  }

  renew(seat: SeatId): void {
    renewAbilities(this, seat)
  }

  changeCharacter(seat: SeatId, to: CharacterId, options: { isTold?: boolean } = {}): Flow {
    return becomeCharacter(this, seat, to, options.isTold ?? true)
  }

  changeAlignment(seat: SeatId, to: Alignment, options: { isTold?: boolean } = {}): Flow {
    return changeSide(this, seat, to, options.isTold ?? true)
  }

  gain(
    seat: SeatId | null,
    character: CharacterId,
    origin: AbilityInstance['origin'],
    via: InstanceId | null = null,
    from?: Pick<AbilityInstance, 'since' | 'sinceRank'>,
  ): AbilityInstance {
    const id = `${seat === null ? 'storyteller' : String(seat)}.${character}.${String(this.current.nextInstance)}`
    const now: Phase = this.current.phase
    const { since, sinceRank } = from ?? { since: now, sinceRank: now.kind === 'night' ? this.rank() : null }
    const instance: AbilityInstance = { id, seat, character, origin, via, since, sinceRank, memory: {} }
    this.emit({ kind: 'instanceGained', instance })
    const brought = moduleOf(character)?.brings?.(this.game, instance) ?? []
    if (seat !== null)
      for (const other of brought) this.gain(seat, other, origin === 'believed' ? 'believed' : 'granted', id)
    return instance
  }

  lose(instance: AbilityInstance): void {
    for (const granted of this.current.instances.filter(({ via }) => via === instance.id)) this.lose(granted)
    for (const effect of this.current.effects)
      if (effect.sourceInstance === instance.id && goesWith(effect, instance)) this.endEffect(effect.id)
    this.emit({ kind: 'instanceLost', instance: instance.id })
  }

  place(source: AbilityInstance, label: string, target: SeatId | null, options: PlaceOptions = {}): Effect {
    const means = meaningOf(this.game.facts(source.character), label)
    const until = options.until ?? means.until
    const effect: Effect = {
      id: this.current.nextEffect,
      kind: options.kind ?? means.kind,
      target,
      character: source.character,
      label,
      sourceSeat: source.seat,
      sourceInstance: (options.outlivesSource ?? means.outlivesSource) ? null : source.id,
      until,
      expires: expiryOf(this.current.phase, until),
      isInert: options.isInert ?? this.isWarded(source, means.kind, target),
      isHidden: options.isHidden ?? false,
      data: options.data ?? null,
    }
    this.emit({ kind: 'effectAdded', effect })
    return effect
  }

  /** A Demon cannot put a player into a state who is safe from it now, not even for later (SPEC F14). */
  private isWarded(source: AbilityInstance, kind: EffectKind, target: SeatId | null): boolean {
    const isState = kind === 'drunk' || kind === 'poisoned'
    const isDemons = this.game.facts(source.character).team === 'demon'
    return isState && isDemons && target !== null && this.game.has(target, 'safeFromDemon')
  }

  endEffect(effect: number): void {
    this.emit({ kind: 'effectEnded', effect })
  }

  tell(seat: SeatId, item: ToldItem['kind'], value: Json, ability: string): void {
    this.emit({ kind: 'toldTo', seat, item, value, ability, truth: null })
  }

  failed(seat: SeatId, { character, origin }: Pick<AbilityInstance, 'character' | 'origin'>): void {
    this.emit({ kind: 'wentWrong', seat, ability: character, ...(origin === 'believed' && { isBelieved: true }) })
  }

  raiseClaim(team: Alignment, reason: string): void {
    this.emit({ kind: 'claimRaised', team, reason })
  }

  failVote(): void {
    overturnVote(this)
  }

  *registers<Answer extends Json>(
    seat: SeatId,
    asker: AbilityInstance,
    aspect: (registration: Registration) => Answer,
  ): Flow<Answer> {
    const registrations = this.game.registrations(seat, asker)
    const values = [
      ...new Map(
        registrations.map((registration) => [canonicalJson(aspect(registration)), aspect(registration)]),
      ).values(),
    ]
    const [truth, ...others] = values
    if (others.length === 0 || truth === undefined) return truth as Answer
    const ability = misregisteringAbility(this.game, seat) ?? this.game.seat(seat).character ?? asker.character
    const answer = yield* this.ask({
      ability,
      seat,
      topic: registersAs,
      options: values,
      isOptional: true,
      to: asker.seat,
    })
    return (answer === null ? truth : answer) as Answer
  }
}

/** Does an effect go with the ability it is of? What lasts for ever stays, but for what tells of its owner alone. */
function goesWith({ kind, until, target }: Effect, { seat }: AbilityInstance): boolean {
  return until !== 'forever' || kind === 'spent' || (kind === 'mark' && target !== null && target === seat)
}
