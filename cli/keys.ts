/** Single keys on a terminal. */
import type { ReadStream } from 'node:tty'

/** Calls the action of each key that is pressed; control-C stays the signal that it is. */
export function readKeys(input: ReadStream, actions: Record<string, () => void>): void {
  input.setRawMode(true)
  input.setEncoding('utf8')
  input.on('data', (pressed: string | Buffer) => {
    for (const key of String(pressed)) {
      if (key === '\u0003') process.kill(process.pid, 'SIGINT')
      else actions[key]?.()
    }
  })
  input.resume()
}
