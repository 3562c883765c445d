import { expect, it } from 'vitest'
import { addressSpans, stringSpan } from '../../src/core/config/source-place.js'

const text = `// It's the navigation; don't count on quotes.
export default [
  { pathname: '/guide', title: "A 'quoted' title", children: [{ pathname: "/guide/start#it" }] },
  { pathname: 'https://example.com/a?b' }, { pathname: \`/guide\` }, { pathname: 'guide' },
]`

it('finds every address as it is written, in order, whatever the quotes around it', () => {
  const spans = addressSpans(text)
  expect([...spans].map(([content, list]) => [content, list.length])).toEqual([
    ['/guide', 2],
    ['/guide/start#it', 1],
    ['https://example.com/a?b', 1],
  ])
  for (const [content, list] of spans) for (const { start, end } of list) expect(text.slice(start, end)).toBe(content)
  expect(spans.get('/guide')).toEqual([stringSpan(text, '/guide'), stringSpan(text, '/guide', 1)])
})
