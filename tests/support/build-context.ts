/** A context for tests of the graph alone: files in memory, and nothing that would run code. */
import type { BuildContext } from '../../src/engine/build-context.js'
import { Modules } from '../../src/engine/modules.js'
import { inMemoryContentCache, inMemoryFileSystem } from './in-memory.js'
import { Services } from '../../src/engine/services.js'
import { Workers } from '../../src/engine/workers.js'

export function contextOf(files: Map<string, string>): BuildContext {
  const none = () => Promise.reject(new Error('there are none'))
  const fs = inMemoryFileSystem(files)
  return {
    fs,
    workers: new Workers({ module: '', load: none, threads: 0 }),
    services: new Services(),
    contentCache: inMemoryContentCache(),
    modules: new Modules(fs, '/nowhere'),
    runOptions: null,
    runId: '',
    signals: {},
  }
}
