/** Demos and islands that a remark plugin adds to a page work as those that an author writes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallConfig, smallSite, type SmallSite } from './small-site.js'

const counter = (name: string) => `import { useState } from 'react'
export default function ${name}() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>${name} {count}</button>
}
`

let site: SmallSite
let opened: OpenSite
beforeAll(async () => {
  site = smallSite({
    'docs.config.json': smallConfig({ markdown: { remarkPlugins: ['./add.ts'] } }),
    'add.ts': `export default () => (tree) => {
  for (const value of ['{{"demo": "Shown.js"}}', '{{"component": "Island", "island": true}}'])
    tree.children.push({ type: 'directive', value })
}`,
    'content/page.md': markdown('Text.'),
    'content/Shown.tsx': counter('Shown'),
    'content/components/Island.tsx': counter('Island'),
  })
  opened = await openSite(site)
})
afterAll(() => opened.close())

test.each(['Shown', 'Island'])('%s is prerendered, and wakes', async (name) => {
  expect(site.output('x/page/index.html')).toContain(`<button>${name} <!-- -->0</button>`)
  const page = await opened.browser.newPage({ viewport: { width: 1000, height: 700 } })
  const missing: string[] = []
  page.on('response', (response) => response.status() === 404 && missing.push(response.url()))
  await page.goto(`${opened.origin}/x/page/`)
  await page.getByRole('button', { name: `${name} 0` }).click()
  await page.getByRole('button', { name: `${name} 1` }).waitFor()
  expect(missing).toEqual([])
  await page.close()
})
