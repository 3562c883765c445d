/**
 * Packages that nearly every run loads, bundled with the modules of dist: they consist of some 650 files, and an edit that
 * renders a page took 0.15 s longer when it loaded those. They stay dependencies because declarations name their types.
 *
 * Not among them are packages that have files beside their code, such as workers and binaries, packages that few runs load,
 * and React, which is the site's own.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

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
  'micromark-core-commonmark',
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
  'shiki/textmate',
  'sucrase',
  'unified',
  'unist-util-visit',
  'yaml',
  'zod',
]

/** For esbuild's build of the modules. */
export const bundledPackages = {
  name: 'bundled packages',
  setup({ onResolve, onLoad }) {
    // Packages of packages are part of them.
    onResolve({ filter: /^[^.]/ }, ({ path, kind, importer }) => {
      if (isBuiltin(path)) return kind === 'require-call' ? { path, namespace: 'required' } : { path, external: true }
      if (kind === 'entry-point' || bundled.includes(path) || importer.includes('node_modules')) return undefined
      return { path, external: true }
    })
    // In CommonJS. An import of `createRequire` in every file would keep those from browsers that a site's code bundles.
    onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }))
  },
}

/**
 * Writes the licences of the packages that have been bundled.
 * @param metafile esbuild's
 * @returns the absolute path of the file
 */
export function writeLicenses(metafile) {
  const file = join(root, 'dist/src/chunks/LICENSES.txt')
  writeFileSync(file, licensesOf(Object.keys(metafile.inputs)))
  return file
}

/** The licence of each package that has one of the files. */
function licensesOf(files) {
  const packages = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))
  const licenses = [...packages].map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
    const file = readdirSync(join(root, path)).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file ? readFileSync(join(root, path, file), 'utf8').trim() : ''
    return `${name} ${version} (${license})\n\n${text}`.trim()
  })
  return `${[...new Set(licenses)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
