/**
 * Pages with tabs on a built site: a static page for each, in both languages.
 *
 * @module-tag long
 */
import { describe, expect, test } from 'vitest'
import { at, edgeSite, visitEdge } from './edge-site.js'
import { visitorSuite } from './suite.js'

const suite = visitorSuite(edgeSite)

describe.each([
  ['English', '', 'Tabbed', ['Demos', 'components API', 'hooks API'], 'Tabbed components API'],
  ['中文', '/zh', '标签', ['示例', '组件 API', 'Hook API'], '标签 组件 API'],
] as const)('a page with tabs, %s', (_name, prefix, title, words, tabTitle) => {
  const start = `${prefix}/x/guide/tabbed/`
  const paths = [start, `${start}components-api/`, `${start}hooks-api/`]

  test('has a static page beside it for each, and works without JavaScript', async () => {
    const { page, context } = await visitEdge(suite.browser, suite.site, start, { javaScriptEnabled: false })
    const tabs = page.locator('main nav:has(a[href$="/hooks-api/"])')
    const headings = [['更多', 'More'], ['<Button />', '<ButtonGroup />'], ['useButton']]
    for (const [index, path] of paths.entries()) {
      if (index > 0) await tabs.getByRole('link', { name: words[index]!, exact: true }).click()
      await page.waitForURL(at(path, suite.site))
      expect(await tabs.getByRole('link').allTextContents()).toEqual(words)
      expect(
        await tabs.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('aria-current'))),
      ).toEqual(words.map((_, other) => (other === index ? 'page' : null)))
      const shown = await page.locator('main h2').allTextContents()
      if (index === 0) expect(headings[0]).toContain(shown[0])
      else expect(shown).toEqual(headings[index])
      expect(await page.locator('main h1').count()).toBe(1)
    }
    await tabs.getByRole('link').first().click()
    await page.waitForURL(at(start, suite.site))
    expect(await page.locator('h1').textContent()).toBe(title)
    await context.close()
  })

  test('each tab has its own address, contents and language', async () => {
    const { page, context, errors } = await visitEdge(suite.browser, suite.site, paths[1]!)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`https://example.com${paths[1]!}`)
    expect(
      await page
        .locator('main nav a[href^="#"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['#button', '#buttongroup'])
    const named = page.locator('main nav:has(a[href$="/hooks-api/"])')
    expect(await named.getAttribute('aria-label')).toBe(prefix ? '页面标签' : 'Page tabs')
    await page.locator('header details:has(a[hreflang]) > summary').click()
    await page.locator(`header a[hreflang=${prefix ? 'en' : 'zh-CN'}]`).click()
    await page.waitForURL(at(`${prefix ? '' : '/zh'}/x/guide/tabbed/components-api/`, suite.site))
    expect(await page.locator('main pre').first().textContent()).toContain("import { Button } from '@small/guide'")
    expect(errors).toEqual([])
    await context.close()
  })

  test('each tab is named after its page in the language of the page', async () => {
    const { page, context } = await visitEdge(suite.browser, suite.site, paths[1]!)
    expect([await page.title(), await page.locator('h1').textContent()]).toEqual([`${tabTitle} - Small`, tabTitle])
    await context.close()
  })
})
