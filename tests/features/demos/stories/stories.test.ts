/** Stories as demos of a built site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { find, textOf } from '../../../support/html.js'
import { page, smallSite, type SmallSite } from '../small-site.js'

const files = {
  'content/.storybook/preview.tsx': `import type { Preview } from '@storybook/react'
import { withThemeByClassName } from '@storybook/addon-themes'
import { Frame } from './frame'

const preview: Preview = {
  args: { side: 'left' },
  globalTypes: { tone: { defaultValue: 'calm' } },
  parameters: {
    layout: 'centered',
    place: { outer: 1 },
    backgrounds: { default: 'Page', values: [{ name: 'Page', value: '#eeeeee' }, { name: 'Night', value: '#101018' }] },
  },
  decorators: [
    withThemeByClassName({ themes: { light: 'light' }, defaultTheme: 'light' }),
    (Story, { globals, parameters }) => (
      <Frame kind={\`\${globals.tone} \${JSON.stringify(parameters.place)}\`}><Story /></Frame>
    ),
  ],
}
export default preview
`,
  'content/.storybook/frame.tsx':
    'export const Frame = ({ kind, children }) => <section title={kind}>{children}</section>\n',
  'content/Button.tsx':
    'export const Button = ({ label, primary, side, children, ...rest }) => <button data-kind={String(primary) + side} {...rest}>{label}{children}</button>\n',
  'content/Button.stories.tsx': `import { Meta, StoryObj } from '@storybook/react'
import { fn, expect } from 'storybook/test'
import { useArgs } from 'storybook/preview-api'
import { Button } from './Button'

const meta: Meta<typeof Button> = {
  title: 'Forms/Button',
  component: Button,
  args: { onClick: fn(), label: 'Press' },
  argTypes: { icon: { mapping: { star: <i>*</i> } } },
  decorators: (Story) => <div title="file"><Story /></div>,
  parameters: { place: { inner: 2 } },
}
export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = { args: { primary: true }, parameters: { backgrounds: { default: 'Night' } } }
export const Framed: Story = {
  args: { label: 'Framed' },
  decorators: [(Story, context) => <b title={context.name}>{Story({ args: { ...context.args, side: 'right' } })}</b>],
}
export const Mapped: Story = { args: { children: 'star' }, argTypes: { children: { mapping: { star: '★' } } } }
export const Held: Story = {
  args: { label: 'held' },
  render: function Render() {
    const [{ label }, update] = useArgs()
    return <Button label={label} onClick={() => update({ label: 'again' })} />
  },
}
export const Loaded: Story = { loaders: [async () => ({ word: 'loaded' })], render: (args, { loaded }) => <p>{loaded.word}</p> }
export const Old = (args) => <Button {...args} primary="old" />
Old.storyName = 'The old form'
Old.play = async () => { await expect(1).toBe(2) }
`,
  'content/examples/plain.tsx':
    "import { word } from './word'\nimport { useMemo } from 'react'\n\nexport const Plain = () => <em>{word}</em>\nexport const other = useMemo\n",
  'content/examples/word.ts': "export const word = 'from another file'\n",
  'content/Again.stories.tsx': `import { useDarkMode } from 'storybook-dark-mode'

export default { title: 'Again', decorators: [(Story) => <u title={String(useDarkMode())}><Story /></u>] }
export { Plain as Again } from './examples/plain'
`,
  'content/Factory.stories.tsx': `import { definePreview } from '@storybook/react-vite'
import { Button } from './Button'

const preview = definePreview({ addons: [] })
const meta = preview.meta({ component: Button, args: { label: 'made' } })
export default meta
export const Small = meta.story({
  args: { primary: 'small' },
  globals: { backgrounds: { value: 'sand' } },
  parameters: {
    backgrounds: { options: { sand: { name: 'Sand', value: 'wheat' } } },
    docs: { source: { code: \`
      <Button size="small" />
    \` } },
  },
})
`,
}
const names = ['Primary', 'Framed', 'Mapped', 'Held', 'Loaded', 'Old']

describe('stories', () => {
  let site: SmallSite
  let html: string
  beforeAll(async () => {
    site = smallSite({
      ...files,
      'content/page.md': page(
        [...names.map((name) => `Button.stories.tsx#${name}`), 'Factory.stories.tsx#Small', 'Again.stories.tsx#Again']
          .map((name) => `{{"demo": "${name}"}}`)
          .join('\n\n'),
      ),
    })
    const { diagnostics } = await site.build()
    expect(diagnostics).toEqual([])
    html = site.output('x/page/index.html')
  })
  afterAll(() => site.remove())

  const drawn = (name: string) => {
    const own = site.output(`x/demos/Button.stories/${name}/index.html`)
    return own.slice(own.indexOf('data-demo-root'))
  }

  it('have their arguments and all decorators', () => {
    const frame = '<section title="calm {&quot;outer&quot;:1,&quot;inner&quot;:2}"><div title="file">'
    expect(drawn('Primary')).toContain(`${frame}<button data-kind="trueleft">Press</button>`)
    expect(drawn('Framed')).toContain(
      `${frame}<b title="Framed"><button data-kind="undefinedright">Framed</button></b>`,
    )
    expect(drawn('Mapped')).toContain('★</button>')
    expect(drawn('Held')).toContain('>held</button>')
    expect(drawn('Loaded')).toContain('<p>loaded</p>')
    expect(drawn('Old')).toContain('data-kind="oldleft"')
    expect(find(html, 'button').map(textOf)).toContain('made')
    expect(html).toContain('<u title="undefined"><em>from another file</em></u>')
  })

  it('are shown as readers would write them', () => {
    const text = site.output('x/page.md')
    expect(text).toContain('title="Primary.tsx"')
    expect(text).toContain('<Button label="Press" primary />')
    expect(text).toContain('export default function Loaded({ loaded }) {\n  return <p>{loaded.word}</p>\n}')
    expect(text).toContain("import { word } from './examples/word'\n\nconst Plain = () => <em>{word}</em>\n")
    expect(text).not.toContain('@storybook')
    expect(text).toContain('```tsx title="Small.tsx"\n<Button size="small" />\n```')
  })

  it('have the colour behind them that they choose', () => {
    const rules = [...html.matchAll(/(\[id=[^\]]+\]) \[data-demo-stage\]\{background:([^!]+)!important\}/g)]
    expect(rules.map(([, id, color]) => [id, color])).toEqual([
      ['[id="Primary"]', '#101018'],
      ['[id="Small"]', 'wheat'],
    ])
  })
})
