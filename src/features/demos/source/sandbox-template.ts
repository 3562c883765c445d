/**
 * What a site's sandbox projects have in common: the versions that are installed here, so that a project shows the library
 * that the page documents, and the provider around demos.
 */
import { type Ask, config, type FilePath, fileText, question } from '../../../feature.js'
import { toJavaScript } from './javascript-version.js'
import { packageImports, packageOf, type SandboxTemplate } from './sandbox-project.js'

interface Manifest {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

export type SandboxTemplateKey = {
  /** What demos import. */
  specifiers: string[]
  /** The text of the provider around demos. */
  provider: string
}

export const sandboxTemplate = question(
  'sandbox-template',
  async (ask, { specifiers, provider }: SandboxTemplateKey): Promise<SandboxTemplate> => {
    const code = await toJavaScript(provider)
    // A provider of several files can't go along as one.
    const canTravel = !/(?:\bfrom|\bimport)\s*['"]\./.test(code)
    const used = canTravel ? packageImports(code).map(packageOf) : []
    const names = new Set(['react', 'react-dom', ...specifiers.map(packageOf), ...used])
    const project = (await manifest(ask, 'package.json')) ?? {}
    const own = { ...project.devDependencies, ...project.dependencies }
    const packages: SandboxTemplate['packages'] = {}
    for (const name of names) {
      const found = await manifest(ask, `node_modules/${name}/package.json`)
      if (!found?.version) continue
      const needs = Object.keys(found.peerDependencies ?? {}).filter(
        (peer) => !found.peerDependenciesMeta?.[peer]?.optional || own[peer] !== undefined,
      )
      packages[name] = { version: found.version, needs: needs.sort() }
      for (const need of needs) names.add(need)
      const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`
      if (!name.startsWith('@types/') && own[types] !== undefined) names.add(types)
    }
    const { title } = await ask(config)
    return {
      packages: Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1))),
      ...(canTravel && { provider: { code, packages: [...new Set(used)].sort() } }),
      title,
    }
  },
)

async function manifest(ask: Ask, path: string): Promise<Manifest | undefined> {
  const text = await ask(fileText, path as FilePath)
  return text === undefined ? undefined : (JSON.parse(text) as Manifest)
}
