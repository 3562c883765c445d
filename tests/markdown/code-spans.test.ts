/** Names in code spans: which are listed, and how they become links. */
import { expect, test } from 'vitest'
import { renderMarkdown } from '../../src/markdown/index.js'

const hrefs: Record<string, string> = {
  Chart: '/api/chart/',
  'Chart.mode': '/api/chart/#chart-prop-mode',
  mode: '/api/chart/#chart-prop-mode',
}
const render = (text: string) =>
  renderMarkdown(text, {
    codeSpans: true,
    resolve: (parts) => ({ codeSpans: parts.codeSpans.map(({ name }) => hrefs[name]) }),
  })

test('names become links, other code does not', async () => {
  const { body, parts, markdown } = await render('`Chart`, `<Chart />`, `mode`, `other`, `a + b`, `Chart.x()`')
  expect(body).toBe(
    '<p><a class="code-link" href="/api/chart/"><code>Chart</code></a>, ' +
      '<a class="code-link" href="/api/chart/"><code>&#x3C;Chart /></code></a>, ' +
      '<a class="code-link" href="/api/chart/#chart-prop-mode"><code>mode</code></a>, ' +
      '<code>other</code>, <code>a + b</code>, <code>Chart.x()</code></p>',
  )
  expect(parts.codeSpans.map(({ name }) => name)).toEqual(['Chart', 'Chart', 'mode', 'other'])
  // The alternate keeps what the author wrote.
  expect(markdown.trim()).toBe('`Chart`, `<Chart />`, `mode`, `other`, `a + b`, `Chart.x()`')
})

test('a kind says what is meant, and is not shown', async () => {
  const { body, parts, markdown, sections } = await render('The `prop:Chart.mode` of `api:Chart`; not `code:Chart`.')
  expect(body).toBe(
    '<p>The <a class="code-link" href="/api/chart/#chart-prop-mode"><code>mode</code></a> of ' +
      '<a class="code-link" href="/api/chart/"><code>Chart</code></a>; not <code>Chart</code>.</p>',
  )
  expect(parts.codeSpans).toEqual([
    { kind: 'prop', name: 'Chart.mode', text: 'mode', isLinked: false, span: { start: 4, end: 21 } },
    { kind: 'api', name: 'Chart', text: 'Chart', isLinked: false, span: { start: 25, end: 36 } },
  ])
  expect(markdown.trim()).toBe('The [`mode`](/api/chart/#chart-prop-mode) of [`Chart`](/api/chart/); not `Chart`.')
  expect(sections[0]!.text).toBe('The mode of Chart; not Chart.')
})

test('there are no links in links and headings', async () => {
  const { body, headings, parts } = await render(
    '## `Chart` and `prop:Chart.mode`\n\n[`Chart`](/x/) <a href="/y/">`Chart`</a> `Chart`',
  )
  expect(body.match(/code-link/g)).toHaveLength(1)
  expect(headings[0]!.text).toBe('Chart and mode')
  expect(parts.codeSpans.map(({ name, isLinked }) => [name, isLinked])).toEqual([
    ['Chart.mode', true],
    ['Chart', false],
  ])
})

test('a page can turn them off, but not references with a kind', async () => {
  const { body } = await render('---\ncodeLinks: false\n---\n\n`Chart` `prop:Chart.mode`')
  expect(body).toBe(
    '<p><code>Chart</code> <a class="code-link" href="/api/chart/#chart-prop-mode"><code>mode</code></a></p>',
  )
})

test('without anything that they may mean, code spans are what they say', async () => {
  expect((await renderMarkdown('`prop:Chart.mode`')).body).toBe('<p><code>prop:Chart.mode</code></p>')
})

test('long code spans may break, whether or not the site has a reference', async () => {
  const { body } = await renderMarkdown('# T\n\nA `short one` and `aVeryLongNameOfAFunction(with, arguments)`.\n')
  expect(body).toContain('<code>short one</code>')
  expect(body).toContain('<code class="long">aVeryLong')
})
