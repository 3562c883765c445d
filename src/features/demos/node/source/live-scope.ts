/** The names that code in pages may use without importing them. */
import { posix } from 'node:path'
import { type Ask, configFile, type FilePath, question } from '../../../../feature.js'
import {
  bundle,
  byEsbuild,
  forBrowser,
  paths,
  type Plugin,
  resolveFile,
  resolvePackage,
} from '../../../../feature-unstable.js'
import { demoMessages } from '../../messages.js'
import { demosOptions } from '../../options.js'
import { exportNames } from '../packages/export-names.js'
import { exportsOf } from './demo-exports.js'

/** By name, the module that has it, and what it is called there. */
export type Scope = Readonly<Record<string, { from: string; name: string }>>

/** Names by the module that has them; what comes first wins. */
export const scopeNames = question('demo-live-scope', async (ask): Promise<Scope> => {
  const { scope } = await demosOptions(ask)
  const given = Object.entries({ ...scope, react: scope['react'] ?? '*' })
  const isWhole = ([from, names]: (typeof given)[number]) => names === '*' && !isFile(from)
  const ofPackages = await namesOfPackages(
    ask,
    given.filter(isWhole).map(([from]) => from),
  )
  const found: Record<string, Scope[string]> = {}
  for (const [from, names] of given) {
    const list = names !== '*' ? names : isFile(from) ? await namesOfFile(ask, from) : (ofPackages[from] ?? [])
    for (const one of list) {
      const [, name = one, local = one] = /^(\S+) as (\S+)$/.exec(one) ?? []
      if (name !== 'default' || local !== name) found[local] ??= { from, name }
    }
  }
  found['React'] ??= { from: 'react', name: '*' }
  return found
})

const isFile = (from: string) => /^\.{1,2}\//.test(from)

async function namesOfFile(ask: Ask, path: string): Promise<string[]> {
  const file = await resolveFile(ask, posix.normalize(path))
  return file ? (await ask(exportsOf, file)).names : []
}

/** What packages export, as browsers get them. */
async function namesOfPackages(ask: Ask, specifiers: readonly string[]): Promise<Record<string, string[]>> {
  const root = ask.context.fs.absolute('' as FilePath)
  const found: Record<string, string[]> = {}
  const reader: Plugin = {
    name: 'vitrine-live-scope',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async ({ path, kind, pluginData }) => {
        if (pluginData === byEsbuild) return undefined
        if (kind === 'entry-point') return { path, namespace: 'scope' }
        const file = await resolvePackage(ask, { specifier: path, from: root, kind, build }, [root])
        if (file) {
          const { names } = await exportNames(ask, file, async (next, importer) => {
            const resolveDir = paths.dirname(importer)
            const { path: inner, errors } = await build.resolve(next, { resolveDir, kind, pluginData: byEsbuild })
            return errors.length === 0 && paths.isAbsolute(inner) ? paths.toPosix(inner) : undefined
          })
          found[path] = names
        } else ask.report(demoMessages.packageMissing('error', path, undefined, { file: await ask(configFile) }))
        return { path, external: true }
      })
      build.onLoad({ filter: /.*/, namespace: 'scope' }, () => ({
        contents: specifiers.map((one) => `import ${JSON.stringify(one)}`).join('\n'),
      }))
    },
  }
  await bundle(ask, { ...forBrowser, entryPoints: ['scope'], plugins: [reader] }, { code: 'demo/package', hint: '' })
  return found
}
