/** Old addresses in a browser, on a host that does not read `_redirects`. */
import { expect, test } from 'vitest'
import { openSite } from './demos/open-site.js'
import { smallConfig, smallSite } from './demos/small-site.js'

test('an old address leads to the new one, with query and hash, and without JavaScript', async () => {
  const opened = await openSite(
    smallSite({
      'docs.config.json': smallConfig(),
      'content/page.md': `---\ntitle: Page\nredirectFrom: [/x/old, /x/older.html]\ndescription: Moved.\n---\n\n# Page\n\n## Part\n`,
    }),
  )
  for (const [from, to] of [
    ['/x/old/', '/x/page/'],
    ['/x/old/?a=b#part', '/x/page/?a=b#part'],
    ['/x/older.html#part', '/x/page/#part'],
  ] as const) {
    const { page, errors } = await opened.open(from)
    await page.waitForURL(opened.origin + to)
    await page.getByRole('heading', { name: 'Part' }).waitFor()
    expect(errors).toEqual([])
    await page.close()
  }
  const context = await opened.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${opened.origin}/x/old/`)
  await page.waitForURL(`${opened.origin}/x/page/`)
  await opened.close()
})
