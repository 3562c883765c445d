/**
 * Reading the declarations of the documented packages, beside TypeScript checking a file that imports them.
 *
 *     npm run bench -- api --runs 3
 *
 * `tsc` runs twice: as it is by default, and with `skipLibCheck`, which checks no declarations. The limit is 2.5 times the
 * default.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { measure, median, type Run, option } from './measure.js'
import { work } from './tools.js'

const runs = Number(option('runs', '3'))
const packages = ['@mui/x-data-grid', '@mui/x-date-pickers', '@mui/x-charts', '@mui/x-tree-view']

const folder = join(work, 'api')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const names = packages.map((_, index) => `p${index}`)
writeFileSync(
  join(folder, 'all.ts'),
  [
    ...packages.map((name, index) => `import * as ${names[index]} from '${name}'`),
    `export default [${names.join()}]`,
  ].join('\n'),
)
// What has a page on this site is read in full, as in a build.
writeFileSync(
  join(folder, 'extract.mjs'),
  `import { createRequire } from 'node:module'
import { buildSync } from 'esbuild'
const root = ${JSON.stringify(process.cwd())}
const ts = createRequire(root + '/package.json')('typescript')
const { createExtractor } = await import(root + '/dist/src/features/api/node/extract/extractor.js')
const { outputFiles } = buildSync({ entryPoints: [root + '/content/api.ts'], format: 'esm', write: false })
const { api } = await import('data:text/javascript,' + encodeURIComponent(outputFiles[0].text))
const extractor = createExtractor(ts)
for (const { name, components, interfaces, events, omit, typesFrom, classes } of api.packages)
  extractor.extract({ root, package: name, keepInherited: ['children', 'sx'], omit, typesFrom, classes, detailed: { components, types: [...interfaces, ...(events ? [events] : [])] } })
`,
)
const tsc = [
  resolve('node_modules/typescript/bin/tsc'),
  ...'--ignoreConfig --noEmit --strict --jsx react-jsx --module esnext --moduleResolution bundler --target es2022'.split(
    ' ',
  ),
  join(folder, 'all.ts'),
]
const candidates: Record<string, string[]> = {
  'tsc --noEmit': tsc,
  'tsc --noEmit --skipLibCheck': [...tsc, '--skipLibCheck'],
  'the reference': [join(folder, 'extract.mjs')],
}

const found: Record<string, Run[]> = {}
for (let run = 0; run < runs; run++)
  for (const [name, args] of Object.entries(candidates))
    (found[name] ??= []).push(await measure(process.execPath, args, process.cwd()))

const seconds = (name: string) => median(found[name]!.map(({ cpu }) => cpu))
for (const name of Object.keys(candidates)) {
  const wall = median(found[name]!.map((run) => run.wall))
  const memory = median(found[name]!.map((run) => run.memory))
  console.log(
    `${name.padEnd(30)} ${seconds(name).toFixed(1)} s processor  ${wall.toFixed(1)} s  ${memory.toFixed(0)} MiB`,
  )
}
console.log(`ratio ${(seconds('the reference') / seconds('tsc --noEmit')).toFixed(2)} (limit 2.5)`)
rmSync(folder, { recursive: true, force: true })
