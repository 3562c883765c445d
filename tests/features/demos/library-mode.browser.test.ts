/** What content/vitrine/demos.md says about libraries that have a colour scheme of their own, as it is written there. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeOf, documentOf } from '../../support/files.js'
import { openSite, type OpenSite } from './open-site.js'
import { page as markdown, smallSite, type SmallSite } from './small-site.js'

const section = documentOf('content/vitrine/demos.md', 'Light and dark')

/** In place of the library: a stylesheet that follows an attribute, and a provider that is told the mode. */
const library = {
  'library/styles.css': `.button { color: rgb(1, 1, 1) }
[data-mantine-color-scheme='dark'] .button { color: rgb(2, 2, 2) }
.dark .button { background: rgb(3, 3, 3) }
`,
  'library/index.tsx': `import { createContext, useContext, type ReactNode } from 'react'
const Mode = createContext('none')
export const MantineProvider = (props: { forceColorScheme: string; children: ReactNode }) => (
  <Mode.Provider value={props.forceColorScheme}>{props.children}</Mode.Provider>
)
export const Button = () => <button className="button">{useContext(Mode)}</button>
`,
}

it('is the same in Chinese', () => {
  const translated = documentOf('content/vitrine/demos.zh.md', '浅色与深色 {#light-and-dark}')
  expect(codeOf(translated)).toEqual(codeOf(section))
})

describe('demos of a library that has a colour scheme of its own', () => {
  let site: SmallSite
  let opened: OpenSite
  beforeAll(async () => {
    const files = codeOf(section)
    site = smallSite({
      ...library,
      ...files,
      'docs.config.ts': files['docs.config.ts']!.replace(
        'plugins:',
        `prefix: '/x',
  content: [{ dir: 'content', at: '/x' }],
  alias: { '@mantine/core/styles.css': './library/styles.css' },
  features: { demos: { sources: { '@mantine/core': './library/index.tsx' } } },
  plugins:`,
      ),
      'content/page.md': markdown('{{"demo": "One.js"}}'),
      'content/One.tsx':
        "import { Button } from '@mantine/core'\n\nexport default function One() {\n  return <Button />\n}\n",
    })
    rmSync(join(site.root, 'docs.config.json'))
    opened = await openSite(site)
  })
  afterAll(() => opened.close())

  it('are dark on a dark page before they wake, and follow it afterwards', async () => {
    const context = await opened.browser.newContext({ colorScheme: 'dark' })
    const page = await context.newPage()
    const blocked: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && blocked.push(message.text())))
    // The scripts of demos arrive when the page has been looked at.
    let release = () => {}
    const looked = new Promise<void>((done) => (release = done))
    await page.route('**/_assets/**/*.js', async (route) => {
      await looked
      await route.continue()
    })
    await page.goto(`${opened.origin}/x/page/`, { waitUntil: 'commit' })
    const button = page.locator('.button')
    const look = () =>
      button.evaluate((one) => {
        const { color, backgroundColor } = getComputedStyle(one)
        return [one.textContent, color, backgroundColor]
      })
    await expect.poll(look).toEqual(['light', 'rgb(2, 2, 2)', 'rgb(3, 3, 3)'])
    release()
    await expect.poll(look).toEqual(['dark', 'rgb(2, 2, 2)', 'rgb(3, 3, 3)'])
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(async () => (await look()).slice(0, 2)).toEqual(['light', 'rgb(1, 1, 1)'])
    expect(blocked).toEqual([])
    await context.close()
  })
})
