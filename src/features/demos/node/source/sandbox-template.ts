/**
 * What a site's sandbox projects have in common: the versions that are installed here, so that a project shows the
 * library that the page documents, and the provider around demos.
 */
import { config, type FilePath, question } from '../../../../feature.js'
import { importsIn, packageFolder, packageManifest } from '../../../../feature-unstable.js'
import { toJavaScript } from './javascript-version.js'
import { packageOf, type SandboxTemplate } from '../../shared/sandbox-project.js'

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
    const imported = (await importsIn(code)).map(({ specifier }) => specifier)
    const canTravel = !imported.some((specifier) => specifier.startsWith('.'))
    const used = canTravel ? imported.map(packageOf) : []
    const names = new Set(['react', 'react-dom', ...specifiers.map(packageOf), ...used])
    const project = await packageManifest(ask, '' as FilePath)
    const own = { ...project.devDependencies, ...project.dependencies }
    const packages: SandboxTemplate['packages'] = {}
    for (const name of names) {
      const dir = await ask(packageFolder, { from: '' as FilePath, name })
      const found = dir === undefined ? {} : await packageManifest(ask, dir)
      if (!found.version) continue
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
