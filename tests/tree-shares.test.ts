/** How benches compare a page with its source. */
import { expect, test } from 'vitest'
import { sharesOf } from '../bench/tree-shares.js'

const source = `---
title: Start
---

# Start {#first}

<Note>

Some \`code\` here.

</Note>

<Card />
`

test('a page that has all of its source', () => {
  const html = '<main><h1>Start</h1><p>Some <code>code</code> <b>he</b>re.</p></main>'
  expect(sharesOf(source, html)).toEqual({ text: 1, components: 2, missing: 0, lost: [] })
})

test('words that are lost, and components that are a box or a text', () => {
  const html = '<main><h1>Start</h1><code class="missing-component">&lt;Card&gt;</code> &lt;Note> Some here.</main>'
  expect(sharesOf(source, html)).toEqual({ text: 0.75, components: 2, missing: 2, lost: ['code'] })
})

test('text that readers open counts as shown', () => {
  expect(sharesOf(source, '<main>Start Some here</main>', 'const code = 1').text).toBe(1)
})

test('kinds of blocks, marks in code and hidden files are no text', () => {
  const text =
    ':::card-group\nOne\n:::\n\n```js\n// highlight-next-line\nlet a // [!code ++]\n```\n\n```js package.json hidden\nsecret\n```\n'
  expect(sharesOf(text, '<main>One let a</main>')).toMatchObject({ text: 1, lost: [] })
})

test('characters of Chinese are words, and elements of Markdown that are demos count', () => {
  const shares = sharesOf(
    '<!-- a -->\n\n在 `code` 中\n\n<code src="./a.tsx">Basic</code>\n\n<Table a={{}} />\n',
    '<main>在code中 Basic</main>',
  )
  expect(shares).toMatchObject({ lost: [], components: 2 })
})
