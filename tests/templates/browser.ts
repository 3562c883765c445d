/** Chromium with a page of fixture HTML in it, served from memory at a real address so that storage works. */
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
    /** A page of its own, whose visitor has chosen `preferences` before. */
    async page(
      viewport: { width: number; height: number },
      preferences: Preferences = {},
      options: BrowserContextOptions = {},
    ): Promise<Page> {
      const context = await browser.newContext({ viewport, ...options })
      await context.addInitScript(
        ({ mode, dir, dense }) => {
          if (mode) localStorage.setItem('docs-mode', mode)
          localStorage.setItem('docs-preferences', JSON.stringify({ direction: dir, dense }))
        },
        { mode: preferences.mode, dir: preferences.dir, dense: preferences.dense },
      )
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
