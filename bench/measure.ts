/** Runs commands as whole processes and takes their wall time, processor time and the memory of their process tree. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface Run {
  /** Seconds. */
  wall: number
  /** Seconds of processor time of the whole tree, sampled. */
  cpu: number
  /** MiB, the sum over the tree, sampled every 50 ms. */
  memory: number
  code: number
}

interface ProcessSample {
  cpu: number
  rss: number
}

const ticks = 100
const page = 4096

const replaced = resolve('bench/.work/replaced')
let setAsideCount = 0

/**
 * Moves a file or folder away, if it is there, and deletes it when the bench ends. A deletion would slow down the build
 * after it: for some minutes, ext4 passes over inodes that were freed, and a new file takes up to a millisecond instead of
 * 20 microseconds.
 */
export function setAside(path: string): void {
  if (!existsSync(path)) return
  if (setAsideCount === 0) {
    mkdirSync(replaced, { recursive: true })
    process.once('exit', () => rmSync(replaced, { recursive: true, force: true }))
  }
  renameSync(path, join(replaced, `${process.pid}-${setAsideCount++}`))
}

/** @param env replaces variables; the output is thrown away */
export function measure(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } })
    let errors = ''
    child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)))
    let memory = 0
    const seen = new Map<number, number>()
    const sample = () => {
      let sum = 0
      for (const [pid, { cpu, rss }] of treeOf(child.pid!)) {
        sum += rss
        seen.set(pid, cpu)
      }
      memory = Math.max(memory, sum)
    }
    const timer = setInterval(sample, 50)
    child.on('error', reject)
    child.on('exit', () => sample())
    child.on('close', (code) => {
      clearInterval(timer)
      if (code !== 0) process.stderr.write(errors)
      const cpu = [...seen.values()].reduce((sum, value) => sum + value, 0)
      resolve({ wall: (performance.now() - started) / 1000, cpu, memory: memory / 1024 / 1024, code: code ?? 1 })
    })
  })
}

/** A process and its descendants, from /proc. */
function treeOf(root: number): Map<number, ProcessSample> {
  const parents = new Map<number, number>()
  const samples = new Map<number, ProcessSample>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      parents.set(Number(name), Number(fields[1]))
      samples.set(Number(name), {
        cpu: (Number(fields[11]) + Number(fields[12])) / ticks,
        rss: Number(fields[21]) * page,
      })
    } catch {
      // It ended meanwhile.
    }
  }
  const tree = new Map<number, ProcessSample>()
  const inTree = (pid: number): boolean =>
    pid === root || (parents.has(pid) && parents.get(pid)! > 1 && inTree(parents.get(pid)!))
  for (const [pid, sample] of samples) if (inTree(pid)) tree.set(pid, sample)
  return tree
}

/** @returns the value of a flag on the command line: `--runs 5` */
export function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? fallback : process.argv[at + 1]!
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
