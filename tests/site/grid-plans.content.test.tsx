/** The comparison of the Data Grid's plans says what the navigation, the reference and the declarations say. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import GridPlans from '../../content/components/GridPlans.js'
import { api } from '../../content/api.js'
import navigation from '../../content/navigation.js'
import type { NavNode } from '../../src/model.js'
import { packageRoot } from '../support/files.js'

const strings = {
  'plan.community': 'Community',
  'plan.pro': 'Pro',
  'plan.premium': 'Premium',
  'label.planned': 'Planned',
}
const translations = { strings, sections: {}, pages: { '/x/react-data-grid/layout': 'Its size' } }

/** Address, and whether each plan contains it. */
function rowsOf(html: string): Record<string, string> {
  const rows = html.split('<tr>').flatMap((row) => {
    const address = /href="([^"]+)"/.exec(row)?.[1]
    return address === undefined ? [] : [[address, [...row.matchAll(/>([✓–])</g)].map(([, mark]) => mark).join('')]]
  })
  return Object.fromEntries(rows) as Record<string, string>
}

const marks = { community: '✓✓✓', pro: '–✓✓', premium: '––✓' }
const render = (of: 'features' | 'components', language = 'en') =>
  renderToStaticMarkup(<GridPlans of={of} userLanguage={language} translations={translations} />)

it('features are the pages below the headings of the navigation, with their labels', () => {
  const expected: Record<string, string> = {}
  const walk = (nodes: NavNode[], plan: keyof typeof marks) => {
    for (const node of nodes) {
      if (node.children) walk(node.children, node.plan ?? plan)
      else expected[`${node.pathname}/`] = marks[node.plan ?? plan]
    }
  }
  const grid = navigation.find(({ pathname }) => pathname === '/x/react-data-grid-group')!
  const isTask = (node: NavNode) => /\/(recipes|guides)$/.test(node.pathname)
  for (const node of grid.children!) if (node.subheader && !isTask(node)) walk(node.children!, 'community')
  expect(Object.keys(expected)).toContain('/x/react-data-grid/layout/')
  expect(rowsOf(render('features'))).toEqual(expected)
})

it('the parts of paid packages are those of the reference', () => {
  const { elsewhere } = api.packages!.find(({ name }) => name === '@mui/x-data-grid')!
  const count = elsewhere!.flatMap(({ components = [], interfaces = [] }) => [...components, ...interfaces]).length
  const rows = rowsOf(render('components'))
  expect(Object.keys(rows)).toHaveLength(count)
  expect(rows).toMatchObject({
    '/x/api/data-grid/data-grid-pro/': marks.pro,
    '/x/api/data-grid/ai-assistant-panel-trigger/': marks.premium,
  })
})

it('titles and addresses are in the language of the page', () => {
  expect(render('features', 'zh')).toContain('<a href="/zh/x/react-data-grid/layout/">Its size</a>')
})

it.each(['index.md', 'index.zh.md'])('%s lists the props that the MIT package fixes', (file) => {
  const declared = /DataGridForcedPropsKey = ([^;]+);/.exec(
    readFileSync(join(packageRoot, 'node_modules/@mui/x-data-grid/models/props/DataGridProps.d.ts'), 'utf8'),
  )![1]!
  const page = readFileSync(join(packageRoot, 'content/react-data-grid/features', file), 'utf8')
  const listed = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
  const fixed = [...declared.matchAll(/'(\w+)'/g)].map(([, name]) => name)
  // `signature` tells the packages apart and is no prop for authors.
  expect(listed.sort()).toEqual(fixed.filter((name) => name !== 'signature').sort())
})
