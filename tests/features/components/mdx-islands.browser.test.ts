/** Interactive components in MDX: `<Counter client:visible />`. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type OpenSite } from '../demos/open-site.js'
import { page as markdown, smallConfig, smallSite, type SmallSite } from '../demos/small-site.js'

const files = {
  'docs.config.json': smallConfig({ components: { '*': './parts/map.tsx' } }),
  'content/navigation.ts': "export default [{ pathname: '/x/page' }, { pathname: '/x/map' }, { pathname: '/x/props' }]",
  'content/map.mdx': `${markdown('')}

<Switch />

<Far />

<Beside />

<Label>label</Label>

<Group>
  <Item name="a" />
  <Item name="b" />
</Group>

<Inline />

<Bound />

<Themed />
`,
  'content/props.mdx': `import { List } from '../parts/list'

${markdown('')}

<List icon={<Badge>new</Badge>} features={[<b>one</b>, 'two']} items={[
  { title: 'a', body: <p>About <a href="/x/page/">a</a></p> },
  { title: 'b', body: <p>About b</p> },
]} />
`,
  'parts/list.tsx': `import { useState } from 'react'
export function List({ icon, features, items }) {
  const [open, setOpen] = useState('a')
  return <section>
    {icon}
    {features.map((feature, at) => <li key={at}>{feature}</li>)}
    {items.map(({ title, body }) => <div key={title}>
      <button onClick={() => setOpen(title)}>{title}</button>
      {open === title && body}
    </div>)}
  </section>
}
`,
  'parts/map.tsx': `'use client'
import { createContext, type ReactNode, useContext, useState } from 'react'
import Toggle from '../content/components/Plain'
import { others } from './others'
const Label = ({ children }: { children: ReactNode }) => <b>{children}</b>
const Chosen = createContext<[string, (name: string) => void]>(['', () => {}])
const Group = ({ children }: { children: ReactNode }) => <Chosen value={useState('a')}>{children}</Chosen>
function Item({ name }: { name: string }) {
  const [chosen, choose] = useContext(Chosen)
  return <button onClick={() => choose(name)}>{name + (chosen === name ? ' is chosen' : '')}</button>
}
const Theme = createContext('light')
const Themed = () => <button>{useContext(Theme) + useState(' theme')[0]}</button>
const wrapper = ({ children }: { children: ReactNode }) => <Theme value="dark">{children}</Theme>
const own = { Switch: Toggle as unknown, Label, Group, Item, Themed, wrapper }
export { Beside } from './others'
export function useMDXComponents(given: object) {
  const text = 'bound'
  return {
    Far: Label,
    ...others,
    ...given,
    ...own,
    Inline: () => <button>{useState('inline')[0]}</button>,
    Bound: () => <button>{useState(text)[0]}</button>,
  }
}
`,
  'parts/others.tsx': `import { useState } from 'react'
export const Far = () => <button>{useState('far')[0]}</button>
export const Beside = () => <button>{useState('beside')[0]}</button>
export const others = { Far }
`,
  'content/page.mdx': `import Counter from '../parts/Counter'

${markdown('Before.')}

<Counter client:visible start={3}>

The **text** [here](#end).

</Counter>

<Plain client:load />

## Tabs

<Tabs first="b">
  <div>
    <Tabs.Tab id="a">

### In A

Text of **A**.

    </Tabs.Tab>
    <Tabs.Tab id="b">

### In B

Text of **B**. <Badge>static</Badge> <Plain />

    </Tabs.Tab>
  </div>
</Tabs>

<Badge handled>Badge</Badge>

## End

After.
`,
  'content/components/Badge.tsx': `import { clicks } from '../../parts/counts'
export default function Badge({ onClick, handled, children }) {
  return <em onClick={onClick} title={handled && String(clicks)}>{children}</em>
}
`,
  'content/components/Tabs.tsx': "export { Tabs } from '../../parts/tabs'",
  'parts/counts.ts': `import { useState } from 'react'
export const clicks = 3
export const useCount = () => useState(clicks)
`,
  'parts/tabs.tsx': `import { createContext, useContext, useState } from 'react'
const Chosen = createContext(undefined)
export function Tabs({ first, children }) {
  const [chosen, setChosen] = useState(first)
  return <section>
    {['a', 'b'].map((id) => <button key={id} onClick={() => setChosen(id)}>{'Tab ' + id}</button>)}
    <Chosen.Provider value={chosen}>{children}</Chosen.Provider>
  </section>
}
Tabs.Tab = function Tab({ id, children }) {
  return useContext(Chosen) === id ? <article>{children}</article> : null
}
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
