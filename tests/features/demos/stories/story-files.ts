/**
 * Stories of every kind, for the comparison with Storybook. Without `mapping` and `if` of argument types: Storybook heeds
 * them, but `composeStories` does not.
 */

export const oracleFiles: Record<string, string> = {
  '.storybook/preview.tsx': `export default {
  args: { side: 'left' },
  argTypes: { side: { description: 'Where it is.' } },
  globalTypes: { tone: { defaultValue: 'calm' } },
  initialGlobals: { size: 'small' },
  parameters: { place: { outer: 1, list: [1] } },
  decorators: [
    (Story, { globals, parameters, name }) => (
      <section title={name} lang={JSON.stringify([globals.tone, globals.size, parameters.place])}><Story /></section>
    ),
  ],
}
`,
  'Button.tsx': `import { useId } from 'react'
export const Button = ({ label, primary, children, ...rest }) => (
  <button id={useId()} data-props={JSON.stringify({ primary, ...rest })}>{label}{children}</button>
)
`,
  'Button.stories.tsx': `import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from './Button'

const meta = {
  title: 'Forms/Button',
  component: Button,
  args: { onClick: fn(), label: 'Press', nested: { a: 1 } },
  parameters: { place: { inner: 2, list: [2] } },
  decorators: (Story) => <div title="file"><Story /></div>,
  globals: { tone: 'loud' },
}
export default meta

export const Primary = { args: { primary: true, extra: 'shown' } }
export const Secondary = { ...Primary, args: { ...Primary.args, primary: false } }
export const PrimaryLarge123Name = { globals: { size: 'large' }, args: { nested: { b: 2 } } }
export const Named = { name: 'A name of its own', args: { label: undefined } }
export const Framed = {
  decorators: [
    (Story, context) => <b title={context.title}>{Story({ args: { ...context.args, changed: 1 }, parameters: { place: 0 } })}</b>,
    (Story) => <u><Story args={{ label: 'from the decorator' }} /></u>,
  ],
}
export const Twice = { decorators: [(Story) => <>{<Story />}{Story()}</>] }
export const Held = {
  render: function Render(args) {
    const [count] = useState(args.label.length)
    return <Button {...args} label={count} />
  },
}
export const Own = { component: 'em', render: undefined, args: { onClick: undefined, nested: undefined } }
export const Context = { render: (args, context) => <p>{[context.name, context.kind, context.title, context.componentId === context.id].join()}</p> }
export const Function = (args, { parameters }) => <Button {...args}>{JSON.stringify(parameters.place)}</Button>
Function.args = { label: 'function' }
Function.storyName = 'A function'
Function.decorators = [(Story) => <s><Story /></s>]
const Template = (args) => <Button {...args} />
export const Bound = Template.bind({})
Bound.args = { ...Function.args, primary: 'bound' }
`,
}
