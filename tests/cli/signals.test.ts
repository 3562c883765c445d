/** Signals end commands also while a disk or another program keeps them waiting, and nothing half-written stays. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { endingSignals, type EndingSignal } from '../../src/engine/process.js'
import { temporaryFolder, writeFiles } from '../support/files.js'
import { inLongRun } from '../support/long.js'
import { docsBuildCommand, run, type Run } from '../support/project.js'

const folders: string[] = []
afterAll(() => folders.forEach((dir) => rmSync(dir, { recursive: true, force: true })))

const config = {
  title: 'Small',
  url: 'https://example.com',
  features: { api: { packages: [{ name: 'typescript', at: '/api' }] } },
}

/** A folder in which reading a file never ends. */
function waitingFolder(pipe: string, files: Record<string, string>): string {
  const dir = temporaryFolder('signals')
  folders.push(dir)
  writeFiles(dir, files)
  execFileSync('mkfifo', [join(dir, pipe)])
  return dir
}

const all = Object.keys(endingSignals) as EndingSignal[]
const signals = inLongRun(all, all.slice(0, 1))

/** Runs a command and sends it a signal once it reads the pipe. Where it goes on waiting, so does the test. */
function interrupted(args: string[], dir: string, pipe: string, signal: EndingSignal): Promise<Run> {
  return run(process.execPath, [docsBuildCommand, ...args], dir, {
    during({ kill }) {
      onTestFinished(() => void kill('SIGKILL'))
      // Opening the pipe for writing waits for the reader.
      void run('sh', ['-c', 'exec 3> "$0"; echo open; exec sleep 600', join(dir, pipe)], dir, {
        during({ onOutput, kill: close }) {
          onTestFinished(() => void close('SIGKILL'))
          onOutput(() => kill(signal))
        },
      })
    },
  })
}

it.each(signals)('init while it reads the library: %s', async (signal) => {
  const dir = waitingFolder('package.json', {})
  const { code, signal: by } = await interrupted(['init', '--yes'], dir, 'package.json', signal)
  expect([code, by]).toEqual([null, signal])
  expect(existsSync(join(dir, 'docs'))).toBe(false)
})

it.each(signals)('api-diff while it unpacks: %s', async (signal) => {
  const dir = waitingFolder('old.tgz', { 'docs.config.json': JSON.stringify(config) })
  const { code } = await interrupted(['api-diff', 'old.tgz', 'typescript'], dir, 'old.tgz', signal)
  expect(code).toBe(endingSignals[signal])
  expect(readdirSync(join(dir, '.vitrine')).filter((name) => name.startsWith('api-diff'))).toEqual([])
})
