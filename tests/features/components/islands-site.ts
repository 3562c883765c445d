/** A site with interactive components in MDX. */
import { page as markdown, smallConfig } from '../demos/small-site.js'

export const files = {
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
