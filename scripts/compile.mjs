/**
 * Compiles cli and src to dist. Runs as the install's own `prepare`, so a clone needs nothing but `npm ci`. esbuild
 * makes the JavaScript (0.1 s); TypeScript adds the declarations, which only the published package needs.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const out = join(root, 'dist')

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}

rmSync(out, { recursive: true, force: true })
await build({
  absWorkingDir: root,
  entryPoints: [...sources(join(root, 'cli')), ...sources(join(root, 'src'))],
  outdir: out,
  outbase: root,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
})
for (const name of ['docs-build', 'docs-serve']) {
  const file = join(out, 'cli', `${name}.js`)
  if (existsSync(file)) chmodSync(file, 0o755)
}
if (process.argv.includes('--types')) {
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  execFileSync(
    process.execPath,
    [tsc, '-p', 'tsconfig.json', '--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', 'dist', '--rootDir', '.'],
    { cwd: root, stdio: 'inherit' },
  )
}
