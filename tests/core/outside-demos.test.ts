/** The templates' rules stay out of demos. */
import { expect, it } from 'vitest'
import { outsideDemos } from '../../src/core/assets/outside-demos.js'

const not = ':not(:where([data-demo-root]:not([data-island]) *,body>:not([class^=v-]),body>:not([class^=v-]) *))'

it.each([
  ['an element', 'li{margin:0}', `li${not}{margin:0}`],
  ['everything', '*,:before{top:0}', `*${not},${not}:before{top:0}`],
  ['an element in texts', '.v-content>:is(p,ul) li:hover{top:0}', `.v-content>:is(p,ul) li:hover${not}{top:0}`],
  ['a class of Markdown', '.v-content .card::after{top:0}', `.v-content .card${not}::after{top:0}`],
  [
    'a class of Markdown on a layout',
    '.v-landing .v-content .card a{top:0}',
    `.v-landing .v-content .card a${not}{top:0}`,
  ],
  ['what is not of the templates', 'p:not(.v-lead){top:0}', `p:not(.v-lead)${not}{top:0}`],
  ['a part of the templates', '.v-toc a:hover{top:0}', '.v-toc a:hover{top:0}'],
  ['one or the other', ':is(nav,.v-cards) :is(ul,ol){top:0}', `:is(nav,.v-cards) :is(ul,ol)${not}{top:0}`],
  ['parts of the templates', ':is(.v-a,.v-b:not(c)) p{top:0}', ':is(.v-a,.v-b:not(c)) p{top:0}'],
  ['demos', '.v-demo-root[data-waking] *{top:0}', '.v-demo-root[data-waking] *{top:0}'],
  ['the page', 'html:has(.v-toc),body,:root{top:0}', 'html:has(.v-toc),body,:root{top:0}'],
  ['a condition', '@layer a{@media (width>1rem){p{top:0}}}', `@layer a{@media (width>1rem){p${not}{top:0}}}`],
  ['animations', '@keyframes k{from{top:0}}', '@keyframes k{from{top:0}}'],
  ['brackets and strings', 'a[href="x y::z"]{top:0}', `a[href="x y::z"]${not}{top:0}`],
])('a rule about %s', (_, css, expected) => {
  expect(outsideDemos(css)).toBe(expected)
})
