/** The tools over MCP: what stdio and HTTP serve. */
import { createMcpHandler, Server } from '@modelcontextprotocol/server'
import type { Library } from './library.js'
import { didYouMean } from './problem.js'
import { answer, type Check, definitionOf, type ToolContext, tools } from './tools.js'

export interface McpOptions {
  /** Asked for each call: it may read again what has changed. */
  library: () => Promise<Library>
  /** Compiles files, where they may be. */
  check?: Check
  version: string
}

/** Descriptions do not depend on what is read, so that no package can write them. */
export function mcpServer({ library, check, version }: McpOptions): Server {
  const own = tools(check !== undefined)
  const server = new Server({ name: 'vitrine-docs', version }, { capabilities: { tools: {} } })
  const annotations = { readOnlyHint: true, openWorldHint: false }
  server.setRequestHandler('tools/list', () => ({ tools: own.map((tool) => ({ ...definitionOf(tool), annotations })) }))
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = own.find(({ name }) => name === params.name)
    const names = own.map(({ name }) => name)
    if (!tool) return replyOf(`There is no tool "${params.name}".${didYouMean(params.name, names)}`, true)
    const context: ToolContext = { library: await library(), ...(check && { check }) }
    const { text, isError } = await answer(tool, context, params.arguments ?? {})
    return replyOf(text, isError)
  })
  return server
}

const replyOf = (text: string, isError?: true) => ({
  content: [{ type: 'text' as const, text }],
  ...(isError && { isError }),
})

/** Answers requests of MCP over HTTP. Who may send them is for the caller to check. */
export function mcpHandler(options: McpOptions): (request: Request) => Promise<Response> {
  const { fetch } = createMcpHandler(() => mcpServer(options))
  return (request) => fetch(request)
}
