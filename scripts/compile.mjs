/**
 * Compiles cli and src to dist with esbuild. It is the `dependencies` script of the package, so `npm ci` is enough
 * after a clone; as `prepare`, npm would warn of it wherever the package is installed. With `--types`, TypeScript also
 * writes declarations, including those of the templates; only the published package needs them.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { bundledPackages, writeLicenses } from './bundle-packages.mjs'
import { moduleEntries } from './module-entries.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(root, 'dist')
const withTypes = process.argv.includes('--types')

const shared = {
  metafile: true,
  absWorkingDir: root,
  outdir: out,
  outbase: root,
  format: 'esm',
  jsx: 'automatic',
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
}
const modules = await build({
  ...shared,
  entryPoints: moduleEntries,
  bundle: true,
  splitting: true,
  chunkNames: 'src/chunks/[name]-[hash]',
  platform: 'node',
  target: 'node20',
  legalComments: 'none',
  // An `import()` of a CommonJS module has no names.
  mainFields: ['module', 'main'],
  plugins: [bundledPackages],
})
const licenses = writeLicenses(modules.metafile, 'dist/src/chunks')
const docsFolder = 'packages/vitrine-docs'
/** The tool for readers of documentation: whoever has it installed has nothing else of this repository. */
const docsTool = {
  metafile: true,
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'warning',
}
rmSync(join(root, docsFolder, 'dist'), { recursive: true, force: true })
const docs = await Promise.all([
  build({
    ...docsTool,
    entryPoints: { 'vitrine-docs': `${docsFolder}/src/bin.ts` },
    splitting: true,
    platform: 'node',
    target: 'node20',
    external: ['typescript'],
    outdir: `${docsFolder}/dist`,
  }),
  // Hosts of functions have no modules of Node.
  build({
    ...docsTool,
    entryPoints: [`${docsFolder}/src/handler.ts`],
    platform: 'neutral',
    conditions: ['workerd', 'worker'],
    mainFields: ['module', 'main'],
    target: 'es2022',
    external: ['node:*', 'typescript'],
    outdir: `${docsFolder}/dist`,
  }),
])
writeLicenses({ inputs: Object.assign({}, ...docs.map(({ metafile }) => metafile.inputs)) }, `${docsFolder}/dist`)
/**
 * What `main` shares with other scripts. esbuild makes a file for each set of scripts that share something, which would be
 * seven files below 1.5 kB on every page. As one module, this is one file.
 */
const startModules = [
  'client/code/code-block',
  'client/platform/clock',
  'client/platform/el',
  'client/platform/load-chunk',
  'client/platform/page',
  'client/platform/safe-storage',
  'client/preferences/color-mode',
  'client/site-config',
  'fill-template',
].map((name) => join(root, 'src', `${name}.ts`))
const forBrowser = {
  ...shared,
  bundle: true,
  platform: 'browser',
  target: 'esnext',
  // Removes calls that only check names at compile time (src/client/platform/contract.ts).
  minifySyntax: true,
}
const start = await build({
  ...forBrowser,
  stdin: {
    contents: startModules.map((file) => `export * from ${JSON.stringify(file)}`).join('\n'),
    resolveDir: root,
  },
  sourcemap: 'inline',
  write: false,
})
const startFile = join(out, 'start.js')
const startAsOneModule = {
  name: 'start',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) =>
      startModules.includes(resolve(resolveDir, path.replace(/\.js$/, '.ts')))
        ? { path: startFile, sideEffects: false }
        : undefined,
    )
    onLoad({ filter: /[\\/]dist[\\/]start\.js$/ }, ({ path }) =>
      path === startFile ? { contents: start.outputFiles[0].text, loader: 'js' } : undefined,
    )
  },
}
// Code for the browser is bundled into a few files: a site bundles its 150 modules in 0.8 s and these files in 0.2 s.
const browser = await build({
  ...forBrowser,
  entryPoints: [
    'client/main',
    'client/dev/live',
    'client/dev/no-worker',
    'features/api/browser/api',
    'features/demos/browser/controls/controls',
    'features/demos/browser/editor/frame-runtime',
    'features/demos/browser/pictures',
    'features/demos/browser/wake/demos',
    'features/demos/browser/wake/hydrate',
    'features/offline/browser/service-worker/kill-switch',
    'features/offline/browser/service-worker/sw',
    'features/search/browser/search-page',
    'features/search/browser/worker',
  ].map((name) => `./src/${name}`),
  chunkNames: 'src/client/chunks/[name]-[hash]',
  splitting: true,
  external: ['react', 'react-dom'],
  plugins: [startAsOneModule],
  allowOverwrite: true,
})
// esbuild preserves the order of evaluation with imports that bind nothing. Only entries have side effects, so these
// imports would only make every page fetch what it does not use. The empty lines keep the source maps right.
for (const path of Object.keys(browser.metafile.outputs).filter((path) => path.endsWith('.js'))) {
  const file = join(root, path)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^import "[^"]+";$/gm, ''))
}
// Patterns of grammars take a second to translate, so only where they may have become others.
const patternsFile = join(out, 'src/markdown/known-patterns.json')
const require = createRequire(import.meta.url)
const madeFrom = `${require('shiki/package.json').version}\n${readFileSync(join(root, 'src/markdown/speed/known-patterns.ts'), 'utf8')}`
const isMade = () => {
  try {
    return JSON.parse(readFileSync(patternsFile, 'utf8')).madeFrom === madeFrom
  } catch {
    return false
  }
}
if (!isMade()) {
  const { translatePatterns } = await import('../dist/src/markdown/speed/known-patterns.js')
  const temporary = `${patternsFile}.${process.pid}`
  writeFileSync(temporary, JSON.stringify({ madeFrom, patterns: await translatePatterns() }))
  renameSync(temporary, patternsFile)
}
// Files without a source are deleted last, so that a command that runs meanwhile finds its files.
const made = new Set([
  patternsFile,
  licenses,
  ...[modules, browser].flatMap(({ metafile }) => Object.keys(metafile.outputs).map((path) => resolve(root, path))),
])
for (const entry of existsSync(out) ? readdirSync(out, { recursive: true, withFileTypes: true }) : []) {
  const path = join(entry.parentPath ?? entry.path, entry.name)
  if (entry.isFile() && !made.has(path) && (withTypes || !path.endsWith('.d.ts'))) rmSync(path)
}
for (const name of ['docs-build', 'docs-serve']) {
  const file = join(out, 'cli', `${name}.js`)
  if (existsSync(file)) chmodSync(file, 0o755)
}
if (withTypes) {
  const tsc = require.resolve('typescript/bin/tsc')
  // `npm run typecheck` finds errors. Without it, declarations take half the time.
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.types.json', '--noCheck'], { cwd: root, stdio: 'inherit' })
}
