/** Elements of pages that are demos: by the configuration. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallSite, type SmallSite } from './small-site.js'

const counter = (name: string) => `import * as React from 'react'
export default function ${name}() {
  const [count, setCount] = React.useState(0)
  return <button onClick={() => setCount(count + 1)}>${name} {count}</button>
}
`

let site: SmallSite
let opened: OpenSite
beforeAll(async () => {
  site = smallSite({
    'docs.config.ts': `export default {
  title: 'Small',
  url: 'https://small.example',
  prefix: '/x',
  content: [{ dir: 'content', at: '/x' }],
  elements: {
    Preview: ({ name, ...options }) => ({ demo: \`registry/\${name}.tsx\`, ...options, children: undefined }),
    Code: ({ live, children: [child] }) => (live ? child.file : undefined),
    demo: ({ src, children: [title] }, { dir }) => ({ demo: \`\${dir}/\${src}\` }),
    Source: () => null,
  },
}`,
    'content/navigation.ts': "export default [{ pathname: '/x/page' }, { pathname: '/x/plain' }]",
    'content/page.mdx': `import Basic from './demos/Basic.tsx?raw'
import Other from '!!raw-loader!./demos/Basic.tsx'

${markdown('Before.')}

<Preview name="Outside" defaultCodeOpen />
<Source name="Outside" />

<Code live>{Basic}</Code>

<Code>{Other}</Code>
`,
    'content/plain.md': markdown('<demo src="demos/Third">A title</demo>'),
    'content/components/Code.tsx': 'export function Code({ children }) { return <pre title="code">{children}</pre> }',
    'content/demos/Basic.tsx': counter('Basic'),
    'content/demos/Third.tsx': counter('Third'),
    'registry/Outside.tsx': counter('Outside'),
  })
  opened = await openSite(site)
})
afterAll(() => opened.close())

test.each([
  ['page', 'Outside'],
  ['page', 'Basic'],
  ['plain', 'Third'],
])('an element of %s is the demo %s, which is prerendered and wakes', async (path, name) => {
  expect(site.output(`x/${path}/index.html`)).toContain(`<button>${name} <!-- -->0</button>`)
  const page = await opened.browser.newPage({ viewport: { width: 1000, height: 700 } })
  await page.goto(`${opened.origin}/x/${path}/`)
  await page.getByRole('button', { name: `${name} 0` }).click()
  await page.getByRole('button', { name: `${name} 1` }).waitFor()
  await page.close()
})

test('others stay components, with the text of a file', () => {
  const html = site.output('x/page/index.html')
  expect(html).toContain('<pre title="code">import * as React')
  expect(html).not.toContain('missing-component')
})
