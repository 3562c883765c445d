#!/usr/bin/env node
/** The executable `docs-build`. It sets the exit code instead of exiting, so that pending output to a pipe is flushed. */
import { runDocsBuild } from './run-build.js'
import { processIo } from './process-io.js'
import { applySettings } from './process-settings.js'

applySettings()
process.exitCode = await runDocsBuild(process.argv.slice(2), processIo())
