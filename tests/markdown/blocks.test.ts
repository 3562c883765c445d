/** Blocks of the dialect: callouts, steps, cards, file trees, tabs, demos, components. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { en } from '../../src/locales/en.js'
import { type AlertName, alerts, calloutNames, calloutStyles } from '../../src/markdown/callouts.js'
import { defaultMarkdownConfig, parseMarkdown, renderMarkdown } from '../../src/markdown/index.js'
import { maxTabs, panelStyles } from '../../src/markdown/tabs.js'
import { elementsOf, find, textOf } from '../support/html.js'
import { html, messages } from './pages.js'

const guide = readFileSync(new URL('../../content/vitrine/markdown.md', import.meta.url), 'utf8')

const callout = (kind: string, name: string, content: string) =>
  `<div class="callout callout-${kind}" role="note" aria-label="${name}"><div class="callout-content">\n${content}\n</div></div>`

describe('callouts', () => {
  it.each(calloutNames.map((kind) => [kind, en.strings[`callout.${kind}`]] as const))(':::%s', async (kind, name) => {
    const written = `:::${kind}\nText.\n:::`
    expect(await html(written)).toBe(callout(kind, name, '<p>Text.</p>'))
    expect(await html(written, { config: { html: 'sanitize' } })).toContain(`class="callout callout-${kind}"`)
    expect(calloutStyles()).toContain(`.callout-${kind}{`)
    expect(guide).toContain(`:::${kind}`)
  })

  it('have a title after their name', async () => {
    expect(await html(':::info Read *this*\nText.\n:::')).toContain(
      '<p class="callout-title">Read <em>this</em></p>\n<p>Text.</p>',
    )
  })

  it.each([
    [':::info[Read *this*]', '', 'Read <em>this</em>'],
    [':::info{title="Read *this*"}', '', 'Read <em>this</em>'],
    [
      ':::info[A [b](/b/) c]{#id .one .two}',
      ' one two" role="note" aria-label="Information" id="id',
      'A <a href="/b/">b</a> c',
    ],
    ['::: info A {id=id class="one two"}', ' one two" role="note" aria-label="Information" id="id', 'A'],
    [':::info # A', '', '# A'],
    [':::info 1. {A: b}', '', '1. {A: b}'],
  ])('%s has a title', async (opening, attributes, title) => {
    const body = await html(`${opening}\nText.\n:::`)
    expect(body).toContain(`<p class="callout-title">${title}</p>\n<p>Text.</p>`)
    expect(body).toContain(`class="callout callout-info${attributes}"`)
    expect(await messages(`${opening}\nText.\n:::`)).toEqual([])
  })

  it('have their titles in the plain text and checked links in them', async () => {
    const { sections, parts } = await renderMarkdown('> a\n\n:::info[Read [b](/b/)]\nText.\n:::')
    expect(sections[0]!.text).toBe('a\nRead b\nText.')
    expect(parts.links).toEqual([{ url: '/b/', kind: 'path', span: { start: 22, end: 25 } }])
  })

  it.each([
    ['note', 'info', 'Note'],
    ['tip', 'success', 'Tip'],
    ['important', 'info', 'Important'],
    ['caution', 'error', 'Caution'],
    ['danger', 'error', 'Danger'],
  ])(':::%s is another name', async (name, kind, label) => {
    expect(await html(`:::${name}\nText.\n:::`)).toBe(callout(kind, label, '<p>Text.</p>'))
  })

  it.each(['trusted', 'sanitize'] as const)('details can be opened (%s)', async (policy) => {
    const options = { config: { html: policy } }
    expect(await html('::: details More *of* it {open}\nText.\n:::', options)).toBe(
      '<details class="details" open><summary>More <em>of</em> it</summary>\n<p>Text.</p>\n</details>',
    )
    expect(await html(':::details\nText.\n:::', options)).toContain('<summary>Details</summary>')
  })

  it('may have code in their title', async () => {
    expect(await html(':::warning `sx` is not `<style>`, a ` b\nText.\n:::')).toContain(
      '<p class="callout-title"><code>sx</code> is not <code>&#x3C;style></code>, a ` b</p>',
    )
  })

  it('contain any Markdown and can interrupt a paragraph', async () => {
    expect(await html('Before\n:::info\n- a\n\n  ```\n  :::\n  ```\n:::\nafter')).toBe(
      `<p>Before</p>\n${callout('info', 'Information', '<ul>\n<li>\n<p>a</p>\n' + (await html('```\n:::\n```')) + '\n</li>\n</ul>')}\n<p>after</p>`,
    )
  })

  it('nest, the outer one with more colons', async () => {
    expect(await html('::::info\n:::error\nText.\n:::\n::::')).toBe(
      callout('info', 'Information', callout('error', 'Danger', '<p>Text.</p>')),
    )
  })

  it('work in lists and quotes', async () => {
    expect(await html('- a\n\n  :::info\n  Text.\n  :::')).toContain(callout('info', 'Information', '<p>Text.</p>'))
    expect(await html('> :::info\n> Text.\n> :::')).toContain(callout('info', 'Information', '<p>Text.</p>'))
  })

  it('leave code fences of tildes alone', async () => {
    expect(await html('~~~\n:::info\n~~~')).toContain('<code class="language-text">:::info</code>')
  })

  it('report mistakes', async () => {
    expect(await messages(':::warn\nx\n:::')).toEqual([
      ['markdown/callout-unknown', ':::warn', 'Did you mean "warning"?'],
    ])
    expect(await messages('> [!WARNIG]\n> x\n\n> [!FAQ]\n> x\n\n> [link] x\n\n> a [!FAQ]')).toEqual([
      ['markdown/alert-unknown', '[!WARNIG]', 'Did you mean "WARNING"?'],
      ['markdown/alert-unknown', '[!FAQ]', 'Known alerts: NOTE, TIP, IMPORTANT, WARNING, CAUTION.'],
    ])
    expect(await messages('> [!tip] Title\n> x')).toEqual([
      ['markdown/alert-title', '[!tip]', 'Write the text on the next line, or, for a title, `:::success[Title]`.'],
    ])
    expect(await messages('a\n\n:::info\nx')).toEqual([
      [
        'markdown/unclosed-block',
        ':::info',
        'End it with a line `:::`; a block that contains another one needs more colons.',
      ],
    ])
    expect(await messages(':::info{title="A" colour=red}\nx\n:::')).toEqual([
      ['markdown/block-attribute', ':::info{title="A" colour=red}', 'Known attributes: title, id, class.'],
    ])
    expect((await messages(':::info{a: b}\nx\n:::')).map(([code]) => code)).toEqual(['markdown/block-title'])
    expect(await messages(':::{note}\nx\n:::')).toEqual([
      ['markdown/block-name', ':::{note}', 'Write the name after the colons: `:::info[Title]{#id}`.'],
    ])
    expect(await messages('a\n\n:::')).toEqual([
      ['markdown/stray-colons', ':::', 'Open one with `:::info`, or remove the line.'],
    ])
  })

  it('> [!TIP] may be a paragraph of its own', async () => {
    expect(await messages('> [!TIP]\n>\n> Text.')).toEqual([])
    expect(await html('> [!TIP]\n>\n> Text.')).toMatch(/class="callout callout-success".*<p>Text\.<\/p>/s)
  })

  it.each(Object.entries(alerts))('> [!%s] as on GitHub', async (alert, kind) => {
    const word = alert.toUpperCase()
    const name = en.strings[`alert.${alert as AlertName}`]
    expect(await html(`> [!${word}]\n> Text.`)).toBe(
      callout(kind, name, `<p>Text.</p>`).replace(
        '<div class="callout-content">\n',
        `<div class="callout-content"><p class="callout-title">${name}</p>\n`,
      ),
    )
    expect(await html(`> [!${word}] Text.`)).toContain('<blockquote>')
  })
})

describe('layouts', () => {
  it('steps', async () => {
    expect(await html(':::steps\n1. One\n2. Two\n:::')).toBe(
      '<div class="steps">\n<ol>\n<li>One</li>\n<li>Two</li>\n</ol>\n</div>',
    )
  })

  it('cards', async () => {
    expect(await html(':::cards\n- [Bars](/x/bars/) Compare.\n:::')).toBe(
      '<div class="cards">\n<ul>\n<li><a href="/x/bars/">Bars</a> Compare.</li>\n</ul>\n</div>',
    )
  })

  it('file trees', async () => {
    expect(await html(':::file-tree\n- src/\n  - index.ts\n- a.json\n- empty/ for later\n:::')).toBe(
      '<div class="file-tree" role="group" aria-label="Files">\n<ul>\n<li class="folder">src/\n<ul>\n<li class="file">index.ts</li>\n</ul>\n</li>\n' +
        '<li class="file">a.json</li>\n<li class="folder">empty/ for later</li>\n</ul>\n</div>',
    )
  })

  it('have titles', async () => {
    for (const name of ['steps', 'cards', 'file-tree']) {
      expect(await html(`:::${name} The *title*\n- One\n:::`)).toContain(
        '<p class="block-title">The <em>title</em></p>',
      )
    }
  })

  it('feature lists', async () => {
    expect(await html('<featureList>\n\n- fast\n\n</featureList>')).toBe(
      '<ul class="feature-list">\n<li>fast</li>\n</ul>',
    )
  })
})

describe('layout blocks', () => {
  const blocks = async (text: string, options: Parameters<typeof renderMarkdown>[1] = {}) =>
    (await renderMarkdown(text, options)).blocks

  it('are listed without duplicates, as containers or as HTML', async () => {
    expect(await blocks(':::steps\n- a\n:::\n\n:::cards\n- a\n:::\n\n:::cards\n- b\n:::')).toEqual(['cards', 'steps'])
    for (const html of ['trusted', 'sanitize'] as const) {
      expect(await blocks(':::cards\n- a\n:::', { config: { html } })).toEqual(['cards'])
      expect(await blocks('a <ul class="wide cards"><li>b</li></ul>', { config: { html } })).toEqual(['cards'])
      expect(
        await blocks('<ul class="postcards"><li>b</li></ul>\n\n`class="cards"`\n\n:::info\na\n:::', {
          config: { html },
        }),
      ).toEqual([])
    }
  })

  it('of includes and of components belong to the page', async () => {
    const parts = parseMarkdown(':::steps\n- a\n:::', { config: defaultMarkdownConfig, fragment: true })
    const resolve = () => ({
      includes: [{ parts, resolutions: {} }],
      components: [{ html: '', blocks: ['cards' as const] }],
    })
    expect(await blocks('{{"include": "a.md"}}\n\n{{"component": "A"}}', { resolve })).toEqual(['cards', 'steps'])
  })
})

describe('tabs', () => {
  const panels = (body: string) =>
    elementsOf(body).flatMap((element) => {
      const name = element.properties['dataValue']
      return name === undefined ? [] : [[name, textOf(element).trim()]]
    })
  const block =
    '<codeblock storageKey="package-manager">\n\n```bash npm\nnpm i\n```\n\n```bash pnpm\npnpm i\n```\n\n</codeblock>'

  it('are radio buttons and their panels', async () => {
    const { body, parts, markdown } = await renderMarkdown(block)
    const [tabs] = find(body, 'div', { dataStorageKey: 'package-manager' })
    const [group] = find(tabs, 'div', { role: 'radiogroup', ariaLabel: 'Variants of this code' })
    expect(find(group, 'label').map(textOf)).toEqual(['npm', 'pnpm'])
    const buttons = find(group, 'input', { type: 'radio', name: 'tabs-1' })
    expect(buttons.map(({ properties }) => [properties['value'], properties['checked']])).toEqual([
      ['npm', true],
      ['pnpm', undefined],
    ])
    expect(panels(body).map(([name]) => name)).toEqual(['npm', 'pnpm'])
    expect(parts.codes.map(({ code }) => code)).toEqual(['npm i', 'pnpm i'])
    expect(markdown).toBe('```bash npm\nnpm i\n```\n\n```bash pnpm\npnpm i\n```\n')
  })

  it('groups have distinct names', async () => {
    const body = await html(`${block}\n\n${block}`)
    expect(body).toContain('name="tabs-1"')
    expect(body).toContain('name="tabs-2"')
  })

  it('come from a code group, with names in brackets', async () => {
    const { body, reports, markdown } = await renderMarkdown(
      ':::code-group\n\n```js [my config.js]\nx\n```\n\n```ts\ny\n```\n\n:::',
      { highlight: false },
    )
    expect(find(find(body, 'div', { role: 'radiogroup' })[0], 'label').map(textOf)).toEqual(['my config.js', 'ts'])
    expect(panels(body).map(([name]) => name)).toEqual(['my config.js', 'ts'])
    expect(reports).toEqual([])
    expect(markdown).not.toContain(':::')
  })

  it.each(['trusted', 'sanitize'] as const)('contain Markdown (%s)', async (policy) => {
    const { body, headings, markdown, parts } = await renderMarkdown(
      '::::tabs{storageKey="os"}\n:::tab[*Mac* OS]\n- a\n:::\n\n:::tab Linux\n## B\n:::\n::::',
      { highlight: false, config: { html: policy } },
    )
    const [tabs] = find(body, 'div', { dataStorageKey: 'os' })
    expect(find(tabs, 'div', { role: 'radiogroup', ariaLabel: 'Tabs' })).toHaveLength(1)
    expect(panels(body)).toEqual([
      ['Mac OS', 'a'],
      ['Linux', 'B'],
    ])
    expect(find(tabs, 'li').map(textOf)).toEqual(['a'])
    expect(headings.map(({ text }) => text)).toEqual(['B'])
    expect(markdown).toBe('\n**Mac OS**\n- a\n\n\n**Linux**\n## B\n'.trimStart())
    expect(parts.tabChoices).toEqual({ os: ['Mac OS', 'Linux'] })
  })

  it('contain nothing but tabs', async () => {
    const codes = async (text: string) => (await messages(text)).map(([code, at]) => [code, at])
    expect(await codes(':::tabs\na\n:::')).toEqual([
      ['markdown/tabs-empty', ':::tabs'],
      ['markdown/tabs-content', 'a'],
    ])
    expect(await codes('::::tabs\n:::tab\na\n:::\n::::')).toEqual([['markdown/tab-label', ':::tab']])
    expect(await codes(':::tab[A]\na\n:::')).toEqual([['markdown/tab-outside', ':::tab[A]']])
    expect(await codes(':::code-group\na\n:::')).toEqual([
      ['markdown/tabs-empty', ':::code-group'],
      ['markdown/codeblock-content', 'a'],
    ])
  })

  it('have a rule for every position', async () => {
    const group = (count: number) => `<codeblock storageKey="k">\n\n${'```js\na\n```\n\n'.repeat(count)}</codeblock>`
    expect(await messages(group(maxTabs))).toEqual([])
    expect((await messages(group(maxTabs + 1))).map(([code]) => code)).toEqual(['markdown/tab-count'])
    expect(panelStyles()).toContain(`:nth-child(${maxTabs})`)
  })

  it('are made of one bash fence', async () => {
    const { parts } = await renderMarkdown(
      '```bash package-manager\n# once\nnpm install -D vitrine\nnpx vitrine --help\nnpm run build -- --watch\n```',
    )
    expect(parts.codes.map(({ code }) => code.split('\n'))).toEqual([
      ['# once', 'npm install -D vitrine', 'npx vitrine --help', 'npm run build -- --watch'],
      ['# once', 'pnpm add -D vitrine', 'pnpm dlx vitrine --help', 'pnpm run build --watch'],
      ['# once', 'yarn add --dev vitrine', 'yarn dlx vitrine --help', 'yarn build --watch'],
      ['# once', 'bun add --dev vitrine', 'bunx vitrine --help', 'bun run build --watch'],
    ])
  })

  it('report invalid content', async () => {
    expect((await messages('<codeblock>\n\ntext\n\n</codeblock>')).map(([code, at]) => [code, at])).toEqual([
      ['markdown/codeblock-key', '<codeblock>'],
      ['markdown/codeblock-content', 'text'],
    ])
    expect((await messages('```bash package-manager\nnpm audit\n```')).map(([code]) => code)).toEqual([
      'code/package-command',
    ])
  })
})

describe('demos and components', () => {
  const resolve = () => ({
    demos: [{ html: '<div id="Bars">chart</div>', text: 'chart', markdown: '```jsx\n<Bars />\n```', ids: ['Bars'] }],
    components: [{ html: '<b>grid</b>', markdown: '**grid**' }],
  })

  it('leave placeholders that the site resolves', async () => {
    const { body, markdown, ids, parts } = await renderMarkdown(
      'Text\n{{"demo": "Bars.js", "bg": "inline", "defaultCodeOpen": false}}\n\n- a\n  {{"component": "Grid.js", "category": "Rows"}}',
      { resolve },
    )
    expect(body).toBe('<p>Text</p>\n<div id="Bars">chart</div>\n<ul>\n<li>a\n<b>grid</b>\n</li>\n</ul>')
    expect(markdown).toBe('Text\n```jsx\n<Bars />\n```\n\n- a\n  **grid**\n')
    expect(ids).toEqual(['Bars'])
    expect(parts.demos).toEqual([
      { demo: 'Bars.js', bg: 'inline', defaultCodeOpen: false, span: { start: 5, end: 68 } },
    ])
    expect(parts.components[0]).toMatchObject({ component: 'Grid.js', props: { category: 'Rows' } })
  })

  it('keep their place in a list in the Markdown alternate', async () => {
    const { markdown } = await renderMarkdown('> - a\n>\n>   {{"demo": "Bars.js"}}', { resolve })
    expect(markdown).toBe('> - a\n>\n>   ```jsx\n>   <Bars />\n>   ```\n')
  })

  it.each([
    ['{{"demo": "A.js", "backround": true}}', 'demo/unknown-option', ''],
    ['{{"demo": "A.js", "bg": "dark"}}', 'demo/option-type', ''],
    ['{{"demo": "A.js", "height": "600"}}', 'demo/option-type', ''],
    ['{{"demo": "A.tsx"}}', 'demo/extension', 'Write "A.js", or add "hideToolbar": true.'],
    ['{{"demo": "A.js", "hideToolbar": false}}', 'demo/redundant-option', 'Remove the option.'],
    ['{{"demo": "A.js", "hideToolbar": true, "disableAd": true}}', 'demo/conflicting-options', 'Remove "disableAd".'],
    [
      '{{"demo": "A.js", "hideToolbar": true, "defaultCodeOpen": true}}',
      'demo/conflicting-options',
      'Remove "defaultCodeOpen".',
    ],
    ['{{"demo": "A.js",}}', 'markdown/directive-json', ''],
    ['{{"demo": "A.js"}', 'markdown/directive-unclosed', ''],
    ['{{"foundBy": "blank"}}', 'markdown/found-by', ''],
    ['{{"dmeo": "A.js"}}', 'markdown/directive-unknown', 'Did you mean "demo"?'],
    ['{{ "dmeo": "A.js" }}', 'markdown/directive-unknown', 'Did you mean "demo"?'],
    ['{{"component": 5}}', 'component/option-type', ''],
  ])('%s is reported', async (line, code, hint) => {
    const found = await messages(`a\n\n${line}`)
    expect(found.map(([code, at]) => [code, at])).toEqual([[code, line]])
    expect(found[0]![2]).toContain(hint)
  })

  it.each([
    ['a {{"include": "./b.md"}} c', '{{"include": "./b.md"}}'],
    ['- a *b {{ "demo": "A.js" }}*', '{{ "demo": "A.js" }}'],
    ['| a |\n| - |\n| {{"demo": "A.js", "height": 5}} |', '{{"demo": "A.js", "height": 5}}'],
    ['<div>\n{{"component": "A"}}\n</div>', '{{"component": "A"}}'],
    ['a {{"demo": "A.js"', '{{"demo": "A.js"'],
  ])('within other text are reported: %s', async (text, written) => {
    const found = await messages(text)
    expect(found.map(([code, at]) => [code, at])).toEqual([['markdown/directive-within', written]])
  })

  it.each([
    '`{{"demo": "A.js"}}` a',
    'a \\{{"demo": "A.js"}}',
    '<!-- {{"demo": "A.js"}} -->',
    '<pre>\n{{"demo": "A.js"}}\n</pre>',
    'a {{name}} {{"x"}}',
  ])('are text where they are meant to be: %s', async (text) => {
    expect(await messages(text)).toEqual([])
  })

  it('allow a TypeScript name without a toolbar', async () => {
    expect(await messages('{{"demo": "A.tsx", "hideToolbar": true}}')).toEqual([])
  })
})

describe('examples', () => {
  it('show their source and what it becomes', async () => {
    const shown = await html('::::example\n:::tip\nSave *often*.\n:::\n::::')
    expect(shown).toMatch(/^<div class="example"><div class="code"/)
    expect(shown).toContain(':::tip\nSave *often*.\n:::')
    expect(shown).toContain(`<div class="example-result">\n${callout('success', 'Tip', '<p>Save <em>often</em>.</p>')}`)
  })

  it('have a title, and the indentation of a list is not part of their source', async () => {
    const shown = await html('- One\n\n  :::example[Bold]\n  - **two**\n    - three\n  :::')
    expect(shown).toContain('<p class="block-title">Bold</p>')
    expect(shown).toContain('- **two**\n  - three</')
  })

  it('are a fence and its content in the Markdown alternate', async () => {
    const { markdown } = await renderMarkdown('Before.\n\n:::example\nUse ``a`b``.\n:::\n\nAfter.')
    expect(markdown).toBe('Before.\n\n```md\nUse ``a`b``.\n```\n\nUse ``a`b``.\n\n\nAfter.\n')
  })
})
