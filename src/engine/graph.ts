/**
 * The engine: named questions whose answers record their dependencies.
 *
 * `docs-build`, `docs-serve` and the cache are three ways of calling one graph. To bring an answer up to date, its
 * dependencies are brought up to date in the order in which they were asked; at the first one that changed after the
 * answer was last checked, the answer's question runs again. An answer whose hash comes out unchanged keeps its
 * `changed` revision, so nothing that depends on it runs again (early cut-off). No code anywhere decides what to
 * invalidate.
 *
 * Design decisions that may look odd:
 * - Of an answer `byField`, the fields are dependencies, each with an answer of its own.
 * - A question that asked nothing is an input: it is read again after `touch`, and once per process. There is no flag
 *   for it.
 * - A failure is an answer: it keeps its dependencies, so fixing the cause is enough.
 * - A cycle outranks every other failure and cannot be caught: every question that reaches one, from whichever side,
 *   fails with the same constant, and the message is derived afterwards from the recorded dependencies. A message made
 *   where the cycle is detected would depend on which question was entered first.
 * - A run ends when the last question it asked is answered, even if it has already failed: its dependencies must not
 *   depend on a race. For the same reason `all` is a `Promise.all` that throws the first failure in argument order.
 * - After `touch`, what does not depend on a touched input is up to date without a look at its dependencies
 *   (dependents.ts).
 *
 * The ideas are those of salsa and shake ("suspending scheduler, verifying traces", Build Systems à la Carte).
 */
import type { Diagnostic } from '../model.js'
import { type Answer, isValue, lastingList, Live, none, type Outcome } from './answer.js'
import { cycleMessages } from './cycles.js'
import { Dependents } from './dependents.js'
import { compare, type FailureCode, highestCode, sortDiagnostics } from './diagnostic.js'
import { hash } from './hash.js'
import { decode, encode } from './cache/codec.js'
import type { ValueStore } from './cache/segments.js'
import { adoptAnswers } from './adopt.js'
import { type FieldsView, viewOfFields } from './fields-view.js'
import { takeTurns } from './process.js'
import { asError, outcomeOf, startWaiting, stopWaiting } from './live.js'
import { sizeInMemory } from './value-size.js'
import {
  type Ask,
  type Asked,
  CycleError,
  idOf,
  type Key,
  type KeyArgument,
  parseId,
  type Question,
  questionNamed,
} from './question.js'
import type { BuildContext } from './build-context.js'

/** Deliberate defects, for the test that shows that the law test would detect them. */
export interface Sabotage {
  skipCheck?: boolean
  dropFailureDeps?: boolean
  noCutOff?: boolean
  trustSavedInputs?: boolean
  dropDependents?: boolean
}

export interface GraphOptions {
  context: BuildContext
  store?: ValueStore
  /**
   * Bytes of values to hold in memory, about, before those that were not used lately are evicted; needs a store. 192 MB
   * by default: with less, a site whose demos are known only when all pages are parsed parses many of them twice.
   */
  holdBytes?: number
  /** The answers of the cache. */
  saved?: Iterable<Live>
  revision?: number
  /** How many processes have used this cache, including this one. */
  session?: number
  sabotage?: Sabotage
}

export class Graph {
  private readonly answers = new Map<string, Live>()
  /** The answers of questions without a key, such as the configuration, which nearly every question asks for. */
  private readonly withoutKey = new WeakMap<object, Live>()
  private revisionNumber: number
  readonly sessionNumber: number
  /** Known from the first `touch` on. */
  private dependents: Dependents | undefined
  /** The revision of that `touch`: what was verified before it may have changed since. */
  private dependentsSince = Infinity
  /** Answers that have changed in the revision after the current one. */
  private readonly early: Live[] = []
  /** The answers that have messages or no value. */
  private readonly remarkable = new Set<Live>()
  /** The answers without dependencies; like dependents, known from the first `touch` on. */
  private readonly inputs = new Set<Live>()
  /** Whether anything differs from what was saved, besides what has been verified when. */
  isChanged = false
  private readonly held = new Set<Live>()
  private heldBytes = 0
  private heldShare = 1
  private active = 0
  private quiet: (() => void)[] = []
  private touching: Promise<void> | undefined
  /** Ids in the order in which they ran in this process; the reader clears it. */
  readonly log: string[] = []

