import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pass } from '../../support/browser.js'
import { inLongRun } from '../../support/long.js'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallSite, type SmallSite } from './small-site.js'

const filler = Array.from({ length: 60 }, (_, line) => `Paragraph ${line} keeps the demos apart.`).join('\n\n')

const files = {
  'content/navigation.ts':
    "export default [{ pathname: '/x/page' }, { pathname: '/x/broken' }, { pathname: '/x/fields' }, { pathname: '/x/local' }]",
  'content/broken.md': markdown(
    `${filler}\n\n${['Form', 'ThrowsInBrowser', 'ThrowsLater'].map((name) => `{{"demo": "${name}.js", "hideToolbar": true}}`).join('\n\n')}`,
  ),
  'content/page.md': markdown(
    `${filler}\n\n${['Form', 'Look', 'Measured'].map((name) => `{{"demo": "${name}.js", "hideToolbar": true${name === 'Measured' ? ', "ssr": false, "height": 120' : ''}}}`).join('\n\n')}\n\n{{"demo": "Framed.js", "iframe": true, "hideToolbar": true}}`,
  ),
  'content/Form.tsx': `import { useState } from 'react'

export default function Form() {
  const [count, setCount] = useState(0)
  const [on, setOn] = useState(false)
  const [text, setText] = useState('')
  const [key, setKey] = useState('')
  return (
    <div>
      <button onClick={() => setCount(count + 1)}>Pressed {count}</button>
      <label>
        <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} /> {on ? 'on' : 'off'}
      </label>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value.toUpperCase())} />
      <div role="listbox" aria-label="Keys" tabIndex={0} onKeyDown={(event) => setKey(key + event.key)}>
        <span role="option" aria-selected="false">keys:{key}</span>
      </div>
    </div>
  )
}
`,
  'content/fields.md': markdown('{{"demo": "Fields.js", "hideToolbar": true}}'),
  'content/Fields.tsx': `import { useState } from 'react'

export default function Fields() {
  const [on, setOn] = useState(false)
  const [size, setSize] = useState('s')
  const [sent, setSent] = useState('')
  const [item, setItem] = useState('')
  const [items, setItems] = useState('')
  return (
    <form onSubmit={(event) => { event.preventDefault(); setSent(sent + new FormData(event.currentTarget).get('q') + ';') }}>
      <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} aria-label="On" />
      {['s', 'm', 'l'].map((value) => (
        <input key={value} type="radio" name="size" checked={size === value} onChange={() => setSize(value)} aria-label={value} />
      ))}
      <input name="q" aria-label="Query" />
      <button>Send</button>
      <label>Wide <input type="checkbox" /></label>
      <input
        aria-label="Item"
        value={item}
        onChange={(event) => setItem(event.target.value.replace(/\\d/g, ''))}
        onKeyDown={(event) => {
          if (event.key === '!') event.preventDefault()
          if (event.key !== 'Enter') return
          event.preventDefault()
          setItems(items + item + ';')
          setItem('')
        }}
      />
      <output>{on ? 'on' : 'off'} {size} {sent}{items}</output>
    </form>
  )
}
`,
  'content/local.md': markdown(
    ['Days', 'Numbers'].map((name) => `{{"demo": "${name}.js", "hideToolbar": true}}`).join('\n\n'),
  ),
  'content/Days.tsx': `import { useState } from 'react'

export default function Days() {
  const [at, setAt] = useState(0)
  return (
    <div role="group" aria-label="Days" onKeyDown={({ key }) => key === 'ArrowRight' && setAt(at + 1)}>
      {[1, 2, 3].map((day, index) => (
        <button key={day} data-stamp={new Date(2025, 5, day).getTime()} aria-pressed={at === index}>{day}</button>
      ))}
    </div>
  )
}
`,
  'content/Numbers.tsx': 'export default () => <p className="numbers">{(1234.5).toLocaleString()}</p>\n',
  'content/Look.tsx': `import { useId } from 'react'

export default function Look() {
  return <p id={useId()} className="look">How it looks</p>
}
`,
  'content/ThrowsInBrowser.tsx': `export default function ThrowsInBrowser() {
  if (typeof window !== 'undefined') throw new Error('not in a browser')
  return <p>prerendered</p>
}
`,
  'content/ThrowsLater.tsx': `import { useState } from 'react'

export default function ThrowsLater() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('broken by a press')
  return <button onClick={() => setBroken(true)}>Break</button>
}
`,
  'content/Measured.tsx': `export default function Measured() {
  return <svg width={window.innerWidth / 2} height="120" className="measured" style={{ display: 'block' }} />
}
`,
  'content/Framed.tsx': `export default function Framed() {
  return <p className="framed" style={{ height: 333, margin: 0 }}>In a frame</p>
}
`,
}

