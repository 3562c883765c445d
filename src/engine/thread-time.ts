/**
 * How long a thread has worked, as opposed to how long it was there: on a busy machine a good demo waits for a
 * processor, and that must not count against it.
 *
 * Node measures threads from version 22.20; Linux does in all of them, and elsewhere the time of the whole process is
 * taken, which is too much rather than too little.
 */
import { readFileSync, readlinkSync } from 'node:fs'
import { attempt } from './attempt.js'

/** Clock ticks of Linux, as programs see them. */
const ticksPerSecond = 100

/** The name of the thread that calls this, for `processorSeconds`; undefined where threads are not measured. */
export function threadName(): string | undefined {
  return attempt(() => readlinkSync('/proc/thread-self'))
}

/** Seconds of processor time that a thread of this process has taken, or the whole process if it has no name. */
export function processorSeconds(thread: string | undefined): number {
  // It may have ended.
  const stat = thread && attempt(() => readFileSync(`/proc/${thread}/stat`, 'utf8'))
  if (stat) {
    // The name of the program, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  }
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** A look at a thread: when it was, and the processor time until then, in seconds. */
export interface Measured {
  at: number
  taken: number
}

/** However busy the machine is, a build must end. */
const longestWait = 12

/**
 * Whether a thread has taken its time, or waits for something that does not come.
 *
 * @param limit seconds of processor time
 * @param first when the task began
 * @param last when it was last seen to do something
 */
export function isOverTime(limit: number, first: Measured, last: Measured, now: Measured): boolean {
  const elapsed = now.at - last.at
  const isIdle = elapsed >= limit && now.taken - last.taken < 0.01 * elapsed
  return isIdle || now.taken - first.taken >= limit || now.at - first.at >= longestWait * limit
}