  constructor(private readonly options: GraphOptions) {
    this.revisionNumber = (options.revision ?? 0) + 1
    this.sessionNumber = options.session ?? 1
    for (const live of options.saved ?? []) {
      this.answers.set(live.id, live)
      if (isRemarkable(live)) this.remarkable.add(live)
      if (options.sabotage?.trustSavedInputs && live.deps.length === 0) live.ran = true
    }
  }

  /** For asking outside of any question. Its `report` does nothing, since answers keep their own reports. */
  get ask(): Ask {
    return Object.assign(this.get.bind(this), { report() {}, context: this.options.context })
  }

  get revision(): number {
    return this.revisionNumber
  }

  /** The answer's value, up to date. Throws `Failure`, `CycleError` or `FaultError`. */
  async get<K extends Key, A>(asked: Question<K, A>, ...[key]: KeyArgument<K>): Promise<A> {
    return this.session(async () => {
      const live = this.find(asked, (key ?? null) as K)
      await this.refresh(live)
      return (await this.valueOf(live)) as A
    })
  }

  /** The answer's hash, up to date, without its value. Throws as `get` does. */
  async hash<K extends Key, A>(asked: Question<K, A>, ...[key]: KeyArgument<K>): Promise<string> {
    return this.session(async () => {
      const live = this.find(asked, (key ?? null) as K)
      await this.refresh(live)
      if (live.outcome.kind !== 'value') throw asError(live.outcome)
      return live.hash
    })
  }

  /** Marks inputs as possibly changed. Waits for questions that are being answered. */
  async touch(isDirty: Iterable<string> | ((id: string) => boolean)): Promise<void> {
    await this.whenQuiet(() => {
      if (!this.dependents) {
        this.dependents = new Dependents(this.answers.values())
        this.dependentsSince = this.revisionNumber
        for (const live of this.answers.values()) keepIf(this.inputs, live, live.deps.length === 0)
      }
      this.revisionNumber++
      const dirty =
        typeof isDirty === 'function'
          ? [...this.inputs].filter(({ id }) => isDirty(id))
          : [...isDirty].flatMap((id) => this.answers.get(id) ?? [])
      for (const live of dirty) live.dirty = true
      for (const live of this.dependents.above([...dirty, ...this.early.splice(0)])) live.touched = this.revisionNumber
    })
  }

  /** Runs work between questions: it waits for those that are being answered, and new ones wait for it. */
  private async whenQuiet<Result>(work: () => Result): Promise<Result> {
    while (this.touching) await this.touching
    if (this.active === 0) return work()
    const result = new Promise<void>((resolve) => this.quiet.push(resolve)).then(work)
    this.touching = result.then(() => undefined)
    try {
      return await result
    } finally {
      this.touching = undefined
    }
  }

  /**
   * Takes over answers that another process has found, from a remote cache. Like those of the local cache they are
   * checked before they are used, so it does not matter how old they are.
   *
   * An answer is not taken over if there is one here that is known to be up to date or may be. Waits for questions that
   * are being answered.
   *
   * @param found answers with all of their dependencies; they are used up
   * @returns how many were taken over
   */
  async adopt(found: readonly Live[]): Promise<number> {
    // Two caches disagree about an input: read it.
    for (const { id, hash: otherHash, deps } of found) {
      const live = this.answers.get(id)
      if (!live || deps.length > 0 || live.ran || live.hash === otherHash || !isDefined(live)) continue
      await this.session(async () => this.refresh(live))
    }
    return this.whenQuiet(() => {
      const taken = adoptAnswers(this.answers, found, this.revisionNumber)
      for (const live of this.answers.values()) keepIf(this.remarkable, live, isRemarkable(live))
      this.isChanged ||= taken > 0
      this.dependents = undefined
      this.dependentsSince = Infinity
      this.revisionNumber++
      return taken
    })
  }

