/** Interactive components in MDX: `<Counter client:visible />`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type OpenSite } from '../demos/open-site.js'
import { page as markdown, smallConfig, smallSite, type SmallSite } from '../demos/small-site.js'

const files = {
  'docs.config.json': smallConfig({}),
  'content/navigation.ts': "export default [{ pathname: '/x/page' }]",
  'content/page.mdx': `import Counter from '../parts/Counter'

${markdown('Before.')}

<Counter client:visible start={3}>

The **text** [here](#end).

</Counter>

<Plain client:load />

## End

After.
`,
  'content/components/Plain.tsx': `import { useState } from 'react'
export default function Plain() {
  const [on, setOn] = useState(false)
  return <button onClick={() => setOn(!on)}>{on ? 'on' : 'off'}</button>
}
`,
  'parts/Counter.tsx': `import { useState } from 'react'
export default function Counter({ start, children }) {
  const [count, setCount] = useState(start)
  return <section><button onClick={() => setCount(count + 1)}>{count} clicks</button>{children}</section>
}
`,
}

let site: SmallSite
let opened: OpenSite
beforeAll(async () => {
  site = smallSite(files)
  opened = await openSite(site)
})
afterAll(() => opened.close())

test('an island is prerendered, wakes, and keeps what it contains', async () => {
  expect(site.output('x/page/index.html')).toContain('clicks</button><v-slot><p>The <strong>text</strong>')
  const page = await opened.browser.newPage({ viewport: { width: 1000, height: 700 } })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${opened.origin}/x/page/`)
  const counter = page.locator('#island-Counter')
  await counter.locator('strong').evaluate((element) => ((element as HTMLElement).dataset['same'] = 'yes'))
  await counter.getByRole('button').click()
  await counter.getByRole('button', { name: '4 clicks' }).waitFor()
  expect(await counter.locator('strong').getAttribute('data-same')).toBe('yes')
  const plain = page.locator('#island-Plain')
  await plain.getByRole('button', { name: 'off' }).click()
  await plain.getByRole('button', { name: 'on' }).waitFor()
  expect(errors).toEqual([])
  await page.close()
})

test('a function as a prop of an island, and one that is no file, are reported', async () => {
  const broken = smallSite({
    ...files,
    'content/page.mdx': `import Counter from '../parts/Counter'
import { Box } from '../parts/box'

${markdown('')}

<Counter client:load start={2} onPress={() => {}} />

<Box client:load />
`,
    'parts/box.tsx': 'export const Box = () => <hr />',
  })
  const { diagnostics } = await broken.build()
  broken.remove()
  expect(diagnostics.map(({ code, text, line }) => [code, text, line])).toEqual([
    [
      'mdx/island',
      'The prop "onPress" of an island is a function, which cannot be sent to a browser; it is left out.',
      11,
    ],
    [
      'mdx/island',
      'The island <Box> is not the default export of a file of the site, so it cannot be sent to browsers.',
      13,
    ],
  ])
})
