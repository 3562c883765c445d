/**
 * A worker as one classic script, with the packages that it imports: not all browsers support modules in service
 * workers, and a worker cannot use the page's import map.
 */
import { Failure } from '../engine/diagnostic.js'
import { type Ask, question } from '../engine/question.js'
import type { FilePath } from '../model.js'
import { bundle, forBrowser } from './bundle.js'
import { messages } from './messages.js'
import { bundledPackages, graphPlugin, type PackageRule } from './resolve.js'

const worker = question('worker', async (ask, module: string): Promise<string> => {
  // Elsewhere the browser reports an import that stays in the text; a classic script would not even start.
  const installed: PackageRule = async (within, wanted) => {
    const found = await bundledPackages(within, wanted)
    if ('external' in found) throw new Failure([messages.noPackage(wanted.specifier, module as FilePath)], 1)
    return found
  }
  const { outputFiles } = await bundle(
    ask,
    {
      ...forBrowser,
      entryPoints: [module],
      format: 'iife',
      charset: 'ascii',
      plugins: [graphPlugin(ask, installed)],
    },
    { code: 'client/syntax', hint: 'Fix the code for the browser.' },
  )
  return outputFiles[0]!.text
})

/**
 * @param module a path from the project's root, or one that starts with `vitrine:`
 * @throws Failure if the module has a syntax error, or imports a package that is not installed
 */
export function bundleWorker(ask: Ask, module: string): Promise<string> {
  return ask(worker, module)
}
