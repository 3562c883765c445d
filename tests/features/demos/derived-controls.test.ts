/** Controls that no file lists: from the types of the component on which a demo spreads its props. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { elementsOf, textOf } from '../../support/html.js'
import { page, smallConfig, smallSite, type SmallSite } from './small-site.js'

const library = `export type Tone = 'calm' | 'loud'
type Responsive<Value> = Value | { wide: Value }
export interface TagProps {
  'data-part'?: 'a' | 'b'
  open?: boolean
  /** @default 'calm' */
  tone?: Tone
  size?: 'small' | 'large'
  isRound?: boolean
  /** @deprecated Use tone. */
  isLoud?: boolean
  count?: number
  asChild?: boolean
  /** @default 'a' */
  width?: Responsive<'a' | 'b'>
  column?: Responsive<'a' | 'b'>
  /** @default false */
  pressed?: boolean
  /** @default false */
  defaultPressed?: boolean
  hidden?: boolean
  translate?: 'yes' | 'no'
}
export const Tag = ({ tone, size }: TagProps) => <b className={tone}>{size}</b>
export const Rule = (props: { width?: number }) => <hr {...props} />
export const Odd: Function = () => <hr />
`
const demo = (name: string) =>
  `import { ${name} } from '@acme/tag'\n\nexport default (props: object) => <${name} {...props} open />\n`

let site: SmallSite
beforeAll(() => {
  site = smallSite({
    'docs.config.json': smallConfig({
      features: {
        demos: { sources: { '@acme/tag': './lib/tag.tsx' } },
        api: { packages: [{ name: '@acme/tag', entry: 'lib/tag.tsx', at: '/x/api' }] },
      },
    }),
    'lib/tag.tsx': library,
    'content/page.md': page(
      '{{"demo": "TagDemo.js", "controls": true}}\n\n{{"demo": "RuleDemo.js", "controls": true}}\n\n{{"demo": "OddDemo.js", "controls": true}}\n\n{{"demo": "GivenDemo.js", "controls": true}}',
    ),
    'content/TagDemo.tsx': demo('Tag'),
    'content/RuleDemo.tsx': demo('Rule'),
    'content/OddDemo.tsx': demo('Odd'),
    'content/GivenDemo.tsx': demo('Tag').replace(
      '{...props}',
      'isRound tone="loud" width={[`a`][0]} size={"small"} {...props}',
    ),
  })
})
afterAll(() => site.remove())

it('are choices and switches with the defaults; a component without any has no controls', async () => {
  const { diagnostics } = await site.build()
  expect(diagnostics).toEqual([])
  const panels = elementsOf(site.output('x/page/index.html')).filter(({ properties }) => properties.dataControls)
  expect(panels).toHaveLength(2)
  expect(JSON.parse(String(panels[0]!.properties.dataControls))).toEqual([
    {
      name: 'tone',
      kind: 'choice',
      default: 'calm',
      choices: ['calm', 'loud'].map((one) => ({ label: one, value: one })),
    },
    {
      name: 'width',
      kind: 'choice',
      default: 'a',
      choices: ['a', 'b'].map((one) => ({ label: one, value: one })),
    },
    {
      name: 'size',
      kind: 'choice',
      choices: [{ label: '–' }, { label: 'small', value: 'small' }, { label: 'large', value: 'large' }],
    },
    { name: 'isRound', kind: 'boolean' },
    // Passed, `false` would keep it so.
    { name: 'pressed', kind: 'boolean' },
  ])
  expect(textOf(panels[0])).toMatch(/<Tag\s*open\s*\/>/)
})

it('begin with what the demo gives in front of them, which the code says once', () => {
  const [, panel] = elementsOf(site.output('x/page/index.html')).filter(({ properties }) => properties.dataControls)
  const controls = JSON.parse(String(panel!.properties.dataControls)) as { name: string }[]
  expect(controls).toEqual([
    {
      name: 'tone',
      kind: 'choice',
      default: 'loud',
      isShown: true,
      choices: ['calm', 'loud'].map((one) => ({ label: one, value: one })),
    },
    {
      name: 'size',
      kind: 'choice',
      default: 'small',
      isShown: true,
      choices: ['small', 'large'].map((one) => ({ label: one, value: one })),
    },
    { name: 'isRound', kind: 'boolean', default: true, isShown: true },
    { name: 'pressed', kind: 'boolean' },
  ])
  expect(textOf(panel).replace(/\s+/g, ' ')).toContain('<Tag width={[`a`][0]} tone="loud" size="small" isRound open />')
})
