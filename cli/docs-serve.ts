#!/usr/bin/env node
/** The executable `docs-serve`. It exits explicitly, because timers and the key listener would keep the process alive. */
import { runDocsServe } from './run-serve.js'
import { processIo } from './process-io.js'
import { applySettings } from './process-settings.js'

applySettings()
process.exit(await runDocsServe(process.argv.slice(2), processIo()))