  /**
   * All messages of these answers and their transitive dependencies, sorted and without duplicates.
   *
   * @param adjust changes or drops a message; `isFailure` if it says why there is no answer
   */
  messages(
    roots: Iterable<Asked>,
    adjust: (diagnostic: Diagnostic, isFailure: boolean) => Diagnostic | undefined = (diagnostic) => diagnostic,
  ): Diagnostic[] {
    const reached = this.remarkable.size === 0 ? new Set<Live>() : this.reach(roots)
    const found: Diagnostic[] = []
    const add = (diagnostic: Diagnostic, isFailure: boolean) => {
      const adjusted = adjust(diagnostic, isFailure)
      if (adjusted) found.push(adjusted)
    }
    for (const live of reached) {
      for (const report of live.reports) add(report, false)
      if (live.outcome.kind === 'failure') for (const diagnostic of live.outcome.diagnostics) add(diagnostic, true)
    }
    found.push(...cycleMessages(reached))
    return sortDiagnostics(found)
  }

  /** The exit code for what failed among these answers and their transitive dependencies. */
  failureCode(roots: Iterable<Asked>): FailureCode {
    return highestCode([...this.reach(roots)].map(({ outcome }) => outcome).filter((one) => one.kind === 'failure'))
  }

  /** Faults of the generator among these answers and their transitive dependencies. */
  faults(roots: Iterable<Asked>): Extract<Outcome, { kind: 'fault' }>[] {
    const faults: Extract<Outcome, { kind: 'fault' }>[] = []
    if ([...this.remarkable].every(({ outcome }) => outcome.kind !== 'fault')) return faults
    for (const live of this.reach(roots)) if (live.outcome.kind === 'fault') faults.push(live.outcome)
    return faults
  }

  /**
   * Why an answer was computed again in this process, from the answer down to the input that changed.
   *
   * @returns ids, the asked one first; empty if it did not run
   */
  why<K extends Key, A>(asked: Question<K, A>, key: K): string[] {
    const chain: string[] = []
    let live = this.answers.get(idOf(asked, key))
    while (live?.ran && !chain.includes(live.id)) {
      chain.push(live.id)
      live = live.because
    }
    if (live && chain.length > 0 && !chain.includes(live.id)) chain.push(live.id)
    return chain
  }

  /** The ids of an answer's transitive dependencies, itself included. */
  reads<K extends Key, A>(asked: Question<K, A>, key: K): string[] {
    const live = this.answers.get(idOf(asked, key))
    return live ? [...this.reachFrom([live])].map((found) => found.id).sort(compare) : []
  }

  /** The answers worth saving: those verified in one of the last `sessions` processes, and their dependencies. */
  answersToSave(sessions = 8): Answer[] {
    const kept = this.reachFrom(
      [...this.answers.values()].filter((live) => live.checked > 0 && live.used > this.sessionNumber - sessions),
    )
    // A fault of the generator is tried again next time, and so is everything that depends on it.
    return wholeAnswers(kept, (live) => live.outcome.kind !== 'fault' && live.hash !== '')
  }

  /** The answers that this process has found to be up to date, with all of their dependencies, for a remote cache. */
  answersToShare(): Answer[] {
    const isShared = ({ hash, outcome, deps, checked, used }: Live) =>
      used === this.sessionNumber &&
      hash !== '' &&
      (outcome.kind === 'value' || outcome.kind === 'failure') &&
      deps.every((dep) => dep.changed <= checked)
    return wholeAnswers(this.answers.values(), isShared)
  }

  private async session<A>(work: () => Promise<A>): Promise<A> {
    while (this.touching) await this.touching
    this.active++
    try {
      return await work()
    } finally {
      if (--this.active === 0) for (const resolve of this.quiet.splice(0)) resolve()
    }
  }

  private find<K extends Key, A>(asked: Question<K, A>, key: K): Live {
    const known = key === null ? this.withoutKey.get(asked) : undefined
    if (known) return known
    const id = idOf(asked, key)
    let live = this.answers.get(id)
    if (!live) this.answers.set(id, (live = new Live(id)))
    if (key === null) this.withoutKey.set(asked, live)
    return live
  }

