/** The messages of both servers. */
import { errorAt, warningAt } from '../engine/diagnostic.js'

export const serveMessages = {
  portInUse: (port: number) =>
    errorAt('serve/port-in-use', `Port ${port} is in use.`, {
      hint: 'Stop the program that uses it, or choose another port with --port.',
    }),
  noFreePort: (first: number, last: number) =>
    errorAt('serve/port-in-use', `All ports from ${first} to ${last} are in use.`, {
      hint: 'Choose one with --port.',
    }),
  portDenied: (port: number) =>
    errorAt('serve/port-denied', `No permission to open port ${port}.`, {
      hint: 'Choose a port above 1023 with --port.',
    }),
  badHost: (host: string) =>
    errorAt('serve/host', `This machine has no address "${host}".`, {
      hint: 'Use one of its addresses, or --host without a value for all of them.',
    }),
  unreadable: (dir: string) =>
    errorAt('serve/permission', `No permission to read ${dir}.`, {
      hint: 'Give the user who runs the server permission to read it.',
    }),
  watchLimit: () =>
    warningAt('serve/watch-limit', 'The system’s limit of watched files is reached; some edits will go unnoticed.', {
      hint: 'Raise the limit: sysctl fs.inotify.max_user_watches=524288. Until then, press "r" to read everything again, or set CHOKIDAR_USEPOLLING=1.',
    }),
}
