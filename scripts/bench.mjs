/** `npm run bench -- build …`: compiles one script of bench/ (`compare` where none is named) into a temporary file and runs it. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const [name = 'compare', ...rest] = process.argv.slice(2)
const entry = join(root, 'bench', `${name}.ts`)
if (!/^[a-z-]+$/.test(name) || !existsSync(entry)) {
  console.error(
    'Usage: npm run bench -- <compare|api|reference|build|shards|serve|demos|demo-tree|agents|search|search-keys|vitals|charts-points|tree-nodes|grid-rows|million-rows|picker-cost|trees> [options]',
  )
  process.exit(2)
}
const work = join(root, 'bench/.work')
mkdirSync(work, { recursive: true })
const outfile = join(work, `${name}.mjs`)
await build({
  entryPoints: [entry],
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  outfile,
  logLevel: 'warning',
})
const { status } = spawnSync(process.execPath, [outfile, ...rest], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
