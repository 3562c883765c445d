/**
 * How long a thread has worked, as opposed to how long it was there: on a busy machine a good demo waits for a processor,
 * and that must not count against it.
 *
 * Node measures threads from version 22.20; Linux does in all of them, and elsewhere the time of the whole process is
 * taken, which is too much rather than too little.
 */
import { readFileSync, readlinkSync } from 'node:fs'

/** Clock ticks of Linux, as programs see them. */
const ticksPerSecond = 100

/** The name of the thread that calls this, for `processorSeconds`; undefined where threads are not measured. */
export function threadName(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self')
  } catch {
    return undefined
  }
}

/** Seconds of processor time that a thread of this process has taken, or the whole process if it has no name. */
export function processorSeconds(thread: string | undefined): number {
  try {
    if (thread !== undefined) {
      // The name of the program, in parentheses, may contain spaces.
      const fields = readFileSync(`/proc/${thread}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
    }
  } catch {
    // It has ended.
  }
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** What is known of a thread's work when it is looked at, in seconds. */
export interface Progress {
  /** What it may take. */
  limit: number
  /** Since it began. */
  elapsed: number
  /** The processor time that it has taken. */
  taken: number
  /** Since it was last looked at, and the processor time of that. */
  since: { elapsed: number; taken: number }
}

/** However busy the machine is, a build must end. */
const longestWait = 12

/**
 * When to look at a thread again that has been at work for at least its limit: in seconds; undefined if it is to be
 * stopped, since it has taken its time or waits for something that does not come.
 */
export function nextLook({ limit, elapsed, taken, since }: Progress): number | undefined {
  const isIdle = since.taken < 0.01 * since.elapsed
  if (taken >= limit || isIdle || elapsed >= longestWait * limit) return undefined
  return Math.max(limit - taken, limit / 10)
}
