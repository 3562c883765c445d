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
