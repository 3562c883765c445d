/** The keys of docs-serve, on a pseudo terminal that `script` (of every Debian) makes. */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../support/files.js'
import { smallSite } from '../support/project.js'
import { docsServeCommand } from './server.js'

let dir: string
beforeAll(() => {
  dir = temporaryFolder('keys')
  writeFiles(dir, smallSite)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('each key does what its help says, and q stops the server', { tags: 'long' }, async () => {
  const command = [process.execPath, docsServeCommand, dir, '--port', '0'].map((word) => `'${word}'`).join(' ')
  const { PATH = '', HOME = '' } = process.env
  // Without CI, where nobody presses keys.
  const terminal = spawn('script', ['-qefc', command, '/dev/null'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH, HOME, TERM: 'xterm' },
  })
  const ended = new Promise<number | null>((resolve) => terminal.on('exit', resolve))
  let output = ''
  const readers = new Set<() => void>()
  terminal.stdout.on('data', (bytes: Buffer) => {
    output += bytes.toString()
    for (const read of readers) read()
  })
  /** Waits for a text after what was read before. */
  const shows = (text: string | RegExp) =>
    new Promise<void>((resolve) => {
      const read = () => {
        const found = output.search(text)
        if (found === -1) return
        readers.delete(read)
        output = output.slice(found + 1)
        resolve()
      }
      readers.add(read)
      read()
    })
  await shows('Press h for help')
  terminal.stdin.write('h')
  await shows(/r read everything again\s+o open in the browser\s+u show addresses\s+c clear\s+q quit/)
  terminal.stdin.write('u')
  await shows(/http:\/\/localhost:\d+\//)
  terminal.stdin.write('r')
  await shows('Everything was read again')
  terminal.stdin.write('c')
  await shows(/\u001b\[2J/)
  terminal.stdin.write('q')
  expect(await ended).toBe(0)
})
