/** The toolbar, the sources and the anchors of demos in Chromium, with and without scripts. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../../../../support/axe.js'
import { inLongRun, languagesInRun } from '../../../../support/long.js'
import { moveTo } from '../../../../../src/features/demos/browser/moving.js'
import { editorSite, type EditorSite } from '../support/editor-site.js'

let site: EditorSite
beforeAll(async () => {
  site = await editorSite()
})
afterAll(() => site?.close())

const path = '/x/demos/'
const label = (page: Page) =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      (document.activeElement as HTMLElement | null)?.innerText.trim(),
  )
const shows = (page: Page, selector: string) => page.locator(selector).first().isVisible()
const tabs = (page: Page) =>
  page.locator('#Counter').getByRole('radiogroup', { name: 'Files of this demo' }).locator('label')

describe('keys in the toolbar', () => {
  it('go round, the way the page reads', () => {
    expect([
      moveTo('ArrowRight', 0, 3, false),
      moveTo('ArrowRight', 2, 3, false),
      moveTo('ArrowLeft', 0, 3, false),
    ]).toEqual([1, 0, 2])
    expect([moveTo('ArrowLeft', 0, 3, true), moveTo('ArrowRight', 0, 3, true)]).toEqual([1, 2])
    expect([
      moveTo('Home', 2, 3, false),
      moveTo('End', 0, 3, false),
      moveTo('a', 0, 3, false),
      moveTo('Home', 0, 0, false),
    ]).toEqual([0, 2, undefined, undefined])
  })

  it.each(['rtl', 'ltr'] as const)('move the focus, one stop for all (%s)', { tags: 'long' }, async (dir) => {
    const { page, errors, close } = await site.open(path)
    await page.evaluate(
      (dir) => localStorage.setItem('docs-preferences', JSON.stringify({ direction: dir, dense: false })),
      dir,
    )
    await page.reload()
    const [next, previous] = dir === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    await page.locator('#Counter [data-demo-toggle] summary').focus()
    await expect.poll(() => page.locator('#Counter [data-demo-lang=ts]').getAttribute('tabindex')).toBe('-1')
    await page.keyboard.press(next)
    expect(await label(page)).toBe('TS')
    await page.keyboard.press(previous)
    await page.keyboard.press(previous)
    expect(await label(page)).toBe('More actions')
    expect(await page.getByRole('toolbar', { name: 'Source of Counter' }).count()).toBe(1)
    await page.keyboard.press('Home')
    expect(await label(page)).toBe('Expand code')
    await page.keyboard.press('End')
    expect(await label(page)).toBe('More actions')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await label(page)).toBe('More actions')
    expect(await page.locator('#Counter [data-demo-toolbar] [tabindex="0"]').count()).toBe(1)
    await page.keyboard.press('Enter')
    // What makes menus comfortable loads when the first is touched: pressed again by a reader who sees nothing happen.
    await expect
      .poll(async () => {
        if ((await label(page)) === 'More actions') await page.keyboard.press('ArrowDown')
        return label(page)
      })
      .not.toBe('More actions')
    // The last press may have been one too many.
    await expect
      .poll(async () => {
        await page.keyboard.press('Home')
        return label(page)
      })
      .toBe('Edit in StackBlitz')
    await page.keyboard.press('ArrowDown')
    expect(await label(page)).toBe('Edit in CodeSandbox')
    await page.keyboard.press('Escape')
    expect(await label(page)).toBe('More actions')
    expect(errors).toEqual([])
    await close()
  })

  it.each(languagesInRun(['en', 'zh']))(
    'find one row at 360 pixels, rarely used tools in the menu (%s)',
    async (lang) => {
      const { page, close } = await site.open(lang === 'zh' ? '/zh/x/demos/' : path, {
        viewport: { width: 360, height: 800 },
        hasTouch: true,
      })
      for (const id of ['Counter', 'Card', 'Full']) {
        const toolbar = page.locator(`#${id} [data-demo-toolbar]`)
        await page.locator(`#${id} [data-demo-toggle] summary`).click()
        expect((await toolbar.boundingBox())!.height).toBeLessThan(60)
        expect(await toolbar.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      }
      await page.locator('#Counter [data-menu] summary').click()
      const tools = page.locator('#Counter [data-menu] ul')
      await expect.poll(() => tools.locator('[data-demo-open]:visible, [data-demo-reset]:visible').count()).toBe(3)
      await tools.locator('[data-demo-reset]').click()
      await tools.waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => document.activeElement?.matches('#Counter [data-menu] summary'))).toBe(true)
      await close()
    },
  )

  it('find the sandboxes in the menu by their names, at every width', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path, { viewport: { width: 1280, height: 800 } })
    expect(await page.locator('[data-demo-open]:visible').count()).toBe(0)
    await page.locator('#Counter [data-menu] summary').click()
    expect(await page.locator('#Counter [data-demo-open]:visible').allInnerTexts()).toEqual([
      'Edit in StackBlitz',
      'Edit in CodeSandbox',
    ])
    await close()
  })

  it('leave a select its own keys', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await page.locator('#Card [data-demo-toggle] summary').focus()
    await expect.poll(() => page.locator('#Card [data-demo-styling]').getAttribute('tabindex')).toBe('-1')
    await page.keyboard.press('ArrowRight')
    expect(await label(page)).toBe('Styling')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => shows(page, '#Card p.tailwind')).toBe(true)
    expect(await shows(page, '#Card p.system')).toBe(false)
    await page.keyboard.press('ArrowRight')
    expect(await label(page)).toBe('Open in the playground')
    await close()
  })
})

describe('tooltips', () => {
  const tip = (page: Page) => page.getByRole('tooltip')
  const more = '#Counter [data-menu] > summary'

  it('show on hover, may be hovered, and go with the pointer or with Escape', { tags: 'long' }, async () => {
    const { page, errors, close } = await site.open(path)
    const copy = page.locator('#Counter [data-demo-toolbar] [data-copy]')
    await copy.hover()
    await tip(page).waitFor()
    expect(await tip(page).innerText()).toBe(await copy.getAttribute('aria-label'))
    await tip(page).hover()
    const [own, of] = [(await tip(page).boundingBox())!, (await copy.boundingBox())!]
    expect(own.y + own.height).toBeLessThanOrEqual(of.y)
    expect(await tip(page).isVisible()).toBe(true)
    await page.mouse.move(5, 5)
    await tip(page).waitFor({ state: 'detached' })
    await copy.hover()
    await tip(page).waitFor()
    await page.keyboard.press('Escape')
    await tip(page).waitFor({ state: 'detached' })
    expect(errors).toEqual([])
    await close()
  })

  it.each((['rtl', 'ltr'] as const).slice(0, inLongRun(2, 1)))(
    'show with the focus and stay within the window (%s)',
    async (dir) => {
      const { page, close } = await site.open(path, { viewport: { width: 360, height: 800 } })
      await page.evaluate((dir) => (document.documentElement.dir = document.body.dir = dir), dir)
      await page.locator('#Counter [data-demo-toggle] summary').focus()
      await expect.poll(() => page.locator('#Counter [data-demo-lang=ts]').getAttribute('tabindex')).toBe('-1')
      await page.keyboard.press('End')
      await tip(page).waitFor()
      expect(await tip(page).innerText()).toBe('More actions')
      const { x, width } = (await tip(page).boundingBox())!
      expect(x >= 0 && x + width <= 360).toBe(true)
      // What is not its name describes it.
      await page.keyboard.press('Home')
      await tip(page).waitFor({ state: 'detached' })
      const shownDir = await page.evaluate(() => getComputedStyle(document.activeElement!).direction)
      await page.keyboard.press(shownDir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
      expect(await label(page)).toBe('TS')
      await tip(page).waitFor()
      expect(await page.locator('#Counter [data-demo-lang=ts]').getAttribute('aria-describedby')).toBe(
        await tip(page).getAttribute('id'),
      )
      await close()
    },
  )

  it.each([
    ['Open navigation', 360],
    ['Open settings', 1280],
  ])('are not shown by the focus that returns when a drawer closes (%s)', { tags: 'long' }, async (name, width) => {
    const { page, errors, close } = await site.open(path, { viewport: { width, height: 800 } })
    const button = page.getByRole('button', { name })
    await button.hover()
    await tip(page).waitFor()
    for (const key of ['', 'Enter']) {
      if (key) await page.keyboard.press(key)
      else await button.click()
      await expect.poll(() => label(page)).not.toBe(name)
      // A pointer that stays on the button would show it, too.
      await page.mouse.move(width / 2, 700)
      await page.keyboard.press('Escape')
      await expect.poll(() => label(page)).toBe(name)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect(await tip(page).count()).toBe(0)
    }
    expect(errors).toEqual([])
    await close()
  })

  it('give way to the menu that their button opens', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await page.locator(more).hover()
    await tip(page).waitFor()
    await page.locator(more).click()
    await tip(page).waitFor({ state: 'detached' })
    await close()
  })
})

describe('the source', () => {
  it('shows the preview, then all, and is hidden again', async () => {
    const { page, requests, close } = await site.open(path)
    await page.waitForLoadState('networkidle')
    const scripts = requests.filter((one) => one.endsWith('.js')).length
    const preview = page.getByLabel('Preview of Counter.tsx')
    expect([await preview.isVisible(), await shows(page, '#Counter [data-demo-source] pre')]).toEqual([true, false])
    expect([
      await shows(page, '#Card [data-demo-source] pre'),
      await shows(page, '#Full [data-demo-source] pre'),
      await page.locator('#Bare [data-demo-code]').count(),
    ]).toEqual([false, true, 0])
    await page.locator('#Counter [data-demo-toggle] summary').click()
    expect([await preview.isVisible(), await shows(page, '#Counter [data-demo-source] pre')]).toEqual([false, true])
    expect(await page.locator('#Counter [data-demo-toggle] summary').innerText()).toBe('Collapse code')
    expect(scripts).toBeGreaterThan(0)
    await close()
  })

  it('changes its language for the whole page, and keeps it', async () => {
    const { page, close } = await site.open(path)
    await page.locator('#Counter [data-demo-toggle] summary').click()
    await page.locator('#Counter [data-demo-lang=js]').click()
    await expect.poll(() => shows(page, '#Counter [data-demo-source] pre[data-lang=js]')).toBe(true)
    expect(await shows(page, '#Counter [data-demo-source] pre[data-lang=ts]')).toBe(false)
    expect(await page.locator('#Counter [data-demo-lang=js]').getAttribute('aria-pressed')).toBe('true')
    expect(await tabs(page).first().innerText()).toBe('Counter.js')
    expect((await page.context().cookies()).find(({ name }) => name === 'codeVariant')?.value).toBe('js')
    await page.locator('#Counter [data-demo-toolbar] [data-copy]').click()
    await page.locator('#Counter [data-demo-toolbar] [data-copy-state=copied]').waitFor()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^import \{ useState \} from 'react';\nimport \{ start \} from/)
    expect(await page.locator('#Full [data-demo-lang]').count()).toBe(0)
    await close()
  })

  it('shows what was chosen in another tab, also where it was never used', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    const other = await page.context().newPage()
    await other.goto(page.url())
    const shown = (tab: typeof page) =>
      Promise.all([
        tab.locator('#Counter [data-demo-lang=js]').getAttribute('aria-pressed'),
        tab.locator('#Card [data-demo-styling]').inputValue(),
      ])
    const before = await shown(other)
    await page.locator('#Counter [data-demo-toggle] summary').click()
    await page.locator('#Counter [data-demo-lang=js]').click()
    await page.locator('#Card [data-demo-styling]').selectOption('tailwind')
    await expect.poll(() => shown(other)).toEqual(['true', 'tailwind'])
    expect(before).toEqual(['false', 'system'])
    const third = await page.context().newPage()
    await third.goto(page.url())
    await expect.poll(() => shown(third)).toEqual(['true', 'tailwind'])
    await close()
  })

  it('leaves keys to a demo that has a use for them', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    const presses = await page.evaluateHandle(() => {
      const found: Event[] = []
      const search = document.body.appendChild(document.createElement('button'))
      search.setAttribute('data-search', '')
      search.addEventListener('click', (event) => found.push(event))
      document
        .querySelector('#Counter [data-demo-root]')!
        .addEventListener('keydown', (event) => event.preventDefault())
      return found
    })
    await page.locator('#Counter [data-demo-root] button').focus()
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('/')
    const inDemo = await presses.evaluate((found) => found.length)
    await page.locator('#Counter [data-demo-toggle] summary').focus()
    await page.keyboard.press('/')
    expect([inDemo, await presses.evaluate((found) => found.length)]).toEqual([0, 1])
    await close()
  })

  it('keeps a styling that was chosen before the scripts of the page were there', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const select = document.querySelector<HTMLSelectElement>('#Card [data-demo-styling]')
        if (document.readyState === 'interactive' && select) select.value = 'tailwind'
      })
    })
    await page.reload()
    await expect.poll(() => shows(page, '#Card p.tailwind')).toBe(true)
    expect(await page.locator('#Card [data-demo-styling]').inputValue()).toBe('tailwind')
    await close()
  })

  it('says so when a sandbox cannot be opened', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await page.route(/sandbox\.json/, (route) => route.abort())
    await page.locator('#Card [data-menu] summary').click()
    await page.locator('#Card [data-demo-open]').first().click()
    await page.locator('#Card').getByText('The sandbox could not be opened.').waitFor()
    await close()
  })

  it('is copied from the open tab', async () => {
    const { page, close } = await site.open(path)
    await page.locator('#Counter [data-demo-toggle] summary').click()
    await tabs(page).nth(1).click()
    await page.locator('#Counter [data-demo-toolbar] [data-copy]').click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('export type Step = 1 | 2;\n\nexport const start: number = 3;\n')
    await close()
  })

  it('has a tab for each file', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await page.locator('#Counter [data-demo-toggle] summary').click()
    expect(await tabs(page).allInnerTexts()).toEqual(['Counter.tsx', 'steps.ts'])
    await page.getByRole('radio', { name: 'Counter.tsx' }).focus()
    await page.keyboard.press('ArrowRight')
    expect(await shows(page, '#Counter [data-demo-file="steps.ts"] pre[data-lang=ts]')).toBe(true)
    expect(await shows(page, '#Counter [data-demo-file="Counter.tsx"] pre')).toBe(false)
    await close()
  })

  it('is copied by keys when the block is hovered', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await page.locator('#Full [data-demo-source] pre').hover()
    await page.waitForFunction(() => document.querySelector('#Full [data-demo-toolbar] [tabindex="0"]'))
    await page.keyboard.press('ControlOrMeta+c')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<em>plain</em>')
    await close()
  })

  it('can be read without any script', async () => {
    const { page, close } = await site.open(path, { javaScriptEnabled: false })
    await page.locator('#Counter [data-demo-toggle] summary').click()
    expect(await shows(page, '#Counter [data-demo-source] pre[data-lang=ts]')).toBe(true)
    await page.getByRole('radio', { name: 'steps.ts' }).check()
    expect(await shows(page, '#Counter [data-demo-file="steps.ts"] pre')).toBe(true)
    expect(await shows(page, '#Counter [data-demo-reset]')).toBe(false)
    expect(await page.locator('#Counter a', { hasText: 'Open in a new page' }).getAttribute('href')).toBe(
      '/x/demos/Counter/',
    )
    await close()
  })
})

describe('anchors', () => {
  it.each([
    ['#Counter', 'Counter', 'ts', 'system'],
    ['#Counter.js', 'Counter', 'js', 'system'],
    ['#Card.tsx', 'Card', 'ts', 'system'],
    ['#css-Card.js', 'Card', 'js', 'css'],
    ['#tailwind-Card.tsx', 'Card', 'ts', 'tailwind'],
  ])('%s opens the source', { tags: 'long' }, async (hash, id, lang, styling) => {
    const { page, errors, close } = await site.open(`${path}${hash}`)
    await expect.poll(() => page.locator(`#${id} [data-demo-toggle]`).getAttribute('open')).not.toBeNull()
    await expect
      .poll(() =>
        page.evaluate(() => [
          document.documentElement.dataset['codeVariant'],
          document.documentElement.dataset['codeStyling'],
        ]),
      )
      .toEqual([lang, styling])
    expect(await shows(page, `#${id} [data-demo-source][data-styling="${styling}"]`)).toBe(true)
    await expect
      .poll(() =>
        page.locator(`#${id}`).evaluate((demo) => Math.abs(demo.getBoundingClientRect().top) < innerHeight / 2),
      )
      .toBe(true)
    expect(errors).toEqual([])
    await close()
  })

  it('are followed within the page, and copied from the menu', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await page.evaluate(() => (location.hash = '#css-Card.tsx'))
    await expect.poll(() => shows(page, '#Card [data-demo-source][data-styling=css] pre')).toBe(true)
    await page.locator('#Card [data-menu] summary').click()
    await page.locator('#Card [data-demo-link=js]').click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('https://docs.example.com/x/demos/#css-Card.js')
    await expect.poll(() => page.locator('#live-region').textContent()).toBe('Link copied')
    expect(await page.locator('#Card').getByText('Link copied').isVisible()).toBe(true)
    await close()
  })

  it('show the link where it cannot be copied', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      document.execCommand = () => false
    })
    await page.locator('#Card [data-menu] summary').click()
    await page.locator('#Card [data-demo-link=js]').click()
    await page
      .getByText('The link could not be copied: https://docs.example.com/x/demos/#system-Card.js')
      .first()
      .waitFor()
    await page.locator('#Card [data-demo-toolbar] [data-copy]').click()
    await page
      .locator('#Card')
      .getByText(/Ctrl\+C|⌘C/)
      .waitFor()
    await close()
  })

  it('that name nothing do nothing', { tags: 'long' }, async () => {
    for (const hash of ['#Nothing.js', '#"><b>.tsx', '#%E0%A4%A']) {
      const { page, errors, close } = await site.open(`${path}${hash}`)
      await page.waitForLoadState('networkidle')
      expect(await page.locator('[data-demo-toggle][open]').count()).toBe(1)
      expect(errors).toEqual([])
      await close()
    }
  })
})

describe('the other tools', () => {
  it('set the focus before the demo, and reset it', { tags: 'long' }, async () => {
    const { page, close } = await site.open(path)
    await page.locator('#Counter [data-menu] summary').click()
    await page.locator('#Counter [data-demo-reset-focus]').click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-demo-start'))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await label(page)).toBe('Count: 3')
    await close()
  })

  const services = [
    ['stackblitz', 'https://stackblitz.com/run?file=src%2FDemo.tsx'],
    ['codesandbox', 'https://codesandbox.io/api/v1/sandboxes/define?environment=server'],
  ] as const
  it.each(services.slice(0, inLongRun(2, 1)))('post a project to %s in a new tab', async (service, address) => {
    const { page, errors, close } = await site.open(path)
    await page
      .context()
      .route(/stackblitz\.com|codesandbox\.io/, (route) => route.fulfill({ body: route.request().postData() ?? '' }))
    await page.locator('#Counter [data-demo-toolbar]').hover()
    const request = page.context().waitForEvent('request', (one) => /stackblitz|codesandbox/.test(one.url()))
    await page.locator('#Counter [data-menu] summary').click()
    await page.locator(`#Counter [data-demo-open="${service}"]`).click()
    const made = await request
    expect([made.method(), made.url()]).toEqual(['POST', address])
    const fields = new URLSearchParams(made.postData() ?? '')
    if (service === 'stackblitz') {
      expect(fields.get('project[template]')).toBe('node')
      expect(fields.get('project[files][src/Demo.tsx]')?.replaceAll('\r', '')).toMatch(/from '\.\/steps'/)
      expect(JSON.parse(fields.get('project[files][package.json]')!)).toMatchObject({
        dependencies: { react: '19.3.1' },
      })
    } else expect(fields.get('parameters')).toMatch(/^[\w-]+$/)
    expect(errors).toEqual([])
    await close()
  })
})

describe('accessibility', () => {
  const usual: [address: string, width: number][] = [[path, 360]]
  const others: typeof usual = [
    [path, 1280],
    ['/x/playground/', 1280],
    ['/zh/x/demos/', 360],
    ['/x/playground/', 360],
  ]
  it.each(inLongRun([...usual, ...others], usual))(
    '%s has no violation, open and edited, at %i pixels',
    { tags: 'long' },
    async (address, width) => {
      const { page, close } = await site.open(address, { viewport: { width, height: 800 } })
      if (address.includes('demos')) {
        await page.locator('#Counter [data-demo-toggle] summary').click()
        await page.locator('#Counter [data-demo-edit]').click()
      }
      await page.locator('.cm-content').waitFor()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        // Colours begin to fade in the next frame.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        expect(await axeViolations(page)).toEqual([])
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await close()
    },
  )
})
