/** CSS modules of packages. Those of demos are loaded in resolve.ts. */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import type { Ask } from '../../../../feature.js'
import {
  bundle,
  type BundleFailure,
  byEsbuild,
  forBrowser,
  hashedPath,
  isLinked,
  paths,
  readLinked,
} from '../../../../feature-unstable.js'

const namespace = 'vitrine-css-module'

/** For bundles whose packages esbuild loads by itself. */
export function cssModules(ask: Ask): Plugin {
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /\.module\.css$/ }, async ({ path, pluginData, ...args }) => {
        if (pluginData === byEsbuild) return undefined
        const { errors, path: found } = await build.resolve(path, { ...args, namespace: 'file', pluginData: byEsbuild })
        if (errors.length > 0) return { errors }
        const file = paths.toPosix(found)
        return { path: hashedPath(ask.context.fs.relative(file)), namespace, pluginData: file }
      })
      build.onLoad({ filter: /.*/, namespace }, async ({ pluginData }) => {
        const file = pluginData as string
        const contents = isLinked(file) ? await readLinked(ask, file) : await readFile(file)
        return contents === undefined
          ? { errors: [{ text: `The file ${ask.context.fs.relative(file)} is gone.` }] }
          : { contents, loader: 'local-css', resolveDir: paths.dirname(file) }
      })
    },
  }
}

/** The class names that a CSS module of a package exports, as JSON. @param file absolute */
export async function classNames(ask: Ask, file: string, failure: BundleFailure): Promise<string> {
  const { outputFiles } = await bundle(
    ask,
    {
      ...forBrowser,
      minify: false,
      stdin: { contents: `export { default } from ${JSON.stringify(file)}`, resolveDir: paths.dirname(file) },
      plugins: [
        {
          name: 'vitrine-names-only',
          setup(build) {
            build.onResolve({ filter: /.*/ }, ({ path, kind }) =>
              kind === 'url-token' || kind === 'import-rule' ? { path, external: true } : undefined,
            )
          },
        },
        cssModules(ask),
      ],
    },
    failure,
  )
  const code = outputFiles.find(({ path }) => path.endsWith('.js'))!.text
  const entries = [...code.matchAll(/^ {2}(?:("(?:[^"\\]|\\.)*")|([^\s":]+)): ("(?:[^"\\]|\\.)*"),?$/gm)]
  return JSON.stringify(
    Object.fromEntries(
      entries.map(([, quoted, plain, value]) => [
        quoted === undefined ? plain! : (JSON.parse(quoted) as string),
        JSON.parse(value!) as string,
      ]),
    ),
  )
}
