/**
 * The thread that reads declarations. TypeScript takes a third of a second to load and hundreds of megabytes to check,
 * so it runs apart from the threads for pages and ends with the last request.
 */
import { createRequire } from 'node:module'
import { workerData } from 'node:worker_threads'
import type TypeScript from 'typescript'
import { answerTasks } from '../../../../engine/thread.js'
import type { ApiPackage, ExtractRequest } from '../../model.js'
import { type DemoUses, demoUses } from './demo-uses.js'
import { createExtractor } from './extractor.js'

/** `extract` reads a package; `uses` finds the components of packages in scripts, given by their texts. */
export type ExtractMessage = { extract: ExtractRequest } | { uses: string[]; packages: string[] }
export type ExtractReply = { package: ApiPackage } | { uses: DemoUses[] }

// The thread is started with the absolute path of TypeScript's module.
const ts = createRequire(import.meta.url)(workerData as string) as typeof TypeScript
const extractor = createExtractor(ts)

answerTasks((message: ExtractMessage): ExtractReply =>
  'uses' in message
    ? { uses: message.uses.map((text) => demoUses(ts, text, message.packages)) }
    : { package: extractor.extract(message.extract) },
)
