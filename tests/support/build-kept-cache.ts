/** Builds the sites whose caches other sites of tests start with. */
import { cpSync, existsSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { keptCache, keptManifest } from './kept-cache.js'
import { packageRoot, pageText, temporaryFolder, writeFiles } from './files.js'
import { baseFiles } from './site.js'

/** Vitest's global setup: builds the sites, unless their caches are newer than what builds them. */
export default async function keepCaches(): Promise<void> {
  for (const hasPackages of [false, true]) await keepCache(hasPackages)
}

const demo = {
  'content/guides/second.md': pageText('Second', '```tsx\nexport {}\n```\n\n{{"demo": "Base.js"}}'),
  'content/guides/Base.tsx': "import { useState } from 'react'\n\nexport default () => <p>{useState('demo')[0]}</p>\n",
}

async function keepCache(hasPackages: boolean): Promise<void> {
  const kept = keptCache(hasPackages)
  const compiled = join(packageRoot, 'dist/src/index.js')
  if (existsSync(kept) && statSync(kept).mtimeMs > statSync(compiled).mtimeMs) return
  const root = temporaryFolder('kept-cache')
  writeFiles(root, {
    ...baseFiles,
    'package.json': keptManifest,
    ...(hasPackages && demo),
  })
  if (hasPackages) symlinkSync(join(packageRoot, 'node_modules'), join(root, 'node_modules'))
  const { build } = await import('./compiled.mjs')
  await build({ root, threads: 1 })
  rmSync(kept, { recursive: true, force: true })
  cpSync(join(root, '.vitrine'), kept, { recursive: true })
  rmSync(root, { recursive: true, force: true })
}
