/**
 * The engine: named questions whose answers remember what they asked.
 *
 * `docs-build`, `docs-serve` and the cache are three ways of calling one graph. An answer is brought up to date by
 * bringing its dependencies up to date in the order in which they were asked; at the first that changed after the
 * answer was last checked, it runs again. An answer that comes out as before keeps its `changed` revision, so whoever
 * asked need not care (early cut-off). No code anywhere says what to invalidate.
 *
 * Rules that look odd and are not:
 * - Whoever asked nothing is an input: read again when touched, and once per process. There is no flag for it.
 * - A failure is an answer: it keeps its dependencies, so mending the cause is enough.
 * - A cycle outranks every other failure and can't be caught: whoever reaches one, from whichever side, fails with the
 *   same constant, and the message is made afterwards from the recorded dependencies. Told by whoever happened to
 *   notice, it would depend on who was entered first.
 * - A run ends when the last question it asked is answered, also when it has failed before: its dependencies must not
 *   depend on a race. `all` is the `Promise.all` that throws the first failure in order, for the same reason.
 *
 * The ideas are those of salsa and shake ("suspending scheduler, verifying traces", Build Systems à la Carte).
 */
import type { Diagnostic } from '../model.js'
import type { Answer, Outcome } from './answer.js'
import { compare, Failure, sortDiagnostics } from './diagnostic.js'
import { messages } from './messages.js'
import { currentEvaluation, type Evaluation, isSuperseded } from './evaluation.js'
import { hash } from './hash.js'
import { decode, encode, type ValueStore } from './memory.js'
import type { World } from './world.js'

/** Keys and answers are plain data: they are written down as JSON. */
export type Key = string | number | boolean | null | readonly Key[] | { readonly [name: string]: Key | undefined }

export interface Ask {
  /** The answer of another question. Throws its `Failure`. */
  <K extends Key, A>(question: Question<K, A>, key: K): Promise<A>
  /** Says something to the person who runs the build; it lives and dies with this answer. */
  report(diagnostic: Diagnostic): void
  /** What inputs read from and heavy work is handed to. Only questions about inputs touch the disk. */
  readonly world: World
}

export interface Question<K extends Key, A> {
  readonly name: string
  readonly run: (ask: Ask, key: K) => A | Promise<A>
  /** `print`: only the fingerprint is remembered, the value is made again when it is needed (output files). */
  readonly keep: 'value' | 'print'
}

const registry = new Map<string, Question<never, unknown>>()
/** Who defined each name: a module of the site, or the generator. */
const definedBy = new Map<string, Evaluation | 'generator'>()

/** Two questions have the same name: the answers of one would be taken for those of the other. */
export class QuestionExistsError extends Error {
  constructor(readonly question: string) {
    super(`A question named "${question}" exists already.`)
    this.name = 'QuestionExistsError'
  }
}

/**
 * Defines a question. Call it once per name, while a module is evaluated, not in a function that is called later.
 *
 * Its name is its identity in the graph and on disk. To the name of a question that a module of the site defines, the
 * version of that module is added: when docs.config.ts is edited, the questions of its new text are new ones, and nothing
 * that the old code answered is taken for an answer of the new code.
 *
 * @param name without spaces; a plugin does well to begin it with its own name: `feed/items`
 * @param run gets its dependencies by asking; must be a function of its key and of what it asks
 * @throws QuestionExistsError where the generator, or another module of the site, has defined the name
 */
export function question<K extends Key, A>(
  name: string,
  run: (ask: Ask, key: K) => A | Promise<A>,
  options: { keep?: 'value' | 'print' } = {},
): Question<K, A> {
  if (!/^\S+$/.test(name)) throw new TypeError(`"${name}" is not a valid name of a question: it must not have spaces.`)
  const evaluation = currentEvaluation()
  const existing = definedBy.get(name)
  if (existing && (existing === 'generator' || !isSuperseded(existing))) throw new QuestionExistsError(name)
  definedBy.set(name, evaluation ?? 'generator')
  const fullName = evaluation ? `${name}@${evaluation.version}` : name
  const made: Question<K, A> = { name: fullName, run, keep: options.keep ?? 'value' }
  registry.set(fullName, made)
  return made
}

/** `Promise.all` that waits for every answer and throws the first failure in order. */
export function all<const T extends readonly unknown[]>(
  answers: readonly [...{ [I in keyof T]: Promise<T[I]> }],
): Promise<T>
export function all<A>(answers: Iterable<Promise<A>>): Promise<A[]>
export async function all<A>(answers: Iterable<Promise<A>>): Promise<A[]> {
  const settled = await Promise.allSettled(answers)
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}

