#!/usr/bin/env node
/** The program `docs-build`. The exit code is set, not forced: what a pipe has not taken yet is still written. */
import { runDocsBuild } from './run-build.js'
import { processIo } from './process-io.js'
import { setV8Flags } from './v8-flags.js'

setV8Flags()
process.exitCode = await runDocsBuild(process.argv.slice(2), processIo())
