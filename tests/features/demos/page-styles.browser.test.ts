/** The styles of the site's pages do not reach into demos: what they draw looks as in a page without any styles. */
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLongRun, isLong } from '../../support/long.js'
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
<table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
<address>A</address><section><header>H</header><nav><ul><li>N</li></ul></nav><footer>F</footer></section>
<div class="card"><a class="button" href="#y">Button</a><p>Text</p></div><div class="tabs"><div class="tabs-list">T</div></div>
<div class="code">C</div><div class="callout">C</div><div class="steps"><ol><li>S</li></ol></div><span class="plan">P</span>
<ul class="cards"><li>C</li></ul><div class="file-tree"><span class="file">F</span></div><p class="description">D</p>`

const properties = [
  ...['display', 'position', 'box-sizing', 'float', 'vertical-align', 'overflow-x', 'cursor', 'list-style-type'],
  ...['margin-top', 'margin-right', 'margin-bottom', 'margin-left', 'width', 'height', 'max-width', 'min-height'],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'border-top-width', 'border-top-style'],
  ...['border-top-left-radius', 'background-color', 'background-image', 'box-shadow', 'outline-style', 'opacity'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'text-align'],
  ...['text-decoration-line', 'text-decoration-thickness', 'text-underline-offset', 'text-transform', 'white-space'],
  ...['text-wrap', 'overflow-wrap', 'unicode-bidi', 'direction', 'color', 'color-scheme', 'mask-image', 'content'],
]

/** Said of a page, not of elements: what a demo inherits from the page around it. */
const inherited = ['font-family', 'font-size', 'color', 'direction', 'color-scheme', 'overflow-wrap']

const demo = `export default function Demo() {
  return <div className="all" style={{ fontFamily: 'Arial' }} dangerouslySetInnerHTML={{ __html: ${JSON.stringify(elements)} }} />
}
`

let site: SmallSite
let opened: OpenSite
beforeAll(async () => {
  site = smallSite({
    'docs.config.json': smallConfig(),
    'content/navigation.ts': `export default [${['plain', 'isolated', 'iframe'].map((name) => `{ pathname: '/x/${name}' }`)}]`,
    'content/plain.md': markdown(
      '[A link](https://a.example/b/c) to a site.\n\n{{"demo": "Plain.js", "hideToolbar": true}}',
    ),
    'content/isolated.md': markdown('{{"demo": "Plain.js", "hideToolbar": true, "isolated": true}}'),
    'content/iframe.md': markdown('{{"demo": "Plain.js", "hideToolbar": true, "iframe": true, "height": 500}}'),
    'content/Plain.tsx': demo,
  })
  opened = await openSite(site)
})
afterAll(() => opened.close())

/** @returns the computed styles of what an element contains, and of its pseudo-elements, by names */
function stylesOf(frame: Page | Frame, selector: string): Promise<Record<string, string>> {
  return frame.evaluate(
    ([within, names]) => {
      const found: Record<string, string> = {}
      document.querySelectorAll(`${within} *`).forEach((element, index) => {
        for (const pseudo of ['', '::before', '::after', '::marker']) {
          const style = getComputedStyle(element, pseudo || undefined)
          for (const name of names)
            found[`${index} ${element.tagName}.${element.className.toString()}${pseudo} ${name}`] =
              style.getPropertyValue(name)
        }
      })
      return found
    },
    [selector, properties] as const,
  )
}

/** The same elements in a document without styles that has what they inherit. */
async function blankStyles(frame: Page | Frame): Promise<Record<string, string>> {
  const around = await frame.evaluate((names) => {
    const all = document.querySelector('.all')!
    const style = getComputedStyle(all)
    const given = names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';') + ';line-height:1.5'
    return { given, width: all.getBoundingClientRect().width, lang: document.documentElement.lang }
  }, inherited)
  const blank = await opened.browser.newPage()
  // Its address is one of the site, as links that were visited look different.
  await blank.route('**/blank', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="${around.lang}"><body><div class="all" style="${around.given.replaceAll('"', "'")};width:${around.width}px">${elements}</div>`,
    }),
  )
  await blank.goto(`${opened.origin}/blank`)
  const styles = await stylesOf(blank, '.all')
  await blank.close()
  return styles
}

const kinds = ['plain', 'isolated', 'iframe'] as const
const looks = [
  ['dark', 'rtl'],
  ['light', 'ltr'],
  ['light', 'rtl'],
  ['dark', 'ltr'],
] as const

test.each(
  kinds
    .slice(0, inLongRun(3, 1))
    .flatMap((kind, index) => (isLong ? looks : [looks[index % 2]!]).map(([mode, dir]) => [kind, mode, dir] as const)),
)('%s, %s, %s: elements in a demo have the styles of a blank page', async (kind, mode, dir) => {
  const context = await opened.browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript(
    ([chosen, direction]) => {
      localStorage.setItem('docs-mode', chosen)
      localStorage.setItem('docs-preferences', JSON.stringify({ direction }))
    },
    [mode, dir] as const,
  )
  const page = await context.newPage()
  await page.goto(`${opened.origin}/x/${kind}/`)
  const shown = kind === 'iframe' ? (await (await page.$('iframe'))!.contentFrame())! : page
  await shown.locator('[data-demo-root][data-awake] .all').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => document.documentElement.className)).toContain(mode)
  const blank = await blankStyles(shown)
  const different = Object.entries(await stylesOf(shown, '.all')).filter(([name, value]) => value !== blank[name])
  expect(different.map(([name, value]) => `${name}: ${value}, not ${blank[name]}`)).toEqual([])
  await context.close()
})

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
