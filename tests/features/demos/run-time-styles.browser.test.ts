import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallSite, type SmallSite } from './small-site.js'

const template = (name: string) =>
  readFileSync(join(resolve(import.meta.dirname, '../../..'), 'content/templates', name), 'utf8')
const button = (name: string, extra: string) => `import Button from '@mui/material/Button'

export default function ${name}() {
  return <Button variant="contained" sx={{ marginInlineStart: '7px' }}${extra}>${name}</Button>
}
`

describe('demos of a library that makes its styles at run time', () => {
  let site: SmallSite
  let html: string
  let opened: OpenSite
  beforeAll(async () => {
    site = smallSite({
      'docs.config.json': JSON.stringify({
        title: 'Small',
        url: 'https://small.example',
        prefix: '/x',
        storagePrefix: 'mui',
        content: [{ dir: 'content', at: '/x' }],
      }),
      'content/templates/demo-provider.tsx': template('demo-provider.tsx'),
      'content/templates/site-theme.ts': template('site-theme.ts'),
      'content/page.md': markdown('{{"demo": "One.js"}}\n\n{{"demo": "Two.js"}}'),
      'content/One.tsx': button('One', ''),
      'content/Two.tsx': button('Two', ' color="secondary"'),
    })
    opened = await openSite(site)
    html = site.output('x/page/index.html')
  })
  afterAll(() => opened.close())

  it('write each rule once for the whole page, and let it pass by its hash', () => {
    const elements = [...html.matchAll(/<style data-emotion="([^"]+)">([^<]*)<\/style>/g)]
    const ids = elements.flatMap(([, list]) => list!.split(' ').slice(1))
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(ids.length)
    const used = new Set([...html.matchAll(/MuiButton-root[^"]*css-(\w+)/g)].map((match) => match[1]!))
    expect(used.size).toBe(2)
    for (const id of used) expect(ids).toContain(id)
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!
    expect(policy.match(/style-src [^;]+/)![0]).not.toContain('unsafe-inline')
    expect(policy).not.toContain('script-src-elem')
  })

  it('stand in the order of the page, whichever was rendered first', { tags: 'long' }, async () => {
    const slow = button('One', '').replace(
      '  return',
      '  for (const end = Date.now() + 1500; Date.now() < end; );\n  return',
    )
    site.write('content/One.tsx', slow)
    expect((await site.build()).diagnostics).toEqual([])
    const page = site.output('x/page/index.html')
    const used = [...page.matchAll(/MuiButton-root[^"]*css-(\w+)/g)].map((match) => match[1]!)
    const written = /<style data-emotion="css ([^"]+)">/.exec(page)![1]!.split(' ')
    expect(used).toHaveLength(2)
    expect(written.filter((id) => used.includes(id))).toEqual(used)
    site.write('content/One.tsx', button('One', ''))
    await site.build()
    expect(site.output('x/page/index.html')).toBe(html)
  })

  it('bring the theme’s variables in a stylesheet that all pages share', () => {
    const href = /href="\/(x\/_assets\/vendors\/demo-styles-[0-9a-f]{10}\.css)"/.exec(html)![1]!
    const css = site.output(href)
    expect(css).toContain('[data-mui-color-scheme="dark"]')
    expect(css).toContain('--mui-palette-primary-main:')
    expect(css).not.toContain('[object Object]')
  })

  it('follow the system where there are no scripts', { tags: 'long' }, async () => {
    const colorOf = async (colorScheme: 'light' | 'dark', javaScriptEnabled: boolean) => {
      const context = await opened.browser.newContext({ colorScheme, javaScriptEnabled })
      const page = await context.newPage()
      await page.goto(`${opened.origin}/x/page/`)
      const color = await page
        .locator('#One .MuiButton-root')
        .evaluate((element) => getComputedStyle(element).backgroundColor)
      await context.close()
      return color
    }
    const dark = await colorOf('dark', true)
    expect(await colorOf('dark', false)).toBe(dark)
    expect(await colorOf('light', false)).not.toBe(dark)
  })

  it('are adopted without a mismatch, follow the colour mode by CSS and the direction by another set of rules', async () => {
    const page = await opened.browser.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    await page.goto(`${opened.origin}/x/page/`)
    await page.locator('[data-demo-root="One-system"][data-awake]').waitFor()
    const one = page.locator('#One .MuiButton-root')
    const look = () =>
      one.evaluate((element) => ({
        color: getComputedStyle(element).backgroundColor,
        left: getComputedStyle(element).marginLeft,
        right: getComputedStyle(element).marginRight,
        name: element.className,
      }))
    const before = await look()
    expect(before).toMatchObject({ left: '7px' })
    await page.evaluate(() => document.documentElement.setAttribute('data-mui-color-scheme', 'dark'))
    await expect.poll(async () => (await look()).color).not.toBe(before.color)
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('docs:preferences', { detail: { direction: 'rtl', dense: true } })),
    )
    await expect.poll(async () => (await look()).name).toMatch(/ rtl-\w+/)
    expect((await look()).name).toContain('MuiButton-sizeSmall')
    expect(await page.evaluate(() => document.querySelectorAll('style[data-emotion^="rtl"]').length)).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await page.close()
  })
})
