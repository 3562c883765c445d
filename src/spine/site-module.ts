/** Runs a TypeScript file of the site (configuration, navigation) and says where it fails. */
import { nodeModule } from '../bundle/node-module.js'
import { Failure } from '../engine/diagnostic.js'
import type { Ask } from '../engine/graph.js'
import { fileText } from '../engine/inputs.js'
import { messages } from '../messages.js'
import type { FilePath } from '../model.js'
import { thrownSpan } from './source-place.js'

/** The default export of a file. Throws a Failure where it does not compile, throws, or exports nothing. */
export async function siteModule(ask: Ask, file: FilePath, expected: string): Promise<unknown> {
  const code = await ask(nodeModule, { modules: { default: file } })
  let exports: Record<string, unknown>
  try {
    exports = await ask.world.modules.load(code)
  } catch (error) {
    if (error instanceof Failure || !(error instanceof Error)) throw error
    const text = await ask(fileText, file)
    throw new Failure(messages.moduleThrew(file, error, thrownSpan(error, file, text, code)), 2)
  }
  if (exports.default === undefined) throw new Failure(messages.noDefaultExport(file, expected), 2)
  return exports.default
}
