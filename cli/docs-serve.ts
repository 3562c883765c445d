#!/usr/bin/env node
/** The program `docs-serve`. A server has timers and a terminal's keys that would keep the process alive. */
import { runDocsServe } from './run-serve.js'
import { processIo } from './process-io.js'
import { setV8Flags } from './v8-flags.js'

setV8Flags()
process.exit(await runDocsServe(process.argv.slice(2), processIo()))
