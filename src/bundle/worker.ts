/** A service worker as one classic script: browsers do not agree on modules there. */
import { type Ask, question } from '../engine/graph.js'
import type { FilePath } from '../model.js'
import { esbuildFailure, graphPlugin } from './resolve.js'

const worker = question('worker', async (ask, module: string): Promise<string> => {
  const { build } = await import('esbuild')
  try {
    const result = await build({
      entryPoints: [module],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      platform: 'browser',
      target: ['chrome109', 'firefox115', 'safari16'],
      outdir: '/out',
      absWorkingDir: ask.world.disk.absolute('' as FilePath),
      legalComments: 'none',
      logLevel: 'silent',
      tsconfigRaw: {},
      plugins: [graphPlugin(ask, (_, { specifier }) => Promise.resolve({ external: specifier }))],
    })
    return result.outputFiles[0]!.text
  } catch (error) {
    throw await esbuildFailure(ask, error, 'client/syntax', 'Mend the code for the browser.', 1)
  }
})

/** @param module from the project's root or `vitrine:` */
export function bundleWorker(ask: Ask, module: string): Promise<string> {
  return ask(worker, module)
}
