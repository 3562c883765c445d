/** What `docs-build init` asks about a library before it has a site: its exports, and what its components render. */
import { createRequire } from 'node:module'
import type TypeScript from 'typescript'
import { findTypeScript } from './core/config/typescript.js'
import { generatorRoot } from './engine/generator-root.js'
import { createExtractor } from './features/api/node/extract/extractor.js'
import type { ApiPackage } from './features/api/model.js'

export type { ApiComponent, ApiEntry, ApiMember, ApiPackage, ApiShape } from './features/api/model.js'
export {
  type RenderedModules,
  type RenderedScript,
  renderModules,
  type RenderRequest,
} from './bundle/render-modules.js'

/**
 * Reads what a module exports, by its absolute path.
 *
 * @param inFull components that are read in full
 * @param shapes names of their props whose shapes are described
 */
export type ReadModule = (entry: string, inFull?: string[], shapes?: string[]) => ApiPackage

/** @param root the library's folder, absolute @returns undefined where there is no TypeScript that can be used */
export function moduleReader(root: string): ReadModule | undefined {
  const { path } = findTypeScript(root)
  if (path === undefined) return undefined
  const extractor = createExtractor(createRequire(import.meta.url)(path) as typeof TypeScript)
  return (entry, inFull = [], shapes = []) =>
    extractor.extract({
      root: generatorRoot,
      package: entry,
      entry,
      detailed: { components: inFull, types: [] },
      shapes,
      keepInherited: ['children'],
      omit: [],
    })
}
