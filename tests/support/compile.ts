/**
 * Before any test: `dist` holds what the sources say. Tests of processes run the compiled commands, as a user does; a
 * stale `dist` would test yesterday's code. Nothing is compiled where nothing is newer.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Vitest's global setup. */
export default function compile(): void {
  const made = join(root, 'dist/src/index.js')
  const newest = Math.max(...['cli', 'src', 'scripts/compile.mjs'].map((path) => newestBelow(join(root, path))))
  if (existsSync(made) && statSync(made).mtimeMs > newest) return
  execFileSync(process.execPath, [join(root, 'scripts/compile.mjs')], { cwd: root, stdio: 'inherit' })
}

/** Folders count too: a file that is gone changes only its folder. */
function newestBelow(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestBelow(join(path, name))))
}
