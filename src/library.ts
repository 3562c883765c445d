/** What `docs-build init` asks about a library before it has a site: its exports, and what its components render. */
import { createRequire } from 'node:module'
import type TypeScript from 'typescript'
import { findTypeScript } from './core/config/typescript.js'
import { generatorRoot } from './engine/generator-root.js'
import { createExtractor } from './features/api/node/extract/extractor.js'
import type { ApiPackage } from './features/api/model.js'
import { componentName, pathnameOfTitle, readStories, titleOf } from './features/demos/node/stories/story-file.js'
import type { ParseScript } from './script/syntax.js'

export type { ApiComponent, ApiEntry, ApiMember, ApiPackage } from './features/api/model.js'
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

/** What a file of stories is about. */
export interface StoriesHead {
  title: string
  /** The pathname of its page. */
  pathname: string
  component?: string
  count: number
}

/** @param file its path from the site */
export function storiesHead(parse: ParseScript, code: string, file: string): StoriesHead | undefined {
  const script = parse(code)
  const read = script && readStories(code, script)
  if (!read || read.stories.length === 0) return undefined
  const [title, component] = [titleOf(read, file), componentName(read)]
  return {
    title,
    pathname: pathnameOfTitle(title),
    ...(component !== undefined && { component }),
    count: read.stories.length,
  }
}
