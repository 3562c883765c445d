/**
 * Compiles the sources to `dist` before any test. Process tests run the compiled commands, as users do, and must not test
 * an old version of them. Nothing is compiled where `dist` is newer than the sources.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Vitest's global setup. */
export default function compile(): void {
  const made = join(root, 'dist/src/index.js')
  const newest = Math.max(...['cli', 'src', 'scripts'].map((path) => newestBelow(join(root, path))))
  if (existsSync(made) && statSync(made).mtimeMs > newest) return
  execFileSync(process.execPath, [join(root, 'scripts/compile.mjs')], { cwd: root, stdio: 'inherit' })
}

/** Includes folders: a deleted file changes only the time of its folder. */
function newestBelow(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestBelow(join(path, name))))
}
