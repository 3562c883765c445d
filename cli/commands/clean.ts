/** `docs-build clean [root]`: removes the cache. */
import { cleanSite, Failure } from '../../src/index.js'
import { defineCommand, rootArgument } from '../command.js'
import { pick } from '../flags.js'
import { failureTexts } from '../report.js'

export const command = defineCommand({
  name: 'clean',
  description: 'Removes the cache.',
  arguments: [rootArgument],
  flags: pick('cacheDir', 'quiet', 'debug'),
  async run({ arguments: { root }, flags: { cacheDir, quiet }, io, terminal }) {
    try {
      const removed = cleanSite({ root: String(root), cwd: io.cwd, cacheDir })
      if (!quiet) terminal.log(removed.length > 0 ? `Removed ${removed.join(', ')}` : 'Nothing to remove')
      return 0
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      for (const text of failureTexts(error, terminal.paint)) terminal.log(text)
      return error.exitCode
    }
  },
})
