/**
 * Questions: named functions of a key and of the answers they ask for. A question's name identifies it, in the graph
 * and in the cache.
 */
import type { Diagnostic } from '../model.js'
import { currentEvaluation, type Evaluation, isSuperseded } from './evaluation.js'
import type { BuildContext } from './build-context.js'
import { Failure, highestCode, sortDiagnostics } from './diagnostic.js'

/** Keys and answers are plain data: they are saved as JSON. */
export type Key = string | number | boolean | null | readonly Key[] | { readonly [name: string]: Key | undefined }

/** The key of a question that has only one answer is null and can be omitted. */
export type KeyArgument<K extends Key> = [K] extends [null] ? [key?: null] : [key: K]

export interface Ask {
  /** The answer of another question. Throws its `Failure`. */
  <K extends Key, A>(question: Question<K, A>, ...key: KeyArgument<K>): Promise<A>
  /** Reports a message to the user; it is kept and discarded together with this answer. */
  report(diagnostic: Diagnostic): void
  /** File system, workers and caches. Only the questions in inputs.ts use the file system. */
  readonly context: BuildContext
}

export interface Question<K extends Key, A> {
  readonly name: string
  readonly run: (ask: Ask, key: K) => A | Promise<A>
  /** `hash`: only the hash is saved; the value is computed again when it is needed (output files). */
  readonly persist: 'value' | 'hash'
  /** The question for one field of the answer; present if whoever asks depends only on the fields that it reads. */
  readonly field?: Question<string, unknown>
  /**
   * For inputs: what differs whenever the answer does and is found sooner, such as the times of a file. Where it is
   * what it was in an earlier process, the question is not run again. Undefined where that is not certain.
   */
  readonly stamp?: (context: BuildContext, key: K) => string | undefined
}

const registry = new Map<string, Question<never, unknown>>()
/** What defined each name: a module of the site, or the generator. */
const definedBy = new Map<string, Evaluation | 'generator'>()

/** Two questions have the same name, so one would get the other's answers. */
export class QuestionExistsError extends Error {
  constructor(readonly question: string) {
    super(`A question named "${question}" already exists.`)
    this.name = 'QuestionExistsError'
  }
}

/**
 * Defines a question. Call it once per name, while a module is evaluated, not in a function that is called later.
 *
 * Its name is its identity in the graph and in the cache. The name of a question that a module of the site defines also
 * gets the version of that module: after an edit of docs.config.ts its questions are new ones, so an answer of the old
 * code is never taken for an answer of the new code.
 *
 * @param name without spaces; plugins should prefix it with their own name: `feed/items`
 * @param run gets its dependencies by asking; must be a pure function of its key and of the answers it asks for
 * @param options `byField` is for an answer with many fields that change one at a time, such as the configuration: an
 *   answer that was made from some of them is not made again when others change
 * @throws QuestionExistsError if the generator, or another module of the site, has defined the name
 */
export function question<K extends Key = null, A = unknown>(
  name: string,
  run: (ask: Ask, key: K) => A | Promise<A>,
  options: { persist?: 'value' | 'hash'; byField?: boolean; stamp?: Question<K, A>['stamp'] } = {},
): Question<K, A> {
  if (!/^\S+$/.test(name)) throw new TypeError(`"${name}" is not a valid question name: it must not contain spaces.`)
  const evaluation = currentEvaluation()
  const existing = definedBy.get(name)
  if (existing && (existing === 'generator' || !isSuperseded(existing))) throw new QuestionExistsError(name)
  definedBy.set(name, evaluation ?? 'generator')
  const fullName = evaluation ? `${name}@${evaluation.version}` : name
  const whole: Question<K, A> = {
    name: fullName,
    run,
    persist: options.persist ?? 'value',
    ...(options.stamp && { stamp: options.stamp }),
  }
  const made = options.byField ? { ...whole, field: fieldOf(whole as unknown as Question<null, unknown>) } : whole
  registry.set(fullName, made)
  return made
}

/** The question for one field of an answer without a key. */
function fieldOf(whole: Question<null, unknown>): Question<string, unknown> {
  const field: Question<string, unknown> = {
    name: `${whole.name}-field`,
    run: async (ask, name) => ((await ask(whole)) as Record<string, unknown>)[name],
    persist: 'value',
  }
  registry.set(field.name, field)
  return field
}

/**
 * `Promise.all` that waits for every answer.
 *
 * @throws Failure with what all that failed say; or the first other error in the order of the arguments
 */
export function all<const T extends readonly unknown[]>(
  answers: readonly [...{ [I in keyof T]: Promise<T[I]> }],
): Promise<T>
export function all<A>(answers: Iterable<Promise<A>>): Promise<A[]>
export async function all<A>(answers: Iterable<Promise<A>>): Promise<A[]> {
  const settled = await Promise.allSettled(answers)
  return settled.map((result) => {
    if (result.status === 'rejected') throw oneReason(settled)
    return result.value
  })
}

function oneReason(settled: readonly PromiseSettledResult<unknown>[]): unknown {
  const reasons = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
  const failures = reasons.filter((reason) => reason instanceof Failure)
  if (failures.length < reasons.length) return reasons.find((reason) => !(reason instanceof Failure))
  const [first] = failures
  // Most of the time, all wait for the same.
  if (failures.every((one) => one.diagnostics === first!.diagnostics)) return first
  return new Failure(sortDiagnostics(failures.flatMap(({ diagnostics }) => diagnostics)), highestCode(failures))
}

/** Thrown through every question that leads into a cycle. Catching it has no effect. */
export class CycleError extends Error {
  constructor() {
    super('A question depends on itself.')
    this.name = 'CycleError'
  }
}

/** A fault of the generator: something other than a `Failure` was thrown in a question. */
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

/**
 * Whether an error is one that the graph keeps as an answer (a failure, a cycle, a fault); any other is a bug of the
 * caller.
 */
export function isExpected(error: unknown): boolean {
  return error instanceof Failure || error instanceof CycleError || error instanceof FaultError
}

/** A question and its key, where the type of neither matters: what messages are collected of. */
export interface Asked {
  question: Question<never, unknown>
  key: Key
}

/** The question with a name, if this process has defined it. */
export function questionNamed(name: string): Question<never, unknown> | undefined {
  return registry.get(name)
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
