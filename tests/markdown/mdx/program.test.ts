/** What React makes of a page is what it makes of it by `@mdx-js/mdx`, for texts in which the dialect changes nothing. */
import { evaluate } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as jsx from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { site } from '../../support/site.js'

const samples: Record<string, string> = {
  'expressions in text': 'One {1 + 1} two {"three"} {[4, 5]}.',
  'expressions between blocks': '{1 + 1}\n\ntext\n\n{<b>bold</b>}',
  'an export that is used': 'export const name = "x"\n\nHello {name}.',
  'a component that is defined':
    'export const Box = ({ children, kind }) => <i title={kind}>{children}</i>\n\n<Box kind="a">text</Box>',
  'elements in a paragraph': 'A <b>bold *text*</b> and <i>{"x"}</i>.',
  'elements on a line of their own': '<b>one</b> <i>two</i>',
  'Markdown in elements': '<div>\n\n- a\n- b **c**\n\ntext\n\n</div>',
  'indented content': '<section>\n  <div>\n    Text *here*.\n\n    > quote\n  </div>\n</section>',
  'nested components':
    'export const A = ({ children }) => <ul>{children}</ul>\nexport const B = ({ n, children }) => <li value={n}>{children}</li>\n\n<A>\n  <B n={1}>one</B>\n  <B n={2}>\n    two **words**\n  </B>\n</A>',
  'spread props': 'export const props = { title: "t", id: "i" }\n\n<b {...props} hidden>x</b>',
  'objects as props': '<p style={{ color: "red", fontSize: 12 }}>red</p>',
  fragments: '<>\n\nText *one*\n\n</>',
  members: 'export const ns = { Tag: (props) => <u>{props.children}</u> }\n\n<ns.Tag>x</ns.Tag>',
  'elements in lists': '- a <b>b</b>\n- <i>c</i>',
  'functions as children': 'export const Give = ({ children }) => <p>{children(2)}</p>\n\n<Give>{(n) => n * 2}</Give>',
}

/** Without line ends between elements, which nobody sees. */
const plain = (html: string) =>
  html
    .replace(/\s*\n\s*/g, '\n')
    .replace(/\n(?=<)|(?<=>)\n/g, '')
    .trim()

test.each(Object.entries(samples))('%s', async (_, text) => {
  const module = await evaluate(text, { ...jsx, baseUrl: import.meta.url })
  const wanted = renderToStaticMarkup(createElement(module.default))
  const it = site({
    'content/navigation.ts': `export default [{ pathname: '/' }, { pathname: '/page' }]`,
    'content/index.md': '# Home\n\nText.',
    'content/page.mdx': `---\ntitle: Page\n---\n\n${text}\n`,
  })
  const html = await it.file('page/index.html')
  const start = html.indexOf('<div class="v-content">') + '<div class="v-content">'.length
  expect(plain(html.slice(start, html.indexOf('</div></article>', start)))).toBe(`<h1>Page</h1>${plain(wanted)}`)
  expect(await it.messages()).toEqual([])
})
