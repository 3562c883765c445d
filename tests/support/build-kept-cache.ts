/** Builds the site whose cache other sites of tests start with. */
import { cpSync, existsSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { keptCache } from './kept-cache.js'
import { packageRoot, pageText, temporaryFolder, writeFiles } from './files.js'
import { baseFiles } from './site.js'

/** Vitest's global setup: builds the site, unless its cache is newer than what builds it. */
export default async function keepCache(): Promise<void> {
  const compiled = join(packageRoot, 'dist/src/index.js')
  if (existsSync(keptCache) && statSync(keptCache).mtimeMs > statSync(compiled).mtimeMs) return
  const root = temporaryFolder('kept-cache')
  writeFiles(root, {
    ...baseFiles,
    'package.json': '{ "type": "module" }',
    'content/guides/second.md': pageText('Second', '```tsx\nexport {}\n```\n\n{{"demo": "Base.js"}}'),
    'content/guides/Base.tsx':
      "import { useState } from 'react'\n\nexport default () => <p>{useState('demo')[0]}</p>\n",
  })
  symlinkSync(join(packageRoot, 'node_modules'), join(root, 'node_modules'))
  const { build } = await import('./compiled.mjs')
  await build({ root, threads: 1 })
  rmSync(keptCache, { recursive: true, force: true })
  cpSync(join(root, '.vitrine'), keptCache, { recursive: true })
  rmSync(root, { recursive: true, force: true })
}
