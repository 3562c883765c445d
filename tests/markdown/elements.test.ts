/** Elements that the configuration makes blocks of the site. */
import { describe, expect, test } from 'vitest'
import { markdownDefaults } from '../../src/markdown/config.js'
import type { ElementFunctions } from '../../src/elements.js'
import { MdxReading } from '../../src/markdown/mdx/reading.js'
import { parseMarkdown } from '../../src/markdown/parse.js'
import type { FilePath } from '../../src/model.js'

function read(text: string, elements: ElementFunctions, file = 'docs/page.mdx') {
  const isMdx = file.endsWith('.mdx')
  const parts = parseMarkdown(
    `# Page\n\nA page.\n\n${text}`,
    { config: markdownDefaults(undefined), file: file as FilePath, ...(isMdx && { mdx: true }) },
    { ...(isMdx && { mdx: new MdxReading() }), elements },
  )
  return {
    parts,
    demos: parts.demos.map(({ span: _, by: _by, ...demo }) => demo),
    codes: parts.reports.map(({ code }) => code),
  }
}

const preview: ElementFunctions = {
  Preview: ({ name, ...rest }) => ({ demo: `registry/${name}.tsx`, height: rest.height }),
}

describe('an element of MDX', () => {
  test('is a demo from the project’s root, with its literal props', () => {
    const { demos, codes, parts } = read(
      '<Preview name="button" height={undefined} />\n\nText <Preview name={`card`} height={null ?? 300} /> between.\n\n- <Preview name={"list"} height={300} />',
      preview,
    )
    expect(demos).toEqual([
      { demo: '/registry/button.tsx' },
      { demo: '/registry/card.tsx' },
      { demo: '/registry/list.tsx', height: 300 },
    ])
    expect(codes).toEqual([])
    expect(parts.mdx).toBeUndefined()
    const html = parts.chunks.filter((chunk) => typeof chunk === 'string').join('◆')
    expect(html).toContain('<p>Text </p>')
    expect(html).toContain('<p> between.</p>')
  })

  test('may have a name with a dot, contain what decides, and stay what it is', () => {
    const { demos, parts } = read(
      `import Basic from './demos/Basic.tsx?raw'
import other from '!!raw-loader!../Other.js'
import * as stories from './Button.stories'

export const size = { small: 200 }

<Demo.Code live>{Basic}</Demo.Code>
<Demo.Code>{other}</Demo.Code>
<Demo.Story of={stories.Primary} height={size.small} />
`,
      {
        'Demo.Code': ({ live, children: [child] }) =>
          live && typeof child === 'object' && 'file' in child && child.isRaw ? child.file : undefined,
        'Demo.Story': ({ of, height }) => ({ demo: `${of.file}.tsx`, kind: of.name, height }),
      },
    )
    expect(demos).toEqual([{ demo: '/docs/demos/Basic.tsx' }])
    expect(parts.reports.map(({ text }) => text)).toEqual(['Unknown demo option "kind".'])
    expect(parts.mdx?.program).toContain('Demo.Code')
  })

  test('has its code blocks and elements', () => {
    let given: unknown
    read('<Box>\n\n```js title="a.js"\nlet a\n```\n\n<Part of="x">in</Part>\n\nSome *text*.\n\n</Box>', {
      Box: ({ children }) => {
        given = children
        return null
      },
    })
    expect(given).toEqual([
      { lang: 'js', code: 'let a', meta: 'title="a.js"', title: 'a.js' },
      { element: 'Part', props: { of: 'x', children: ['in'] } },
      'Some text.',
    ])
  })

  test('may be a text, and knows what a member of an import is', () => {
    const { codes, parts } = read(
      "import { Menu } from 'ui'\n\n<Types of={Menu.Root} />\n\n<Types of={Menu.Item.Text} />",
      {
        Types: ({ of }) => ({ description: `**${of.name}** of ${of.file}` }),
      },
    )
    expect(codes).toEqual([])
    const html = parts.chunks.filter((chunk) => typeof chunk === 'string').join('')
    expect(html).toContain('<p><strong>Menu.Root</strong> of ui</p>')
    expect(html).toContain('<p><strong>Menu.Item.Text</strong> of ui</p>')
    expect(parts.markdown.filter((chunk) => typeof chunk === 'string').join('')).toContain('**Menu.Root** of ui')
  })

  test('is left out for null, and reported where its function throws or returns something else', () => {
    const { codes, parts } = read('<Gone>a</Gone>\n\n<Bad />\n\n<Odd />', {
      Gone: () => null,
      Bad: ({ of }) => of.file as string,
      Odd: () => 3 as never,
    })
    expect(codes).toEqual(['markdown/element', 'markdown/element'])
    expect(parts.markdown.join('')).not.toContain('Gone')
  })

  test('reaches no file outside of the content by a path of the page', () => {
    const { demos } = read('<Preview name="../../secret" />\n\n<Beside src="../a.tsx" />\n\n{{"demo": "/b.js"}}', {
      ...preview,
      Beside: ({ src }, { dir }) => `${dir}/${src}`,
    })
    expect(demos).toEqual([{ demo: '../../secret.tsx' }, { demo: '../a.tsx' }, { demo: 'b.js' }])
  })
})

describe('an element of Markdown', () => {
  const code: ElementFunctions = {
    code: ({ src, iframe, children }, { dir }) =>
      src && { demo: `${dir}/${src}`, ...(iframe && { iframe }), defaultCodeOpen: children[0] === 'Open' },
  }

  test('is one where it has what decides', () => {
    const { demos, codes, parts } = read(
      '<code src="./demo/a.tsx">Open</code>\n<code src="./demo/b.tsx" iframe={true}>Basic</code>\n\nA <code>word</code>.\n\n> <code src="c.tsx"></code> and\n> more\n',
      code,
      'docs/page.md',
    )
    expect(demos).toEqual([
      { demo: '/docs/demo/a.tsx', defaultCodeOpen: true },
      { demo: '/docs/demo/b.tsx', iframe: true, defaultCodeOpen: false },
      { demo: '/docs/c.tsx', defaultCodeOpen: false },
    ])
    expect(codes).toEqual([])
    expect(parts.chunks.filter((chunk) => typeof chunk === 'string').join('')).toContain('<p>A <code>word</code>.</p>')
    expect(parts.markdown.filter((chunk) => typeof chunk === 'string').join('')).not.toContain('src=')
  })

  test('may contain Markdown, and stand in a block of HTML', () => {
    let given: unknown
    const { demos, parts } = read(
      '<div>\n<Preview name="a" />\n</div>\n\n<Box>\n\n```js\nlet a\n```\n\n</Box>\n\nAfter.',
      {
        ...preview,
        Box: ({ children }) => {
          given = children
          return null
        },
      },
      'docs/page.md',
    )
    expect(demos).toEqual([{ demo: '/registry/a.tsx' }])
    expect(given).toEqual([{ lang: 'js', code: 'let a', meta: '' }])
    expect(parts.chunks.filter((chunk) => typeof chunk === 'string').join('')).toContain('<p>After.</p>')
  })
})
