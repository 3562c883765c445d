/** `{{"component": "Gallery"}}`: cards of pages with pictures of their first demos. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linksOf } from '../../support/html.js'
import { page, smallConfig, smallSite, type SmallSite } from './small-site.js'

const demo = (text: string) => `export default function Demo() {\n  return <button type="button">${text}</button>\n}\n`

let site: SmallSite
beforeAll(async () => {
  site = smallSite({
    'docs.config.json': smallConfig(),
    'content/navigation.ts':
      "export default ['page', 'one', 'two', 'words'].map((name) => ({ pathname: `/x/${name}`, title: `Page ${name}` }))",
    'content/page.md': page('{{"component": "Gallery", "pages": ["/x/one", "/x/two/", "/x/words"]}}'),
    'content/one.md': page('{{"demo": "Demo.js"}}'),
    'content/Demo.tsx': demo('First'),
    'content/two.md': page('{{"demo": "Large.js"}}\n\n{{"demo": "Demo.js"}}'),
    'content/Large.tsx': demo("{'large '.repeat(9000)}"),
    'content/words.md': page('No demo.'),
  })
  expect((await site.build()).diagnostics.map(({ text }) => text)).toEqual([])
})
afterAll(() => site.remove())

test('each page is a link, with the first of its demos that is small enough', () => {
  const html = site.output('x/page/index.html')
  const gallery = /<div class="cards gallery">.*?<\/ul><\/div>/s.exec(html)![0]
  expect(linksOf(gallery)).toEqual(['/x/one/ Page one', '/x/two/ Page two', '/x/words/ Page words'])
  expect(gallery.match(/>First</g)).toHaveLength(2)
  expect(new Set(gallery.match(/data-demo-root="[^"]*"/g)).size).toBe(2)
  expect(html).not.toContain('large large')
})

test('without a list of pages it says so', async () => {
  site.write('content/page.md', page('{{"component": "Gallery", "pages": "/x/one"}}'))
  expect((await site.build()).diagnostics.map(({ code }) => code)).toEqual(['demo/gallery'])
})
