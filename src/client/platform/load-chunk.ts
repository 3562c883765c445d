/**
 * Loads a chunk of the site's own code. After a release an open page may request a chunk that no longer exists. The
 * page is then reloaded, once per release of its entry, so that a chunk that is missing for good can't cause a reload
 * loop.
 */
import type { SafeStorage } from './safe-storage.js'

export interface LoadChunkEnv {
  session: SafeStorage
  storagePrefix: string
  /** Differs from release to release: the address of the entry. */
  release: string
  isOnline(): boolean
  reload(): void
}

/** @returns the module, or undefined if it could not be loaded */
export async function loadChunk<Module>(load: () => Promise<Module>, env: LoadChunkEnv): Promise<Module | undefined> {
  try {
    return await load()
  } catch {
    const key = `${env.storagePrefix}-chunk-reload`
    if (env.isOnline() && env.session.get(key) !== env.release && env.session.set(key, env.release)) env.reload()
    return undefined
  }
}