describe('demos in a browser', () => {
  let site: SmallSite
  let opened: OpenSite
  let page: Page
  let errors: string[]
  let scripts: string[]
  beforeAll(async () => {
    site = smallSite(files)
    opened = await openSite(site)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    errors = []
    scripts = []
    // A service worker's requests cannot be held back.
    page = await opened.browser.newPage({ viewport: { width: 1000, height: 700 }, serviceWorkers: 'block' })
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  })
  afterEach(() => page.close())

  const open = (name = 'page') => page.goto(`${opened.origin}/x/${name}/`, { waitUntil: 'load' })
  const awake = (name: string) =>
    page.locator(`[data-demo-root="${name}-system"][data-awake]`).waitFor({ state: 'attached' })
  /** Holds React back, so that demos stay asleep while they are used. */
  const slowReact = async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/hydrate-/, async (route) => {
      await held
      await route.continue()
    })
    return () => release()
  }

  it('sleep below the fold: nothing of React is asked for', async () => {
    await page.clock.install()
    await open()
    await page.waitForLoadState('networkidle')
    await pass(page, 10_000)
    expect(scripts.filter((url) => /_assets\/(vendors|demos)\//.test(url))).toEqual([])
    await page.locator('#Look').scrollIntoViewIfNeeded()
    await awake('Look')
    expect(scripts.some((url) => /hydrate-/.test(url))).toBe(true)
  })

  it('adopt what was prerendered, without a mismatch or a breach of the policy', async () => {
    await open()
    const before = await page.locator('.look').evaluate((element) => {
      Object.assign(window, { before: element })
      return element.id
    })
    await page.locator('#Look').scrollIntoViewIfNeeded()
    await awake('Look')
    expect(
      await page
        .locator('.look')
        .evaluate((element) => [(window as unknown as { before: Element }).before === element, element.id]),
    ).toEqual([true, before])
    expect(errors).toEqual([])
  })

  const readers = [
    ['America/Los_Angeles', 'ar-EG', false, false],
    ['UTC', 'en-US', true, true],
    ['UTC', 'en-GB', true, true],
    ['UTC', 'de-DE', true, false],
    ['Australia/Lord_Howe', 'en-US', false, true],
  ] as const
  it.each(readers.slice(0, inLongRun(5, 1)))(
    'are right for readers in %s with %s, and keep the focus',
    async (timezoneId, locale, sameZone, sameSigns) => {
      await page.close()
      page = await opened.browser.newPage({ timezoneId, locale, serviceWorkers: 'block' })
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      const release = await slowReact()
      await open('local')
      await page.evaluate(() => {
        for (const selector of ['[aria-label=Days]', '.numbers']) document.querySelector(selector)!.id = 'prerendered'
      })
      await page.getByRole('button', { name: '2' }).focus()
      release()
      await awake('Days')
      await awake('Numbers')
      const has = (selector: string) => page.locator(selector).evaluate((element) => element.id === 'prerendered')
      expect([await has('[aria-label=Days]'), await has('.numbers')]).toEqual([sameZone, sameSigns])
      const [stamps, days, number] = await page.evaluate(() => [
        [...document.querySelectorAll('[data-stamp]')].map((day) => Number(day.getAttribute('data-stamp'))),
        [1, 2, 3].map((day) => new Date(2025, 5, day).getTime()),
        (1234.5).toLocaleString(),
      ])
      expect(stamps).toEqual(days)
      expect(await page.locator('.numbers').textContent()).toBe(number)
      // The focus is where it was, and keys work from there.
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('2')
      await page.keyboard.press('ArrowRight')
      await page.locator('[aria-pressed=true]', { hasText: '2' }).waitFor()
      expect(errors).toEqual([])
    },
  )

  it('that cannot be loaded hold no press: what the browser does by itself, it does', { tags: 'long' }, async () => {
    await page.addInitScript(() => {
      // What a service worker fetches can't be refused here.
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
      // No demo wakes because the browser is idle: the only attempts to load one are those that the test makes.
      window.requestIdleCallback = () => 0
    })
    await page.route(/hydrate-/, (route) => route.abort())
    await open()
    // The first failure is taken for a new release, and the page loads anew.
    const anew = page.waitForEvent('load')
    await page.getByRole('checkbox').focus()
    await anew
    await page.getByRole('checkbox').focus()
    const notice = page.locator('#Form').getByRole('status')
    await notice.waitFor()
    expect(await notice.textContent()).toContain('could not be loaded')
    // By a key: a pointer, which wakes what it comes to, would try again each time.
    for (const checked of [true, false]) {
      await page.keyboard.press('Space')
      expect(await page.getByRole('checkbox').isChecked()).toBe(checked)
    }
    // It can be tried again. A pointer on its way to the button would wake the demo as well.
    await page.unroute(/hydrate-/)
    await notice.getByRole('button', { name: 'Try again' }).dispatchEvent('click')
    await awake('Form')
    expect(await notice.count()).toBe(0)
  })

  it('answer several presses one after another', { tags: 'long' }, async () => {
    const release = await slowReact()
    await open()
    const button = page.getByRole('button', { name: /Pressed/ })
    for (let press = 0; press < 3; press++) await button.click()
    expect(await page.locator('[data-demo-root="Form-system"]').getAttribute('aria-busy')).toBe('true')
    release()
    await awake('Form')
    expect(await button.textContent()).toBe('Pressed 3')
    expect(await page.locator('[data-demo-root="Form-system"]').getAttribute('aria-busy')).toBeNull()
    expect(errors).toEqual([])
  })

  it('answer check boxes, radio buttons and forms as if they had been awake', { tags: 'long' }, async () => {
    const release = await slowReact()
    await open('fields')
    for (let press = 0; press < 3; press++) await page.getByRole('checkbox', { name: 'On' }).click()
    await page.getByRole('radio', { name: 's' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('textbox', { name: 'Query' }).click()
    await page.keyboard.type('words')
    await page.keyboard.press('Enter')
    expect(await page.locator('[data-demo-root] output').textContent()).toBe('off s ')
    release()
    await awake('Fields')
    expect(await page.locator('[data-demo-root] output').textContent()).toBe('on l words;')
    expect(await page.getByRole('radio', { name: 'l' }).isChecked()).toBe(true)
    expect(errors).toEqual([])
  })

  it('edit what the demo has made of a text, not what was typed', { tags: 'long' }, async () => {
    const release = await slowReact()
    await open('fields')
    await page.getByText('Wide').click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox')
    const field = page.getByRole('textbox', { name: 'Item' })
    await field.click()
    for (const keys of ['one', 'Enter', 'two', 'Backspace', '1!', 'Enter', 'ab', 'ArrowLeft', 'x'])
      await (/^[A-Z]/.test(keys) ? page.keyboard.press(keys) : page.keyboard.type(keys))
    release()
    await awake('Fields')
    expect(await page.locator('[data-demo-root] output').textContent()).toBe('off s one;tw;')
    expect(await field.inputValue()).toBe('axb')
    expect(errors).toEqual([])
  })

  it('keep the caret of a controlled field where it was', { tags: 'long' }, async () => {
    const release = await slowReact()
    await open()
    const field = page.getByLabel('Text')
    await field.click()
    await page.keyboard.type('abc')
    await page.keyboard.press('ArrowLeft')
    release()
    await awake('Form')
    await page.keyboard.type('DEF')
    expect(await field.inputValue()).toBe('ABDEFC')
  })

  it('lose nothing that is typed while they wake', { tags: 'long' }, async () => {
    const release = await slowReact()
    await open()
    const field = page.getByLabel('Text')
    await field.click()
    await page.keyboard.type('0123456789')
    release()
    for (let letter = 0; letter < 40; letter++) await page.keyboard.type('X')
    await awake('Form')
    // The caret is at the end.
    await page.keyboard.type('y')
    expect(await field.inputValue()).toBe(`0123456789${'X'.repeat(40)}Y`)
  })

  it('leave the focus where the reader went meanwhile', { tags: 'long' }, async () => {
    const release = await slowReact()
    await open()
    await page.getByLabel('Text').click()
    await page.keyboard.type('a')
    await page.locator('[data-settings-toggle]').first().focus()
    release()
    await awake('Form')
    expect(await page.getByLabel('Text').inputValue()).toBe('A')
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-settings-toggle'))).toBe(true)
  })

  it('give held presses and keys to the demo, each once, and keep typed text', async () => {
    const release = await slowReact()
    await open()
    await page.getByRole('button', { name: 'Pressed 0' }).click()
    await page.getByRole('checkbox').click()
    await page.getByLabel('Text').click()
    await page.keyboard.type('abc')
    await page.getByRole('listbox').focus()
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('button', { name: 'Pressed 0' }).count()).toBe(1)
    release()
    await awake('Form')
    await expect.poll(() => page.getByRole('button', { name: /Pressed/ }).textContent()).toBe('Pressed 1')
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    expect(await page.getByLabel('Text').inputValue()).toBe('ABC')
    expect(await page.getByRole('listbox').textContent()).toBe('keys:ArrowDown')
    await page.getByRole('button', { name: 'Pressed 1' }).click()
    expect(await page.getByRole('button', { name: 'Pressed 2' }).count()).toBe(1)
    expect(errors).toEqual([])
  })

  it('follow direction and density without a reload', { tags: 'long' }, async () => {
    await page.addInitScript(() =>
      localStorage.setItem('docs-preferences', JSON.stringify({ direction: 'rtl', dense: false })),
    )
    await open()
    await page.locator('#Look').scrollIntoViewIfNeeded()
    await awake('Look')
    const provider = page.locator('#Look [data-demo-root] > [dir]')
    expect(await provider.getAttribute('dir')).toBe('rtl')
    await page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent('docs:preferences', { detail: { direction: 'ltr', dense: true, paletteMode: 'light' } }),
      ),
    )
    // The update is a transition, so it comes a moment later.
    await expect.poll(() => provider.getAttribute('dir')).toBe('ltr')
    expect(await provider.getAttribute('data-density')).toBe('dense')
    expect(errors).toEqual([])
  })

  it('show a panel in their place when they throw, and leave the others alone', async () => {
    await open('broken')
    await page.locator('#ThrowsInBrowser').scrollIntoViewIfNeeded()
    await awake('ThrowsInBrowser')
    expect(await page.locator('#ThrowsInBrowser').getByRole('alert').innerText()).toContain('not in a browser')
    await page.getByRole('button', { name: 'Break' }).click()
    const panel = page.locator('#ThrowsLater').getByRole('alert')
    expect(await panel.innerText()).toContain('broken by a press')
    await panel.getByRole('button', { name: 'Try again' }).click()
    expect(await page.getByRole('button', { name: 'Break' }).count()).toBe(1)
    await page.getByRole('button', { name: /Pressed/ }).click()
    await expect.poll(() => page.getByRole('button', { name: /Pressed/ }).textContent()).toBe('Pressed 1')
  })

  it('start anew when they are told to', { tags: 'long' }, async () => {
    await open()
    await page.getByRole('button', { name: /Pressed/ }).click()
    await expect.poll(() => page.getByRole('button', { name: /Pressed/ }).textContent()).toBe('Pressed 1')
    await page.locator('[data-demo-root="Form-system"]').dispatchEvent('docs:demo-reset')
    await expect.poll(() => page.getByRole('button', { name: /Pressed/ }).textContent()).toBe('Pressed 0')
  })

  it('keep their height where they are drawn by the browser, and nothing shifts', { tags: 'long' }, async () => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open()
    const height = () => page.locator('[data-demo-root="Measured-system"]').evaluate((element) => element.clientHeight)
    const before = await height()
    expect(before).toBeGreaterThanOrEqual(120)
    await page.locator('#Measured').scrollIntoViewIfNeeded()
    await awake('Measured')
    await page.locator('.measured').waitFor()
    expect(await height()).toBe(before)
    // A shift is told after the frame that shows it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.01)
  })

  it(
    'stand in a document of their own with "iframe", as high as their content, in the page’s colours',
    { tags: 'long' },
    async () => {
      await open()
      const element = page.locator('iframe[data-demo-iframe]')
      await element.scrollIntoViewIfNeeded()
      const frame = page.frameLocator('iframe[data-demo-iframe]')
      await frame.locator('.framed').waitFor()
      await expect.poll(async () => Number(await element.getAttribute('height'))).toBeGreaterThanOrEqual(333)
      await expect.poll(async () => Number(await element.getAttribute('height'))).toBeLessThan(450)
      await frame.locator('.framed').evaluate((element) => (element.style.height = '90px'))
      await expect.poll(async () => Number(await element.getAttribute('height'))).toBeLessThan(200)
      await page.evaluate(() => {
        document.documentElement.classList.replace('mode-light', 'mode-dark')
        document.documentElement.dataset['docsColorScheme'] = 'dark'
        document.dispatchEvent(new CustomEvent('docs:color-mode', { detail: { mode: 'dark' } }))
      })
      await expect.poll(() => frame.locator('html').getAttribute('data-docs-color-scheme')).toBe('dark')
    },
  )

  it('can be read without JavaScript', async () => {
    const context = await opened.browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${opened.origin}/x/page/`)
    expect(await plain.getByRole('button', { name: 'Pressed 0' }).count()).toBe(1)
    expect(await plain.locator('.look').innerText()).toBe('How it looks')
    await context.close()
  })
})
