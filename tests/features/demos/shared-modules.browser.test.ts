/** Demos of one page that import the same file share its module, as the parts of one program do. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesBelow } from '../../support/files.js'
import { inLongRun } from '../../support/long.js'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallConfig, smallSite, type SmallSite } from './small-site.js'

const files = {
  'docs.config.json': smallConfig({
    locales: [
      { code: 'en', label: 'English' },
      { code: 'zh', label: '中文' },
    ],
  }),
  'content/navigation.ts':
    "export default ['page', 'other', 'including', 'alone'].map((name) => ({ pathname: `/x/${name}` }))",
  'content/page.md': markdown(
    '{{"demo": "Press.js"}}\n\n{{"demo": "parts/Show.js"}}\n\n{{"component": "Total", "island": true}}',
  ),
  'content/page.zh.md': markdown('{{"demo": "Press.js"}}\n\n{{"demo": "parts/Show.js"}}'),
  'content/other.md': markdown('{{"demo": "Press.js"}}\n\n{{"demo": "parts/Show.js"}}'),
  'content/including.md': markdown('{{"demo": "Press.js"}}\n\n{{"include": "parts/_outer.md"}}'),
  'content/parts/_outer.md': 'Of two files:\n\n{{"include": "/parts/_inner.md"}}\n',
  'content/parts/_inner.md': '{{"demo": "Show.js"}}\n',
  'content/alone.md': markdown('{{"demo": "Alone.js"}}'),
  'content/store.ts': `import * as React from 'react'
import { unit } from './unit'
let count = 0
const heard = new Set<() => void>()
const subscribe = (one: () => void) => {
  heard.add(one)
  return () => void heard.delete(one)
}
export const icon = new URL('./icon.svg', import.meta.url).href
export const add = () => {
  count++
  heard.forEach((one) => one())
}
export const useCount = () => React.useSyncExternalStore(subscribe, () => count, () => 0) + unit
`,
  'content/unit.ts': "export const unit = ' times'\n",
  'content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>\n',
  'content/Press.tsx': `import { lazy, Suspense } from 'react'
import { add, icon, useCount } from './store'
import './press.css'
const Late = lazy(() => import('./late'))
export default function Press() {
  return <button className="press" onClick={add}>Press {useCount()} <img src={icon} alt="" /><Suspense><Late /></Suspense></button>
}
`,
  'content/Press.zh.json': '{ "Press": "按" }\n',
  'content/press.css': '.press { color: rgb(1, 2, 3) }\n',
  'content/late.tsx': 'import \'./late.css\'\nexport default () => <i className="late">late</i>\n',
  'content/late.css': '.late { color: rgb(4, 5, 6) }\n',
  'content/parts/Show.tsx': `import { useState } from 'react'
import { useCount } from '../store'
export default function Show() {
  const [label] = useState('Shown')
  return <output>{label} {useCount()}</output>
}
`,
  'content/components/Total.tsx': `import { useCount } from '../store'
export default () => <em>{useCount()}</em>
`,
  'content/Alone.tsx': "import { unit } from './unit'\nexport default () => <b>{unit}</b>\n",
}

let site: SmallSite
let opened: OpenSite
beforeAll(async () => {
  site = smallSite(files)
  opened = await openSite(site)
})
afterAll(() => opened.close())

test.each(inLongRun(['/x/page/', '/zh/x/page/', '/x/other/', '/x/including/'], ['/x/including/']))(
  'what one demo changes, the others of %s show',
  async (path) => {
    const page = await opened.browser.newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('response', (response) => response.status() >= 400 && problems.push(response.url()))
    await page.goto(opened.origin + path)
    const press = page.locator('.press')
    await page.locator('output', { hasText: 'Shown 0 times' }).scrollIntoViewIfNeeded()
    await press.click()
    await press.filter({ hasText: '1 times' }).waitFor()
    await page.locator('output', { hasText: 'Shown 1 times' }).waitFor()
    if (path === '/x/page/') await page.locator('em', { hasText: '1 times' }).waitFor()
    expect(await press.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(1, 2, 3)')
    expect(await page.locator('.late').evaluate((one) => getComputedStyle(one).color)).toBe('rgb(4, 5, 6)')
    expect(problems).toEqual([])
    await page.close()
  },
)

test('a module of its own is what several demos import, and nothing else', () => {
  const modules = filesBelow(`${site.root}/export/x/_assets/demos`).filter((file) => file.endsWith('.js'))
  const of = (part: string) =>
    modules.filter((file) => file.includes(part)).map((file) => site.output(`x/_assets/demos/${file}`))
  expect(of('Press.shared-').filter((code) => code.includes('useSyncExternalStore(')).length).toBe(1)
  expect(of('Alone').join('')).not.toContain('shared')
  expect(of('Alone').join('')).toContain('times')
})

test('an edit of what they share makes all of them again, as a fresh build would', { tags: 'long' }, async () => {
  site.write('content/unit.ts', "export const unit = ' presses'\n")
  expect((await site.build()).diagnostics).toEqual([])
  const output = () => Object.fromEntries(filesBelow(`${site.root}/export`).map((file) => [file, site.output(file)]))
  const cached = output()
  const page = await opened.browser.newPage()
  await page.goto(`${opened.origin}/x/page/`)
  await page.locator('.press').click()
  await page.locator('output', { hasText: 'Shown 1 presses' }).waitFor()
  await page.close()
  expect((await site.build({ cache: false })).diagnostics).toEqual([])
  expect(output()).toEqual(cached)
  // One that cannot be built leaves the others as they are without it.
  site.write('content/parts/Show.tsx', 'export default function Show() {\n')
  const { diagnostics } = await site.build()
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['demo/syntax']))
  expect(site.output('x/other/index.html')).toContain('class="press"')
})
