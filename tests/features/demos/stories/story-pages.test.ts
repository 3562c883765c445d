/** Pages of components that have stories, without any Markdown. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { find, textOf } from '../../../support/html.js'
import { smallConfig, smallSite, type SmallSite } from '../small-site.js'

const files = {
  'docs.config.json': smallConfig({ stories: 'src/**/*.stories.tsx' }),
  'content/navigation.ts':
    "export default [{ pathname: '/x/page' }, { pathname: '/x/forms', title: 'Forms', children: [{ pathname: '/x/forms/other' }] }]",
  'content/page.md': '# Page\n\nA page.\n',
  'content/forms/other.md': '# Other\n\nAnother page.\n',
  'src/Button.tsx':
    'export const Button = ({ label, size, primary }) => <button className={`${size} ${primary}`}>{label}</button>\n',
  'src/Button.stories.tsx': `import { Button } from './Button'

/** Starts an **action**. */
export default {
  title: 'Forms / Button',
  component: Button,
  args: { label: 'Press' },
  argTypes: { size: { options: ['small', 'large'], control: 'radio' }, label: { name: 'Text' }, hidden: { control: false } },
}
export const Primary = { args: { primary: true } }
/** For *small* places. */
export const SmallOne = { args: { size: 'small' } }
export const Inner = { tags: ['!dev'] }
`,
  'src/card/Card.stories.tsx': `export default { title: 'Card with text', render: () => <section>A card</section> }
export const Plain = {}
`,
  'src/Hidden.stories.tsx': `export default { title: 'Hidden', tags: ['!autodocs'], render: () => <p /> }
export const Plain = {}
`,
}

describe('pages of stories', () => {
  let site: SmallSite
  let html: string
  beforeAll(async () => {
    site = smallSite(files)
    const { diagnostics } = await site.build()
    expect(diagnostics).toEqual([])
    html = site.output('x/forms/button/index.html')
  })
  afterAll(() => site.remove())

  it('have a title, a description, all stories and their texts', () => {
    expect(find(html, 'h1').map(textOf)).toEqual(['Button'])
    expect(html).toContain('Starts an <strong>action</strong>.')
    expect(find(html, 'h3').map(textOf)).toContain('Small One')
    expect(html).toContain('For <em>small</em> places.')
    expect(html).not.toContain('Inner')
    expect(find(html, 'button').map(textOf)).toContain('Press')
    expect(site.output('x/forms/button.md')).toContain('<Button label="Press" primary />')
  })

  it('have controls of the arguments', () => {
    const controls = JSON.parse(/data-controls="([^"]*)"/.exec(html)![1]!.replaceAll('&quot;', '"')) as {
      name: string
      kind: string
      label?: string
    }[]
    expect(controls.map(({ name, kind, label }) => [name, kind, label])).toEqual([
      ['label', 'text', 'Text'],
      ['primary', 'boolean', undefined],
      ['size', 'choice', undefined],
    ])
  })

  it('are in the navigation by their titles', () => {
    const links = find(html, 'a').map((link) => textOf(link))
    expect(links).toEqual(expect.arrayContaining(['Button', 'Other', 'Card with text']))
    expect(site.output('x/card-with-text/index.html')).toContain('A card')
    expect(() => site.output('x/hidden/index.html')).toThrow()
  })
})
