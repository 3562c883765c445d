/** The tools over standard input and output. */
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { mcpServer, type McpOptions } from './mcp.js'

export const serveTools = (options: McpOptions): void => void serveStdio(() => mcpServer(options))
