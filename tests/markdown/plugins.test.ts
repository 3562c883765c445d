/** Plugins of unified: what they see, what survives them, and what is said when they fail. */
import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import type { Processor, Transformer } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import {
  defaultMarkdownConfig,
  parseInclude,
  parseWithPlugins,
  type PluginInput,
  renderMarkdown,
} from '../../src/markdown/index.js'

type File = Parameters<Transformer>[1]

const render = (text: string, plugins: { remark?: PluginInput[]; rehype?: PluginInput[]; html?: 'sanitize' }) =>
  renderMarkdown(text, {
    config: {
      remarkPlugins: plugins.remark ?? [],
      rehypePlugins: plugins.rehype ?? [],
      ...(plugins.html && { html: plugins.html }),
    },
  })

/** A remark plugin: texts in capitals. */
const shout = () => (tree: Root) => visit(tree, 'text', (node) => void (node.value = node.value.toUpperCase()))
/** A rehype plugin with options. */
const addClass = (options: { tag: string; name: string }) => (tree: HastRoot) =>
  visit(tree, 'element', (node) => {
    if (node.tagName === options.tag) node.properties.className = [options.name]
  })

describe('effects', () => {
  test('change the text, its plain text and its headings, and leave the alternate as it was written', async () => {
    const { body, headings, sections, markdown } = await render('## Bars {#b}\n\nSome *words*.', { remark: [shout] })
    expect(body).toContain('<p>SOME <em>WORDS</em>.</p>')
    expect(headings).toMatchObject([{ text: 'BARS', id: 'B' }])
    expect(sections.at(-1)).toMatchObject({ text: 'SOME WORDS.' })
    expect(markdown).toContain('Some *words*.')
  })

  test('take options, and run one after the other', async () => {
    const rename = (to: string) => (tree: HastRoot) => {
      visit(tree, 'element', (node) => {
        if (node.properties.className) node.properties.className = [to]
      })
    }
    const { body } = await render('Text.', {
      rehype: [
        [addClass, { tag: 'p', name: 'a' }],
        [rename, 'b'],
      ],
    })
    expect(body).toContain('<p class="b">Text.</p>')
  })

  test('may be asynchronous, call back, and return another tree', async () => {
    const wait = () => async (tree: Root) => {
      await Promise.resolve()
      tree.children.push({ type: 'thematicBreak' })
    }
    const back = () => (_tree: Root, _file: File, next: (error: undefined, tree: Root) => void) =>
      next(undefined, { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: 'new' }] }] })
    expect((await render('old', { remark: [wait] })).body).toBe('<p>old</p>\n<hr>')
    expect((await render('old', { remark: [back] })).body).toBe('<p>new</p>')
  })

  test('add syntax', async () => {
    function marks(this: Processor) {
      const data = this.data() as Record<string, unknown>
      data.micromarkExtensions = [gfmStrikethrough()]
      data.fromMarkdownExtensions = [gfmStrikethroughFromMarkdown()]
    }
    const options = { gfm: false, config: { remarkPlugins: [marks] } }
    expect((await renderMarkdown('~~gone~~', options)).body).toContain('<del>gone</del>')
  })

  test('know the front matter and the file', async () => {
    let seen: unknown
    const look = () => (_tree: Root, file: File) => void (seen = [file.path, file.data, String(file).length])
    await renderMarkdown('---\ntitle: A\n---\n\nText.', {
      file: 'content/a.md' as never,
      config: { remarkPlugins: [look] },
    })
    expect(seen).toEqual(['content/a.md', { frontMatter: { title: 'A' } }, 23])
  })

  test('may bring blocks of the dialect, and ids that links may lead to', async () => {
    const bring = () => (tree: Root) => {
      tree.children.push({ type: 'directive', value: '{{"demo": "D.js"}}' })
      tree.children.push({ type: 'container', form: 'colons', opening: ':::info Note', closed: true, children: [] })
    }
    const named = () => (tree: HastRoot) => visit(tree, { tagName: 'p' }, (node) => void (node.properties.id = 'first'))
    const { parts, markdown, body, ids } = await render('Text.', { remark: [bring], rehype: [named] })
    expect(parts.demos).toMatchObject([{ demo: 'D.js' }])
    expect(body).toContain('callout-info')
    expect(ids).toContain('first')
    expect(markdown).toBe('Text.\n')
  })
})

describe('placeholders', () => {
  const text =
    '# T\n\n<p class="description">D.</p>\n\n## Bars\n\n[a](/a/) ![b](b.png)\n\n```js\nc\n```\n\n{{"demo": "D.js"}}\n\n> [!NOTE]\n> n\n'

  test.each([undefined, 'sanitize'] as const)('survive trees that are copied and wrapped (%s)', async (html) => {
    const copy = () => (tree: HastRoot) => structuredClone(tree)
    const wrap =
      () =>
      (tree: HastRoot): HastRoot => ({
        type: 'root',
        children: [{ type: 'element', tagName: 'section', properties: {}, children: tree.children as never }],
      })
    const without = await render(text, { ...(html && { html }) })
    expect((await render(text, { rehype: [copy], ...(html && { html }) })).body).toBe(without.body)
    const wrapped = await render(text, { rehype: [wrap], ...(html && { html }) })
    // An element around title and text cannot be cut in two.
    expect(wrapped.lead).toBe('')
    expect(wrapped.body).toBe(`<section>${without.lead}\n${without.body}</section>`)
    expect(wrapped.reports).toEqual([])
  })

  test('that a plugin breaks or forges are reported, and the page is still made', async () => {
    const breaking = () => (tree: HastRoot) =>
      visit(tree, 'text', (node) => void (node.value = node.value.replace(/\0\d+\0/, '\x00999\x00 \x00')))
    const { body, reports } = await render(text, { rehype: [breaking] })
    expect(reports).toMatchObject([{ code: 'markdown/plugin', severity: 'error' }])
    expect(reports[0]!.text).toContain('placeholders')
    expect(body).not.toContain('\0')
  })

  test('that a plugin drops are gone', async () => {
    const drop = () => () => ({ type: 'root', children: [] })
    const { body, reports } = await render(text, { rehype: [drop] })
    expect([body, reports]).toEqual(['', []])
  })
})

