/** Single keys on a terminal. */
import type { KeyStream } from './io.js'

/** What control-C writes where the terminal does not make a signal of it. */
export const interrupt = '\u0003'

/** Calls the action of each key that is pressed. The terminal then sends no signal for control-C: give it an action. */
export function readKeys(input: KeyStream, actions: Record<string, () => void>): void {
  input.setRawMode(true)
  input.setEncoding('utf8')
  input.on('data', (pressed) => {
    for (const key of String(pressed)) actions[key]?.()
  })
  input.resume()
}
