#!/usr/bin/env node
/** Runs the command of this process. */
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { run } from './cli.js'

process.exitCode = await run(process.argv.slice(2), {
  cwd: process.cwd(),
  out: (line) => void process.stdout.write(`${line}\n`),
  log: (line) => void process.stderr.write(`${line}\n`),
  input: () => text(process.stdin),
})
