/**
 * `vitrine-docs/handler`: the tools as a function of a host, over the static files of a built site. It imports no module
 * of Node.
 *
 *     import { createHandler } from 'vitrine-docs/handler'
 *     const handler = createHandler(async (path) => (await env.ASSETS.fetch(new URL(path, origin))).text())
 *     export default { fetch: handler }
 */
import { Library } from './library.js'
import { mcpHandler } from './mcp.js'
import { version } from './version.js'

export interface HandlerOptions {
  /** The language; by default the site's first. */
  locale?: string
}

/**
 * @param read gives the text of a file of the built site, by its path from the root; undefined if there is none
 * @returns what answers a request of MCP; files are read once
 */
export function createHandler(
  read: (path: string) => Promise<string | undefined>,
  { locale }: HandlerOptions = {},
): (request: Request) => Promise<Response> {
  let opened: Promise<Library> | undefined
  const library = () => {
    opened ??= Library.open([{ name: 'the site', read }], { locale })
    // What failed once may be there the next time.
    opened.catch(() => (opened = undefined))
    return opened
  }
  return mcpHandler({ library, version })
}
