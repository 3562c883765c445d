/** A demo with an Emotion cache of its own would be shown without its styles, which the build says. */
import { afterAll, expect, it } from 'vitest'
import { page, smallConfig, smallSite } from './small-site.js'

const site = smallSite({
  'content/page.md': page('{{"demo": "Own.js"}}\n\n{{"demo": "Plain.js"}}\n\n{{"demo": "Written.js"}}'),
  'content/Own.tsx':
    "import createCache from '@emotion/cache'\nimport { CacheProvider } from '@emotion/react'\nimport styled from '@emotion/styled'\n\nconst cache = createCache({ key: 'own' })\nconst Red = styled.p({ color: 'red' })\n\nexport default function Own() {\n  return (\n    <CacheProvider value={cache}>\n      <Red>Own</Red>\n    </CacheProvider>\n  )\n}\n",
  'content/Plain.tsx': 'export default () => <p>Plain</p>\n',
  'content/Written.tsx': "export default () => <div><style>{'b { color: red }'}</style><b>Written</b></div>\n",
})
afterAll(() => site.remove())

it('names the demo and what helps, until the package may insert styles', async () => {
  const { diagnostics } = await site.build()
  expect(diagnostics.map(({ code, severity, file }) => [code, severity, file])).toEqual([
    ['demo/styles', 'warning', 'content/Own.tsx'],
    ['demo/styles', 'warning', 'content/Written.tsx'],
  ])
  const [own, written] = diagnostics
  expect(own!.text).toContain('The demo "Own.js" has an Emotion cache of its own ("own")')
  expect(own!.hint).toContain('add "@emotion/cache" to `features.demos.inlineStyles`')
  expect(own!.notes).toEqual(['Shown on content/page.md.'])
  expect(written!.hint).toContain('in a stylesheet that the demo imports')

  site.write('docs.config.json', smallConfig({ features: { demos: { inlineStyles: ['@emotion/cache'] } } }))
  expect((await site.build()).diagnostics.map(({ file }) => file)).toEqual(['content/Written.tsx'])
})

it('names the template that collects the styles of a library', { tags: 'long' }, async () => {
  site.write('content/page.md', page('{{"demo": "Button.js"}}'))
  site.write(
    'content/Button.tsx',
    "import Button from '@mui/material/Button'\n\nexport default () => <Button>Press</Button>\n",
  )
  const [styles] = (await site.build()).diagnostics
  expect(styles!.text).toContain('Emotion puts the styles of the demo "Button.js" into style elements')
  expect(styles!.hint).toBe(
    'Write a template `demo-provider` that collects them (`collectCss`), or add "@mui/material" to `features.demos.inlineStyles` in docs.config.ts.',
  )
})
