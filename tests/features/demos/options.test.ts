/** Every option of a demo changes what its page is made of: none is parsed and then ignored. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoOptions, demoOptions } from '../../../src/markdown/demo-options.js'
import { page, smallSite, type SmallSite } from './small-site.js'

/** An option with a value that is not its default, and what it needs in order to be valid. */
const options: { [Name in keyof Required<DemoOptions>]: [value: DemoOptions[Name], needs?: DemoOptions] } = {
  bg: ['gradient'],
  background: ['#1d2330'],
  align: ['center'],
  defaultCodeOpen: [false],
  hideToolbar: [true],
  disableAd: [true],
  iframe: [true],
  maxWidth: [320],
  height: [222],
  disableLiveEdit: [true],
  hideEditButton: [true],
  isolated: [true],
  controls: [true],
  ssr: [false, { height: 222 }],
  ssrWidth: [270],
  hydrate: [false],
  picture: [true],
}
const names = Object.keys(demoOptions) as (keyof DemoOptions)[]
const demo = (given: DemoOptions) => page(`{{${JSON.stringify({ demo: 'Plain.js', ...given }).slice(1, -1)}}}`)

let site: SmallSite
beforeAll(async () => {
  const pages = names.flatMap((name): [string, string][] => {
    const [value, needs = {}] = options[name]
    return [
      [`with-${name.toLowerCase()}`, demo({ ...needs, [name]: value })],
      [`without-${name.toLowerCase()}`, demo(needs)],
    ]
  })
  site = smallSite({
    'content/navigation.ts': `export default ${JSON.stringify(pages.map(([name]) => ({ pathname: `/x/${name}` })))}`,
    ...Object.fromEntries(pages.map(([name, text]) => [`content/${name}.md`, text])),
    'content/Plain.tsx':
      'export default function Plain(props: { title?: string }) {\n  return (\n    <button type="button" {...props}>\n      Save\n    </button>\n  )\n}\n',
    'content/Plain.controls.json': JSON.stringify([{ name: 'title', kind: 'text', default: 'Save' }]),
  })
  expect((await site.build()).diagnostics.map(({ text }) => text)).toEqual([])
})
afterAll(() => site.remove())

/** The text of a page and the styles that it needs, without its address. */
function shown(name: string): string {
  const html = site.output(`x/${name}/index.html`)
  const styles = html.match(/<style[^>]*>.*?<\/style>/gs) ?? []
  const article = /<article.*<\/article>/s.exec(html)![0]
  return [...styles, article].join('\n').replaceAll(name, 'page')
}

it.each(names)('%s', (name) => {
  expect(shown(`with-${name.toLowerCase()}`)).not.toBe(shown(`without-${name.toLowerCase()}`))
})

it('a picture is for eyes only: nothing wakes, is reached or is found in it', () => {
  const html = site.output('x/with-picture/index.html')
  const [picture] = /<div class="v-picture".*?<\/button>/s.exec(html)!
  expect(picture).toMatch(/aria-hidden="true"[^>]* inert=""/)
  expect(picture).toContain('Save')
  expect(html).not.toMatch(/data-module|type="importmap"|data-demo=/)
})
