/**
 * Which module of a site is being evaluated, so that the questions it defines are known as its own.
 *
 * A server evaluates docs.config.ts again after every edit, and the questions of the new text must be told from those
 * of the old one: an answer made by yesterday's code is not an answer to today's. A module cannot be asked who it is
 * (a plugin in `node_modules` is evaluated on behalf of whoever imports it first), so evaluations are made one at a time
 * and the current one is kept here. Reading the caller from a stack trace was rejected: its form is not specified.
 */
export interface Evaluation {
  /** The module, by a name that outlives its edits: `docs.config.ts`. */
  readonly owner: string
  /** Fingerprint of its text, the same on every machine. */
  readonly version: string
}

let current: Evaluation | undefined
let last: Promise<unknown> = Promise.resolve()
/** The latest evaluation of each owner. */
const latest = new Map<string, Evaluation>()

/**
 * Evaluates a module when all evaluations before it have ended. It must not wait for another evaluation.
 *
 * @param evaluate imports the module; what it throws is passed on
 */
export function evaluateAs<Module>(evaluation: Evaluation, evaluate: () => Promise<Module>): Promise<Module> {
  const result = last.then(async () => {
    current = evaluation
    latest.set(evaluation.owner, evaluation)
    try {
      return await evaluate()
    } finally {
      current = undefined
    }
  })
  last = result.catch(() => undefined)
  return result
}

/** The evaluation that is going on; undefined while the generator's own modules are loaded. */
export function currentEvaluation(): Evaluation | undefined {
  return current
}

/** Whether the same module has been evaluated again since, with another text. */
export function isSuperseded(evaluation: Evaluation): boolean {
  return latest.get(evaluation.owner) !== evaluation
}
