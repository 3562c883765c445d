/** Aliases of the site's `tsconfig.json`, in its configuration and its navigation. */
import { describe, expect, it } from 'vitest'
import { pageText } from '../support/files.js'
import { site } from '../support/site.js'

describe('paths of tsconfig.json', () => {
  it('apply to the configuration and the navigation', async () => {
    const made = site({
      'tsconfig.json': '{ "compilerOptions": { "paths": { "~/*": ["./shared/*"] } } }',
      'shared/title.ts': "export const title = 'Shared title'\n",
      'docs.config.ts':
        "import { title } from '~/title'\n\nexport default { title, url: 'https://example.com', features: {} }\n",
      'content/navigation.ts': "import { title } from '~/title.js'\n\nexport default [{ pathname: '/a', title }]\n",
      'content/a.md': pageText('A'),
    })
    expect(await made.messages()).toEqual([])
    expect(await made.file('a/index.html')).toContain('Shared title')
  })

  it('do not replace installed packages', { tags: 'long' }, async () => {
    const made = site({
      'tsconfig.json':
        '{ "compilerOptions": { "baseUrl": ".", "paths": { "vitrine": ["./none.ts"], "react": ["./none.ts"] } } }',
      'none.ts': 'export const defineConfig = undefined, createElement = undefined\n',
      'vitrine.ts': 'export const defineConfig = undefined\n',
      'docs.config.ts':
        "import { defineConfig } from 'vitrine'\n\nexport default defineConfig({ title: 'A', url: 'https://example.com', features: {} })\n",
      'content/navigation.ts': "export default [{ pathname: '/a' }]\n",
      'content/a.md': pageText('A'),
    })
    expect(await made.messages()).toEqual([])
  })

  it('are ignored, with a warning, where the file cannot be read', { tags: 'long' }, async () => {
    const made = site({ 'tsconfig.json': '{ "compilerOptions": { "paths": [ }', 'content/a.md': pageText('A') })
    expect(await made.messages()).toContain(
      'tsconfig/syntax  tsconfig.json:1:35  This file is not valid JSON: value expected',
    )
  })
})
