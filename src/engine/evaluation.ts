/**
 * Tracks which module of a site is being evaluated, so that the questions it defines can be attributed to it.
 *
 * A server evaluates docs.config.ts again after every edit, and the questions of the new version must be distinguished
 * from those of the old one: an answer of the old code is not an answer of the new code. A module cannot tell its own
 * identity (a plugin in `node_modules` is evaluated for its first importer), so evaluations run one at a time and the
 * current one is kept here. Reading the caller from a stack trace was rejected: its format is not specified.
 */
export interface Evaluation {
  /** The module, by a name that does not change with its content: `docs.config.ts`. */
  readonly owner: string
  /** Hash of its text, the same on every machine. */
  readonly version: string
}

let current: Evaluation | undefined
let last: Promise<unknown> = Promise.resolve()
/** The latest evaluation of each owner. */
const latest = new Map<string, Evaluation>()

/**
 * Evaluates a module after all earlier evaluations have ended. It must not wait for another evaluation.
 *
 * @param evaluate imports the module; its errors are passed on
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

/** The evaluation in progress; undefined while the generator's own modules are loaded. */
export function currentEvaluation(): Evaluation | undefined {
  return current
}

/** Whether the same module has since been evaluated again with another text. */
export function isSuperseded(evaluation: Evaluation): boolean {
  return latest.get(evaluation.owner) !== evaluation
}
