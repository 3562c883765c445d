#!/usr/bin/env node
/**
 * The executable `docs-build`. It sets the exit code instead of exiting, so that pending output to a pipe is flushed.
 */
import { hasSupportedNode } from './node-version.js'
import { applySettings } from './process-settings.js'

if (hasSupportedNode()) {
  applySettings()
  const { runDocsBuild } = await import('./run-build.js')
  const { processIo } = await import('./process-io.js')
  process.exitCode = await runDocsBuild(process.argv.slice(2), processIo())
} else process.exitCode = 2
