/** The styles of the site's pages do not reach into demos: what they draw looks as in a page without any styles. */
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLongRun } from '../../support/long.js'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallConfig, smallSite, type SmallSite } from './small-site.js'

/** Elements that the rules of pages, of Markdown and of code are about, and classes that libraries have as well. */
const elements = `<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>
<p>Text with <a href="#x">a link</a>, <a href="https://a.example/" data-external="">another</a>, <code>some-code</code>,
<kbd>K</kbd>, <samp>S</samp>, <em>em</em>, <strong>strong</strong>, <b>b</b>, <i>i</i>, <small>small</small>,
<mark>mark</mark>, <sub>1</sub>, <sup>2</sup>, <q>q</q> and <abbr title="x">abbr</abbr></p>
<ul><li>One<ol><li>Two</li></ol></li></ul><dl><dt>Term</dt><dd>Text</dd></dl>
<pre><code><span class="line t1">const a = 1</span></code></pre><blockquote>Quote</blockquote><hr/>
<figure><img src="/x/none.svg" alt="A" width="120" height="24"/><figcaption>Caption</figcaption></figure>
<button type="button"><svg width="16" height="16"></svg> Save</button><input type="text"/><input type="checkbox"/>
<select><option>One</option></select><textarea></textarea><label>Label</label><fieldset><legend>L</legend></fieldset>
<details open><summary>Summary</summary>Text</details><progress></progress><video width="30"></video>
<dialog open><p>Dialog</p></dialog><table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
<address>A</address><section><header>H</header><nav><ul><li>N</li></ul></nav><footer>F</footer></section>
<div class="card"><a class="button" href="#y">Button</a><p>Text</p></div><div class="tabs"><div class="tabs-list">T</div></div>
<div class="code">C</div><div class="callout">C</div><div class="steps"><ol><li>S</li></ol></div><span class="plan">P</span>
<ul class="cards"><li>C</li></ul><div class="file-tree"><span class="file">F</span></div><p class="description">D</p>`

const demo = `export default function Demo() {
  return <div className="all" dangerouslySetInnerHTML={{ __html: ${JSON.stringify(elements)} }} />
}
`

let site: SmallSite
let opened: OpenSite
beforeAll(async () => {
  site = smallSite({
    'docs.config.json': smallConfig(),
    'content/navigation.ts': `export default [${['plain', 'isolated', 'iframe'].map((name) => `{ pathname: '/x/${name}' }`)}]`,
    'content/plain.md': markdown('[A link](https://a.example/b/c) to a site.\n\n{{"demo": "Plain.js"}}'),
    'content/isolated.md': markdown('{{"demo": "Plain.js", "isolated": true}}'),
    'content/iframe.md': markdown('{{"demo": "Plain.js", "iframe": true, "height": 500}}'),
    'content/Plain.tsx': demo,
  })
  opened = await openSite(site)
})
afterAll(() => opened.close())

/** @returns the computed styles of all that a demo contains, and of its pseudo-elements, by names */
function stylesOf(frame: Page | Frame): Promise<Record<string, string>> {
  return frame.evaluate(() => {
    const found: Record<string, string> = {}
    // Where an open dialog is depends on what is around the demo.
    const isPlace = (tag: string, name: string) => tag === 'DIALOG' && /^(top|bottom|inset|margin)/.test(name)
    document.querySelectorAll('.all, .all *').forEach((element, index) => {
      const { tagName, className } = element
      const key = `${index} ${tagName}.${className.toString()}`
      const style = getComputedStyle(element)
      for (const name of style)
        if (!name.startsWith('--') && !isPlace(tagName, name)) found[`${key} ${name}`] = style.getPropertyValue(name)
      for (const pseudo of ['::before', '::after', '::marker']) {
        const { content, color, display, maskImage } = getComputedStyle(element, pseudo)
        found[key + pseudo] = [content, color, display, maskImage].join()
      }
    })
    return found
  })
}

const blanks = new Map<string, Record<string, string>>()

/** The same elements in a document without styles, as wide. */
async function blankStyles(frame: Page | Frame, mode: string): Promise<Record<string, string>> {
  const { width, dir, lang } = await frame.evaluate(() => {
    const all = document.querySelector('.all')!
    const { direction } = getComputedStyle(all)
    return { width: all.getBoundingClientRect().width, dir: direction, lang: document.documentElement.lang }
  })
  const body = `<!doctype html><html lang="${lang}" style="color-scheme:${mode}"><body><div dir="${dir}" style="width:${width}px"><div class="all">${elements}</div></div>`
  const known = blanks.get(body)
  if (known) return known
  const blank = await opened.browser.newPage()
  // Its address is one of the site, as links that were visited look different.
  await blank.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body }))
  await blank.goto(`${opened.origin}/blank`)
  const styles = await stylesOf(blank)
  await blank.close()
  blanks.set(body, styles)
  return styles
}

