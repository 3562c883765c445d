/**
 * The cache that sites of tests start with. Most of the work for a small site is what all sites have in common: templates,
 * scripts and style sheets. So one site is built after each compilation (build-kept-cache.ts), and others start with a copy
 * of its cache.
 */
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const keptCache = fileURLToPath(new URL('../../.vitrine-tests/kept-cache', import.meta.url))

/** Gives a site its copy of the cache, unless it has a cache. */
export function startWithCache(root: string, dir = join(root, '.vitrine')): void {
  if (existsSync(keptCache) && !existsSync(dir)) cpSync(keptCache, dir, { recursive: true })
}
