/**
 * Interactive components in MDX in Firefox and WebKit: do they wake, and keep what they contain?
 *
 * @module-tag long
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFirefox } from '../../support/firefox.js'
import { startWebKit } from '../../support/webkit.js'
import { serveOutput, smallSite, type SmallSite } from '../demos/small-site.js'
import { files } from './islands-site.js'

let site: SmallSite
let served: Awaited<ReturnType<typeof serveOutput>>
beforeAll(async () => {
  site = smallSite(files)
  expect((await site.build()).diagnostics).toEqual([])
  served = await serveOutput(site)
})
afterAll(() => {
  served?.close()
  site?.remove()
})

/** Whether all of it has answered; runs in a page again and again, and presses what a reader would. */
const isAnswered = `(() => {
  window.strong ??= document.querySelector('#island-Counter strong')
  const islands = [...document.querySelectorAll('#island-Counter, #island-Tabs')]
  const asleep = islands.find((one) => !one.querySelector('[data-awake]'))
  asleep?.scrollIntoView()
  if (asleep) return false
  for (const button of document.querySelectorAll('button'))
    if (['3 clicks', 'Tab a'].includes(button.textContent)) button.click()
  const text = islands.map((one) => one.textContent).join()
  return islands[0].contains(strong) && /4 clicks.*Text of A/s.test(text) && !text.includes('Text of B')
})()`

test.each(['Firefox', 'WebKit'])('%s', async (engine) => {
  const address = `${served.origin}/x/page/`
  if (engine === 'WebKit') {
    const webkit = await startWebKit()
    try {
      await webkit.visit(address)
      await webkit.waitFor(isAnswered)
    } finally {
      await webkit.close()
    }
    return
  }
  const firefox = await startFirefox()
  try {
    const page = await firefox.visit(address)
    await page.waitFor(isAnswered)
    expect(page.complaints).toEqual([])
  } finally {
    await firefox.close()
  }
})
