/** Demos with strings in another language, in built sites. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VendorList } from '../../../src/features/demos/shared/vendor-list.js'
import { page, playgroundOf, smallSite, type SmallSite } from './small-site.js'

const sales = `import { months } from './months.js'

export default function Sales() {
  return (
    <ul title="Sales">
      {months.map((month) => (
        <li key={month}>{month}</li>
      ))}
    </ul>
  )
}
`
const files = {
  'docs.config.json': JSON.stringify({
    title: 'Small',
    url: 'https://small.example',
    prefix: '/x',
    locales: [
      { code: 'en', label: 'English' },
      { code: 'zh', label: '中文', lang: 'zh-CN' },
    ],
    content: [{ dir: 'content', at: '/x' }],
  }),
  'content/page.md': page('{{"demo": "Sales.js"}}\n\n{{"demo": "Plain.js"}}'),
  'content/page.zh.md':
    '# 页面\n\n<p class="description">一页演示。</p>\n\n{{"demo": "Sales.js"}}\n\n{{"demo": "Plain.js"}}\n',
  'content/Sales.tsx': sales,
  'content/Sales.zh.json': JSON.stringify({ Sales: '销售额' }),
  'content/months.ts': "export const months = ['January']\n",
  'content/months.zh.json': JSON.stringify({ January: '一月' }),
  'content/Plain.tsx': 'export default () => <p>Plain</p>\n',
}

describe('a demo whose strings are translated', () => {
  let site: SmallSite
  let english: string
  let chinese: string
  beforeAll(async () => {
    site = smallSite(files)
    const { diagnostics } = await site.build()
    expect(diagnostics).toEqual([])
    english = site.output('x/page/index.html')
    chinese = site.output('zh/x/page/index.html')
  })
  afterAll(() => site.remove())

  const moduleOf = (html: string, name: string) =>
    new RegExp(`data-module="/([^"]*/${name}[^"/]*-[0-9a-f]{10}\\.js)"`).exec(html)![1]!

  it('is prerendered in the language of the page, the files that it imports too', () => {
    expect(english).toContain('<ul title="Sales"><li>January</li></ul>')
    expect(chinese).toContain('<ul title="销售额"><li>一月</li></ul>')
  })

  it('runs and shows the code of that language', () => {
    expect(site.output(moduleOf(english, 'Sales'))).toContain('January')
    expect(moduleOf(chinese, 'Sales')).toContain('/Sales.zh-')
    expect(site.output(moduleOf(chinese, 'Sales'))).toContain('一月')
    expect(chinese).toContain('"销售额"</span>')
    expect(chinese).not.toContain('January')
  })

  it('has a page of its own and a starting point in each language', () => {
    for (const name of ['Sales', 'Plain']) expect(site.output(`x/demos/${name}/index.html`)).not.toContain('hreflang')
    expect(site.output('x/demos/Sales/index.html')).toContain('January')
    expect(site.output('zh/x/demos/Sales/index.html')).toContain('<html lang="zh-CN"')
    expect(chinese).toContain('href="/zh/x/demos/Sales/"')
    const demos = playgroundOf(site.output('zh/x/playground/index.html')).groups.flatMap((group) => group.demos)
    expect(site.output(demos.find(({ key }) => key === 'Sales')!.href.slice(1))).toContain('一月')
  })

  it('has one page and one module where nothing is translated', () => {
    expect(moduleOf(chinese, 'Plain')).toBe(moduleOf(english, 'Plain'))
    expect(chinese).toContain('href="/x/demos/Plain/"')
    expect(() => site.output('zh/x/demos/Plain/index.html')).toThrow('ENOENT')
  })
})

describe('a provider of a language', () => {
  let site: SmallSite
  beforeAll(async () => {
    site = smallSite({
      ...files,
      'content/templates/demo-provider.tsx': `export const Provider = ({ children }) => <div>Welcome {children}</div>`,
      'content/templates/demo-provider.zh.tsx': `import { htmlVoidElements } from 'html-void-elements'
export const Provider = ({ children }) => <div title={htmlVoidElements[0]}>欢迎 {children}</div>`,
    })
    const { diagnostics } = await site.build()
    expect(diagnostics).toEqual([])
  })
  afterAll(() => site.remove())

  const hydrateOf = (html: string) => /data-hydrate="\/([^"]+)"/.exec(html)![1]!

  it('wraps the demos of its pages, translated or not, and no others', () => {
    expect(site.output('x/page/index.html')).toContain('Welcome')
    expect(site.output('x/page/index.html')).not.toContain('欢迎')
    const chinese = site.output('zh/x/page/index.html')
    expect(chinese.match(/<div title="area">欢迎/g)).toHaveLength(2)
    expect(chinese).not.toContain('Welcome')
  })

  it('wakes them and wraps what readers edit; its packages are loaded on its pages only', () => {
    const [english, chinese] = ['x/page', 'zh/x/page'].map((path) => site.output(`${path}/index.html`))
    expect(hydrateOf(english!)).not.toBe(hydrateOf(chinese!))
    expect(site.output(hydrateOf(chinese!))).toContain('vendors/')
    expect(english).not.toMatch(/rel="modulepreload" href="[^"]*base-zh/)
    const [own, other] = ['zh/x/playground', 'x/playground'].map((path) =>
      site.output(playgroundOf(site.output(`${path}/index.html`)).vendors.slice(1)),
    )
    expect(own).toContain('html-void-elements')
    expect((JSON.parse(other!) as VendorList).provider).not.toContain('html-void-elements')
  })
})

const wrongStrings = [
  ['{ "Sale": "销售额" }', 'There is no string "Sale" in Sales.tsx.', 'Did you mean "Sales"?'],
  ['{ "Sales": ["销售额"] }', 'The strings of the demo are not valid: "Sales" is not valid: ', 'Write an object'],
  ['{ "Sales": ', 'The strings of the demo are not valid: ', 'Write an object'],
] as const
it.each(wrongStrings)('says what is wrong with the strings %s', { tags: 'long' }, async (strings, message, hint) => {
  const site = smallSite({ ...files, 'content/Sales.zh.json': strings })
  try {
    const { diagnostics } = await site.build()
    const found = diagnostics.filter(({ file }) => file === 'content/Sales.zh.json')
    expect(found.map(({ code }) => code)).toEqual(['demo/strings'])
    expect(found[0]!.text).toContain(message)
    expect(found[0]!.hint).toContain(hint)
  } finally {
    site.remove()
  }
})
