/** `docs-serve`: runs the development server or the preview server. */
import { usageExit } from './command.js'
import { preview, serve } from './commands/serve.js'
import { kebabFlags } from './flags.js'
import type { Program } from './io.js'

export const runDocsServe: Program = async (argv, io) => {
  const words = kebabFlags(argv)
  try {
    return await (words.includes('--preview') ? preview : serve).call(words, io)
  } catch (error) {
    const code = usageExit(error)
    if (code === undefined) throw error
    return code
  }
}
