/** A context for tests of the graph alone: files in memory, and nothing that would run code. */
import type { BuildContext } from '../../src/engine/build-context.js'
import { inMemoryContentCache } from '../../src/engine/cache/cache.js'
import { inMemoryFileSystem } from '../../src/engine/file-system.js'
import { Services } from '../../src/engine/services.js'
import { Workers } from '../../src/engine/workers.js'

export function contextOf(files: Map<string, string>): BuildContext {
  const none = () => Promise.reject(new Error('there are none'))
  return {
    fs: inMemoryFileSystem(files),
    workers: new Workers({ module: '', load: none, threads: 0 }),
    services: new Services(),
    contentCache: inMemoryContentCache(),
    modules: { load: none, place: () => '', placeFolder: () => Promise.resolve('') },
    runOptions: null,
    runId: '',
    signals: {},
  }
}
