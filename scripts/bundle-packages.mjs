/**
 * Packages that nearly every run loads, bundled with the modules of dist: they consist of some 650 files, and an edit that
 * renders a page took 0.15 s longer when it loaded those. They stay dependencies because declarations name their types.
 *
 * @modelcontextprotocol/server is only here: `docs-serve --mcp` alone loads it.
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
  '@modelcontextprotocol/server',
  'commander',
  'entities/decode',
  'fastest-levenshtein',
  'hast-util-from-html',
  'hast-util-raw',
  'hast-util-sanitize',
  'hast-util-to-text',
  'html-tag-names',
  'html-void-elements',
  'jsonc-parser',
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

/**
 * What is written differently in the bundle, with the same result: mdast-util-from-markdown copies the context of its
 * handlers for each of a page's 10,000 events, which takes a seventh of the time of parsing. The copies for events of one
 * tokenizer are equal, so these get the same one. unist-util-visit-parents makes a function for each node and names it, for
 * debuggers. And micromark moves all events of a paragraph for each text that it puts together of several, such as one with
 * a bracket: the square of their number. For each line of a paragraph in a quote or a list that does not begin with its marker,
 * it looks through all events before it for a token that is open: now first at that of the line before.
 *
 * tests/markdown/speed.test.ts compares the results. Upstream: https://github.com/micromark/micromark/issues/23 is about the
 * costs of moving events; the other places have no issue of their own.
 */
const rewritten = {
  'mdast-util-from-markdown/lib/index.js': [
    ['    events = prepared;\n', '    events = prepared;\n    let shared;\n'],
    [
      `        handler[events[index][1].type].call({
          ...context,
          sliceSerialize: events[index][2].sliceSerialize
        }, events[index][1]);`,
      `        const { sliceSerialize } = events[index][2];
        if (shared?.sliceSerialize !== sliceSerialize) shared = { ...context, sliceSerialize };
        handler[events[index][1].type].call(shared, events[index][1]);`,
    ],
  ],
  'micromark/lib/initialize/document.js': [
    ['  let lineStartOffset;\n', '  let lineStartOffset;\n  let openAt = -1;\n'],
    [
      `      let index = childFlow.events.length;
      while (index--) {
        if (
        // The token starts before the line ending…
        childFlow.events[index][1].start.offset < lineStartOffset && (
        // …and either is not ended yet…
        !childFlow.events[index][1].end ||
        // …or ends after it.
        childFlow.events[index][1].end.offset > lineStartOffset)) {
          // Exit: there’s still something open, which means it’s a lazy line
          // part of something.
          return;
        }
      }
`,
      `      const isOpen = ([, { start, end }]) =>
        start.offset < lineStartOffset && (!end || end.offset > lineStartOffset);
      const { events } = childFlow;
      if (openAt !== -1 && openAt < events.length && isOpen(events[openAt])) return;
      openAt = events.findLastIndex(isOpen);
      if (openAt !== -1) return;
      let index;
`,
    ],
  ],
  'micromark/lib/initialize/text.js': [
    [
      `      if (enter === undefined) {
        if (events[index] && events[index][1].type === "data") {
          enter = index;
          index++;
        }
      } else if (!events[index] || events[index][1].type !== "data") {
        // Don’t do anything if there is one data token.
        if (index !== enter + 2) {
          events[enter][1].end = events[index - 1][1].end;
          events.splice(enter + 2, index - enter - 2);
          index = enter + 2;
        }
        enter = undefined;
      }
    }
`,
      `      const event = events[index];
      if (!event) break;
      events[size++] = event;
      if (event[1].type !== "data") continue;
      // Its exit.
      if (++index < events.length) events[size++] = events[index];
      const own = index;
      while (events[index + 1]?.[1].type === "data") index++;
      if (index > own) event[1].end = events[index][1].end;
    }
    events.length = size;
`,
    ],
    ['    let enter;\n\n    // A rather boring', '    let size = 0;\n\n    // A rather boring'],
  ],
  'unist-util-visit-parents/lib/index.js': [["if (typeof value.type === 'string') {", 'if (false) {']],
}

/** @throws if the file is no longer as it was */
function rewrite(path, edits) {
  let text = readFileSync(path, 'utf8')
  for (const [from, to] of edits) {
    if (text.split(from).length !== 2) throw new Error(`${path} has changed: adapt scripts/bundle-packages.mjs.`)
    text = text.replace(from, () => to)
  }
  return text
}

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
    for (const [file, edits] of Object.entries(rewritten)) {
      const filter = new RegExp(`[\\\\/]${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`)
      onLoad({ filter }, ({ path }) => ({ contents: rewrite(path, edits), loader: 'js' }))
    }
    // In CommonJS. An import of `createRequire` in every file would keep those from browsers that a site's code bundles.
    onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }))
  },
}

/**
 * Writes the licences of the packages that have been bundled.
 * @param metafile esbuild's
 * @param folder where the file is written
 * @returns the absolute path of the file
 */
export function writeLicenses(metafile, folder) {
  const file = join(root, folder, 'LICENSES.txt')
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
