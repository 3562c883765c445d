import { describe, expect, it } from 'vitest'
import { htmlFacts } from '../../src/markdown/html/html-facts.js'

describe('facts about HTML', () => {
  it('ids and classes of its elements', () => {
    const html = '<p id="a&amp;b" class="x y"><b ID=c class=y>t</b></p><svg id="d"><g id="e"/></svg><p id="">u</p>'
    expect(htmlFacts(html)).toMatchObject({ ids: ['a&b', 'c', 'd', 'e'], classes: ['x', 'y'] })
  })

  it('whether it has style attributes', () => {
    expect(htmlFacts('<p style="color:red">a</p>').hasStyleAttributes).toBe(true)
    expect(htmlFacts("<svg><g STYLE='fill:red'/></svg>").hasStyleAttributes).toBe(true)
  })

  it('its style elements, by the cache of Emotion that they belong to', () => {
    const html =
      '<div><style data-emotion="rtl 1a">p{}</style><style data-emotion="rtl 2b">b{}</style><style>i{}</style><style></style></div>'
    expect(htmlFacts(html).styleElements).toEqual(['rtl', ''])
  })

  it('ignore text that only looks like an attribute', () => {
    const html = `<p title='> id="a" style="b" class="c"'> id="a" style="b" class="c" <!-- <i id="a" style="b"> --></p>`
    expect(htmlFacts(html)).toMatchObject({ ids: [], classes: [], hasStyleAttributes: false })
  })

  it.each([
    ['<p>a <b>b</b>c</p><p>d</p>', 'a bc\nd'],
    ['<ul><li>a &amp; b</li><li>c<br>d</li></ul>', 'a & b\nc\nd'],
    ['<div>a<div>b</div>c</div>', 'a\nb\nc'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
    ['a<svg><title>t</title><text>u</text></svg><svg></svg><style>v</style><script>w</script> b', 'a b'],
    ['<p>1 &lt; 2 &#x27;&eacute;&#39;</p>', "1 < 2 'é'"],
    ['<b title="a > b">c</b>', 'c'],
  ])('the text: %s', (html, text) => {
    expect(htmlFacts(html).text).toBe(text)
  })
})
