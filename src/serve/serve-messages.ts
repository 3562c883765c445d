/** The sentences of the servers, with their codes. */
import type { Diagnostic } from '../model.js'

function error(code: string, text: string, hint: string): Diagnostic {
  return { code, severity: 'error', text, hint }
}

export const serveMessages = {
  portInUse: (port: number) =>
    error(
      'serve/port-in-use',
      `Port ${port} is in use.`,
      'End the program that uses it, or choose another with --port.',
    ),
  noFreePort: (first: number, last: number) =>
    error('serve/port-in-use', `All ports from ${first} to ${last} are in use.`, 'Choose one with --port.'),
  portDenied: (port: number) =>
    error('serve/port-denied', `No permission to open port ${port}.`, 'Choose a port above 1023 with --port.'),
  badHost: (host: string) =>
    error(
      'serve/host',
      `This machine has no address "${host}".`,
      'Give one of its own addresses, or --host alone for all of them.',
    ),
  unreadable: (dir: string) =>
    error(
      'serve/permission',
      `No permission to read ${dir}.`,
      'Give the user who runs the server the right to read it.',
    ),
  watchLimit: (): Diagnostic => ({
    code: 'serve/watch-limit',
    severity: 'warning',
    text: 'The system allows no more watched files; some edits will not be noticed.',
    hint: 'Raise the limit: sysctl fs.inotify.max_user_watches=524288. Until then, "r" reads everything again.',
  }),
}
