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
import { Answer, asError, isValue, noDeps, noReports, type Outcome, outcomeOf } from './answer.js'
import { cycleMessages } from './cycles.js'
import { Dependents } from './dependents.js'
import { compare, type FailureCode, highestCode, sortDiagnostics } from './diagnostic.js'
import { hash } from './hash.js'
import { decode, encode } from './cache/codec.js'
import type { ValueStore } from './cache/segments.js'
import { adoptAnswers } from './adopt.js'
import { viewOfFields } from './fields-view.js'
import { takeTurns } from './process.js'
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
  saved?: Iterable<Answer>
  revision?: number
  /** How many processes have used this cache, including this one. */
  session?: number
  sabotage?: Sabotage
}

export class Graph {
  private readonly answers = new Map<string, Answer>()
  /** The answers of questions without a key, such as the configuration, which nearly every question asks for. */
  private readonly withoutKey = new WeakMap<object, Answer>()
  private revisionNumber: number
  readonly sessionNumber: number
  /** Known from the first `touch` on. */
  private dependents: Dependents | undefined
  /** The revision of that `touch`: what was verified before it may have changed since. */
  private dependentsSince = Infinity
  /** Answers that have changed in the revision after the current one. */
  private readonly early: Answer[] = []
  /** The answers that have messages or no value. */
  private readonly remarkable = new Set<Answer>()
  /** The answers without dependencies; like dependents, known from the first `touch` on. */
  private readonly inputs = new Set<Answer>()
  /** Whether anything differs from what was saved, besides what has been verified when. */
  isChanged = false
  private readonly held = new Set<Answer>()
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
    for (const answer of options.saved ?? []) {
      this.answers.set(answer.id, answer)
      if (isRemarkable(answer)) this.remarkable.add(answer)
      if (options.sabotage?.trustSavedInputs && answer.deps.length === 0) answer.ran = true
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
      const answer = this.find(asked, (key ?? null) as K)
      await this.refresh(answer)
      return (await this.valueOf(answer)) as A
    })
  }

  /** The answer's hash, up to date, without its value. Throws as `get` does. */
  async hash<K extends Key, A>(asked: Question<K, A>, ...[key]: KeyArgument<K>): Promise<string> {
    return this.session(async () => {
      const answer = this.find(asked, (key ?? null) as K)
      await this.refresh(answer)
      if (answer.outcome.kind !== 'value') throw asError(answer.outcome)
      return answer.hash
    })
  }

  /** Marks inputs as possibly changed. Waits for questions that are being answered. */
  async touch(isDirty: Iterable<string> | ((id: string) => boolean)): Promise<void> {
    await this.whenQuiet(() => {
      if (!this.dependents) {
        this.dependents = new Dependents(this.answers.values())
        this.dependentsSince = this.revisionNumber
        for (const answer of this.answers.values()) keepIf(this.inputs, answer, answer.deps.length === 0)
      }
      this.revisionNumber++
      const dirty =
        typeof isDirty === 'function'
          ? [...this.inputs].filter(({ id }) => isDirty(id))
          : [...isDirty].flatMap((id) => this.answers.get(id) ?? [])
      for (const answer of dirty) answer.dirty = true
      for (const answer of this.dependents.above([...dirty, ...this.early.splice(0)]))
        answer.touched = this.revisionNumber
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
  async adopt(found: readonly Answer[]): Promise<number> {
    // Two caches disagree about an input: read it.
    for (const { id, hash: otherHash, deps } of found) {
      const answer = this.answers.get(id)
      if (!answer || deps.length > 0 || answer.ran || answer.hash === otherHash || !isDefined(answer)) continue
      await this.session(async () => this.refresh(answer))
    }
    return this.whenQuiet(() => {
      const taken = adoptAnswers(this.answers, found, this.revisionNumber)
      for (const answer of this.answers.values()) keepIf(this.remarkable, answer, isRemarkable(answer))
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
    const reached = this.remarkable.size === 0 ? new Set<Answer>() : this.reach(roots)
    const found: Diagnostic[] = []
    const add = (diagnostic: Diagnostic, isFailure: boolean) => {
      const adjusted = adjust(diagnostic, isFailure)
      if (adjusted) found.push(adjusted)
    }
    for (const answer of reached) {
      for (const report of answer.reports) add(report, false)
      if (answer.outcome.kind === 'failure') for (const diagnostic of answer.outcome.diagnostics) add(diagnostic, true)
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
    for (const answer of this.reach(roots)) if (answer.outcome.kind === 'fault') faults.push(answer.outcome)
    return faults
  }

  /**
   * Why an answer was computed again in this process, from the answer down to the input that changed.
   *
   * @returns ids, the asked one first; empty if it did not run
   */
  why<K extends Key, A>(asked: Question<K, A>, key: K): string[] {
    const chain: string[] = []
    let answer = this.answers.get(idOf(asked, key))
    while (answer?.ran && !chain.includes(answer.id)) {
      chain.push(answer.id)
      answer = answer.because
    }
    if (answer && chain.length > 0 && !chain.includes(answer.id)) chain.push(answer.id)
    return chain
  }

  /** The ids of an answer's transitive dependencies, itself included. */
  reads<K extends Key, A>(asked: Question<K, A>, key: K): string[] {
    const answer = this.answers.get(idOf(asked, key))
    return answer ? [...this.reachFrom([answer])].map((found) => found.id).sort(compare) : []
  }

  /** The answers worth saving: those verified in one of the last `sessions` processes, and their dependencies. */
  answersToSave(sessions = 8): Answer[] {
    const kept = this.reachFrom(
      [...this.answers.values()].filter((answer) => answer.checked > 0 && answer.used > this.sessionNumber - sessions),
    )
    // A fault of the generator is tried again next time, and so is everything that depends on it.
    return wholeAnswers(kept, (answer) => answer.outcome.kind !== 'fault' && answer.hash !== '')
  }

  /** The answers that this process has found to be up to date, with all of their dependencies, for a remote cache. */
  answersToShare(): Answer[] {
    const isShared = ({ hash, outcome, deps, checked, used }: Answer) =>
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

  private find<K extends Key, A>(asked: Question<K, A>, key: K): Answer {
    const known = key === null ? this.withoutKey.get(asked) : undefined
    if (known) return known
    const id = idOf(asked, key)
    let answer = this.answers.get(id)
    if (!answer) this.answers.set(id, (answer = new Answer(id)))
    if (key === null) this.withoutKey.set(asked, answer)
    return answer
  }

  /** Brings an answer up to date; returns undefined if that needed no waiting. Never rejects. */
  private refresh(answer: Answer, asker?: Answer): Promise<void> | undefined {
    if (answer.checked === this.revisionNumber) return undefined
    if (this.isUntouched(answer)) return this.confirm(answer)
    if (asker && answer.busy && answer.waitsFor(asker)) {
      this.markCyclic(asker, answer)
      return undefined
    }
    if (answer.pending) return this.await(answer.pending, answer, asker)
    if (asker) asker.startWaiting(answer)
    answer.busy = true
    const done = () => {
      answer.busy = false
      answer.pending = undefined
      if (asker) asker.stopWaiting(answer)
    }
    const settling = this.verify(answer, 0)
    if (!settling) {
      done()
      return undefined
    }
    answer.pending = settling.finally(done)
    return answer.pending
  }

  /** Has it been verified in this process, and nothing changed since that it depends on? */
  private isUntouched({ checked, used, touched }: Answer): boolean {
    return used === this.sessionNumber && checked >= this.dependentsSince && checked >= touched
  }

  private async await(pending: Promise<void>, answer: Answer, asker: Answer | undefined): Promise<void> {
    if (asker) asker.startWaiting(answer)
    await pending
    if (asker) asker.stopWaiting(answer)
  }

  /** `asker` would close a cycle by waiting for `answer`: every answer on the cycle fails. */
  private markCyclic(asker: Answer, answer: Answer): void {
    const onTheWay = (from: Answer, seen: Set<Answer>): void => {
      if (seen.has(from)) return
      seen.add(from)
      if (from.waitsFor(asker)) from.cyclic = true
      for (const next of from.waiting ?? []) onTheWay(next, seen)
    }
    asker.cyclic = true
    onTheWay(answer, new Set())
  }

  /** Checks dependencies starting at index `from`, synchronously as long as possible. */
  private verify(answer: Answer, from: number): Promise<void> | undefined {
    if (answer.hash === '' || !isDefined(answer)) return this.run(answer, undefined)
    if (answer.deps.length === 0) {
      return answer.dirty || !(answer.ran || this.isStamped(answer))
        ? this.run(answer, undefined)
        : this.confirm(answer)
    }
    if (this.options.sabotage?.skipCheck && answer.ran) return this.confirm(answer)
    for (let index = from; index < answer.deps.length; index++) {
      const dep = answer.deps[index]!
      // Cached, but its question has not been defined in this process yet: running `answer` loads the module that does.
      if (!isDefined(dep)) return this.run(answer, dep)
      const refreshing = this.refresh(dep, answer)
      if (refreshing) return refreshing.then(() => this.verify(answer, index))
      if (answer.cyclic || dep.changed > answer.checked) return this.run(answer, dep)
    }
    return this.confirm(answer)
  }

  /** Is an input what it was in the process that saved it, as far as its question can tell without reading it? */
  private isStamped({ id, stamp }: Answer): boolean {
    if (stamp === undefined) return false
    const { name, key } = parseId(id)
    return questionNamed(name)?.stamp?.(this.options.context, key as never) === stamp
  }

  private confirm(answer: Answer): undefined {
    answer.checked = this.revisionNumber
    answer.used = this.sessionNumber
    return undefined
  }

  private async run(answer: Answer, because: Answer | undefined): Promise<void> {
    const { name, key } = parseId(answer.id)
    const asked = questionNamed(name)
    const deps: Answer[] = []
    const seen = new Set<Answer>()
    const reports: Diagnostic[] = []
    const open = new Set<Promise<unknown>>()
    let closed = false
    let finished = false
    const track = (asking: Promise<unknown>) => {
      open.add(asking)
      const close = () => open.delete(asking)
      asking.then(close, close)
    }
    const note = (dep: Answer) => {
      if (seen.has(dep)) return
      seen.add(dep)
      deps.push(dep)
    }
    /** Answers of which only the fields that are read count. */
    const views = new Map<Answer, object>()
    const unread = new Set<Answer>()
    const view = (field: Question<string, unknown>, dep: Answer, value: object): object => {
      const known = views.get(dep)
      if (known) return known
      const readField = (name: string) => {
        // What is read later belongs to another question, which depends on the answer of this one.
        if (finished) return
        unread.delete(dep)
        const one = this.find(field, name)
        note(one)
        const refreshing = this.refresh(one, answer)
        if (refreshing) track(refreshing)
      }
      const made = viewOfFields(value, readField, () => finished || note(dep))
      views.set(dep, made)
      unread.add(dep)
      return made
    }
    const askOne = async (other: Question<Key, unknown>, otherKey: Key = null): Promise<unknown> => {
      if (closed) throw new Error(`${answer.id} asked ${other.name} after it had answered`)
      const dep = this.find(other, otherKey)
      if (!other.field) note(dep)
      const refreshing = this.refresh(dep, answer)
      if (refreshing) await refreshing
      if (dep.outcome.kind !== 'value') note(dep)
      // Still not up to date: waiting for it would have closed a cycle.
      if (dep.checked !== this.revisionNumber || dep.outcome.kind === 'cycle') {
        note(dep)
        answer.cyclic = true
        throw new CycleError()
      }
      const value = await this.valueOf(dep)
      return other.field ? view(other.field, dep, value as object) : value
    }
    const ask = Object.assign(
      (other: Question<Key, unknown>, otherKey: Key) => {
        const asking = askOne(other, otherKey)
        track(asking)
        return asking
      },
      { report: (diagnostic: Diagnostic) => void reports.push(diagnostic), context: this.options.context },
    ) as unknown as Ask

    this.log.push(answer.id)
    // Before it is read: a later edit gives another one.
    const stamp = asked?.stamp?.(this.options.context, key as never)
    this.isChanged ||= stamp !== answer.stamp
    answer.stamp = stamp
    let outcome: Outcome
    let value: unknown
    try {
      if (!asked) throw new Error(`there is no question named ${name}`)
      // Of all that wait, each may take a while.
      for (let turn = takeTurns(); turn; turn = takeTurns()) await turn
      value = await (asked as Question<Key, unknown>).run(ask, key)
      outcome = isValue
    } catch (error) {
      outcome = outcomeOf(error, answer.id)
    }
    while (open.size > 0) await Promise.allSettled(open)
    closed = true
    // Without any dependency it would be an input, and that answer may fail next time.
    for (const dep of unread) note(dep)
    if (answer.cyclic) outcome = { kind: 'cycle' }
    this.finish(answer, outcome, value, deps, reports, because, asked?.persist ?? 'value')
    finished = true
  }

  private finish(
    answer: Answer,
    outcome: Outcome,
    value: unknown,
    deps: Answer[],
    reports: Diagnostic[],
    because: Answer | undefined,
    persist: 'value' | 'hash',
  ): void {
    let newHash: string
    const { stored: storedBefore } = answer
    this.evict(answer)
    if (outcome.kind === 'value') {
      // A value that is passed on unchanged is not hashed again: a file's text goes through several questions.
      const source =
        persist === 'hash' ? deps.find((dep) => dep.value !== undefined && dep.value.is === value) : undefined
      const encoded = source ? undefined : encode(value)
      newHash = source ? source.hash : hash(encoded!.bytes)
      if (newHash !== answer.hash) answer.stored = undefined
      if (persist === 'value' && !answer.stored) answer.stored = this.options.store?.write(encoded!)
      this.hold(answer, value, source?.value?.size ?? sizeToHold(value))
    } else {
      const said = outcome.kind === 'failure' ? outcome.diagnostics : outcome.kind === 'fault' ? outcome.message : ''
      newHash = `!${hash(JSON.stringify([outcome.kind, said]))}`
      answer.stored = undefined
    }
    // Computed again for its value, in a revision that had already verified it, with another result: an edit that the
    // watcher has not reported yet. Answers that relied on the first result must see the change in the next revision.
    const isEarly = answer.checked === this.revisionNumber
    this.isChanged ||=
      newHash !== answer.hash ||
      answer.stored !== storedBefore ||
      reports.length + answer.reports.length > 0 ||
      deps.length !== answer.deps.length ||
      deps.some((dep, index) => dep !== answer.deps[index])
    if (newHash !== answer.hash || this.options.sabotage?.noCutOff) {
      answer.changed = this.revisionNumber + (isEarly ? 1 : 0)
      if (isEarly) this.early.push(answer)
    }
    answer.hash = newHash
    answer.outcome = outcome
    const isDropped = outcome.kind === 'failure' && this.options.sabotage?.dropFailureDeps
    // A copy has no room to grow.
    answer.deps = isDropped || deps.length === 0 ? noDeps : deps.slice()
    answer.reports = reports.length > 0 ? reports : noReports
    answer.checked = this.revisionNumber
    answer.because = because
    answer.ran = true
    answer.used = this.sessionNumber
    answer.dirty = false
    answer.cyclic = false
    if (!this.options.sabotage?.dropDependents) this.dependents?.add(answer)
    if (this.dependents) keepIf(this.inputs, answer, deps.length === 0)
    keepIf(this.remarkable, answer, isRemarkable(answer))
  }

  /** The value of an answer that is up to date; throws what it failed with. */
  private async valueOf(answer: Answer): Promise<unknown> {
    if (answer.outcome.kind !== 'value') throw asError(answer.outcome)
    if (answer.value) {
      answer.value.isUsed = true
      return answer.value.is
    }
    if (answer.stored) {
      const fetching = this.options.store?.fetch?.(answer.stored)
      if (fetching) await fetching
      // Meanwhile it may have been read or computed.
      if (answer.value || !answer.stored) return this.valueOf(answer)
      const bytes = this.options.store?.read(answer.stored)
      if (bytes && hash(bytes) === answer.hash) {
        const value = decode(bytes, answer.stored)
        this.hold(answer, value, sizeToHold(value))
        return value
      }
      answer.stored = undefined
    }
    // Up to date, but the value is no longer available: compute it again.
    answer.pending ??= this.run(answer, undefined).finally(() => (answer.pending = undefined))
    await answer.pending
    return this.valueOf(answer)
  }

  /** Limits what is held in memory, from the next value on: a share from 0 to 1 of the limit in the beginning. */
  limitMemory(share: number): void {
    this.heldShare = share
  }

  /** Drops the value of an answer from memory: nothing is likely to need it again. */
  release<K extends Key, A>(asked: Question<K, A>, key: K): void {
    const answer = this.answers.get(idOf(asked, key))
    if (answer) this.evict(answer)
  }

  private hold(answer: Answer, value: unknown, size: number): void {
    answer.value = { is: value, size, isUsed: false }
    this.held.add(answer)
    this.heldBytes += size
    if (!this.options.store) return
    const limit = (this.options.holdBytes ?? 192 * 1024 * 1024) * this.heldShare
    for (const oldest of this.held) {
      if (this.heldBytes <= limit) break
      if (oldest === answer) continue
      if (oldest.value?.isUsed) {
        // A second chance, at the end. Moving a value whenever it is used would take longer than most answers.
        oldest.value.isUsed = false
        this.held.delete(oldest)
        this.held.add(oldest)
      } else this.evict(oldest)
    }
  }

  private evict(answer: Answer): void {
    if (!answer.value) return
    this.heldBytes -= answer.value.size
    answer.value = undefined
    this.held.delete(answer)
  }

  private reach(roots: Iterable<Asked>): Set<Answer> {
    const starts: Answer[] = []
    for (const root of roots) {
      const answer = this.answers.get(idOf(root.question, root.key as never))
      if (answer) starts.push(answer)
    }
    return this.reachFrom(starts)
  }

  private reachFrom(starts: Answer[]): Set<Answer> {
    const reached = new Set<Answer>(starts)
    for (const answer of reached) for (const dep of answer.deps) reached.add(dep)
    return reached
  }
}

/** The answers that a condition holds for, for all of their dependencies as well. */
function wholeAnswers(answers: Iterable<Answer>, holds: (answer: Answer) => boolean): Answer[] {
  const kept = new Set<Answer>()
  for (const answer of answers) if (holds(answer)) kept.add(answer)
  for (;;) {
    const dropped = [...kept].filter((answer) => answer.deps.some((dep) => !kept.has(dep)))
    if (dropped.length === 0) return [...kept]
    for (const answer of dropped) kept.delete(answer)
  }
}

/** With what it takes to know of it. */
function sizeToHold(value: unknown): number {
  return 100 + sizeInMemory(value)
}

function isRemarkable({ reports, outcome }: Answer): boolean {
  return reports.length > 0 || outcome.kind !== 'value'
}

function keepIf<Item>(set: Set<Item>, item: Item, isIn: boolean): void {
  if (isIn) set.add(item)
  else set.delete(item)
}

function isDefined(answer: Answer): boolean {
  // A question that has been defined stays so.
  return (answer.isDefined ||= questionNamed(answer.id.slice(0, answer.id.indexOf(' '))) !== undefined)
}
