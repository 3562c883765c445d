/** Interactive components in MDX: `<Counter client:visible />`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type OpenSite } from '../demos/open-site.js'
import { page as markdown, smallConfig, smallSite, type SmallSite } from '../demos/small-site.js'
import { files } from './islands-site.js'

let site: SmallSite
let opened: OpenSite
beforeAll(async () => {
  site = smallSite(files)
  opened = await openSite(site)
})
afterAll(() => opened.close())

test('an island is prerendered, wakes, and keeps what it contains', async () => {
  expect(site.output('x/page/index.html')).toContain(
    'clicks</button><v-slot data-slot="0"><p>The <strong>text</strong>',
  )
  // In no language of its own: nothing in it is translated.
  expect(site.output('x/page/index.html')).toMatch(/content\/page\.mdx~Counter-\w+\.js/)
  const { page, errors } = await opened.open('/x/page/')
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

test('components that belong together are one tree, found by what they use', async () => {
  const html = site.output('x/page/index.html')
  expect(html).toMatch(/<article><v-slot data-slot="1"><h3[^>]*id="in-b"/)
  expect(html).toMatch(/<template data-slot-of="island-Tabs-system" data-slot="0"><h3[^>]*id="in-a"/)
  expect(html).toContain('<em title="3">Badge</em>')
  const { page, errors } = await opened.open('/x/page/')
  const tabs = page.locator('#island-Tabs')
  await tabs.getByText('Text of B').waitFor()
  const inner = tabs.locator('#island-Plain-2')
  await inner.getByRole('button', { name: 'off' }).click()
  await inner.getByRole('button', { name: 'on' }).waitFor()
  await tabs.getByRole('button', { name: 'Tab a' }).click()
  await tabs.getByText('Text of A').waitFor()
  expect(await tabs.getByText('Text of B').count()).toBe(0)
  expect(errors).toEqual([])
  await page.close()
})

test('a build says why components are interactive', async () => {
  const { islands } = await site.build({ explain: '/x/page/' })
  expect(islands).toEqual([
    '<Counter>: the page marks it',
    '<Plain>: the page marks it',
    '<Tabs>: it uses useState',
    '<Plain>: it uses useState',
  ])
})

test('components of a map are found by what the map imports and defines', async () => {
  const { islands } = await site.build({ explain: '/x/map/' })
  expect(islands).toEqual(
    ['Switch', 'Far', 'Beside', 'Group', 'Inline', 'Themed'].map((name) => `<${name}>: it uses useState`),
  )
  const { page, errors } = await opened.open('/x/map/')
  const toggle = page.locator('#island-Switch')
  await toggle.getByRole('button', { name: 'off' }).click()
  await toggle.getByRole('button', { name: 'on' }).waitFor()
  await page.getByRole('button', { name: 'far' }).waitFor()
  const group = page.locator('#island-Group')
  await group.getByRole('button', { name: 'b' }).click()
  await group.getByRole('button', { name: 'b is chosen' }).waitFor()
  await page.locator('#island-Inline').getByRole('button', { name: 'inline' }).waitFor()
  await page.getByRole('button', { name: 'bound' }).waitFor()
  // The wrapper of the map is around it.
  const themed = page.locator('#island-Themed')
  await themed.getByRole('button', { name: 'dark theme' }).click()
  expect(await themed.getByRole('button').textContent()).toBe('dark theme')
  expect(errors).toEqual([])
  await page.close()
})

test('elements in the props of an island are HTML that it shows', async () => {
  const html = site.output('x/props/index.html')
  expect(html).toMatch(/<v-slot data-slot="0"><em>new<\/em><\/v-slot><li><v-slot data-slot="1"><b>one<\/b>/)
  const { page, errors } = await opened.open('/x/props/')
  const list = page.locator('#island-List')
  await list.getByRole('link', { name: 'a' }).waitFor()
  await list.getByRole('button', { name: 'b' }).click()
  await list.getByText('About b').waitFor()
  expect(await list.getByRole('listitem').allTextContents()).toEqual(['one', 'two'])
  expect(errors).toEqual([])
  await page.close()
})

test('a function as a prop of an island, and one that only the page has, are reported', async () => {
  const broken = smallSite({
    ...files,
    'docs.config.json': smallConfig({ components: { '*': './parts/map.tsx' }, severities: { 'mdx/*': 'warn' } }),
    'content/map.mdx': markdown('Text.'),
    'parts/map.tsx': 'export const components = { wrapper: ({ children }) => <div className="whole">{children}</div> }',
    'content/page.mdx': `import Counter from '../parts/Counter'

export const Box = () => <hr />

${markdown('')}

<Counter client:load start={2} onPress={() => {}} rows={[{ name: 'a', as: Box }, <b>b</b>, () => {}]} />

<Box client:load />
`,
  })
  const { diagnostics } = await broken.build()
  const html = broken.output('x/page/index.html')
  broken.remove()
  expect(html.match(/class="whole"/g)).toHaveLength(1)
  expect(html.replaceAll('&quot;', '"')).toContain('"start":2,"rows":[{"name":"a"},{"$slot":0}]')
  expect(diagnostics.map(({ code, text, line }) => [code, text, line])).toEqual([
    [
      'mdx/island',
      'The props of an island are without what cannot be sent to a browser: "onPress" (a function), "rows[0].as" (a function), "rows[2]" (a function).',
      12,
    ],
    ['mdx/island', 'The island <Box> is none of a file or a package, so it cannot be sent to browsers.', 14],
  ])
})
