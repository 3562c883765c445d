/**
 * A site with what is met at the edges: pages with tabs, demos with an ad under them, stylesheets of fonts, analytics. Its
 * tests stand in several files, by topic.
 */
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { pageText } from '../support/files.js'
import { builtSite, type BuiltSite, chinese, tags, type Visit, visitor } from './built-site.js'

export const feed = 'https://feed.example.net/demo.json'
export const fonts = {
  good: 'https://fonts.example.net/icons.css',
  second: 'https://fonts.example.net/more.css',
  bad: 'https://broken.example.net/icons.css',
}

const demos = (more = '') => `{{"demo": "Counter.js"}}\n\n{{"demo": "Other.js"${more}}}`
export const counter = (name: string) => `import * as React from 'react'

export default function ${name}() {
  const [count, setCount] = React.useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count: {count}
    </button>
  )
}
`
const withTabs = 'tabs: true\ncomponents: Button, ButtonGroup\nhooks: useButton'
export const edges = {
  'content/navigation.ts': `export default [
  { pathname: '/x/guide', children: [{ pathname: '/x/guide/start' }, { pathname: '/x/guide/next' }, { pathname: '/x/guide/tabbed' }, { pathname: '/x/guide/demos' }, { pathname: '/x/guide/calm' }, { pathname: '/x/guide/many' }] },
  { pathname: '/x/chart' },
]`,
  'content/guide/tabbed.md': pageText('Tabbed', '## More\n\nText.').replace(
    'title: Tabbed',
    `title: Tabbed\npackageName: '@small/guide'\n${withTabs}`,
  ),
  'content/guide/tabbed.zh.md': chinese('标签', '## 更多\n\n正文。').replace(
    'title: 标签',
    `title: 标签\npackageName: '@small/guide'\n${withTabs}`,
  ),
  'content/guide/demos.md': pageText('Demos', demos()),
  'content/guide/demos.zh.md': chinese('示例', demos()),
  'content/guide/calm.md': pageText('Calm', demos()).replace('title: Calm', 'title: Calm\ndisableAd: true'),
  'content/guide/calm.zh.md': chinese('安静', demos(', "disableAd": true')),
  'content/guide/many.md': pageText('Many', Array.from({ length: 19 }, () => '{{"demo": "Counter.js"}}').join('\n\n')),
  'content/guide/Counter.tsx': counter('Counter'),
  'content/guide/Other.tsx': counter('Other'),
}
const features = `ads: { feed: '${feed}', imageOrigins: ['https://*.example.net'], inHouse: [] }, 'docs-tabs': { pages: ['/x/guide/**'] }, 'font-stylesheets': { href: ${JSON.stringify(Object.values(fonts))}, fontOrigins: ['https://fonts.example.net'] }`

const analytics = (consent: boolean) => `analytics: { measurementId: 'G-1', script: '${tags}', consent: ${consent} }`

/** @param consent whether analytics wait for the visitor's answer */
export const edgeSite = (consent = true): Promise<BuiltSite> => builtSite(`${features}, ${analytics(consent)}`, edges)

/** On a machine that is busy with other things. */
export const soon = { timeout: 15_000 }
export const at = (path: string, { server }: BuiltSite): string => new URL(path, server.url).href
export const languages = [
  ['English', ''],
  ['中文', '/zh'],
] as const

/** A visitor without a worker, who has answered the question about analytics. */
export async function visitEdge(
  browser: Browser,
  site: BuiltSite,
  path: string,
  options: BrowserContextOptions & { script?: string; before?: (context: BrowserContext) => Promise<unknown> } = {},
): Promise<Visit> {
  const { script = '', before, ...rest } = options
  const { context, errors, foreign } = await visitor(browser, {
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    ...rest,
  })
  await context.addInitScript(
    `if (location.protocol === 'http:') { try { localStorage.setItem('mui-consent', 'denied') } catch {} ${script} }`,
  )
  await before?.(context)
  const page = await context.newPage()
  await page.goto(at(path, site))
  return { page, context, errors, foreign }
}
