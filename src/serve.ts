/** `docs-serve` as functions: the development server and the preview server. Each is loaded only when it is used. */
import type { RunningServer, ServeOptions } from './serve/types.js'

export type { RunningServer, ServeEvent, ServeOptions } from './serve/types.js'

/** Serves the site and updates it after every edit. Throws a Failure if the site cannot be opened. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { serveDev } = await import('./serve/dev.js')
  return serveDev(options)
}

/** Serves the built site, and builds it first if there is no output. Throws a Failure if that is not possible. */
export async function preview(options: ServeOptions): Promise<RunningServer> {
  const { servePreview } = await import('./serve/preview.js')
  return servePreview(options)
}
