/** Readers edit demos that import images, fonts and other files of the site. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packageRoot } from '../../support/files.js'
import { inLongRun } from '../../support/long.js'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallConfig, smallSite } from './small-site.js'

const picture = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="8"/>\n`
const site = smallSite({
  'docs.config.json': smallConfig({ features: { playground: {} } }),
  'content/page.md': markdown('{{"demo": "Pictures.js"}}'),
  'content/Pictures.tsx': `import { useEffect, useState } from 'react'
import dot from './dot.svg'
import words from './words.txt?raw'
import { far } from './parts/far'
import './look.css'

export default function Pictures() {
  const [font, setFont] = useState('')
  useEffect(() => void document.fonts.load('16px Own').then(([face]) => setFont(face?.status ?? 'none')), [])
  return <p><img className="dot" src={dot} /><img className="far" src={far.href} /><q>{words}</q><i className="back">{font}</i></p>
}
`,
  'content/parts/far.ts': "export const far = new URL('./far.svg', import.meta.url)\n",
  'content/parts/far.svg': picture(24),
  'content/dot.svg': picture(16),
  'content/words.txt': 'Some "words"',
  'content/look.css': '@font-face { font-family: Own; src: url(own.woff2) }\n.back { background: url(./dot.svg) }\n',
})
let opened: OpenSite
beforeAll(async () => {
  const font = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
  copyFileSync(join(packageRoot, font), join(site.root, 'content/own.woff2'))
  opened = await openSite(site)
})
afterAll(() => opened.close())

it.each(inLongRun(['page', 'playground'], ['page']))('in the %s', async (where) => {
  const page = await opened.browser.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto(`${opened.origin}/x/${where === 'page' ? 'page/' : 'playground/#demo=Pictures'}`)
  if (where === 'page') {
    await page.locator('#Pictures [data-demo-toggle] summary').click()
    await page.locator('#Pictures [data-demo-edit]').click()
  }
  const editor = page.locator('.cm-content')
  await editor.waitFor()
  expect(await page.locator('[role=tab]', { hasText: 'svg' }).count()).toBe(0)
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('\n// changed')
  const frame = page.frameLocator('[data-live] iframe')
  await frame.locator('q', { hasText: 'Some "words"' }).waitFor()
  await frame.locator('i', { hasText: 'loaded' }).waitFor()
  const width = (name: string) =>
    frame.locator(name).evaluate(async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth))
  expect([await width('.dot'), await width('.far')]).toEqual([16, 24])
  // Its stylesheet may come after the pictures.
  await expect
    .poll(() => frame.locator('.back').evaluate((one) => getComputedStyle(one).backgroundImage))
    .toMatch(/dot-\w+\.svg/)
  expect(problems).toEqual([])
  await page.close()
})
