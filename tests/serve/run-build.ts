/** `docs-build` in a folder; throws where it fails. */
import { execFileSync } from 'node:child_process'
import { docsBuildCommand } from '../support/project.js'

export function runBuild(dir: string, flags: readonly string[] = []): void {
  execFileSync(process.execPath, [docsBuildCommand, dir, '--quiet', ...flags], { cwd: dir, stdio: 'pipe' })
}
