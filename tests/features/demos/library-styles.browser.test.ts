/** The stylesheet of a library: demos, their frames and their overlays look as in an application, pages as without it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallConfig, smallSite } from './small-site.js'

let opened: OpenSite
beforeAll(async () => {
  const site = smallSite({
    'docs.config.json': smallConfig(),
    'content/navigation.ts': "export default [{ pathname: '/x/page' }]",
    'content/page.md': markdown(
      'Some text.\n\n{{"demo": "Block.js"}}\n\n{{"demo": "Block.js", "align": "center"}}\n\n{{"demo": "Menu.js"}}\n\nMore text.',
    ),
    'content/Block.tsx': 'export default () => <div className="acme-alert">Alert</div>\n',
    'content/Menu.tsx': `import { useState } from 'react'
import { createPortal } from 'react-dom'

export default function Menu() {
  const [isOpen, setOpen] = useState(false)
  const panel = { position: 'absolute', width: 100, height: 200, padding: 10, background: '#fff' } as const
  return (
    <div>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>Menu</button>
      {isOpen && <div style={panel} data-testid="inside">Inside</div>}
      {isOpen && createPortal(<section style={{ width: 100, padding: 10 }}>Outside</section>, document.body)}
    </div>
  )
}
`,
    'content/templates/demo-provider.tsx': `import './acme.css'
import type { DemoProviderProps } from 'vitrine'

export function Provider({ children }: DemoProviderProps) {
  return <div>{children}</div>
}
`,
    'content/templates/acme.css':
      '*{box-sizing:border-box} body{margin:0;background:#010203;color:#040506;font-family:Acme} .dark p{color:#070809}',
  })
  opened = await openSite(site)
})
afterAll(() => opened.close())

test('the background is on the frame, text in demos and overlays, and neither on the page', async () => {
  const page = await opened.browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${opened.origin}/x/page/`)
  const found = await page.evaluate(() => {
    document.documentElement.classList.add('dark')
    document.body.append(Object.assign(document.createElement('section'), { textContent: 'Overlay' }))
    const style = (selector: string) => {
      const { backgroundColor, color, fontFamily, boxSizing } = getComputedStyle(document.querySelector(selector)!)
      return { backgroundColor, color, fontFamily, boxSizing }
    }
    return {
      stage: style('[data-demo-stage]').backgroundColor,
      root: style('[data-demo-root]').backgroundColor,
      alert: style('.acme-alert'),
      overlay: style('body > section'),
      page: style('main p'),
    }
  })
  const text = { color: 'rgb(4, 5, 6)', fontFamily: 'Acme', boxSizing: 'border-box' }
  expect(found).toMatchObject({ stage: 'rgb(1, 2, 3)', root: 'rgba(0, 0, 0, 0)', alert: text, overlay: text })
  expect(found.page.fontFamily).not.toBe('Acme')
  expect(['rgb(4, 5, 6)', 'rgb(7, 8, 9)']).not.toContain(found.page.color)
  await page.close()
})

test('a block takes the width of the frame, or is centred', async () => {
  const page = await opened.browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${opened.origin}/x/page/`)
  const [wide, narrow] = await page.locator('.acme-alert').evaluateAll((alerts) =>
    alerts.map((alert) => {
      const own = alert.getBoundingClientRect()
      const stage = alert.closest('[data-demo-stage]')!.getBoundingClientRect()
      return { start: own.left - stage.left, end: stage.right - own.right }
    }),
  )
  expect(wide).toEqual({ start: 25, end: 25 })
  expect(narrow!.start).toBeGreaterThan(200)
  expect(narrow!.start).toBeCloseTo(narrow!.end)
  await page.close()
})

test('what opens within a demo is not cut off, and lies over what follows', async () => {
  const page = await opened.browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${opened.origin}/x/page/`)
  await page.locator('#Menu [data-demo-root]').scrollIntoViewIfNeeded()
  await page.locator('#Menu [data-demo-root]').getByRole('button').click()
  const panel = page.getByTestId('inside')
  await panel.waitFor()
  expect(
    await panel.evaluate((one) => {
      one.scrollIntoView({ block: 'center' })
      const { left, bottom } = one.getBoundingClientRect()
      return document.elementFromPoint(left + 5, bottom - 5) === one
    }),
  ).toBe(true)
  expect((await page.getByText('Outside', { exact: true }).boundingBox())!.width).toBe(100)
  await page.close()
})
