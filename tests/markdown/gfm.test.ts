/** What GitHub adds to CommonMark. */
import { describe, expect, it } from 'vitest'
import { html } from './pages.js'

describe('GFM', () => {
  it('renders tables in a focusable group that scrolls', async () => {
    expect(await html('| a | b |\n|:-:|--:|\n| 1 | 2 |')).toBe(
      '<div class="table-wrap" role="group" tabindex="0" aria-label="Table"><table>\n<thead>\n<tr>\n' +
        '<th class="align-center">a</th>\n<th class="align-right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n' +
        '<td class="align-center">1</td>\n<td class="align-right">2</td>\n</tr>\n</tbody>\n</table></div>',
    )
  })

  it('strikes through with one tilde or two', async () => {
    expect(await html('~~gone~~ and ~gone~')).toBe('<p><del>gone</del> and <del>gone</del></p>')
  })

  it('links bare addresses', async () => {
    expect(await html('See www.example.com, https://example.com/a?b=c. Write to me@example.com!')).toBe(
      '<p>See <a href="http://www.example.com" data-external="">www.example.com</a>, ' +
        '<a href="https://example.com/a?b=c" data-external="">https://example.com/a?b=c</a>. ' +
        'Write to <a href="mailto:me@example.com">me@example.com</a>!</p>',
    )
  })

  it('labels the checkbox of a task with its text', async () => {
    expect(await html('- [x] write `docs`\n- [ ] read them')).toBe(
      '<ul class="contains-task-list">\n' +
        '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="write docs"> write <code>docs</code></li>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled aria-label="read them"> read them</li>\n</ul>',
    )
  })

  it('collects footnotes at the end', async () => {
    const body = await html('Bars[^a] and lines[^a].\n\n[^a]: A note.')
    expect(body).toContain(
      '<sup><a href="#user-content-fn-a" id="user-content-fnref-a" data-footnote-ref aria-describedby="footnote-label">1</a></sup>',
    )
    expect(body).toContain(
      '<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>',
    )
    expect(body).toContain('aria-label="Back to reference 1-2"')
  })
})

describe('ordinary text', () => {
  it.each([
    '10:30',
    'a:b',
    '中文:冒号',
    '::',
    'a :: b',
    ':smile: and :b',
    '{braces} and {{ x }}',
    '{{"key": 1}} here',
    '{{',
    ':',
    '::: 中文',
  ])('%s stays as it is', async (text) => {
    expect(await html(text)).toBe(`<p>${text.replaceAll('"', '"')}</p>`)
  })
})
