/** Fonts that code in the editor imports: which addresses are loaded for it. */
import { expect, it } from 'vitest'
import { withFontAssets } from '../../../../../src/features/demos/browser/editor/page-fonts.js'

const asked: string[] = []
const window = {
  document: { baseURI: 'https://docs.example/x/playground/' },
  fetch: (address: string) => {
    asked.push(address)
    return Promise.reject(new Error('no network'))
  },
} as unknown as Window & typeof globalThis

it('only fonts of the site are loaded for the code of a link', async () => {
  const addresses = [
    '/x/_assets/imported/own-1.woff2',
    '/account/secrets.json',
    '/x/_assets/imported/../../../account/x.woff2',
    'https://other.example/imported/other-1.woff2',
    '/redirect?to=/imported/x.woff2',
    'https://[',
  ]
  const files = addresses.map((code, index) => ({ name: `font${index}.woff2?url`, code }))
  expect(await withFontAssets([...files, { name: 'Demo.tsx', code: addresses[0]! }], window)).toEqual([
    ...files,
    { name: 'Demo.tsx', code: addresses[0]! },
  ])
  expect(asked).toEqual(['https://docs.example/x/_assets/imported/own-1.woff2'])
})
