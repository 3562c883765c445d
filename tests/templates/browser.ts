/** Shows fixture HTML in Chromium, served from memory at a real address so that storage works. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { connect } from '../support/browser.js'

export interface Preferences {
  mode?: 'light' | 'dark' | 'system'
  dir?: 'ltr' | 'rtl'
  dense?: boolean
}

export const address = 'https://docs.example.com/x/dimensions/'

export async function openSite() {
  const browser = await connect()
  return {
    /** A page in a context of its own, whose visitor has chosen `preferences` before. */
    async page(
      viewport: { width: number; height: number },
      preferences: Preferences = {},
      options: BrowserContextOptions = {},
    ): Promise<Page> {
      const context = await browser.newContext({ viewport, ...options })
      await context.addInitScript(store, preferences)
      return context.newPage()
    },
    async show(page: Page, html: string, css: string): Promise<void> {
      await page.route('https://docs.example.com/**', (route) => {
        const path = new URL(route.request().url()).pathname
        if (path === '/styles.css') return route.fulfill({ contentType: 'text/css; charset=utf-8', body: css })
        if (path.endsWith('/')) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
        return route.fulfill({ status: 404, body: '' })
      })
      await page.goto(address)
    },
    close: () => browser.close(),
  }
}

/** Changes the preferences of the visitor of a page that is open: stores them and runs the page's two scripts again. */
export async function prefer(page: Page, preferences: Preferences): Promise<void> {
  await page.evaluate(store, preferences)
  await page.evaluate(() => {
    const { documentElement: html, body } = document
    delete html.dataset['density']
    body.className = ''
    for (const { text } of document.querySelectorAll<HTMLScriptElement>('head > script, body > script')) {
      const script = document.createElement('script')
      script.text = text
      document.head.append(script)
      script.remove()
    }
  })
}

/** Runs in the page. */
function store({ mode, dir, dense }: Preferences): void {
  if (mode) localStorage.setItem('docs-mode', mode)
  localStorage.setItem('docs-preferences', JSON.stringify({ direction: dir, dense }))
}
