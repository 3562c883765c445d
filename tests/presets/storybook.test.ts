/** Pages of MDX with Storybook's blocks. */
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  'stories/03 forms/Toggle.mdx': `import { Meta, Canvas, Controls, Story, ColorPalette, ColorItem, Unstyled } from '@storybook/addon-docs/blocks'
import * as ToggleStories from './Toggle.stories'

<Meta of={ToggleStories} />

# Toggle

It is on or off.

<Canvas of={ToggleStories.On} sourceState="shown" />

<Story of={ToggleStories.Off} />

<Controls of={ToggleStories.Off} />

<Unstyled>As it is.</Unstyled>

<ColorPalette>
  <ColorItem title="Blue" subtitle="For links" colors={{ base: '#0000ff' }} />
</ColorPalette>
`,
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
  expect(find(html, 'th').map(textOf)).toContain('Blue')
  expect(html).toContain('<code>#0000ff</code>')
})
