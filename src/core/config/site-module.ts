/** Runs a TypeScript file of the site (configuration, navigation) and reports where it fails. */
import { nodeModule, type NodeModuleKey } from '../../bundle/node-module.js'
import { Failure } from '../../engine/diagnostic.js'
import { type Ask, QuestionExistsError } from '../../engine/question.js'
import { fileText } from '../../engine/inputs.js'
import { messages } from '../../messages.js'
import type { FilePath, Span } from '../../model.js'
import { stringSpan, thrownSpan } from './source-place.js'

/** The default export of a file. Throws a Failure if it does not compile, throws, or has no default export. */
export async function siteModule(
  ask: Ask,
  file: FilePath,
  expected: string,
  options: Pick<NodeModuleKey, 'ofConfiguration'> = {},
): Promise<unknown> {
  const code = await ask(nodeModule, { modules: { default: file }, ...options })
  let exports: Record<string, unknown>
  try {
    exports = await ask.context.modules.load(code, file)
  } catch (error) {
    if (error instanceof Failure || !(error instanceof Error)) throw error
    const text = await ask(fileText, file)
    // Node names the compiled file in its message.
    const missing = /^Cannot find (?:package|module) '([^']+)'/.exec(error.message)?.[1]
    if (missing && (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND')
      throw new Failure(messages.packageMissing(file, missing, stringSpan(text ?? '', missing)), 2)
    throw moduleFailure(file, error, thrownSpan(error, file, text, code))
  }
  if (exports.default === undefined) throw new Failure(messages.noDefaultExport(file, expected), 2)
  return exports.default
}

/** The Failure for a module of the site that threw while it was evaluated. */
export function moduleFailure(file: FilePath, error: Error, span: Span | undefined): Failure {
  return new Failure(
    error instanceof QuestionExistsError
      ? messages.questionExists(file, error.question, span)
      : messages.moduleThrew(file, error, span),
    2,
  )
}
