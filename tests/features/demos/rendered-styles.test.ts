/** Style elements in what a demo renders say nothing of the page around it. */
import { expect, test } from 'vitest'
import { page, smallConfig, smallSite } from './small-site.js'

test('rules about all elements are confined', async () => {
  const site = smallSite({
    'docs.config.json': smallConfig({ features: { demos: { inlineStyles: ['react'] } } }),
    'content/page.md': page('{{"demo": "Reset.js"}}'),
    'content/Reset.tsx': `import { useId } from 'react'
export default function Reset() {
  return <p id={useId()}><style>{'@layer reset{*{padding:0}}.own{color:red}'}</style>text</p>
}
`,
  })
  await site.build()
  const [, css] = /<style>(@layer reset[^<]*)<\/style>/.exec(site.output('x/page/index.html'))!
  expect(css).toMatch(/^@layer reset\{\*:where\(.*\)\{padding:0\}\}\.own\{color:red\}$/)
  site.remove()
})
