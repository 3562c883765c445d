/** Demos that are named exports of a file, in built sites. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site as siteInMemory } from '../../support/site.js'
import { find, textOf } from '../../support/html.js'
import { page, playgroundOf, smallConfig, smallSite, type SmallSite } from './small-site.js'

const examples = `import { useState } from 'react'
import { label } from './label.js'

export const Basic = () => <button>{label}</button>

export function Counted() {
  const [count, setCount] = useState(2)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}

export const data = [1]
`
const files = {
  'content/label.ts': "export const label: string = 'Basic label'\n",
  'content/Button.examples.tsx': examples,
  'content/Only.tsx':
    'export const options = { a: 1 }\nexport const words = { default: 1 }\nexport const Only = () => <i>the only one</i>\n',
}

describe('demos that are named exports', () => {
  let site: SmallSite
  let html: string
  beforeAll(async () => {
    site = smallSite({
      ...files,
      'content/page.md': page(
        '{{"demo": "Button.examples.tsx#Basic"}}\n\n{{"demo": "Button.examples.js#Counted"}}\n\n{{"demo": "Only.js"}}',
      ),
    })
    const { diagnostics } = await site.build()
    expect(diagnostics).toEqual([])
    html = site.output('x/page/index.html')
  })
  afterAll(() => site.remove())

  it('are prerendered, each with its own id', () => {
    expect(find(html, 'button').map(textOf)).toEqual(expect.arrayContaining(['Basic label', '2']))
    expect(find(html, 'i').map(textOf)).toContain('the only one')
    expect(html).toContain('id="Basic"')
    expect(html).toContain('id="Counted"')
    expect(html).toContain('id="Only"')
  })

  it('show what the export needs', () => {
    const markdown = site.output('x/page.md')
    expect(markdown).toContain(
      '```tsx title="Basic.tsx"\nimport { label } from \'./label.js\'\n\nconst Basic = () => <button>{label}</button>\n\nexport default Basic\n```',
    )
    expect(markdown).toContain('title="Counted.tsx"')
    expect(markdown).not.toContain('export const data')
  })

  it('have pages of their own and places in the playground', () => {
    const own = site.output('x/demos/Button.examples/Counted/index.html')
    expect(find(own, 'button').map(textOf)).toContain('2')
    const { groups } = playgroundOf(site.output('x/playground/index.html'))
    const keys = groups.flatMap(({ demos }) => demos.map(({ key }) => key))
    expect(keys).toEqual(['Button.examples/Basic', 'Button.examples/Counted', 'Only'])
    const counted = groups[0]!.demos.find(({ key }) => key.endsWith('Counted'))!
    const [[name, text]] = JSON.parse(site.output(counted.href.slice(1))) as [[string, string]]
    expect(name).toBe('Counted.tsx')
    expect(text).toContain('export default function Counted() {')
  })

  it('have modules of the file that they share', () => {
    const modules = [...html.matchAll(/data-module="([^"]+)"/g)].map(([, path]) => path!)
    expect(modules).toHaveLength(3)
    const own = modules.slice(0, 2).map((path) => site.output(path.slice(1)))
    for (const code of own) expect(code).toMatch(/from"[^"]*Button\.examples\.tsx~Basic\.shared-[0-9a-f]{10}\.js"/)
  })
})

it('a name that is no export is one message with the names there are', async () => {
  const { messages } = siteInMemory({
    ...files,
    'docs.config.json': smallConfig(),
    'docs.config.ts': null,
    'content/navigation.ts': "export default [{ pathname: '/x/page' }]",
    'content/page.md': page(
      '{{"demo": "Button.examples.tsx#Counter"}}\n\n{{"demo": "Button.examples.js"}}\n\n{{"demo": "Buttons.examples.js#Basic"}}',
    ),
  })
  expect((await messages()).filter((one) => /^demo\/(export|missing)/.test(one))).toEqual([
    'demo/export  content/page.md:5:1  Button.examples.tsx has no export "Counter".',
    'demo/export  content/page.md:7:1  Button.examples.tsx has no default export, but several components.',
    'demo/missing  content/page.md:9:1  There is no demo "Buttons.examples.js#Basic" next to this page.',
  ])
})
