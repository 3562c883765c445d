import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../support/files.js'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallSite, type SmallSite } from './small-site.js'

const content = (file: string) => readFileSync(join(packageRoot, 'content', file), 'utf8')
const charts = ['BasicBars', 'RainfallLines', 'ControlledHighlight', 'ComposedChart', 'KeyboardBars']

/** What each chart draws its data with, in the HTML. */
const marks: Record<string, RegExp> = {
  BasicBars: /<rect(?=[^>]*MuiBarElement)[^>]* height="[1-9]/,
  RainfallLines: /<path(?=[^>]*MuiLineElement)[^>]* d="M\d/,
  ControlledHighlight: /<path(?=[^>]*MuiPieArc)[^>]* d="M[^"]*A/,
  ComposedChart: /<path d="M[\d.]+,[\d.]+v-[1-9]/,
  KeyboardBars: /<rect(?=[^>]*MuiBarElement)[^>]* height="[1-9]/,
}

describe('demos on a page', () => {
  let site: SmallSite
  let html: string
  let opened: OpenSite
  beforeAll(async () => {
    site = smallSite({
      'content/templates/demo-provider.tsx': content('templates/demo-provider.tsx'),
      'content/templates/site-theme.ts': content('templates/site-theme.ts'),
      'content/rainfall.ts': content('react-charts/rainfall.ts'),
      ...Object.fromEntries(
        charts.map((name) => [`content/${name}.tsx`, content(`react-charts/${name}.tsx`)] as const),
      ),
      'content/Plain.tsx': 'export default () => <p style={{ width: 2000 }}>plain</p>\n',
      'content/Isolated.tsx': 'export default () => <p>isolated</p>\n',
      'content/Tree/system/index.tsx': 'export default () => <p>system tree</p>\n',
      'content/Tree/css/index.tsx': 'const name: string = "css"\n\nexport default () => <p>{name} tree</p>\n',
      'content/page.md': markdown(
        [
          '{{"demo": "Tree"}}',
          '{{"demo": "Isolated.js", "isolated": true}}',
          ...charts.map((name) => `{{"demo": "${name}.js", "bg": "inline"}}`),
          '{{"demo": "Plain.js", "maxWidth": 120}}',
          '{{"demo": "Plain.js", "height": 333}}',
          '{{"demo": "BasicBars.js", "maxWidth": 400}}',
          '{{"demo": "Plain.js", "ssr": false, "height": 222}}',
        ].join('\n\n'),
      ),
    })
    opened = await openSite(site)
    html = site.output('x/page/index.html')
  })
  afterAll(() => opened.close())

  const prerendered = (id: string) => {
    const start = html.indexOf(`data-demo-root="${id}-system"`)
    return html.slice(start, html.indexOf('data-demo-toolbar', start))
  }

  it.each(charts)('%s is drawn before it wakes', (name) => {
    expect(prerendered(name)).toMatch(marks[name]!)
  })

  it('charts are drawn for the width of the article, or for the maximum width', () => {
    expect(prerendered('BasicBars')).toContain('viewBox="0 0 752.5 280"')
    expect(prerendered('BasicBars-2')).toContain('viewBox="0 0 400.5 280"')
  })

  it(
    'charts fit their container without scripts, and adapt to it without a mismatch when they wake',
    { tags: 'long' },
    async () => {
      const widths = (javaScriptEnabled: boolean) =>
        opened.browser.newContext({ viewport: { width: 480, height: 800 }, javaScriptEnabled })
      const still = await widths(false)
      const asleep = await still.newPage()
      await asleep.goto(`${opened.origin}/x/page/`)
      const box = await asleep.locator('#BasicBars svg[viewBox$=" 280"]').boundingBox()
      expect(box!.width).toBeLessThan(480)
      expect(box!.height).toBe(280)
      await still.close()

      const live = await widths(true)
      const page = await live.newPage()
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(error.message))
      await page.goto(`${opened.origin}/x/page/`)
      for (const name of charts) {
        await page.locator(`#${name}`).scrollIntoViewIfNeeded()
        await page.locator(`[data-demo-root="${name}-system"][data-awake]`).waitFor()
      }
      const surface = page.locator('#BasicBars svg[viewBox$=" 280"]')
      await expect.poll(() => surface.getAttribute('viewBox')).toBe(`0 0 ${Math.floor(box!.width)} 280`)
      expect(errors).toEqual([])
      await live.close()
    },
  )

  it('shows the sources of every variant and language without scripts', async () => {
    const context = await opened.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${opened.origin}/x/page/`)
    await page.locator('#Tree summary').first().click()
    const sources = page.locator('#Tree-source pre')
    const shown = await sources.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.textContent),
    )
    expect(shown.map((text) => text.split('\n')[0])).toEqual([
      'export default () => <p>system tree</p>',
      'const name: string = "css"',
      'const name = "css"',
    ])
    expect(await page.locator('#Tree-source').innerText()).toMatch(/System[^]*CSS/)
    // Only what the demo itself shows is one of them.
    expect(await page.locator('#Tree [data-demo-stage]').innerText()).toBe('system tree')
    await context.close()
  })

  it('has no empty line at the end of a source', () => {
    const sources = [...html.matchAll(/<pre[^>]*><code>([^]*?)<\/code>/g)].map((match) => match[1]!)
    expect(sources.length).toBeGreaterThan(10)
    for (const source of sources) expect(source).not.toMatch(/\n$/)
  })

  it('gives an isolated demo a readable canvas in dark mode', async () => {
    const page = await opened.browser.newPage({ colorScheme: 'dark' })
    await page.goto(`${opened.origin}/x/page/`)
    const colors = await page.locator('#Isolated [data-demo-stage]').evaluate((stage) => ({
      canvas: getComputedStyle(stage).backgroundColor,
      // A message beside the demo inherits from the stage.
      stage: getComputedStyle(stage).color,
      demo: getComputedStyle(stage.querySelector('p')!).color,
    }))
    expect(colors).toEqual({ canvas: 'rgb(255, 255, 255)', stage: 'rgb(0, 0, 0)', demo: 'rgb(0, 0, 0)' })
    await page.close()
  })

  it('shows edited code with the options of the demo', { tags: 'long' }, async () => {
    const page = await opened.browser.newPage({ colorScheme: 'dark' })
    await page.goto(`${opened.origin}/x/page/`)
    const edited = async (id: string) => {
      const demo = page.locator(`#${id}`)
      await demo.locator('[data-demo-toggle] summary').click()
      await demo.locator('[data-demo-edit]').click()
      await demo.locator('.cm-content').focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(`export default () => <b style={{ display: 'block', height: '100%' }}>edited</b>`)
      return page.frameLocator(`#${id} [data-live] iframe`).locator('b')
    }
    const light = await edited('Isolated')
    expect(await light.evaluate((one) => [getComputedStyle(one).color, document.documentElement.className])).toEqual([
      'rgb(0, 0, 0)',
      expect.stringContaining('mode-light'),
    ])
    // A slash opens the search elsewhere.
    await page.keyboard.type('// typed')
    expect(await page.locator('#Isolated .cm-content').innerText()).toContain('// typed')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    expect((await (await edited('Plain')).boundingBox())!.width).toBe(120)
    expect((await (await edited('Plain-2')).boundingBox())!.height).toBe(333)
    await page.close()
  })

  it('follows the options `maxWidth` and `height`, within the policy of the page', { tags: 'long' }, async () => {
    const page = await opened.browser.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(`${opened.origin}/x/page/`)
    const size = (id: string) => page.locator(`[data-demo-root="${id}-system"]`).boundingBox()
    expect((await size('Plain'))!.width).toBe(120)
    expect((await size('Plain-2'))!.height).toBe(333)
    await page.locator('#Plain-3').scrollIntoViewIfNeeded()
    await page.locator('[data-demo-root="Plain-3-system"][data-awake] p').waitFor()
    expect((await size('Plain-3'))!.height).toBe(222)
    expect(errors).toEqual([])
    await page.close()
  })
})
