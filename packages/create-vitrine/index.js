#!/usr/bin/env node
/** `npm create vitrine [folder]`: `docs-build init` of the version of Vitrine that this package depends on. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'

const require = createRequire(import.meta.url)
const manifest = require.resolve('vitrine/package.json')
const command = join(dirname(manifest), require(manifest).bin['docs-build'])
const { status, error } = spawnSync(process.execPath, [command, 'init', ...process.argv.slice(2)], { stdio: 'inherit' })
if (error) throw error
process.exitCode = status ?? 1