/** Thrown through every question that leads into a cycle. Catching it changes nothing. */
export class CycleError extends Error {
  constructor() {
    super('A question leads back to itself.')
    this.name = 'CycleError'
  }
}

/** A fault of ours: something other than a `Failure` was thrown in a question. */
export class FaultError extends Error {
  constructor(
    message: string,
    readonly chain: string[],
    override readonly cause?: unknown,
  ) {
    super(message)
    this.name = 'FaultError'
  }
}

interface Live extends Answer {
  deps: Live[]
  /** In memory now; an absent value is read from the store or made again. */
  value: { is: unknown; size: number } | undefined
  pending: Promise<void> | undefined
  busy: boolean
  /** Whom it waits for, to notice cycles; absent while it waits for nobody. */
  waiting: Set<Live> | undefined
  poisoned: boolean
  touched: boolean
  /** It was run in this process. */
  ran: boolean
  /** Why it last ran in this process: the dependency that had changed; undefined for a first answer or an input. */
  because: Live | undefined
}

/** Ways to break the engine on purpose, for the test that shows that the law would notice. */
export interface Sabotage {
  skipCheck?: boolean
  dropFailureDeps?: boolean
  noCutOff?: boolean
  trustRememberedInputs?: boolean
}

export interface GraphOptions {
  world: World
  store?: ValueStore
  /** Bytes of values to hold in memory before the least recently used are dropped; only with a store. */
  holdBytes?: number
  remembered?: Iterable<Answer>
  revision?: number
  /** The number of this process in the life of its memory. */
  session?: number
  sabotage?: Sabotage
}

export class Graph {
  private readonly answers = new Map<string, Live>()
  private revisionNumber: number
  readonly sessionNumber: number
  private readonly held = new Set<Live>()
  private heldBytes = 0
  private active = 0
  private quiet: (() => void)[] = []
  private touching: Promise<void> | undefined
  /** Ids in the order in which they ran in this process; cleared by whoever reads it. */
  readonly log: string[] = []

  constructor(private readonly options: GraphOptions) {
    this.revisionNumber = (options.revision ?? 0) + 1
    this.sessionNumber = options.session ?? 1
    for (const answer of options.remembered ?? []) this.answers.set(answer.id, liven(answer))
    for (const live of this.answers.values()) {
      if (options.sabotage?.trustRememberedInputs && live.deps.length === 0) live.ran = true
    }
  }

  /** Asks from outside of any question: what is reported goes nowhere, since the answers keep their own reports. */
  get ask(): Ask {
    return Object.assign(this.get.bind(this), { report() {}, world: this.options.world })
  }

  get revision(): number {
    return this.revisionNumber
  }

  /** The answer's value, up to date. Throws `Failure`, `CycleError` or `FaultError`. */
  async get<K extends Key, A>(asked: Question<K, A>, key: K): Promise<A> {
    return this.session(async () => {
      const live = this.find(asked, key)
      await this.bring(live)
      return (await this.valueOf(live)) as A
    })
  }

  /** The answer's fingerprint, up to date, without its value. Throws as `get` does. */
  async print<K extends Key, A>(asked: Question<K, A>, key: K): Promise<string> {
    return this.session(async () => {
      const live = this.find(asked, key)
      await this.bring(live)
      if (live.outcome.kind !== 'value') throw asError(live.outcome)
      return live.print
    })
  }

  /** Marks inputs that may read differently now. Waits for questions that are being answered. */
  async touch(isTouched: Iterable<string> | ((id: string) => boolean)): Promise<void> {
    while (this.touching) await this.touching
    const idle = this.active === 0 ? undefined : new Promise<void>((resolve) => this.quiet.push(resolve))
    const apply = () => {
      this.revisionNumber++
      if (typeof isTouched === 'function') {
        for (const live of this.answers.values()) if (isTouched(live.id)) live.touched = true
      } else {
        for (const id of isTouched) {
          const live = this.answers.get(id)
          if (live) live.touched = true
        }
      }
    }
    if (!idle) return apply()
    this.touching = idle.then(apply)
    await this.touching
    this.touching = undefined
  }

  /** All messages of these answers and of all that they read, sorted, each once. */
  messages(roots: Iterable<{ question: Question<never, unknown>; key: Key }>): Diagnostic[] {
    const reached = this.reach(roots)
    const found: Diagnostic[] = []
    for (const live of reached) {
      found.push(...live.reports)
      if (live.outcome.kind === 'failure') found.push(...live.outcome.diagnostics)
    }
    found.push(...cycleMessages(reached))
    return sortDiagnostics(found)
  }

