/** What templates import: `vitrine/templates/…` is the original, and a neighbour of an original what replaces it. */
import type { Ask } from '../engine/question.js'
import type { FilePath } from '../model.js'
import type { Plugin } from './bundle.js'
import { ownTemplate, templateName } from './own-templates.js'
import { joinPath, resolveFile } from './resolve-file.js'

/** @param overrides folders whose files replace the generator's templates of the same name */
export function templateImports(ask: Ask, overrides: readonly FilePath[]): Plugin {
  return {
    name: 'vitrine-templates',
    setup(build) {
      build.onResolve({ filter: /^vitrine\/templates\// }, async (args) => {
        const file = await ownTemplate(ask, args.path.slice('vitrine/templates/'.length))
        return file ? { path: file, namespace: 'vitrine' } : undefined
      })
      build.onResolve({ filter: /^\.\.?\// }, async (args) => {
        if (templateName(args.importer) === undefined) return undefined
        const name = templateName(joinPath(args.importer, args.path))
        if (name === undefined) return undefined
        for (const folder of overrides) {
          const file = await resolveFile(ask, `${folder}/${name}`)
          if (file) return { path: file, namespace: 'vitrine' }
        }
        return undefined
      })
    },
  }
}
