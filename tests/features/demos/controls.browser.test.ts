/** Controls of a demo's props: what the page has of them, and what they do in Chromium. */
import type { Browser, Page } from 'playwright-core'
import axe from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallSite, type SmallSite } from './small-site.js'
import { inLongRun } from '../../support/long.js'

const badge = `import { useState } from 'react';

interface BadgeProps {
  tone?: string;
  size?: number;
  loud?: boolean;
  text?: string;
  mark?: string;
  color?: string;
}

function Badge({ tone, size = 2, loud = false, text = 'none', mark, color }: BadgeProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-controls="menu:1" onClick={() => setCount(count + 1)}>
      {[tone ?? 'plain', size, String(loud), text, mark ?? 'unmarked', color ?? 'black', count].join(' ')}
    </button>
  );
}

export default function BadgeControls({ mark, ...props }: BadgeProps) {
  return <Badge mark={mark} {...props} />;
}
`
const list = [
  {
    name: 'tone',
    kind: 'choice',
    label: { en: 'How it looks', zh: '外观' },
    choices: [{ label: 'plain' }, 'warm', 'cold'],
  },
  { name: 'size', kind: 'number', default: 2, min: 1, max: 5 },
  { name: 'loud', kind: 'boolean' },
  { name: 'text', kind: 'text' },
  { name: 'mark', kind: 'choice', variable: true, choices: [{ label: 'none' }, 'new'] },
  { name: 'color', kind: 'color' },
]

