import { expect, it } from 'vitest'
import { isReadAsWritten } from '../../src/bundle/parsed-html.js'

it.each([
  '<p>1 &lt; 2<!-- --> and <b title="a &gt; b">more</b><br/></p>',
  '<table><tbody><tr><td>1</td></tr></tbody></table>',
  '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><path d=""></path></svg>',
  '<template><li>hidden</li></template><textarea>\n<b></textarea><style>a > b {}</style>',
  '<button>one</button><input type="text"/>',
])('is read as it is written: %s', (html) => expect(isReadAsWritten(html)).toBe(true))

it.each([
  '<table>text</table>',
  '<table><tr><td>1</td></tr></table>',
  '<div><tr></tr></div>',
  '<p><div>1</div></p>',
  '<a href="#1"><a href="#2">2</a></a>',
  '<button><button>2</button></button>',
])('is read otherwise: %s', (html) => expect(isReadAsWritten(html)).toBe(false))
