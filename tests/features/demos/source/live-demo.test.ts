/** Code blocks as modules. */
import { describe, expect, test } from 'vitest'
import { liveModule, liveProblem } from '../../../../src/features/demos/node/source/live-demo.js'
import { demoPreview } from '../../../../src/features/demos/node/source/preview.js'

const scope = {
  Button: { from: '@acme/ui', name: 'Button' },
  Box: { from: '@acme/ui', name: 'Box' },
  Icon: { from: './icons', name: 'default' },
  useState: { from: 'react', name: 'useState' },
  React: { from: 'react', name: '*' },
}
const moduleOf = (code: string) => liveModule(code, scope)

describe('a code block', () => {
  test.each([
    [
      'an element',
      `<Button title="a">
  Text
</Button>`,
      `import { Button } from '@acme/ui'

export default function Demo() {
  return (
    // #region preview
    <Button title="a">
      Text
    </Button>
    // #endregion
  )
}
`.replaceAll("'@acme/ui'", '"@acme/ui"'),
    ],
    [
      'elements beside each other',
      `<Box />\n<Icon />`,
      `import Icon from './icons'
import { Box } from '@acme/ui'

export default function Demo() {
  return (
    <>
    {/* #region preview */}
    <Box />
    <Icon />
    {/* #endregion */}
    </>
  )
}
`,
    ],
    [
      'statements that end with a call of render',
      `const App = () => <Box>{useState(0)[0]}</Box>

render(<App />)`,
      `import { Box } from '@acme/ui'
import { useState } from 'react'

// #region preview
const App = () => <Box>{useState(0)[0]}</Box>
// #endregion

export default function Demo() {
  return (
    <App />
  )
}
`,
    ],
    [
      'a component that is not exported',
      `function Clock({ Button }) {
  const [now] = React.useState(0);
  return <Button>{now}</Button>;
}`,
      `import * as React from 'react';

// #region preview
function Clock({ Button }) {
  const [now] = React.useState(0);
  return <Button>{now}</Button>;
}
// #endregion

export default Clock;
`,
    ],
    ['a function', `() => <Box />`, `import { Box } from '@acme/ui'\n\nexport default () => <Box />\n`],
    [
      'a module',
      `import { Box } from './box'\nexport default () => <Box />`,
      `import { Box } from './box'\nexport default () => <Box />\n`,
    ],
  ])('that has %s', async (_, code, expected) => {
    const text = await moduleOf(code)
    expect(text).toBe(expected)
    if (text!.includes('#region')) expect(await demoPreview(text!)).toBe(code.replace(/\n\nrender.*$/, ''))
  })

  test('that has statements before an element', async () => {
    const text = await moduleOf(`const size = 'big'\n\n;<Box size={size} />`)
    expect(text).toContain("  const size = 'big'")
    expect(await demoPreview(text!)).toContain('<Box size={size} />')
  })

  test.each(['<Box', 'const a = 1', '', 'let'])('that cannot run: %j', async (code) => {
    expect(await moduleOf(code)).toBeUndefined()
    expect((await liveProblem(code)).why).not.toBe('')
  })
})
