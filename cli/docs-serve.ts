#!/usr/bin/env node
/**
 * The executable `docs-serve`. It exits explicitly, because timers and the key listener would keep the process alive.
 */
import { hasSupportedNode } from './node-version.js'
import { applySettings } from './process-settings.js'

if (hasSupportedNode()) {
  applySettings()
  const { runDocsServe } = await import('./run-serve.js')
  const { processIo } = await import('./process-io.js')
  process.exit(await runDocsServe(process.argv.slice(2), processIo()))
} else process.exitCode = 2
