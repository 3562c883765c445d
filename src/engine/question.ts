/**
 * Questions: named functions of a key and of what they ask. Their names are their identity, in the graph and on disk.
 */
import type { Diagnostic } from '../model.js'
import { currentEvaluation, type Evaluation, isSuperseded } from './evaluation.js'
import type { BuildContext } from './build-context.js'

/** Keys and answers are plain data: they are written down as JSON. */
export type Key = string | number | boolean | null | readonly Key[] | { readonly [name: string]: Key | undefined }

/** The key of a question that has only one answer is null, and need not be written. */
export type KeyArgument<K extends Key> = [K] extends [null] ? [key?: null] : [key: K]

export interface Ask {
  /** The answer of another question. Throws its `Failure`. */
  <K extends Key, A>(question: Question<K, A>, ...key: KeyArgument<K>): Promise<A>
  /** Says something to the person who runs the build; it lives and dies with this answer. */
  report(diagnostic: Diagnostic): void
  /** What inputs read from and heavy work is handed to. Only questions about inputs touch the disk. */
  readonly context: BuildContext
}

export interface Question<K extends Key, A> {
  readonly name: string
  readonly run: (ask: Ask, key: K) => A | Promise<A>
  /** `print`: only the fingerprint is remembered, the value is made again when it is needed (output files). */
  readonly persist: 'value' | 'hash'
}

const registry = new Map<string, Question<never, unknown>>()
/** Who defined each name: a module of the site, or the generator. */
const definedBy = new Map<string, Evaluation | 'generator'>()

/** Two questions have the same name: the answers of one would be taken for those of the other. */
export class QuestionExistsError extends Error {
  constructor(readonly question: string) {
    super(`A question named "${question}" already exists.`)
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
export function question<K extends Key = null, A = unknown>(
  name: string,
  run: (ask: Ask, key: K) => A | Promise<A>,
  options: { persist?: 'value' | 'hash' } = {},
): Question<K, A> {
  if (!/^\S+$/.test(name)) throw new TypeError(`"${name}" is not a valid name of a question: it must not have spaces.`)
  const evaluation = currentEvaluation()
  const existing = definedBy.get(name)
  if (existing && (existing === 'generator' || !isSuperseded(existing))) throw new QuestionExistsError(name)
  definedBy.set(name, evaluation ?? 'generator')
  const fullName = evaluation ? `${name}@${evaluation.version}` : name
  const made: Question<K, A> = { name: fullName, run, persist: options.persist ?? 'value' }
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

/** The question of a name, if this process has it. */
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
