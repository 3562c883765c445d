/** Code blocks that are demos. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallSite, type SmallSite } from './small-site.js'

let site: SmallSite
let opened: OpenSite
beforeAll(async () => {
  site = smallSite({
    'docs.config.ts': `export default {
  title: 'Small',
  url: 'https://small.example',
  prefix: '/x',
  content: [{ dir: 'content', at: '/x' }],
  markdown: { live: ['live'] },
  features: { demos: { scope: { './parts/scope.tsx': '*' } } },
  elements: {
    Code: ({ children: [code] }) => ({ code }),
    Sandpack: ({ children }) => ({
      files: Object.fromEntries(children.filter((one) => one.code).map((one) => [one.meta.split(' ')[0] || 'App.js', one.code])),
    }),
  },
}`,
    'content/navigation.ts': "export default [{ pathname: '/x/page' }, { pathname: '/x/other' }]",
    'content/raw.js': '// A script.\nrender(<Counter label="file" />)\n',
    'content/page.mdx': markdown(`\`\`\`jsx live
<Counter label="element" />
\`\`\`

\`\`\`tsx live
import { label } from './label'
import { Counter } from '../parts/scope'

export default function App() {
  return <Counter label={label as string} />
}
\`\`\`

\`\`\`jsx
<Counter label="no demo" />
\`\`\`

:::tip
\`\`\`js live
function Clock() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>clock {count}</button>
}
\`\`\`
:::

import raw from '!!raw-loader!./raw'

<Code>{raw}</Code>

<Sandpack>

\`\`\`js
import { start } from './data.js'
import './styles.css'
import { useState } from 'react'

export default function App() {
  const [count, setCount] = useState(start)
  return <button className="set" onClick={() => setCount(count + 1)}>set {count}</button>
}
\`\`\`

\`\`\`js data.js
export const start = 7
\`\`\`

\`\`\`css styles.css
.set { color: rgb(1, 2, 3) }
\`\`\`

</Sandpack>

<Sandpack>

\`\`\`js
export default () => <b className="bare">bare</b>
\`\`\`

\`\`\`css bare.css
.bare { color: rgb(3, 2, 1) }
\`\`\`

\`\`\`html beside.html
<i>beside</i>
\`\`\`

</Sandpack>
`),
    'content/label.ts': "export const label: string = 'module'",
    'content/other.md': markdown('Other.'),
    'parts/scope.tsx': `import { useState } from 'react'
export function Counter({ label }) {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{label} {count}</button>
}
`,
  })
  opened = await openSite(site)
})
afterAll(() => opened.close())

test('they are prerendered, wake, and show their code', async () => {
  const html = site.output('x/page/index.html')
  for (const text of ['element', 'module', 'clock', 'file', 'set'])
    expect(html).toMatch(new RegExp(`>${text}[<!\\- >]+\\d`))
  const page = await opened.browser.newPage({ viewport: { width: 1000, height: 900 } })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${opened.origin}/x/page/`)
  for (const [text, from] of [
    ['element', 0],
    ['module', 0],
    ['clock', 0],
    ['file', 0],
    ['set', 7],
  ] as const) {
    await page.getByRole('button', { name: `${text} ${from}` }).click()
    await page.getByRole('button', { name: `${text} ${from + 1}` }).waitFor()
  }
  expect(await page.locator('.set').evaluate((one) => getComputedStyle(one).color)).toBe('rgb(1, 2, 3)')
  expect(await page.locator('.bare').evaluate((one) => getComputedStyle(one).color)).toBe('rgb(3, 2, 1)')
  const bare = page.locator('#page-live-3')
  for (const name of ['bare.css', 'beside.html']) expect(await bare.getByText(name).count()).toBeGreaterThan(0)
  const first = page.locator('#page-live-4')
  expect(await first.locator('.v-demo-preview').innerText()).toBe('<Counter label="element" />')
  expect(await page.locator('#page-live-2').getByText('data.js').count()).toBeGreaterThan(0)
  expect(errors).toEqual([])
  await page.close()
})

test('code that cannot run is a message at its line, and is shown', async () => {
  site.write('content/other.md', markdown('A text.\n\n```jsx live\n<b>\n  {1 +}\n</b>\n```'))
  const { diagnostics } = await site.build()
  expect(diagnostics.map(({ code, file, line }) => [code, file, line])).toEqual([['demo/live', 'content/other.md', 9]])
  expect(site.output('x/other/index.html')).toContain('>1 ')
})