describe('controls', () => {
  let site: SmallSite
  let opened: OpenSite
  beforeAll(async () => {
    site = smallSite({
      'content/page.md': markdown('{{"demo": "BadgeControls.js", "controls": true}}'),
      'content/BadgeControls.tsx': badge,
      'content/BadgeControls.controls.json': JSON.stringify(list),
    })
    opened = await openSite(site)
  })
  afterAll(() => opened.close())

  async function open(options: Parameters<Browser['newContext']>[0] = {}) {
    const context = await opened.browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${opened.origin}/x/page/`)
    return { page, errors, close: () => context.close() }
  }
  const shown = (page: Page) => page.locator('[data-demo-root] button').innerText()
  const formOf = (page: Page) => page.locator('[data-controls] > [role=group]')
  const codeOf = (page: Page) => page.locator('[data-controls] > [data-code-block]')
  const code = (page: Page) => codeOf(page).locator('code').innerText()

  it.each(inLongRun([1280, 360], [360]))(
    'come after the toolbar, which is directly below the demo (%i)',
    { tags: 'long' },
    async (width) => {
      // Code that is opened moves to its place.
      const { page, close } = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      const [stage, bar, form, code] = await Promise.all(
        [page.locator('[data-demo-stage]'), page.getByRole('toolbar'), formOf(page), codeOf(page)].map(async (part) => {
          const { y, height } = (await part.boundingBox())!
          return { top: Math.round(y), end: Math.round(y + height) }
        }),
      )
      expect(bar!.top).toBe(stage!.end)
      expect(form!.top).toBe(width === 360 ? bar!.end : stage!.top)
      expect(code!.top).toBe(form!.end)
      await page.locator('[data-demo-toggle] summary').click()
      expect(Math.round((await page.locator('#BadgeControls-source').boundingBox())!.y)).toBe(code!.end)
      await close()
    },
  )

  it('are in the page with their defaults; without scripts the code stays', async () => {
    const { page, close } = await open({ javaScriptEnabled: false })
    expect(await shown(page)).toBe('plain 2 false none unmarked black 0')
    expect(await code(page)).toBe('const mark = undefined;\n\n<Badge\n  mark={mark}\n/>')
    expect(await formOf(page).isVisible()).toBe(false)
    await close()
  })

  it('change the demo and its code, and keep the demo’s state', async () => {
    const { page, errors, close } = await open()
    await page.locator('[data-demo-root][data-awake]').waitFor()
    await page.locator('[data-demo-root] button').click()
    await page.getByLabel('tone').selectOption('warm')
    await page.getByLabel('size').press('ArrowRight')
    await page.getByLabel('loud').press('Space')
    await page.getByLabel('text').fill('a "b"')
    await page.getByLabel('mark', { exact: true }).selectOption('new')
    await page.getByLabel('color').fill('#ff0000')
    await expect.poll(() => shown(page)).toBe('warm 3 true a "b" new #ff0000 1')
    expect(await code(page)).toBe(
      [
        "const mark = 'new';",
        '',
        '<Badge',
        '  mark={mark}',
        '  tone="warm"',
        '  size={3}',
        '  loud',
        '  text={\'a "b"\'}',
        '  color="#ff0000"',
        '/>',
      ].join('\n'),
    )
    expect(await page.locator('[data-control-output=size]').innerText()).toBe('3')
    // Neither the direction nor the density takes anything away.
    await page.getByRole('button', { name: 'Open settings' }).click()
    await page.getByRole('radio', { name: 'Right to left' }).check()
    await page.keyboard.press('Escape')
    expect(await shown(page)).toBe('warm 3 true a "b" new #ff0000 1')
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect.poll(() => shown(page)).toBe('plain 2 false none unmarked black 1')
    expect(await code(page)).toBe('const mark = undefined;\n\n<Badge\n  mark={mark}\n/>')
    expect(errors).toEqual([])
    await close()
  })

  it('are reset with the demo', { tags: 'long' }, async () => {
    const { page, close } = await open()
    await page.getByLabel('tone').selectOption('cold')
    await expect.poll(() => shown(page)).toContain('cold')
    await page.locator('[data-demo-reset]:visible').click()
    await expect.poll(() => shown(page)).toContain('plain')
    expect(await page.getByLabel('tone').inputValue()).toBe('0')
    await close()
  })

  it('change edited code, too', { tags: 'long' }, async () => {
    const { page, close } = await open()
    await page.getByLabel('tone').selectOption('cold')
    await page.locator('[data-demo-toggle] summary').click()
    await page.locator('[data-demo-edit]').click()
    await page.locator('.cm-content').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('export default (props) => <p>edited {props.tone}</p>')
    const result = page.frameLocator('[data-live] iframe')
    await result.getByText('edited cold').waitFor()
    await page.getByLabel('tone').selectOption('warm')
    await result.getByText('edited warm').waitFor()
    await close()
  })

  it.each(inLongRun([1280, 360], [360]))(
    'have labels, and no violation at %i pixels',
    { tags: 'long' },
    async (width) => {
      // Code that is opened moves to its place.
      const { page, close } = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      await page.evaluate(axe.source)
      const found = await page.evaluate(() =>
        (window as unknown as { axe: typeof import('axe-core') }).axe.run('[data-demo]', {
          resultTypes: ['violations'],
        }),
      )
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      const stage = (await page.locator('[data-demo-stage]').boundingBox())!
      const form = (await formOf(page).boundingBox())!
      if (width > 1000) expect(form.x).toBeGreaterThanOrEqual(stage.x + stage.width - 1)
      else expect(form.y).toBeGreaterThanOrEqual(stage.y + stage.height - 1)
      await close()
    },
  )
})

describe('the list of controls', () => {
  it('is reported where it is missing or wrong', { tags: 'long' }, async () => {
    const wrong: [unknown, RegExp][] = [
      [[{ name: 'a b', kind: 'text' }], /0\.name/],
      [[{ name: 'a', kind: 'date' }], /0\.kind/],
      [[{ name: 'a', kind: 'text', extra: 1 }], /extra/],
      [[{ name: 'a', kind: 'choice', choices: ['b', 'c'] }], /the default of "a" is not one of its choices/],
      [
        [
          { name: 'a', kind: 'text' },
          { name: 'a', kind: 'text' },
        ],
        /"a" is listed twice/,
      ],
    ]
    const demo = 'export default (props: object) => <p {...props} />\n'
    const use = (name: string, more = '') => `{{"demo": "${name}.js", "controls": true${more}}}`
    const names = wrong.map((_, index) => `Wrong${index}`)
    const site = smallSite({
      'content/page.md': markdown(
        [...names.map((name) => use(name)), use('Without'), use('Fixed'), use('Framed', ', "iframe": true')].join(
          '\n\n',
        ),
      ),
      'content/Without.tsx': demo,
      'content/Fixed.tsx': 'export default () => <p>fixed</p>\n',
      'content/Fixed.controls.json': '[]',
      'content/Framed.tsx': demo,
      ...Object.fromEntries(
        wrong.flatMap(([json], index) => [
          [`content/Wrong${index}.tsx`, demo],
          [`content/Wrong${index}.controls.json`, JSON.stringify(json)],
        ]),
      ),
    })
    const { diagnostics } = await site.build()
    site.remove()
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['demo/controls']))
    const found = Object.fromEntries(diagnostics.map(({ file, text }) => [file, text]))
    expect(found).toEqual({
      ...Object.fromEntries(
        wrong.map(([, expected], index) => [
          `content/Wrong${index}.controls.json`,
          expect.stringMatching(expected) as string,
        ]),
      ),
      'content/Without.tsx': 'The demo has "controls", but there is no file "Without.controls.json" next to it.',
      'content/Fixed.tsx': expect.stringContaining('does not spread its props') as string,
      'content/page.md': 'A demo in a frame cannot have "controls".',
    })
  })
})