  /** Did one of these fail by usage, configuration or environment rather than by content? */
  isConfigurationFailure(roots: Iterable<{ question: Question<never, unknown>; key: Key }>): boolean {
    for (const { outcome } of this.reach(roots)) if (outcome.kind === 'failure' && outcome.exitCode === 2) return true
    return false
  }

  /** Faults of ours among these answers and all that they read. */
  faults(roots: Iterable<{ question: Question<never, unknown>; key: Key }>): Extract<Outcome, { kind: 'fault' }>[] {
    const faults: Extract<Outcome, { kind: 'fault' }>[] = []
    for (const live of this.reach(roots)) if (live.outcome.kind === 'fault') faults.push(live.outcome)
    return faults
  }

  /**
   * Why an answer was made again in this process, from the answer down to the input that changed.
   *
   * @returns ids, the asked one first; empty where it did not run
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

  /** The ids of everything that an answer read, directly or not. */
  reads<K extends Key, A>(asked: Question<K, A>, key: K): string[] {
    const live = this.answers.get(idOf(asked, key))
    return live ? [...this.reachFrom([live])].map((found) => found.id).sort(compare) : []
  }

  /** What is worth remembering: what was right in one of the last `sessions` processes, and what it read. */
  remember(sessions = 8): Answer[] {
    const kept = this.reachFrom(
      [...this.answers.values()].filter((live) => live.checked > 0 && live.used > this.sessionNumber - sessions),
    )
    // A fault of ours is tried again next time, and so is whoever met it.
    let forgetting = [...kept].filter((live) => live.outcome.kind === 'fault' || live.print === '')
    while (forgetting.length > 0) {
      for (const live of forgetting) kept.delete(live)
      forgetting = [...kept].filter((live) => live.deps.some((dep) => !kept.has(dep)))
    }
    return [...kept]
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
    const id = idOf(asked, key)
    let live = this.answers.get(id)
    if (!live) this.answers.set(id, (live = liven(newAnswer(id))))
    return live
  }