  /** Brings an answer up to date; returns undefined if that needed no waiting. Never rejects. */
  private refresh(live: Live, asker?: Live): Promise<void> | undefined {
    if (live.checked === this.revisionNumber) return undefined
    if (this.isUntouched(live)) return this.confirm(live)
    if (asker && live.busy && this.waitsFor(live, asker)) {
      this.markCyclic(asker, live)
      return undefined
    }
    if (live.pending) return this.await(live.pending, live, asker)
    if (asker) startWaiting(asker, live)
    live.busy = true
    const done = () => {
      live.busy = false
      live.pending = undefined
      if (asker) stopWaiting(asker, live)
    }
    const settling = this.verify(live, 0)
    if (!settling) {
      done()
      return undefined
    }
    live.pending = settling.finally(done)
    return live.pending
  }

  /** Has it been verified in this process, and nothing changed since that it depends on? */
  private isUntouched({ checked, used, touched }: Live): boolean {
    return used === this.sessionNumber && checked >= this.dependentsSince && checked >= touched
  }

  private async await(pending: Promise<void>, live: Live, asker: Live | undefined): Promise<void> {
    if (asker) startWaiting(asker, live)
    await pending
    if (asker) stopWaiting(asker, live)
  }

  /** Whether `live` waits, directly or not, for `target`. */
  private waitsFor(live: Live, target: Live, seen = new Set<Live>()): boolean {
    if (live === target) return true
    if (seen.has(live)) return false
    seen.add(live)
    for (const next of live.waiting ?? []) if (this.waitsFor(next, target, seen)) return true
    return false
  }

  /** `asker` would close a cycle by waiting for `live`: every answer on the cycle fails. */
  private markCyclic(asker: Live, live: Live): void {
    const onTheWay = (from: Live, seen: Set<Live>): void => {
      if (seen.has(from)) return
      seen.add(from)
      if (this.waitsFor(from, asker)) from.cyclic = true
      for (const next of from.waiting ?? []) onTheWay(next, seen)
    }
    asker.cyclic = true
    onTheWay(live, new Set())
  }

  /** Checks dependencies starting at index `from`, synchronously as long as possible. */
  private verify(live: Live, from: number): Promise<void> | undefined {
    if (live.hash === '' || !isDefined(live)) return this.run(live, undefined)
    if (live.deps.length === 0) {
      return live.dirty || !(live.ran || this.isStamped(live)) ? this.run(live, undefined) : this.confirm(live)
    }
    if (this.options.sabotage?.skipCheck && live.ran) return this.confirm(live)
    for (let index = from; index < live.deps.length; index++) {
      const dep = live.deps[index]!
      // Cached, but its question has not been defined in this process yet: running `live` loads the module that does.
      if (!isDefined(dep)) return this.run(live, dep)
      const refreshing = this.refresh(dep, live)
      if (refreshing) return refreshing.then(() => this.verify(live, index))
      if (live.cyclic || dep.changed > live.checked) return this.run(live, dep)
    }
    return this.confirm(live)
  }

  /** Is an input what it was in the process that saved it, as far as its question can tell without reading it? */
  private isStamped({ id, stamp }: Live): boolean {
    if (stamp === undefined) return false
    const { name, key } = parseId(id)
    return questionNamed(name)?.stamp?.(this.options.context, key as never) === stamp
  }

  private confirm(live: Live): undefined {
    live.checked = this.revisionNumber
    live.used = this.sessionNumber
    return undefined
  }

