/** Markdown next to Chinese and Japanese text. */
import { describe, expect, it } from 'vitest'
import { html } from './pages.js'

const external = (url: string, text = url) => `<a href="${url}" data-external="">${text}</a>`

describe('emphasis next to CJK text', () => {
  it.each([
    ['**中文。**后面', '<strong>中文。</strong>后面'],
    ['说**“引用”**说', '说<strong>“引用”</strong>说'],
    ['使用**`sx`**属性', '使用<strong><code>sx</code></strong>属性'],
    ['~~删除。~~后面', '<del>删除。</del>后面'],
    ['*強調。*後', '<em>強調。</em>後'],
    ['**“一”**。**“二”**', '<strong>“一”</strong>。<strong>“二”</strong>'],
  ])('%s', async (markdown, expected) => {
    expect(await html(markdown)).toBe(`<p>${expected}</p>`)
  })

  it('follows CommonMark without the dialect', async () => {
    expect(await html('**中文。**后面', { dialect: false })).toBe('<p>**中文。**后面</p>')
  })
})

describe('bare URLs next to CJK text', () => {
  it.each([
    ['见https://example.com/a。后面**强调**。', `见${external('https://example.com/a')}。后面<strong>强调</strong>。`],
    ['（https://example.com）', `（${external('https://example.com')}）`],
    [
      '见；www.a.example/f，后。www.b.example。',
      `见；${external('http://www.a.example/f', 'www.a.example/f')}，后。${external('http://www.b.example', 'www.b.example')}。`,
    ],
    ['[甲。www.a.example，*乙*](https://b.example)', external('https://b.example', '甲。www.a.example，<em>乙</em>')],
    ['见 https://a.example/b(c).。d', `见 ${external('https://a.example/b(c)')}.。d`],
  ])('%s', async (markdown, expected) => {
    expect(await html(markdown)).toBe(`<p>${expected}</p>`)
  })
})