  /** Brings an answer up to date; undefined where that needed no waiting. Never rejects. */
  private bring(live: Live, asker?: Live): Promise<void> | undefined {
    if (live.checked === this.revisionNumber) return undefined
    if (asker && live.busy && this.waitsFor(live, asker)) {
      this.poison(asker, live)
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

  private async await(pending: Promise<void>, live: Live, asker: Live | undefined): Promise<void> {
    if (asker) startWaiting(asker, live)
    await pending
    if (asker) stopWaiting(asker, live)
  }

  /** Does `live` wait, directly or not, for `target`? */
  private waitsFor(live: Live, target: Live, seen = new Set<Live>()): boolean {
    if (live === target) return true
    if (seen.has(live)) return false
    seen.add(live)
    for (const next of live.waiting ?? []) if (this.waitsFor(next, target, seen)) return true
    return false
  }

  /** `asker` would close a cycle by waiting for `live`: all that stand on the way fail. */
  private poison(asker: Live, live: Live): void {
    const onTheWay = (from: Live, seen: Set<Live>): void => {
      if (seen.has(from)) return
      seen.add(from)
      if (this.waitsFor(from, asker)) from.poisoned = true
      for (const next of from.waiting ?? []) onTheWay(next, seen)
    }
    asker.poisoned = true
    onTheWay(live, new Set())
  }

  /** Checks dependencies from the `from`th on, synchronously as long as that is possible. */
  private verify(live: Live, from: number): Promise<void> | undefined {
    if (live.print === '' || !known(live)) return this.run(live, undefined)
    if (live.deps.length === 0) {
      if (live.touched || !live.ran) return this.run(live, undefined)
      return this.confirm(live)
    }
    if (this.options.sabotage?.skipCheck && live.ran) return this.confirm(live)
    for (let index = from; index < live.deps.length; index++) {
      const dep = live.deps[index]!
      // Remembered, but its question has not been defined in this process: running `live` loads the module that does.
      if (!known(dep)) return this.run(live, dep)
      const bringing = this.bring(dep, live)
      if (bringing) return bringing.then(() => this.verify(live, index))
      if (live.poisoned || dep.changed > live.checked) return this.run(live, dep)
    }
    return this.confirm(live)
  }

  private confirm(live: Live): undefined {
    live.checked = this.revisionNumber
    live.used = this.sessionNumber
    return undefined
  }

  private async run(live: Live, because: Live | undefined): Promise<void> {
    const { name, key } = parseId(live.id)
    const asked = registry.get(name)
    const deps: Live[] = []
    const seen = new Set<Live>()
    const reports: Diagnostic[] = []
    const open = new Set<Promise<unknown>>()
    let closed = false
    const askOne = async (other: Question<Key, unknown>, otherKey: Key): Promise<unknown> => {
      if (closed) throw new Error(`${live.id} asked ${other.name} after it had answered`)
      const dep = this.find(other, otherKey)
      if (!seen.has(dep)) {
        seen.add(dep)
        deps.push(dep)
      }
      const bringing = this.bring(dep, live)
      if (bringing) await bringing
      // Still not up to date: waiting for it would have closed a cycle.
      if (dep.checked !== this.revisionNumber || dep.outcome.kind === 'cycle') {
        live.poisoned = true
        throw new CycleError()
      }
      return this.valueOf(dep)
    }
    const ask = Object.assign(
      (other: Question<Key, unknown>, otherKey: Key) => {
        const answer = askOne(other, otherKey)
        open.add(answer)
        const close = () => open.delete(answer)
        answer.then(close, close)
        return answer
      },
      { report: (diagnostic: Diagnostic) => void reports.push(diagnostic), world: this.options.world },
    ) as unknown as Ask

    this.log.push(live.id)
    let outcome: Outcome
    let value: unknown
    try {
      if (!asked) throw new Error(`there is no question named ${name}`)
      value = await (asked as Question<Key, unknown>).run(ask, key)
      outcome = isValue
    } catch (error) {
      outcome = outcomeOf(error, live.id)
    }
    while (open.size > 0) await Promise.allSettled(open)
    closed = true
    if (live.poisoned) outcome = { kind: 'cycle' }
    this.finish(live, outcome, value, deps, reports, because, asked?.keep ?? 'value')
  }

  private finish(
    live: Live,
    outcome: Outcome,
    value: unknown,
    deps: Live[],
    reports: Diagnostic[],
    because: Live | undefined,
    keep: 'value' | 'print',
  ): void {
    let print: string
    this.drop(live)
    if (outcome.kind === 'value') {
      // An answer that is passed on as it is needs no second fingerprint: a file's text goes through several hands.
      const source = keep === 'print' ? deps.find((dep) => dep.value?.is === value) : undefined
      const encoded = source ? undefined : encode(value)
      print = source ? source.print : hash(encoded!.bytes)
      if (print !== live.print) live.stored = undefined
      if (keep === 'value' && !live.stored) live.stored = this.options.store?.write(encoded!)
      this.hold(live, value, source ? source.value!.size : encoded!.bytes.length)
    } else {
      print = `!${hash(JSON.stringify([outcome.kind, outcome.kind === 'failure' ? outcome.diagnostics : outcome.kind === 'fault' ? outcome.message : '']))}`
      live.stored = undefined
    }
    // Made again for its value, in a revision in which it was right already, and no longer the same: an edit that nobody has
    // told of yet. Whoever has relied on it in this revision must see the change in the next.
    const isEarly = live.checked === this.revisionNumber
    if (print !== live.print || this.options.sabotage?.noCutOff) live.changed = this.revisionNumber + (isEarly ? 1 : 0)
    live.print = print
    live.outcome = outcome
    live.deps = outcome.kind === 'failure' && this.options.sabotage?.dropFailureDeps ? [] : deps
    live.reports = reports.length > 0 ? reports : none
    live.checked = this.revisionNumber
    live.because = because
    live.ran = true
    live.used = this.sessionNumber
    live.touched = false
    live.poisoned = false
  }

  /** The value of an answer that is up to date; throws what it failed with. */
  private async valueOf(live: Live): Promise<unknown> {
    if (live.outcome.kind !== 'value') throw asError(live.outcome)
    if (live.value) {
      this.held.delete(live)
      this.held.add(live)
      return live.value.is
    }
    if (live.stored) {
      const bytes = this.options.store?.read(live.stored)
      if (bytes && hash(bytes) === live.print) {
        const value = decode(bytes, live.stored)
        this.hold(live, value, bytes.length)
        return value
      }
      live.stored = undefined
    }
    // Nothing changed, but the value is not at hand: make it again.
    live.pending ??= this.run(live, undefined).finally(() => (live.pending = undefined))
    await live.pending
    return this.valueOf(live)
  }

  private hold(live: Live, value: unknown, size: number): void {
    live.value = { is: value, size }
    this.held.add(live)
    this.heldBytes += size
    if (!this.options.store) return
    const limit = this.options.holdBytes ?? 64 * 1024 * 1024
    for (const oldest of this.held) {
      if (this.heldBytes <= limit || oldest === live) break
      this.drop(oldest)
    }
  }

  private drop(live: Live): void {
    if (!live.value) return
    this.heldBytes -= live.value.size
    live.value = undefined
    this.held.delete(live)
  }

  private reach(roots: Iterable<{ question: Question<never, unknown>; key: Key }>): Set<Live> {
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

/** `page {"pathname":"/x/","locale":"en"}` */
export function idOf<K extends Key>(asked: Pick<Question<K, unknown>, 'name'>, key: K): string {
  return `${asked.name} ${JSON.stringify(key)}`
}

/** @returns the name of the question and its key */
export function parseId(id: string): { name: string; key: Key } {
  const space = id.indexOf(' ')
  return { name: id.slice(0, space), key: JSON.parse(id.slice(space + 1)) as Key }
}

function known(live: Live): boolean {
  return registry.has(live.id.slice(0, live.id.indexOf(' ')))
}

const isValue: Outcome = { kind: 'value' }
/** Of the many that reported nothing. */
const none: Diagnostic[] = []

function newAnswer(id: string): Answer {
  return {
    id,
    outcome: isValue,
    print: '',
    deps: [],
    reports: none,
    changed: 0,
    checked: 0,
    used: 0,
    stored: undefined,
  }
}

/** Makes an answer a living one, in place: a large site has hundreds of thousands. */
function liven(answer: Answer): Live {
  return Object.assign(answer, {
    deps: answer.deps as Live[],
    value: undefined,
    pending: undefined,
    busy: false,
    waiting: undefined,
    poisoned: false,
    touched: false,
    ran: false,
    because: undefined,
  })
}

function startWaiting(asker: Live, live: Live): void {
  asker.waiting ??= new Set()
  asker.waiting.add(live)
}

function stopWaiting(asker: Live, live: Live): void {
  asker.waiting?.delete(live)
  if (asker.waiting?.size === 0) asker.waiting = undefined
}

function outcomeOf(error: unknown, id: string): Outcome {
  if (error instanceof CycleError) return { kind: 'cycle' }
  if (error instanceof Failure) return { kind: 'failure', diagnostics: error.diagnostics, exitCode: error.exitCode }
  if (error instanceof FaultError)
    return { kind: 'fault', message: error.message, chain: [id, ...error.chain], cause: error.cause }
  return { kind: 'fault', message: error instanceof Error ? error.message : String(error), chain: [id], cause: error }
}

function asError(outcome: Outcome): Error {
  if (outcome.kind === 'failure') return new Failure(outcome.diagnostics, outcome.exitCode)
  if (outcome.kind === 'fault') return new FaultError(outcome.message, outcome.chain, outcome.cause)
  return new CycleError()
}

/** One message for each group of answers that lead to each other, told from its smallest id. */
function cycleMessages(reached: Set<Live>): Diagnostic[] {
  const caught = [...reached].filter((live) => live.outcome.kind === 'cycle')
  const found: Diagnostic[] = []
  for (const group of loops(caught)) {
    const start = [...group].sort((a, b) => compare(a.id, b.id))[0]!
    const path = [start.id]
    const seen = new Set([start])
    let at: Live | undefined = start
    while (at) {
      const next: Live | undefined = at.deps
        .filter((dep) => group.has(dep) && !seen.has(dep))
        .sort((a, b) => compare(a.id, b.id))[0]
      if (!next || (at.deps.includes(start) && path.length > 1)) break
      seen.add(next)
      path.push(next.id)
      at = next
    }
    found.push(messages.cycle([...path, start.id]))
  }
  return found
}

/** Strongly connected groups with a loop (Tarjan). */
function loops(nodes: Live[]): Set<Live>[] {
  const within = new Set(nodes)
  const order = new Map<Live, number>()
  const low = new Map<Live, number>()
  const stack: Live[] = []
  const onStack = new Set<Live>()
  const groups: Set<Live>[] = []
  const visit = (node: Live): void => {
    order.set(node, order.size)
    low.set(node, order.get(node)!)
    stack.push(node)
    onStack.add(node)
    for (const dep of node.deps) {
      if (!within.has(dep)) continue
      if (!order.has(dep)) {
        visit(dep)
        low.set(node, Math.min(low.get(node)!, low.get(dep)!))
      } else if (onStack.has(dep)) low.set(node, Math.min(low.get(node)!, order.get(dep)!))
    }
    if (low.get(node) !== order.get(node)) return
    const group = new Set<Live>()
    for (let popped = stack.pop()!; ; popped = stack.pop()!) {
      onStack.delete(popped)
      group.add(popped)
      if (popped === node) break
    }
    if (group.size > 1 || node.deps.includes(node)) groups.push(group)
  }
  for (const node of nodes) if (!order.has(node)) visit(node)
  return groups
}
