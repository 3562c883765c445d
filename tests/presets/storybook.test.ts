/** Pages of MDX with Storybook's blocks. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { smallSite } from '../features/demos/small-site.js'
import { find, textOf } from '../support/html.js'

const it = smallSite({
  'docs.config.json': JSON.stringify({
    title: 'Test',
    url: 'https://example.com',
    content: [{ dir: 'stories', at: '/' }],
    markdown: { preset: 'storybook' },
  }),
  'stories/index.md': '# Home\n\nThe home page.\n',
  'stories/03 forms/Toggle.mdx': `import { Meta, Canvas, Controls, Markdown, Story, ColorPalette, ColorItem, Unstyled } from '@storybook/addon-docs/blocks'
import * as ToggleStories from './Toggle.stories'
import Notes from '../../NOTES.md?raw'

<Meta of={ToggleStories} />

# Toggle

It is on or off.

<Canvas of={ToggleStories.On} sourceState="shown" />

<Story of={ToggleStories.Off} />

<Controls of={ToggleStories.Off} />

<Unstyled>As it is.</Unstyled>

<Markdown>{'A *written* text.'}</Markdown>

<Markdown>{Notes}</Markdown>

<ColorPalette>
  <ColorItem title="Blue" subtitle="For links" colors={{ base: '#0000ff' }} />
</ColorPalette>
`,
  'NOTES.md': 'Notes with `code`.\n',
  'stories/03 forms/Toggle.stories.tsx': `export default { title: 'Forms/Toggle', render: (args) => <i>{args.label}</i> }
export const On = { args: { label: 'on' } }
export const Off = { args: { label: 'off' } }
`,
})
let html: string
beforeAll(async () => {
  const { diagnostics } = await it.build()
  expect(diagnostics).toEqual([])
  html = it.output('forms/toggle/index.html')
})
afterAll(() => it.remove())

test('a canvas and a story are demos', () => {
  expect(find(html, 'h1').map(textOf)).toEqual(['Toggle'])
  expect(find(html, 'i').map(textOf)).toEqual(expect.arrayContaining(['on', 'off']))
  expect(html).toContain('id="On"')
  expect(html).toContain('id="Off-2"')
})

test('controls are those of the story', () => {
  expect(html).toContain('data-controls="[{&quot;name&quot;:&quot;label&quot;')
})

test('other blocks are Markdown and tables', () => {
  expect(html).toContain('As it is.')
  expect(html).toContain('A <em>written</em> text.')
  expect(html).toContain('Notes with <code>code</code>.')
  expect(find(html, 'th').map(textOf)).toContain('Blue')
  expect(html).toContain('<code>#0000ff</code>')
})

describe('blocks without a story', () => {
  const site = smallSite({
    'docs.config.json': JSON.stringify({
      title: 'Test',
      url: 'https://example.com',
      content: [{ dir: 'docs', at: '/' }],
      markdown: { preset: 'storybook' },
      stories: 'src/*.stories.tsx',
      severities: { 'markdown/element': 'warn' },
    }),
    'docs/index.md': '# Home\n\nThe home page.\n',
    'docs/toggle-page.mdx': `import { Meta, Title, Subtitle, Description, Primary, Controls, Stories } from '@storybook/addon-docs/blocks'
import * as ToggleStories from '../src/Toggle.stories'

<Meta of={ToggleStories} />

<Title />

<Subtitle />

<Description />

<Primary />

<Controls />

<Description of={ToggleStories.Off} />

<Stories includePrimary={false} />
`,
    'docs/start.mdx': `import { Meta, Controls } from '@storybook/addon-docs/blocks'

<Meta title="Guides / Begin here" />

# Start

Text.

<Controls />
`,
    'src/Toggle.stories.tsx': `/** Is *on* or off. */
export default { title: 'Forms/Toggle', parameters: { docs: { subtitle: 'A switch.' } }, render: (args) => <i>{args.label}</i> }
export const On = { args: { label: 'on' } }
/** When it is **off**. */
export const Off = { args: { label: 'off' } }
`,
    'src/Other.stories.tsx': `export default { title: 'Forms/Other', render: () => <b>other</b> }
export const Plain = {}
`,
  })
  let messages: Awaited<ReturnType<typeof site.build>>['diagnostics']
  beforeAll(async () => {
    messages = (await site.build()).diagnostics
  })
  afterAll(() => site.remove())

  test('stand for the stories that the page is about', () => {
    const page = site.output('toggle-page/index.html')
    expect(find(page, 'h1').map(textOf)).toEqual(['Toggle'])
    expect(page).toContain('<p>A switch.</p>')
    expect(page).toContain('Is <em>on</em> or off.')
    expect(find(page, 'h2').map(textOf)).toContain('Stories')
    expect(find(page, 'h3').map(textOf)).toEqual(['Off'])
    expect(page.split('When it is <strong>off</strong>.')).toHaveLength(3)
    expect(page.split('data-controls="')).toHaveLength(2)
    expect(find(page, 'i').map(textOf)).toEqual(['on', 'off'])
    expect(site.output('toggle-page.md')).toMatch(/Is \*on\* or off\.[^]*## Stories[^]*### Off/)
  })

  test('are a message where the page is about nothing', () => {
    expect(messages.map(({ code, text, file, line }) => [code, text, file, line])).toEqual([
      ['markdown/element', '<Controls> has no `of`, and the page has no stories.', 'docs/start.mdx', 9],
    ])
  })

  test('the title of a page is its place in the navigation', () => {
    const page = site.output('start/index.html')
    const entries = find(page, 'a').map(textOf)
    for (const name of ['Begin here', 'Toggle', 'Other'])
      expect(entries.filter((one) => one === name).length).toBeGreaterThan(0)
    expect(page).toMatch(/Forms.*toggle-page.*forms\/other/s)
    expect(page).not.toContain('/forms/toggle/')
    expect(() => site.output('forms/toggle/index.html')).toThrow()
  })
})
