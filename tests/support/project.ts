/**
 * A site in a real folder and the compiled command that builds it, for what a site in memory can't show: exit codes,
 * printed text, the output folder. Each run gets an environment of its own, so that variables of the machine (for CI, for
 * colours) have no effect.
 *
 * Commands run in the process of the test unless it is about processes: a new process takes a second to load what is
 * already loaded here.
 */
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Io, Program } from '../../cli/io.js'
import type { BuildResult } from '../../src/build.js'
import { type DiskFiles, packageRoot, pageText, temporaryFolder, writeFiles } from './files.js'
import { startWithCache } from './kept-cache.js'

/** The compiled generator. */
export const compiledFolder = join(packageRoot, 'dist')
export const docsBuildCommand = join(compiledFolder, 'cli/docs-build.js')

/** A small site: three pages, two languages, a group and a public file. */
export const smallSite: DiskFiles = {
  'docs.config.ts': `import { defineConfig } from 'vitrine'
export default defineConfig({
  title: 'Small',
  url: 'https://example.com',
  prefix: '/x',
  locales: [{ code: 'en', label: 'English' }, { code: 'zh', label: '中文', lang: 'zh-CN' }],
})
`,
  'content/navigation.ts': `export default [
  { pathname: '/x/guide', children: [{ pathname: '/x/guide/start' }, { pathname: '/x/guide/next' }] },
]
`,
  'content/index.md': pageText('Home', 'Go to [start](/x/guide/start/).'),
  'content/guide/start.md': pageText(
    'Start',
    '## First\n\nSee [next](/x/guide/next/#more).\n\n```js\nconst answer = 42\n```',
  ),
  'content/guide/start.zh.md': `---\ntitle: 开始\n---\n\n# 开始\n\n<p class="description">说明。</p>\n\n## 第一步\n\n见[下一页](/x/guide/next/)。\n`,
  'content/guide/next.md': pageText('Next', '## More\n\nText.'),
  'public/hello.txt': 'Hello.\n',
}

export interface Run {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export interface RunOptions {
  env?: Record<string, string>
  /** Run the command in a process of its own: for tests of exit codes and of variables that Node reads. */
  process?: boolean
  /** Called with the running process, to disturb or watch it. */
  during?(child: {
    pid: number
    kill(signal: NodeJS.Signals): boolean
    onOutput(listener: (text: string) => void): void
  }): void
}

/** Runs a program to its end. */
export function run(
  command: string,
  args: readonly string[],
  cwd: string,
  { env = {}, during }: RunOptions = {},
): Promise<Run> {
  const { PATH = '', HOME = '' } = process.env
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    const found: Run = { code: null, signal: null, stdout: '', stderr: '' }
    const listeners: ((text: string) => void)[] = []
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        found[name] += text
        for (const listener of listeners) listener(found.stdout + found.stderr)
      })
    }
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ ...found, code, signal }))
    during?.({
      pid: child.pid!,
      kill: (signal) => child.kill(signal),
      onOutput: (listener) => void listeners.push(listener),
    })
  })
}

/** Streams that keep what is written to them; signals are ignored. */
export function testIo(
  cwd: string,
  { env = {}, ...more }: Partial<Io> = {},
): { io: Io; said: { stdout: string; stderr: string } } {
  const said = { stdout: '', stderr: '' }
  const stream = (name: keyof typeof said) => ({ write: (text: string) => void (said[name] += text) })
  const stdin = { setRawMode() {}, setEncoding() {}, on() {}, resume() {} }
  const io: Io = {
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    stdin,
    env,
    cwd,
    uptime: () => 0,
    onSignal() {},
    onFault() {},
    onOutputError() {},
    exit(code) {
      throw new Error(`exit(${code}) was called`)
    },
    ...more,
  }
  return { io, said }
}

/** Runs a program in this process. */
export async function runHere(
  program: Program,
  args: readonly string[],
  cwd: string,
  { env = {} }: Pick<RunOptions, 'env'> = {},
): Promise<Run> {
  const { io, said } = testIo(cwd, { env })
  const code = await program(args, io)
  return { code, signal: null, ...said }
}

export interface Project {
  dir: string
  path(...parts: string[]): string
  write(files: DiskFiles): void
  read(path: string): string
  /** Runs `docs-build` in the project's folder, in this process unless the options ask for another. */
  build(args?: readonly string[], options?: RunOptions): Promise<Run>
  /** Runs `docs-build --json`. */
  result(args?: readonly string[], options?: RunOptions): Promise<BuildResult>
  remove(): void
}

/** @param given a folder, whose site has no cache at first; otherwise a new one, whose site starts with the kept cache */
export function project(files: DiskFiles = smallSite, given?: string): Project {
  const dir = given ?? temporaryFolder()
  writeFiles(dir, files)
  if (given === undefined && Object.keys(files).length > 0) startWithCache(dir)
  const build = async (args: readonly string[] = [], options: RunOptions = {}) => {
    if (options.process || options.during) return run(process.execPath, [docsBuildCommand, ...args], dir, options)
    const { runDocsBuild } = await import('./compiled.mjs')
    return runHere(runDocsBuild, args, dir, options)
  }
  return {
    dir,
    build,
    path: (...parts) => join(dir, ...parts),
    write: (changes) => writeFiles(dir, changes),
    read: (path) => readFileSync(join(dir, path), 'utf8'),
    async result(args = [], options) {
      const { stdout, stderr } = await build(['--json', ...args], options)
      if (stdout === '') throw new Error(`docs-build --json printed nothing; it said:\n${stderr}`)
      return JSON.parse(stdout) as BuildResult
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