/** Where demos show, and how a reader gets there from the demo’s page. */
const places: Record<string, (page: Page) => Promise<Page | Frame>> = {
  async 'in the page'(page) {
    const frame = await page.$('[data-demo-iframe]')
    const shown = frame ? (await frame.contentFrame())! : page
    await shown.locator('[data-demo-root][data-awake] .all').waitFor({ state: 'attached' })
    return shown
  },
  async 'in the editor'(page) {
    await page.locator('[data-demo-toggle] summary').click()
    await page.locator('[data-demo-edit]').click()
    await page.locator('.cm-content').focus()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('// changed')
    return liveFrame(page)
  },
  async 'on its own page'(page) {
    await page.goto((await page.locator('[data-alone]').getAttribute('data-alone'))!)
    await page.locator('[data-demo-root][data-awake] .all').waitFor({ state: 'attached' })
    return page
  },
  async 'in the playground'(page) {
    await page.goto((await page.locator('a[data-demo-playground]').first().getAttribute('href'))!)
    return liveFrame(page)
  },
}

async function liveFrame(page: Page): Promise<Frame> {
  const frame = (await (await page.waitForSelector('[data-live] > .v-demo-live')).contentFrame())!
  await frame.locator('.all').waitFor({ state: 'attached' })
  return frame
}

const looks = [
  ['plain', 'dark', 'rtl'],
  ['isolated', 'light', 'rtl'],
  ['iframe', 'dark', 'ltr'],
  ['plain', 'light', 'ltr'],
] as const

test.each(looks.slice(0, inLongRun(looks.length, 1)))(
  '%s, %s, %s: wherever a demo shows, its elements have the styles of a blank page',
  async (kind, mode, dir) => {
    const context = await opened.browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: opened.origin })
    await context.addInitScript(
      ([chosen, direction]) => {
        localStorage.setItem('docs-mode', chosen)
        localStorage.setItem('docs-preferences', JSON.stringify({ direction }))
      },
      [mode, dir] as const,
    )
    for (const [place, go] of Object.entries(places)) {
      const page = await context.newPage()
      await page.goto(`/x/${kind}/`)
      const shown = await go(page)
      expect(await page.evaluate(() => document.documentElement.className)).toContain(mode)
      const [found, blank] = [await stylesOf(shown), await blankStyles(shown, mode)]
      expect(Object.keys(found)).toEqual(Object.keys(blank))
      const different = Object.entries(found).filter(([name, value]) => value !== blank[name])
      expect(different.map(([name, value]) => `${place}, ${name}: ${value}, not ${blank[name]}`)).toEqual([])
      await page.close()
    }
    await context.close()
  },
)

test('what a demo appends to the body has them, too, and lies above the header', { tags: 'long' }, async () => {
  const page = await opened.browser.newPage()
  await page.goto(`${opened.origin}/x/plain/`)
  const found = await page.evaluate(() => {
    const dialog = document.createElement('div')
    dialog.className = 'library-dialog'
    dialog.style.cssText = 'position:fixed;inset:0'
    dialog.innerHTML = '<button>Close</button><h2>Title</h2>'
    document.body.append(dialog)
    const button = getComputedStyle(dialog.querySelector('button')!)
    return {
      border: button.borderTopWidth,
      weight: getComputedStyle(dialog.querySelector('h2')!).fontWeight,
      top: document.elementFromPoint(innerWidth / 2, 20) === dialog,
    }
  })
  expect(found).toEqual({ border: '2px', weight: '700', top: true })
  await page.close()
})

test('on paper, the address of a link follows it in the line', { tags: 'long' }, async () => {
  const page = await opened.browser.newPage()
  await page.goto(`${opened.origin}/x/plain/`)
  await page.emulateMedia({ media: 'print' })
  const link = page.locator('p', { has: page.getByRole('link', { name: 'A link' }) }).first()
  expect(
    await link.evaluate((text) => text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)),
  ).toBeCloseTo(1, 1)
  const address = await link.locator('a').evaluate((element) => getComputedStyle(element, '::after').content)
  expect(address).toContain('https://a.example/b/c')
  await page.close()
})
