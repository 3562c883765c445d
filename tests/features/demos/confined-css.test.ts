/** What the stylesheet of a package says of the whole page is kept in the demos. */
import { expect, it } from 'vitest'
import { confinedCss } from '../../../src/features/demos/node/bundle/confined-css.js'

const confined = (css: string) => confinedCss(css, '.demo')

it.each([
  ['a class', '.button,.link:hover{color:red}', '.button,.link:hover{color:red}'],
  ['an attribute', '[data-theme=dark]{color:red}', '[data-theme=dark]{color:red}'],
  ['elements', 'h1,a:hover{margin:0}', ':where(.demo) h1,:where(.demo) a:hover{margin:0}'],
  [
    'every element',
    '*,::before{box-sizing:border-box}',
    ':where(.demo) *,:where(.demo) ::before{box-sizing:border-box}',
  ],
  ['elements below the page', 'html body>p{margin:0}', ':where(.demo) p{margin:0}'],
  ['the page', 'body{margin:0;font-family:A;background:url(a;b)}', ':where(.demo){font-family:A;background:url(a;b)}'],
  ['only the box of the page', 'html,body{height:100%}', ''],
  ['custom properties', ':root{--a:";}";color:red}', ':root{--a:";}"}:where(.demo){color:red}'],
  ['several kinds', 'a,.a{--b:1;color:red}', '.a{--b:1;color:red}a{--b:1}:where(.demo) a{color:red}'],
  ['conditions', '@media (width>1px){body{color:red}.a{b:c}}', '@media (width>1px){:where(.demo){color:red}.a{b:c}}'],
  ['layers', '@layer a,b;@layer a{p{c:d}}', '@layer a,b;@layer a{:where(.demo) p{c:d}}'],
  [
    'fonts and animations',
    '@font-face{src:url(x)}@keyframes k{to{b:c}}',
    '@font-face{src:url(x)}@keyframes k{to{b:c}}',
  ],
  ['escapes and strings', '.a\\{b::before{content:"}"}p{c:d}', '.a\\{b::before{content:"}"}:where(.demo) p{c:d}'],
])('a rule about %s', (_, css, expected) => {
  expect(confined(css)).toBe(expected)
})
