/**
 * The caches that sites of tests start with. Most of the work for a small site is what all sites have in common: templates,
 * scripts and style sheets. So a site is built after each compilation (build-kept-cache.ts), with packages of its own and
 * without, and others start with a copy of its cache.
 */
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The `package.json` of the sites whose caches are kept. */
export const keptManifest = '{ "type": "module" }\n'

/** @param hasPackages whether the site has a folder `node_modules` */
export const keptCache = (hasPackages: boolean): string =>
  fileURLToPath(new URL(`../../.vitrine-tests/kept-cache/${hasPackages ? 'packages' : 'none'}`, import.meta.url))

/**
 * Gives a site its copy of the cache, unless it has one, and the `package.json` that belongs to it, unless it has one: with
 * other packages, or another `package.json`, the cache would not be used.
 */
export function startWithCache(root: string, dir = join(root, '.vitrine')): void {
  const manifest = join(root, 'package.json')
  if (!existsSync(manifest)) writeFileSync(manifest, keptManifest)
  const kept = keptCache(existsSync(join(root, 'node_modules')))
  if (existsSync(kept) && !existsSync(dir)) cpSync(kept, dir, { recursive: true })
}
