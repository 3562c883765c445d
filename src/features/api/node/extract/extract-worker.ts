/**
 * The thread that reads declarations. TypeScript takes a third of a second to load and hundreds of megabytes to check, so
 * it runs apart from the threads for pages and ends with the last request.
 */
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import type TypeScript from 'typescript'
import type { ApiPackage, ExtractRequest } from '../../model.js'
import { type DemoUses, demoUses } from './demo-uses.js'
import { createExtractor } from './extractor.js'

export interface ExtractorData {
  /** The absolute path of TypeScript's module. */
  typescript: string
}

/** `extract` reads a package; `uses` finds the components of packages in scripts, given by their texts. */
export type ExtractMessage = { extract: ExtractRequest } | { uses: string[]; packages: string[] }
export type ExtractReply = { package: ApiPackage } | { uses: DemoUses[] } | { thrown: string }

const ts = createRequire(import.meta.url)((workerData as ExtractorData).typescript) as typeof TypeScript
const extractor = createExtractor(ts)

parentPort!.on('message', (message: ExtractMessage) => parentPort!.postMessage(reply(message)))

function reply(message: ExtractMessage): ExtractReply {
  try {
    if ('uses' in message) return { uses: message.uses.map((text) => demoUses(ts, text, message.packages)) }
    return { package: extractor.extract(message.extract) }
  } catch (error) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
