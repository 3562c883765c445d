/** Stories as readers would write them. */
import { describe, expect, it } from 'vitest'
import { storyCode } from '../../../../src/features/demos/node/stories/story-code.js'
import { readStories } from '../../../../src/features/demos/node/stories/story-file.js'
import { parseScript } from '../../../../src/script/syntax.js'

const head = `import type { Meta, StoryObj } from '@storybook/react'
import { fn } from 'storybook/test'
import { useState } from 'react'
import { Button, Icon } from './Button'
import { sizes } from './sizes'

const meta = {
  title: 'Forms/Button',
  component: Button,
  args: { onClick: fn(), label: 'Press', primary: false },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>
`
const shown = async (stories: string, exported: string) => (await storyCode({ code: head + stories, exported }))?.code

describe('storyCode', () => {
  it('writes arguments as attributes', async () => {
    expect(
      await shown(
        "export const Primary: Story = { args: { primary: true, size: sizes[0], style: { color: 'red' }, icon: <Icon /> } }",
        'Primary',
      ),
    ).toBe(`import { Button, Icon } from './Button'
import { sizes } from './sizes'

export default function Primary() {
  return (
    <Button
      label="Press"
      primary
      size={sizes[0]}
      style={{ color: 'red' }}
      icon={<Icon />}
    />
  )
}
`)
  })

  it('takes arguments of other stories, and children', async () => {
    const stories = `const Base: Story = { args: { size: 'small' } }
export const Large: Story = { ...Base, args: { ...Base.args, size: 'large', children: 'A text' } }
export const Old = (args) => <Button {...args} kind="old" />
Old.args = { ...Large.args, label: undefined }
`
    expect(await shown(stories, 'Large')).toContain(
      '<Button label="Press" primary={false} size="large">\n      A text\n    </Button>',
    )
    expect(await shown(stories, 'Old')).toContain(
      '<Button primary={false} size="large" kind="old">\n      A text\n    </Button>',
    )
  })

  it('puts arguments into a render function', async () => {
    const stories = `export const Counted: Story = {
  args: { label: 'Count', start: 3 },
  render: (args) => {
    const [count, setCount] = useState(args.start)
    return <Button {...args} label={\`\${args.label} \${count}\`} onClick={() => setCount(count + 1)} />
  },
}
const Template = (args) => <p>{args.label}: {args.start + 1} {args.icon}</p>
export const Bound = Template.bind({})
Bound.args = { start: 1 }
export const Taken: Story = { render: ({ label, ...rest }) => <Button {...rest}>{label}</Button> }
`
    expect(await shown(stories, 'Counted')).toBe(`import { useState } from 'react'
import { Button } from './Button'

export default function Counted() {
  const [count, setCount] = useState(3)
  return (
    <Button
      primary={false}
      start={3}
      label={\`\${'Count'} \${count}\`}
      onClick={() => setCount(count + 1)}
    />
  )
}
`)
    expect(await shown(stories, 'Bound')).toContain('<p>Press: {1 + 1} </p>')
    expect(await shown(stories, 'Taken')).toContain("const { label, ...rest } = { label: 'Press', primary: false }")
  })

  it('does not call the component as what it draws', async () => {
    const code = "import { Badge } from './Badge'\nexport default { component: Badge }\nexport const Badge_ = {}\n"
    expect((await storyCode({ code, exported: 'Badge_' }))?.code).toContain('export default function Badge_()')
    const same =
      "import { Badge as B } from './Badge'\nexport default { component: B }\nexport const B2 = { render: () => <B2Icon /> }\n"
    expect((await storyCode({ code: same, exported: 'B2' }))?.isWhole).toBe(true)
  })

  it('shows the story itself where it needs its context', async () => {
    const found = await storyCode({
      code: `${head}export const Themed: Story = { render: (args, { globals }) => <Button {...args} theme={globals.theme} /> }`,
      exported: 'Themed',
    })
    expect(found?.isWhole).toBe(false)
    expect(found?.code).toContain('globals.theme')
  })

  it('reads factories', async () => {
    const code = `import preview from '../.storybook/preview'
import { Button } from './Button'
const meta = preview.meta({ component: Button, args: { label: 'a' } })
export const Primary = meta.story({ args: { primary: true } })
export const Large = Primary.extend({ args: { size: 'large' } })
export default meta
`
    expect((await storyCode({ code, exported: 'Large' }))?.code).toContain('<Button label="a" size="large" />')
  })
})

describe('readStories', () => {
  const read = async (code: string) => readStories(code, (await parseScript(code))!)
  it('knows names, tags and what is no story', async () => {
    const file = await read(`export default { title: 'A', component: A, excludeStories: /Data$/ }
export const rowData = []
/** The first one. */
export const PrimaryLarge = { tags: ['!dev'] }
export const Other = { name: 'Another' }
export type Props = {}
`)
    expect(file!.stories.map(({ exported, name, comment }) => [exported, name, comment])).toEqual([
      ['PrimaryLarge', 'Primary Large', 'The first one.'],
      ['Other', 'Another', undefined],
    ])
  })
  it('takes no other file', async () => {
    expect(await read('export default function Demo() { return <p /> }\nexport const a = 1\n')).toBeUndefined()
    expect(await read('export default { some: 1 }\nexport const A = 1\n')).toBeUndefined()
  })
})
