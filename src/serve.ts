/** `docs-serve`: asks for what the browser wants, when it wants it; or, with `preview`, hands out what was built. */
import type { RunningServer, ServeOptions } from './serve/types.js'

export type { RunningServer, ServeEvent, ServeOptions } from './serve/types.js'

/** Serves the site that is being written. Throws a Failure where it can't be opened at all. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { serveDev } = await import('./serve/dev.js')
  return serveDev(options)
}

/** Serves the built site. Builds it first where nothing is built. Throws a Failure where that is not possible. */
export async function preview(options: ServeOptions): Promise<RunningServer> {
  const { servePreview } = await import('./serve/preview.js')
  return servePreview({ ...options, strictPort: true })
}
