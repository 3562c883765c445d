/** Reads single key presses from a terminal. */
import type { KeyStream } from './io.js'

/** What Ctrl+C sends in raw mode, where it does not raise a signal. */
export const interrupt = '\u0003'

/** Calls the action of each pressed key. Ctrl+C no longer raises a signal then, so it needs an action too. */
export function readKeys(input: KeyStream, actions: Record<string, () => void>): void {
  input.setRawMode(true)
  input.setEncoding('utf8')
  input.on('data', (pressed) => {
    for (const key of String(pressed)) actions[key]?.()
  })
  input.resume()
}
