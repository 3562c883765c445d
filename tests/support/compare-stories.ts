/**
 * The stories of a folder as the runtime of demos draws them, beside what Storybook's `composeStories` draws. Each side
 * is one bundle for Node, so that a story sees the same modules, clock and random numbers on both.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { storyTools } from '../../src/features/demos/node/stories/stories.js'
import { readStories } from '../../src/features/demos/node/stories/story-file.js'
import { parseScript } from '../../src/script/syntax.js'
import { packageRoot } from './files.js'

export interface Comparison {
  same: string[]
  /** Drawn by neither: a package is missing, or there is no document. */
  thrown: string[]
  /** What differs, with both texts from the first difference. */
  different: { story: string; ours: string; theirs: string }[]
}

interface Options {
  /** Which files, by their paths below the root. */
  files?: RegExp
  /** Names of packages and where their source is. */
  alias?: Record<string, string>
}

const runtime = join(packageRoot, 'dist/src/features/demos/shared/story.js')

/** @param root has `node_modules` with React and `@storybook/react`, in itself or above */
export async function compareStories(root: string, { files = /./, alias = {} }: Options = {}): Promise<Comparison> {
  const stories = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.stories\.[jt]sx?$/.test(file) && !file.includes('node_modules') && files.test(file))
    .sort()
  const preview = ['ts', 'tsx', 'js', 'jsx']
    .map((ending) => `.storybook/preview.${ending}`)
    .find((file) => existsSync(join(root, file)))
  const imports = [
    ...stories.map((file, at) => `import * as f${at} from ${JSON.stringify(`./${file}`)}`),
    preview ? `import * as preview from ${JSON.stringify(`./${preview}`)}` : 'const preview = undefined',
    "import { createElement } from 'react'",
    "import { renderToString } from 'react-dom/server'",
    `const files = { ${stories.map((file, at) => `${JSON.stringify(file)}: f${at}`).join(', ')} }`,
    steady,
  ]
  const bundled = async (name: string, lines: readonly string[], plugins: Plugin[]) => {
    const outfile = join(root, `.compared-${name}.cjs`)
    await build({
      stdin: { contents: [...imports, ...lines].join('\n'), resolveDir: root, loader: 'js' },
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      jsx: 'automatic',
      mainFields: ['module', 'main'],
      define: { 'process.env.NODE_ENV': '"production"' },
      external: ['react', 'react-dom'],
      loader: { '.js': 'jsx', '.css': 'empty', '.svg': 'dataurl', '.png': 'dataurl', '.mdx': 'empty' },
      logLevel: 'error',
      alias,
      plugins: [...plugins, missingPackages],
    })
    return (createRequire(outfile)(outfile) as { default: Record<string, string> }).default
  }
  const theirs = await bundled(
    'theirs',
    [
      "import { composeStories, setProjectAnnotations } from '@storybook/react'",
      // As Storybook itself sets it.
      'globalThis.FEATURES = { argTypeTargetsV7: true }',
      'if (preview) setProjectAnnotations([preview])',
      'const composed = Object.entries(files).flatMap(([file, module]) => Object.entries(composeStories(module)).map(([name, story]) => [file, name, story]))',
      'export default drawn(composed, (story) => story)',
    ],
    [],
  )
  const named: string[][] = []
  for (const [file, exported] of Object.keys(theirs).map((story) => story.split('#') as [string, string])) {
    const code = readFileSync(join(root, file), 'utf8')
    const script = await parseScript(code)
    const read = script && readStories(code, script)?.stories.find((one) => one.exported === exported)
    named.push([file, exported, read?.name ?? exported])
  }
  const ours = await bundled(
    'ours',
    [
      `import { storyComponent } from ${JSON.stringify(runtime)}`,
      `const listed = ${JSON.stringify(named)}.map(([file, exported, name]) => [file, exported, { story: files[file][exported], meta: files[file].default, exported, name, title: files[file].default.title ?? '', id: 'a--b', ...(preview && { preview }) }])`,
      'export default drawn(listed, storyComponent)',
    ],
    [storyTools, generatorFiles],
  )
  const result: Comparison = { same: [], thrown: [], different: [] }
  for (const [story, text] of Object.entries(theirs)) {
    const own = ours[story] ?? ''
    if (text.startsWith('threw ') && own.startsWith('threw ')) result.thrown.push(story)
    else if (own === text) result.same.push(story)
    else {
      let at = 0
      while (own[at] === text[at]) at++
      const part = (whole: string) => whole.slice(Math.max(0, at - 60), at + 120)
      result.different.push({ story, ours: part(own), theirs: part(text) })
    }
  }
  return result
}

/** Draws each story at the same time and with the same random numbers. Texts of inline scripts have the bundle's names. */
const steady = `const Real = Date
globalThis.Date = class extends Real { constructor(...given) { if (given.length > 0) super(...given); else super(17e11) } static now() { return 17e11 } }
let seed = 1
Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
console.error = console.warn = () => {}
const drawn = (list, componentOf) => Object.fromEntries(list.map(([file, name, story]) => {
  seed = 1
  try { return [file + '#' + name, renderToString(createElement(componentOf(story))).replace(/<script>[^]*?<\\/script>/g, '')] }
  catch (error) { return [file + '#' + name, 'threw ' + error.message] }
}))`

/** The generator's own modules, which `storyTools` names. */
const generatorFiles: Plugin = {
  name: 'generator-files',
  setup(build) {
    build.onResolve({ filter: /^vitrine:/ }, ({ path }) => ({ path: join(packageRoot, path.slice('vitrine:'.length)) }))
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) => ({ path, external: true }))
  },
}

/** A package that is not installed is a function that does nothing, on both sides. */
const missingPackages: Plugin = {
  name: 'missing-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, kind, resolveDir, importer, namespace }) => {
      if (pluginData === 'again' || kind === 'entry-point' || !['file', ''].includes(namespace)) return undefined
      const found = await build.resolve(path, { resolveDir, kind, importer, pluginData: 'again' })
      return found.errors.length > 0 ? { path, namespace: 'missing' } : found
    })
    build.onLoad({ filter: /.*/, namespace: 'missing' }, () => ({ contents: 'module.exports = () => false' }))
  },
}
