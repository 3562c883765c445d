/**
 * This repository's own site, built once for a run and handed to the tests of it. `.ci/run` has built it already and says
 * where in OWN_SITE; otherwise the command builds it here, with the memory that the last build has left.
 */
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { docsBuildCommand, packageRoot } from './project.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built site. */
    ownSite: string
  }
}

/** Vitest's global setup of the site's project. Throws where the site does not build. */
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
