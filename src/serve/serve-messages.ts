/** The messages of both servers. */
import { error, warning } from '../engine/message.js'

export const serveMessages = {
  portInUse: (port: number) => error('serve/port-in-use')`
    Port ${port} is in use.
    Stop the program that uses it, or choose another port with --port.`,
  noFreePort: (first: number, last: number) => error('serve/port-in-use')`
    All ports from ${first} to ${last} are in use.
    Choose one with --port.`,
  portDenied: (port: number) => error('serve/port-denied')`
    No permission to open port ${port}.
    Choose a port above 1023 with --port.`,
  badHost: (host: string) => error('serve/host')`
    This machine has no address "${host}".
    Use one of its addresses, or --host without a value for all of them.`,
  unreadable: (dir: string) => error('serve/permission')`
    No permission to read ${dir}.
    Give the user who runs the server permission to read it.`,
  watchLimit: () => warning('serve/watch-limit')`
    The system’s limit of watched files is reached; some edits will go unnoticed.
    Raise the limit: sysctl fs.inotify.max_user_watches=524288.
    Until then, press "r" to read everything again, or set CHOKIDAR_USEPOLLING=1.`,
}