describe('errors', () => {
  const named = 'throwing'
  const cases: Record<string, () => unknown> = {
    'when it is attached': () => {
      throw new Error('bad options')
    },
    'when it runs': () => () => {
      throw new Error('bad options')
    },
    later: () => async () => {
      await Promise.resolve()
      throw new Error('bad options')
    },
    'as a returned error': () => () => new Error('bad options'),
    'as an error called back': () => (_tree: Root, _file: File, next: (error: Error) => void) =>
      next(new Error('bad options')),
  }

  test.each(Object.entries(cases))('a plugin throws %s: one message, and the next plugin runs', async (_, plugin) => {
    Object.defineProperty(plugin, 'name', { value: named })
    const { body, reports } = await render('Text.', { remark: [plugin as never, shout] })
    expect(body).toBe('<p>TEXT.</p>')
    expect(reports).toMatchObject([
      { code: 'markdown/plugin', severity: 'error', text: 'The plugin "throwing" threw on this page: bad options' },
    ])
  })

  test('a plugin returns no tree, or one that cannot be serialized', async () => {
    const wrong = () => () => 'text'
    expect((await render('a', { remark: [wrong as never] })).reports[0]!.text).toContain('something other than a tree')
    const odd = () => (tree: HastRoot) => void tree.children.push({ type: 'odd' } as never)
    expect((await render('a', { rehype: [odd] })).reports[0]!.text).toContain('cannot be serialized')
  })

  test('what plugins say of the file is reported where they say it', async () => {
    const lint = () => (tree: Root, file: File) => {
      visit(tree, 'emphasis', (node) => {
        file.message('No emphasis', { place: node.position!, source: 'lint', ruleId: 'plain' }).note = 'Use words.'
      })
      file.message('At a point', { line: 3, column: 2 })
      file.info('Nowhere')
    }
    const fail = () => (_tree: Root, file: File) => file.fail('Failed')
    const { reports } = await render('Some *words*.\n\nMore.', { remark: [lint], rehype: [fail] })
    expect(reports).toMatchObject([
      { severity: 'warning', text: 'Nowhere', span: { start: 0, end: 0 } },
      { severity: 'error', text: 'Failed', code: 'markdown/plugin-message' },
      {
        text: 'No emphasis',
        span: { start: 5, end: 12 },
        notes: ['From the plugin "lint:plain".'],
        hint: 'Use words.',
      },
      { text: 'At a point', span: { start: 16, end: 16 } },
    ])
  })

  test('a module that is missing, or exports no plugin, is thrown', async () => {
    await expect(render('a', { remark: ['not-installed-plugin'] })).rejects.toThrow('not-installed-plugin')
    await expect(render('a', { remark: ['unified'] })).rejects.toThrow('no default export')
  })
})

test('a part of an included file goes through them too', async () => {
  const use = { path: './part.md', region: 'r', span: { start: 0, end: 1 } }
  const text = '<!-- #region r -->\nwords\n<!-- #endregion -->\n\nother'
  const plugins = { remark: [{ name: 'shout', plugin: shout }], rehype: [] }
  const parts = await parseInclude(text, use, { config: defaultMarkdownConfig }, (part, options) =>
    parseWithPlugins(part, options, plugins),
  )
  const html = parts.chunks.map((piece) => (typeof piece === 'string' ? piece : '')).join('')
  expect(html).toContain('WORDS')
  expect(html).not.toContain('OTHER')
})

test('a large page, which is parsed in parts, is one tree for them', { tags: 'long' }, async () => {
  let roots = 0
  const count = () => (tree: Root) => void (roots += tree.children.length > 4000 ? 1 : 100)
  const { reports } = await renderMarkdown('## Heading\n\nSome words of text in a paragraph, again.\n\n'.repeat(6000), {
    config: { remarkPlugins: [count, shout] },
  })
  expect([roots, reports.filter(({ code }) => code.startsWith('markdown/plugin'))]).toEqual([1, []])
})

test('an item of a long list is not read again for each of the others', async () => {
  let reads = 0
  const countReads = () => (tree: Root) =>
    visit(tree, 'listItem', (item, index) => {
      if (index !== 199) return
      Object.defineProperty(item, 'spread', { get: () => (reads++, false), enumerable: true, configurable: true })
    })
  const { body } = await render('- item\n'.repeat(200), { remark: [countReads] })
  expect(body.match(/<li>item<\/li>/g)).toHaveLength(200)
  expect(reads).toBeLessThan(10)
})
