/** Stylesheets that packages import: Rolldown bundles only scripts, so esbuild bundles these. */
import { paths } from '../engine/native-path.js'
import type { Ask } from '../engine/question.js'
import { bundle, type BundleFailure, forBrowser } from './bundle.js'
import { linkedModules } from './linked.js'
import type { Modules } from './package-groups.js'

/** The loaders of images and fonts that packages import: they are put into the code. */
export const dataLoaders = Object.fromEntries(
  ['.svg', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif', '.woff', '.woff2', '.ttf'].map((extension) => [
    extension,
    'dataurl' as const,
  ]),
)

interface StyleGraph {
  modules: Modules
  /** Specifiers → ids. */
  resolved: ReadonlyMap<string, string>
  /** Stylesheets by id: their text where they are CSS modules, which are compiled here. */
  styles: ReadonlyMap<string, string | undefined>
}

/** One stylesheet for each specifier that brings any along, with those of its dependencies first. */
export async function stylesOf(ask: Ask, graph: StyleGraph, failure: BundleFailure): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  if (graph.styles.size === 0) return found
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
    if (sheets.length > 0) found[specifier] = await bundleSheets(ask, sheets, graph.styles, failure)
  }
  return found
}

async function bundleSheets(
  ask: Ask,
  sheets: string[],
  compiled: StyleGraph['styles'],
  failure: BundleFailure,
): Promise<string> {
  const { outputFiles } = await bundle(
    ask,
    {
      ...forBrowser,
      entryPoints: ['sheets'],
      loader: dataLoaders,
      plugins: [
        {
          name: 'vitrine-sheets',
          setup(build) {
            build.onResolve({ filter: /^sheets$/ }, ({ path }) => ({ path, namespace: 'sheets' }))
            build.onResolve({ filter: /.*/, namespace: 'sheets' }, ({ path }) =>
              compiled.get(path) === undefined ? { path: paths.toNative(path) } : { path, namespace: 'compiled' },
            )
            build.onLoad({ filter: /.*/, namespace: 'sheets' }, () => ({
              contents: sheets.map((sheet) => `@import ${JSON.stringify(sheet)};`).join('\n'),
              loader: 'css',
            }))
            build.onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => ({
              contents: compiled.get(path)!,
              loader: 'css',
              resolveDir: paths.dirname(path),
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

/** A CSS module as a script that exports its class names, and as a stylesheet. */
export async function compileCssModule(
  ask: Ask,
  file: string,
  failure: BundleFailure,
): Promise<{ code: string; css: string }> {
  const { outputFiles } = await bundle(
    ask,
    {
      ...forBrowser,
      minify: false,
      entryPoints: [paths.toNative(file)],
      loader: dataLoaders,
      plugins: [linkedModules(ask)],
    },
    failure,
  )
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? ''
  return { code: textOf('.js'), css: textOf('.css') }
}
