/** Commands as a person types them, each in processes of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { expect } from 'vitest'

export type Environment = Readonly<Record<string, string>>

// With NODE_ENV=production, as in these tests, npm would install no development dependencies; in CI, pnpm would change
// no lockfile.
const { NODE_ENV: _, CI: __, ...inherited } = process.env as Record<string, string>
/** This machine's, with its settings of npm, which say where packages come from. */
export const environment: Environment = inherited

const start = (command: string, cwd: string, env: Environment) =>
  spawn('sh', ['-c', command], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })

/** @returns what a command printed, when it has ended with success */
export function completed(command: string, cwd: string, env: Environment): Promise<string> {
  const child = start(command, cwd, env)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)))
  return new Promise((done, fail) =>
    child.on('close', (code) => (code === 0 ? done(printed) : fail(new Error(`${command}: ${code}\n${printed}`)))),
  )
}

/** Runs a command that serves a site, until it has ended. @returns the text of a page */
export async function served(command: string, cwd: string, path: string, env: Environment): Promise<string> {
  const child = start(command, cwd, env)
  const ended = new Promise((done) => child.on('close', done))
  try {
    const page = await fetch(new URL(path, await address(child)))
    expect(page.status).toBe(200)
    return await page.text()
  } finally {
    if (child.exitCode === null) process.kill(-child.pid!)
    // It writes its cache until then.
    await ended
  }
}

/** @returns the address that a server has printed */
function address(child: ChildProcess): Promise<string> {
  let printed = ''
  return new Promise((done, fail) => {
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (data) => {
        printed += String(data)
        const found = /http:\/\/localhost:\d+\//.exec(printed)
        if (found) done(found[0])
      })
    child.on('close', () => fail(new Error(printed)))
  })
}
