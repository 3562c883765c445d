/** What the stylesheet of a package says of the whole page is kept in the demos. */
import { expect, it } from 'vitest'
import { confinedCss, confinedRules } from '../../../src/features/demos/shared/confined-css.js'

const overlay = 'body>:not([class^=v-])'
const inside = `:where([data-demo-root] *,${overlay},${overlay} *)`
const text = `:where([data-demo-root],${overlay})`
const frame = ':where([data-demo-stage])'

it.each([
  ['a class', '.btn,.link:hover{color:red}', '.btn,.link:hover{color:red}'],
  ['a class of Markdown', '.a .card>.b,.a.card{c:d}', `.a .card>.b,.a.card${inside}{c:d}`],
  ['an attribute of the library', '[data-theme=dark]{color:red}', '[data-theme=dark]{color:red}'],
  ['an attribute of HTML', '[type=button],[hidden]{b:c}', `[type=button]${inside},[hidden]${inside}{b:c}`],
  ['a file', 'a[href$=".pdf"]{b:c}', `a[href$=".pdf"]${inside}{b:c}`],
  ['all but a class', 'a:not(.b:not(.c)){b:c}', `a:not(.b:not(.c))${inside}{b:c}`],
  ['elements in a theme', '.dark h1{b:c}', `.dark h1${inside}{b:c}`],
  ['elements', 'h1,a:hover{margin:0}', `h1${inside},a:hover${inside}{margin:0}`],
  ['every element', '*,::before{box-sizing:border-box}', `*${inside},${inside}::before{box-sizing:border-box}`],
  ['elements below the page', 'html body>p{margin:0}', `p${inside}{margin:0}`],
  [
    'the page',
    'body{margin:0;font-family:A;background:url(a;b)}',
    `${text}{font-family:A}${frame}{background:url(a;b)}`,
  ],
  ['only the box of the page', 'html,body{height:100%}', ''],
  ['scrollbars of the page', 'html::-webkit-scrollbar{width:8px}', ''],
  ['a theme of the page', 'html.dark body{color:red}', `html.dark ${text}{color:red}`],
  [
    'a state of the page',
    'body.dark{overflow:hidden;background:red}',
    `body.dark{overflow:hidden}body.dark ${frame}{background:red}`,
  ],
  ['custom properties', ':root{--a:";}";color:red}', `:root{--a:";}"}${text}{color:red}`],
  ['several kinds', 'a,.a{--b:1;color:red}', `.a{--b:1;color:red}a{--b:1}a${inside}{color:red}`],
  ['conditions', '@media (width>1px){body{color:red}.a{b:c}}', `@media (width>1px){${text}{color:red}.a{b:c}}`],
  ['layers', '@layer a,b;@layer a{p{c:d}}', `@layer a,b;@layer a{p${inside}{c:d}}`],
  [
    'fonts and animations',
    '@font-face{src:url(x)}@keyframes k{to{b:c}}',
    '@font-face{src:url(x)}@keyframes k{to{b:c}}',
  ],
  ['escapes and strings', '.a\\{b::before{content:"}"}p{c:d}', `.a\\{b::before{content:"}"}p${inside}{c:d}`],
])('a rule about %s', (_, css, expected) => {
  expect(confinedCss(css)).toBe(expected)
})

it.each([
  ['one class', '.css-1 h1,.css-1{margin:0}', '.css-1 h1,.css-1{margin:0}'],
  ['elements', 'h1{margin:0}', `h1${inside}{margin:0}`],
  ['the page', 'body{color:red;background:red}', `@media all{${text}{color:red}${frame}{background:red}}`],
  ['only the box of the page', 'html{height:100%}', '@media all{}'],
  ['a layer', '@layer reset{*{margin:0}.a{b:c}}', `@layer reset{*${inside}{margin:0}.a{b:c}}`],
  ['comments', '.a{b:c}/*!sc*/\nh1{b:c}/*!sc*/\n', `.a{b:c}/*!sc*/\nh1${inside}{b:c}/*!sc*/\n`],
])('a rule about %s that a script makes stays one rule', (_, css, confined) => {
  expect(confinedRules(css)).toBe(confined)
})
