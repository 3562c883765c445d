/** A package of another project of Yarn's Plug'n'Play: Yarn lets nobody read files that two tables have. */
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { apiPackage } from '../../../src/features/api/node/extract/extraction.js'
import { openSite } from '../../../src/site.js'
import { project } from '../../support/project.js'

test('is one message that names the package and says what to do', async () => {
  const real = createRequire(import.meta.url).resolve('typescript')
  const own = project({
    'docs.config.ts': `export default { title: 'Test', url: 'https://example.com', features: { api: { packages: [{ name: 'ui', at: '/api' }] } } }`,
    'content/index.md': '# Home\n',
    'node_modules/ui/package.json': '{ "name": "ui", "version": "1.0.0", "types": "./index.d.ts" }',
    'node_modules/ui/index.d.ts': 'export declare function useUi(): void\n',
    'node_modules/typescript/package.json': '{ "name": "typescript", "version": "6.0.0", "main": "./typescript.js" }',
    'node_modules/typescript/typescript.js': `module.exports = { ...require(${JSON.stringify(real)}), createProgram() {
  throw new Error('Your application tried to access x, but multiple pnpapi instances are loaded')
} }`,
  })
  const site = openSite({ root: own.dir, cache: false }, 'build')
  try {
    await expect(site.graph.get(apiPackage, 'ui')).rejects.toMatchObject({
      exitCode: 2,
      diagnostics: [
        {
          code: 'api/plug-n-play',
          text: `"ui" and the site belong to different projects of Yarn's Plug'n'Play.`,
          hint: expect.stringContaining('{ "workspaces": ["docs"] }') as string,
        },
      ],
    })
  } finally {
    await site.close(false)
    own.remove()
  }
})
