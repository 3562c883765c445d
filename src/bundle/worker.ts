/** A service worker as one classic script: not all browsers support modules there. */
import { type Ask, question } from '../engine/question.js'
import { bundle, forBrowser } from './bundle.js'
import { graphPlugin } from './resolve.js'

const worker = question('worker', async (ask, module: string): Promise<string> => {
  const { outputFiles } = await bundle(
    ask,
    {
      ...forBrowser,
      entryPoints: [module],
      format: 'iife',
      charset: 'ascii',
      plugins: [graphPlugin(ask, (_, { specifier }) => Promise.resolve({ external: specifier }))],
    },
    { code: 'client/syntax', hint: 'Fix the code for the browser.' },
  )
  return outputFiles[0]!.text
})

/** @param module a path from the project's root, or one that starts with `vitrine:` */
export function bundleWorker(ask: Ask, module: string): Promise<string> {
  return ask(worker, module)
}