  private async run(live: Live, because: Live | undefined): Promise<void> {
    const { name, key } = parseId(live.id)
    const asked = questionNamed(name)
    const deps: Live[] = []
    const seen = new Set<Live>()
    const reports: Diagnostic[] = []
    const open = new Set<Promise<unknown>>()
    let closed = false
    let finished = false
    const track = (answer: Promise<unknown>) => {
      open.add(answer)
      const close = () => open.delete(answer)
      answer.then(close, close)
    }
    const note = (dep: Live) => {
      if (seen.has(dep)) return
      seen.add(dep)
      deps.push(dep)
    }
    /** Answers of which only the fields that are read count; undefined until one of them is asked. */
    let views: Map<Live, FieldsView> | undefined
    const view = (field: Question<string, unknown>, dep: Live, value: object): object => {
      views ??= new Map()
      let known = views.get(dep)
      if (!known) {
        known = viewOfFields(value, {
          isOver: () => finished,
          readField: (name) => {
            const one = this.find(field, name)
            note(one)
            const refreshing = this.refresh(one, live)
            if (refreshing) track(refreshing)
          },
          readWhole: () => note(dep),
        })
        views.set(dep, known)
      }
      return known.value
    }
    const askOne = async (other: Question<Key, unknown>, otherKey: Key = null): Promise<unknown> => {
      if (closed) throw new Error(`${live.id} asked ${other.name} after it had answered`)
      const dep = this.find(other, otherKey)
      if (!other.field) note(dep)
      const refreshing = this.refresh(dep, live)
      if (refreshing) await refreshing
      if (dep.outcome.kind !== 'value') note(dep)
      // Still not up to date: waiting for it would have closed a cycle.
      if (dep.checked !== this.revisionNumber || dep.outcome.kind === 'cycle') {
        note(dep)
        live.cyclic = true
        throw new CycleError()
      }
      const value = await this.valueOf(dep)
      return other.field ? view(other.field, dep, value as object) : value
    }
    const ask = Object.assign(
      (other: Question<Key, unknown>, otherKey: Key) => {
        const answer = askOne(other, otherKey)
        track(answer)
        return answer
      },
      { report: (diagnostic: Diagnostic) => void reports.push(diagnostic), context: this.options.context },
    ) as unknown as Ask

    this.log.push(live.id)
    // Before it is read: a later edit gives another one.
    const stamp = asked?.stamp?.(this.options.context, key as never)
    this.isChanged ||= stamp !== live.stamp
    live.stamp = stamp
    let outcome: Outcome
    let value: unknown
    try {
      if (!asked) throw new Error(`there is no question named ${name}`)
      const turn = takeTurns()
      if (turn) await turn
      value = await (asked as Question<Key, unknown>).run(ask, key)
      outcome = isValue
    } catch (error) {
      outcome = outcomeOf(error, live.id)
    }
    while (open.size > 0) await Promise.allSettled(open)
    closed = true
    // Without any dependency it would be an input.
    for (const [dep, { isUnread }] of views ?? []) if (isUnread()) note(dep)
    if (live.cyclic) outcome = { kind: 'cycle' }
    this.finish(live, outcome, value, deps, reports, because, asked?.persist ?? 'value')
    finished = true
  }

  private finish(
    live: Live,
    outcome: Outcome,
    value: unknown,
    deps: Live[],
    reports: Diagnostic[],
    because: Live | undefined,
    persist: 'value' | 'hash',
  ): void {
    let newHash: string
    const { stored: storedBefore } = live
    this.evict(live)
    if (outcome.kind === 'value') {
      // A value that is passed on unchanged is not hashed again: a file's text goes through several questions.
      const source =
        persist === 'hash' ? deps.find((dep) => dep.value !== undefined && dep.value.is === value) : undefined
      const encoded = source ? undefined : encode(value)
      newHash = source ? source.hash : hash(encoded!.bytes)
      if (newHash !== live.hash) live.stored = undefined
      if (persist === 'value' && !live.stored) live.stored = this.options.store?.write(encoded!)
      this.hold(live, value, source?.value?.size ?? sizeToHold(value))
    } else {
      newHash = `!${hash(JSON.stringify([outcome.kind, outcome.kind === 'failure' ? outcome.diagnostics : outcome.kind === 'fault' ? outcome.message : '']))}`
      live.stored = undefined
    }
    // Computed again for its value, in a revision that had already verified it, with another result: an edit that the
    // watcher has not reported yet. Answers that relied on the first result must see the change in the next revision.
    const isEarly = live.checked === this.revisionNumber
    this.isChanged ||=
      newHash !== live.hash ||
      live.stored !== storedBefore ||
      reports.length + live.reports.length > 0 ||
      deps.length !== live.deps.length ||
      deps.some((dep, index) => dep !== live.deps[index])
    if (newHash !== live.hash || this.options.sabotage?.noCutOff) {
      live.changed = this.revisionNumber + (isEarly ? 1 : 0)
      if (isEarly) this.early.push(live)
    }
    live.hash = newHash
    live.outcome = outcome
    live.deps = outcome.kind === 'failure' && this.options.sabotage?.dropFailureDeps ? [] : lastingList(deps)
    live.reports = reports.length > 0 ? reports : none
    live.checked = this.revisionNumber
    live.because = because
    live.ran = true
    live.used = this.sessionNumber
    live.dirty = false
    live.cyclic = false
    if (!this.options.sabotage?.dropDependents) this.dependents?.add(live)
    if (this.dependents) keepIf(this.inputs, live, deps.length === 0)
    keepIf(this.remarkable, live, isRemarkable(live))
  }

