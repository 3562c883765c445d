import { expect, test } from 'vitest'
import { renderMarkdown } from '../../src/markdown/index.js'

const body = async (text: string) => (await renderMarkdown(text, { fragment: true })).body.trim()

test.each([
  ['一行。\n又一行。', '<p>一行。又一行。</p>'],
  ['一行。\n[链接](#a)', '<p>一行。<a href="#a">链接</a></p>'],
  ['写 React\n组件', '<p>写 React\n组件</p>'],
  ['用\n`code`', '<p>用\n<code>code</code></p>'],
  ['Two\nlines', '<p>Two\nlines</p>'],
  ['ひと\nふた', '<p>ひとふた</p>'],
])('%j', async (text, html) => expect(await body(text)).toBe(html))
