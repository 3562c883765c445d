/**
 * Packages that nearly every run loads, bundled into a few files of dist: they consist of some 650 modules, and an edit that
 * renders a page took 0.15 s longer when it loaded those. The modules of dist name the bundles in place of the packages, which
 * stay dependencies because declarations name their types.
 *
 * Not among them are packages that have files beside their code, such as workers and binaries, packages that few runs load,
 * and React, which is the site's own.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { build } from 'esbuild'

const bundled = [
  '@jridgewell/trace-mapping',
  'commander',
  'entities/decode',
  'fastest-levenshtein',
  'hast-util-from-html',
  'hast-util-raw',
  'hast-util-sanitize',
  'hast-util-to-text',
  'html-tag-names',
  'html-void-elements',
  'json5',
  'mdast-util-from-markdown',
  'mdast-util-gfm-autolink-literal',
  'mdast-util-gfm-footnote',
  'mdast-util-gfm-strikethrough',
  'mdast-util-gfm-table',
  'mdast-util-gfm-task-list-item',
  'mdast-util-to-hast',
  'micromark-extension-cjk-friendly',
  'micromark-extension-cjk-friendly-gfm-strikethrough',
  'micromark-extension-gfm-autolink-literal',
  'micromark-extension-gfm-footnote',
  'micromark-extension-gfm-strikethrough',
  'micromark-extension-gfm-table',
  'micromark-extension-gfm-task-list-item',
  'micromark-util-edit-map',
  'micromark-util-sanitize-uri',
  'mrmime',
  'picomatch',
  'rehype-stringify',
  'remark-parse',
  'remark-rehype',
  'shiki/core',
  'shiki/engine/javascript',
  'sucrase',
  'unified',
  'unist-util-visit',
  'yaml',
  'zod',
]

/** Below dist. */
const folder = 'src/packages'
const bundleOf = (specifier) => `${folder}/${specifier.replace('@', '').replaceAll('/', '-')}`

/** For esbuild's build of the modules, which all stay files: it names the bundles, and leaves other imports as they are. */
export function namesBundles(root) {
  return {
    name: 'bundled packages',
    setup({ onResolve }) {
      onResolve({ filter: /./ }, ({ path, kind, importer }) => {
        if (kind === 'entry-point') return undefined
        if (!bundled.includes(path)) return { path, external: true }
        const from = posix.dirname(relative(root, importer).replaceAll('\\', '/'))
        return { path: posix.relative(from, `${bundleOf(path)}.js`).replace(/^(?!\.)/, './'), external: true }
      })
    },
  }
}

/**
 * Writes the bundles, and the licences of what is in them.
 * @param options esbuild's, which all builds of dist share
 * @returns the absolute paths of the files
 */
export async function bundlePackages(root, out, options) {
  const { metafile } = await build({
    ...options,
    entryPoints: Object.fromEntries(bundled.map((name) => [bundleOf(name), name])),
    bundle: true,
    splitting: true,
    chunkNames: `${folder}/chunks/[name]-[hash]`,
    platform: 'node',
    target: 'node20',
    sourcemap: false,
    legalComments: 'none',
    // What CommonJS modules require of Node.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [exportsEveryName],
  })
  const licenses = join(out, folder, 'LICENSES.txt')
  writeFileSync(licenses, licensesOf(root, Object.keys(metafile.inputs)))
  return [licenses, ...Object.keys(metafile.outputs).map((path) => join(root, path))]
}

/** As Node does: of a CommonJS module, esbuild itself exports only the default. */
const exportsEveryName = {
  name: 'every name',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'entry-point' ? { path, namespace: 'bundled' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'bundled' }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter((name) => /^[a-z$]\w*$/i.test(name))
      return {
        contents: `export { ${names.join(', ')} } from ${JSON.stringify(path)}`,
        resolveDir: import.meta.dirname,
      }
    })
  },
}

/** The licence of each package that has one of the files. */
function licensesOf(root, files) {
  const packages = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))
  const licenses = [...packages].map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
    const file = readdirSync(join(root, path)).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file ? readFileSync(join(root, path, file), 'utf8').trim() : ''
    return `${name} ${version} (${license})\n\n${text}`.trim()
  })
  return `${[...new Set(licenses)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
