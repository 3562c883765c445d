/** Stylesheets that packages import: Rolldown bundles only scripts, so esbuild bundles these. */
import { type Ask, type Diagnostic, Failure, type FilePath } from '../../../../feature.js'
import {
  bundle,
  type BundleFailure,
  forBrowser,
  type ImportedFile,
  importedFiles,
  linkedModules,
  paths,
  styleImports,
} from '../../../../feature-unstable.js'
import { cssModules } from './css-modules.js'
import type { Modules } from './package-groups.js'

interface StyleGraph {
  modules: Modules
  /** Specifiers → ids. */
  resolved: ReadonlyMap<string, string>
  /** The stylesheets among the ids. */
  styles: ReadonlySet<string>
}

/**
 * One stylesheet for each specifier that brings any along, with those of its dependencies first, or what is wrong with
 * it.
 *
 * @param files receives the images and fonts that they name
 */
export async function stylesOf(
  ask: Ask,
  graph: StyleGraph,
  files: Map<string, ImportedFile>,
  failure: BundleFailure,
): Promise<{ styles: Record<string, string>; failures: Record<string, Diagnostic[]> }> {
  const styles: Record<string, string> = {}
  const failures: Record<string, Diagnostic[]> = {}
  if (graph.styles.size === 0) return { styles, failures }
  for (const [specifier, id] of [...graph.resolved].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sheets: string[] = []
    const seen = new Set<string>()
    const visit = (at: string): void => {
      if (seen.has(at)) return
      seen.add(at)
      graph.modules.get(at)?.imports.forEach(visit)
      if (graph.styles.has(at)) sheets.push(at)
    }
    visit(id)
    if (sheets.length === 0) continue
    try {
      styles[specifier] = await bundleSheets(ask, sheets, files, failure)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      failures[specifier] = [...error.diagnostics]
    }
  }
  return { styles, failures }
}

async function bundleSheets(
  ask: Ask,
  sheets: string[],
  files: Map<string, ImportedFile>,
  failure: BundleFailure,
): Promise<string> {
  const { outputFiles } = await bundle(
    ask,
    {
      ...forBrowser,
      ...styleImports,
      // The names of CSS modules are those that their importers know.
      minify: false,
      minifyWhitespace: true,
      minifySyntax: true,
      entryPoints: ['sheets'],
      plugins: [
        importedFiles(ask, files),
        cssModules(ask),
        {
          name: 'vitrine-sheets',
          setup(build) {
            build.onResolve({ filter: /^sheets$/ }, ({ path }) => ({ path, namespace: 'sheets' }))
            build.onResolve({ filter: /.*/, namespace: 'sheets' }, ({ path }) => ({ path: paths.toNative(path) }))
            build.onLoad({ filter: /.*/, namespace: 'sheets' }, () => ({
              contents: sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`).join('\n'),
              loader: 'css',
              resolveDir: paths.toNative(ask.context.fs.absolute('' as FilePath)),
            }))
          },
        },
        linkedModules(ask),
      ],
    },
    failure,
  )
  return outputFiles[0]!.text
}
