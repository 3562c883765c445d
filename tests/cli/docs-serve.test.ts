/** `docs-serve` as a person meets it: the banner, the keys, the ways to stop. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Io, KeyStream } from '../../cli/io.js'
import { runDocsServe } from '../support/compiled.mjs'
import { inLongRun } from '../support/long.js'
import { type Project, project, runHere, smallSite, testIo } from '../support/project.js'

const projects: Project[] = []
const make = (): Project => {
  const it = project(smallSite)
  projects.push(it)
  return it
}
afterAll(() => projects.forEach((it) => it.remove()))

interface Terminal {
  said: { stdout: string; stderr: string }
  press(key: string): void
  signal(name: 'SIGINT' | 'SIGTERM'): void
  fault(error: unknown): void
  exit: ReturnType<typeof vi.fn>
  ended: Promise<number>
}

/** Starts it at a terminal of a person's and waits for a text. */
async function start(args: string[], until: string, env: Record<string, string> = {}, isTTY = true): Promise<Terminal> {
  const signals = new Map<string, () => void>()
  const { io, said } = testIo(make().dir, { env })
  let press: (key: string) => void = () => {}
  const stdin: KeyStream = {
    isTTY,
    setRawMode: () => {},
    setEncoding: () => {},
    on: (_, listener) => void (press = listener),
    resume: () => {},
  }
  let fault: (error: unknown) => void = () => {}
  const exit = vi.fn()
  const terminal: Io = {
    ...io,
    stdin,
    stderr: { ...io.stderr, isTTY },
    exit,
    onSignal: (name, listener) => void signals.set(name, listener),
    onFault: (listener) => void (fault = listener),
  }
  const ended = runDocsServe(['--port', '0', ...args], terminal)
  await expect.poll(() => said.stdout + said.stderr).toContain(until)
  return { said, press, signal: (name) => signals.get(name)!(), fault, exit, ended }
}

describe('at a terminal', () => {
  test('keys do what their help says, faults are printed, and q stops the server', async () => {
    const { said, press, fault, ended } = await start([], 'Press h for help.')
    expect(said.stderr).toMatch(
      /^\n {2}Vitrine \d[^\n]*development server, ready in [^\n]*\n\n {2}Local +http:\/\/localhost:\d+\//,
    )
    const said2 = (key: string) => {
      const from = said.stderr.length
      press(key)
      return said.stderr.slice(from)
    }
    expect(said2('h')).toMatch(/^ {2}h help\n {2}r read everything again\n[^]*q quit\n$/)
    expect(said2('u')).toContain('Local')
    expect(said2('c')).toBe('\u001b[2J\u001b[3J\u001b[H')
    expect(said2('x')).toBe('')
    press('r')
    await expect.poll(() => said.stderr).toContain('Everything was read again.')
    fault(new Error('left alone'))
    expect(said.stderr).toMatch(/fault {2}left alone\n$/)
    press('q')
    expect(await ended).toBe(0)
  })

  const signals = [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const
  test.each(signals.slice(0, inLongRun(2, 1)))(
    '%s stops the server with %i, a second one immediately',
    async (name, code) => {
      const { signal, exit, ended } = await start([], 'Press h for help.')
      signal(name)
      expect(exit).not.toHaveBeenCalled()
      signal(name)
      expect(exit).toHaveBeenCalledWith(code)
      expect(await ended).toBe(code)
    },
  )

  test('Ctrl+C acts like SIGINT', { tags: 'long' }, async () => {
    const { press, ended } = await start([], 'Press h for help.')
    press('\u0003')
    expect(await ended).toBe(130)
  })
})

test('an edit is reported with what it changed, and says when all problems are fixed', async () => {
  const { said, press, ended } = await start(['--verbose'], 'Press h for help.')
  const config = join(projects.at(-1)!.dir, 'docs.config.ts')
  const text = readFileSync(config, 'utf8')
  const [address] = /http:\/\/localhost:\d+\//.exec(said.stderr)!
  expect((await fetch(`${address}x/guide/start/`)).ok).toBe(true)
  writeFileSync(config, text.replace('title:', 'titel:'))
  await expect.poll(() => said.stderr).toContain('error config/missing-key  The required key "title" is missing.')
  expect(said.stderr).toContain('Did you mean "title"?')
  writeFileSync(config, text)
  await expect.poll(() => said.stderr).toContain('All problems are fixed.')
  await expect.poll(() => said.stderr).toMatch(/\n\S+ docs\.config\.ts: no open page changed; checked in \d/)
  press('q')
  await ended
})

test('without a terminal there are no keys, and --json prints events', { tags: 'long' }, async () => {
  const { said, signal, ended } = await start(['--json'], '"ready"', {}, false)
  expect(JSON.parse(said.stdout.split('\n')[0]!)).toMatchObject({ type: 'ready', home: '/x/' })
  expect(said.stderr).toBe('')
  signal('SIGTERM')
  expect(await ended).toBe(143)
})

test('colours on request', { tags: 'long' }, async () => {
  const { said, press, ended } = await start([], 'Press h for help.', { FORCE_COLOR: '1' })
  expect(said.stderr).toContain('\u001b[1mVitrine')
  press('q')
  await ended
})

test.each([
  [['--port', 'x'], 'Use a number from 0 to 65535'],
  [['--prot', '1'], '(Did you mean --port?)'],
  [['none'], 'error cli/root  The folder none does not exist.'],
])('%j is a usage error', async (args, said) => {
  const { code, stderr } = await runHere(runDocsServe, args, '/')
  expect(code).toBe(2)
  expect(stderr).toContain(said)
})
