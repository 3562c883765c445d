/**
 * Builds this repository's own site once for all tests of it. `.ci/run` has built it already and sets OWN_SITE to its
 * folder; otherwise it is built here, with the cache of the last build.
 */
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { packageRoot } from './files.js'
import { docsBuildCommand } from './project.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site. */
    ownSite: string
  }
}

/** Vitest's global setup of the `site` project. Throws where the site cannot be built. */
export default function buildSite(project: TestProject): void {
  const given = process.env['OWN_SITE']
  const outDir = given ? resolve(packageRoot, given) : join(packageRoot, '.vitrine-tests/site')
  if (!given)
    execFileSync(process.execPath, [docsBuildCommand, '--strict', '--quiet', '--out-dir', outDir], {
      cwd: packageRoot,
      stdio: 'inherit',
    })
  project.provide('ownSite', outDir)
}