  /** The value of an answer that is up to date; throws what it failed with. */
  private async valueOf(live: Live): Promise<unknown> {
    if (live.outcome.kind !== 'value') throw asError(live.outcome)
    if (live.value) {
      live.value.isUsed = true
      return live.value.is
    }
    if (live.stored) {
      const fetching = this.options.store?.fetch?.(live.stored)
      if (fetching) await fetching
      // Meanwhile it may have been read or computed.
      if (live.value || !live.stored) return this.valueOf(live)
      const bytes = this.options.store?.read(live.stored)
      if (bytes && hash(bytes) === live.hash) {
        const value = decode(bytes, live.stored)
        this.hold(live, value, sizeToHold(value))
        return value
      }
      live.stored = undefined
    }
    // Up to date, but the value is no longer available: compute it again.
    live.pending ??= this.run(live, undefined).finally(() => (live.pending = undefined))
    await live.pending
    return this.valueOf(live)
  }

  /** Holds less in memory from the next value on: a share from 0 to 1 of what it held at most in the beginning. */
  holdLess(share: number): void {
    this.heldShare = share
  }

  /** Drops the value of an answer from memory: nothing is likely to need it again. */
  release<K extends Key, A>(asked: Question<K, A>, key: K): void {
    const live = this.answers.get(idOf(asked, key))
    if (live) this.evict(live)
  }

  private hold(live: Live, value: unknown, size: number): void {
    live.value = { is: value, size, isUsed: false }
    this.held.add(live)
    this.heldBytes += size
    if (!this.options.store) return
    const limit = (this.options.holdBytes ?? 192 * 1024 * 1024) * this.heldShare
    for (const oldest of this.held) {
      if (this.heldBytes <= limit) break
      if (oldest === live) continue
      if (oldest.value?.isUsed) {
        // A second chance, at the end. Moving a value whenever it is used would take longer than most answers.
        oldest.value.isUsed = false
        this.held.delete(oldest)
        this.held.add(oldest)
      } else this.evict(oldest)
    }
  }

  private evict(live: Live): void {
    if (!live.value) return
    this.heldBytes -= live.value.size
    live.value = undefined
    this.held.delete(live)
  }

  private reach(roots: Iterable<Asked>): Set<Live> {
    const starts: Live[] = []
    for (const root of roots) {
      const live = this.answers.get(idOf(root.question, root.key as never))
      if (live) starts.push(live)
    }
    return this.reachFrom(starts)
  }

  private reachFrom(starts: Live[]): Set<Live> {
    const reached = new Set<Live>(starts)
    for (const live of reached) for (const dep of live.deps) reached.add(dep)
    return reached
  }
}

/** The answers that a condition holds for, for all of their dependencies as well. */
function wholeAnswers(answers: Iterable<Live>, holds: (live: Live) => boolean): Live[] {
  const kept = new Set<Live>()
  for (const live of answers) if (holds(live)) kept.add(live)
  for (;;) {
    const dropped = [...kept].filter((live) => live.deps.some((dep) => !kept.has(dep)))
    if (dropped.length === 0) return [...kept]
    for (const live of dropped) kept.delete(live)
  }
}

/** With what it takes to know of it. */
function sizeToHold(value: unknown): number {
  return 100 + sizeInMemory(value)
}

function isRemarkable({ reports, outcome }: Live): boolean {
  return reports.length > 0 || outcome.kind !== 'value'
}

function keepIf<Item>(set: Set<Item>, item: Item, isIn: boolean): void {
  if (isIn) set.add(item)
  else set.delete(item)
}

function isDefined(live: Live): boolean {
  // A question that has been defined stays so.
  return (live.isDefined ||= questionNamed(live.id.slice(0, live.id.indexOf(' '))) !== undefined)
}
