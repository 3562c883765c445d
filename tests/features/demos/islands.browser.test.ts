/** Components of a site that are interactive: `{{"component": "Counter", "island": true}}`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { find, textOf } from '../../support/html.js'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallConfig, smallSite, type SmallSite } from './small-site.js'

const filler = Array.from({ length: 60 }, (_, line) => `Paragraph ${line} keeps the islands apart.`).join('\n\n')

const files = {
  'docs.config.json': smallConfig({
    components: { 'modules/components/*': 'modules/*' },
    features: { demos: { inlineStyles: ['@mui/material'] } },
  }),
  'content/navigation.ts': "export default [{ pathname: '/x/page' }, { pathname: '/x/other' }]",
  'content/page.md': markdown(
    `{{"component": "Counter", "island": true, "start": 3}}\n\n${filler}\n\n{{"component": "Counter", "island": true, "start": 7}}\n\n{{"component": "modules/components/Answer", "island": true}}\n\n{{"component": "Counter", "start": 9}}`,
  ),
  'content/other.md': markdown('Nothing of it.'),
  'content/components/Counter.tsx': `import { useState } from 'react'
import { unit } from './unit'

export default function Counter({ start, userLanguage }: { start: number; userLanguage: string }) {
  const [count, setCount] = useState(start)
  return <button lang={userLanguage} onClick={() => setCount(count + 1)}>{count} {unit}</button>
}
`,
  'content/components/unit.ts': "export const unit = 'clicks'\n",
  'modules/Answer.tsx': `import Button from '@mui/material/Button'
import { useState } from 'react'
import answers from './answers.json'

export default function Answer() {
  const [at, setAt] = useState(0)
  return <Button onClick={() => setAt(at + 1)}>{answers[at % answers.length]}</Button>
}
`,
  'modules/answers.json': '["yes", "no"]',
}

let site: SmallSite
let opened: OpenSite
beforeAll(async () => {
  site = smallSite(files)
  opened = await openSite(site)
})
afterAll(() => opened.close())

test('an island is prerendered, sleeps, and answers the first press', async () => {
  const { page, errors } = await opened.open('/x/page/')
  const second = page.locator('#island-Counter-2')
  expect(await second.locator('[data-demo-root]').getAttribute('data-awake')).toBeNull()
  await second.getByRole('button').click()
  await second.getByRole('button', { name: '8 clicks' }).waitFor()
  await page.locator('#island-Counter').getByRole('button', { name: '3 clicks' }).click()
  await page.locator('#island-Counter').getByRole('button', { name: '4 clicks' }).waitFor()
  const answer = page.locator('#island-Answer')
  await answer.getByRole('button', { name: 'yes' }).click()
  await answer.getByRole('button', { name: 'no' }).waitFor()
  // It looks like the page, unlike a demo.
  expect(await second.getByRole('button').evaluate((button) => getComputedStyle(button).borderTopWidth)).toBe('0px')
  // No toolbar, no code, and the same without the island.
  expect(await page.locator('[data-demo-toolbar], [data-demo-code]').count()).toBe(0)
  const plain = page.getByRole('button', { name: '9 clicks' })
  await plain.click()
  expect(await plain.innerText()).toBe('9 clicks')
  expect(errors).toEqual([])
  await page.close()
})

test('its text is in the page, and it is neither a demo of the search nor a page of its own', () => {
  const html = site.output('x/page/index.html')
  expect(find(html, 'button', { lang: 'en' }).map(textOf)).toContain('3 clicks')
  expect(site.output('x/page.md')).toContain('3 clicks')
  expect(html).not.toContain('data-alone')
  expect(html).not.toContain('/x/demos/')
  expect(() => site.output('x/demos/components/Counter/index.html')).toThrow()
  expect(site.output('x/other/index.html')).not.toContain('data-demo')
})

test('what is wrong with it is reported where it is written', { tags: 'long' }, async () => {
  const broken = smallSite({
    ...files,
    'content/page.md': markdown(
      '{{"component": "Conter", "island": true}}\n\n:::component{name="Counter" island}\nText.\n:::',
    ),
  })
  const { diagnostics } = await broken.build()
  broken.remove()
  expect(diagnostics.map(({ code, text, line }) => [code, text, line])).toEqual([
    ['component/missing', 'There is no component "Conter".', 5],
    ['component/children', 'The island "Counter" cannot contain Markdown.', 7],
  ])
})
