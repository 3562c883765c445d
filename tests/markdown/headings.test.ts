/** Ids, labels and the rules of titles and headings. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reservedIds } from '../../src/markdown/reserved-ids.js'
import { renderMarkdown, slug } from '../../src/markdown/index.js'
import { byId, find, linksOf, textOf } from '../support/html.js'
import { html, messages, page, rules } from './pages.js'

describe('slug', () => {
  it.each([
    ['Basic Usage', 'basic-usage'],
    ['Tips & tricks', 'tips-tricks'],
    ['<BarChart />', 'barchart'],
    ["What's new?", 'whats-new'],
    ['getRow() => row', 'getrow-row'],
    ['v7.0.0', 'v7-0-0'],
    ['  --a__b--  ', 'a-b'],
    ['Nice 🎉 day', 'nice-day'],
    ['柱状图', '柱状图'],
    ['Rows ⏩ columns — “both” …', 'rows-columns-both'],
    ['✅ Done', '✅-done'],
    ['"Quoted" & <b>', 'quoted-b'],
    ['Array<string> => string', 'arraystring-string'],
    ['中文（说明）：你好', '中文（说明）：你好'],
    ['Cafe\u0301', 'caf\u00e9'],
    ['हिन्दी', 'हिन्दी'],
    ['می\u200cخواهم', 'میخواهم'],
    ['\u200fabc\u200e soft\u00adhyphen', 'abc-softhyphen'],
    ['👩\u200d💻 Developer', 'developer'],
    ['⚠\ufe0f Warning', 'warning'],
    ['🪐 Planet', 'planet'],
    ['\ud800 lone', 'lone'],
    ['🧪 Trial 🚧', 'trial'],
    ['🎉', 'section'],
  ])('%s → %s', (text, id) => {
    expect(slug(text)).toBe(id)
  })
})

// As github-slugger and @mdit-vue/shared have them.
describe('ids of other generators', () => {
  it.each([
    ['What Is "Redux"?', 'what-is-redux', 'what-is-redux'],
    ['dispatch(action)', 'dispatchaction', 'dispatch-action'],
    ['A — B & C', 'a--b--c', 'a-—-b-c'],
    ['3.x notes', '3x-notes', '_3-x-notes'],
    ['foo_bar', 'foo_bar', 'foo-bar'],
    ['Crème brûlée', 'crème-brûlée', 'creme-brulee'],
    ['🎉 Party', '-party', '🎉-party'],
    ['中文（说明）', '中文说明', '中文-说明'],
    ['?', 'section', 'section'],
  ])('%s', async (text, github, vitepress) => {
    expect(slug(text, 'github')).toBe(github)
    expect(slug(text, 'vitepress')).toBe(vitepress)
    const { headings } = await renderMarkdown(`## ${text}`, { config: { preset: 'docusaurus' } })
    expect(headings[0]!.id).toBe(github)
  })

  it.each(['github', 'vitepress'] as const)('count from one: %s', async (headingIds) => {
    const { headings } = await renderMarkdown('## A\n\n## A\n\n## A-1\n\n## A', { config: { headingIds } })
    expect(headings.map(({ id }) => id)).toEqual(['a', 'a-1', 'a-1-1', 'a-2'])
  })
})

describe('headings', () => {
  it('are links to themselves', async () => {
    const heading = byId(await html('## Basic *usage*'), 'basic-usage')
    expect(heading!.tagName).toBe('h2')
    expect(linksOf(heading)).toEqual(['#basic-usage Basic usage'])
  })

  it('keep links in their text separate', async () => {
    const heading = byId(await html('## See [lines](/x/lines/)'), 'see-lines')
    expect(textOf(heading)).toBe('See lines #')
    expect(linksOf(heading)).toEqual(['/x/lines/ lines', '#see-lines #'])
    expect(find(heading, 'a', { href: '#see-lines', ariaLabelledBy: ['see-lines'] })).toHaveLength(1)
  })

  it('number equal texts', async () => {
    const { headings } = await renderMarkdown('## A\n\n## A\n\n## A-2\n\n## A')
    expect(headings.map(({ id }) => id)).toEqual(['a', 'a-2', 'a-2-2', 'a-3'])
  })

  it('leave the ids of the templates to them', async () => {
    const { headings, ids } = await renderMarkdown('## Main content\n\n## Navigation\n\n## Main content')
    expect(headings.map(({ id }) => id)).toEqual(['main-content-2', 'navigation', 'main-content-3'])
    expect(ids).toEqual(['main-content-2', 'navigation', 'main-content-3'])
    expect((await messages('## A {#live-region}')).map(([code]) => code)).toEqual(['markdown/heading-id'])
    expect((await messages('<p id="settings-title">A</p>')).map(([code]) => code)).toEqual(['html/duplicate-id'])
  })

  it('know every id that templates and scripts write', () => {
    const repository = new URL('../../', import.meta.url)
    const browserFolders = ['api', 'demos', 'offline', 'search', 'third-parties'].map(
      (name) => `src/features/${name}/browser`,
    )
    const found = ['templates', 'src/client', 'src/core', ...browserFolders].flatMap((folder) =>
      readdirSync(new URL(folder, repository), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('playground'))
        .flatMap((file) => {
          const text = readFileSync(new URL(`${folder}/${file}`, repository), 'utf8')
          return [
            ...text.matchAll(/\sid="([\w-]+)"/g),
            ...text.matchAll(/el\(document, '\w+', \{[^}]*?\bid: '([\w-]+)'/g),
          ].map(([, id]) => id!)
        }),
    )
    expect(found).toContain('main-content')
    expect(found.filter((id) => !id.startsWith('v-') && !reservedIds.has(id))).toEqual([])
  })

  it('prefer an explicit id over generated ones', async () => {
    const { headings, markdown } = await renderMarkdown('## Bars\n\n## Columns {#bars}')
    expect(headings).toEqual([
      { depth: 2, id: 'bars-2', text: 'Bars' },
      { depth: 2, id: 'bars', text: 'Columns' },
    ])
    expect(markdown).toBe('## Bars {#bars-2}\n\n## Columns {#bars}\n')
  })

  it('report a duplicate explicit id', async () => {
    expect(await messages('## A {#x}\n\n## B {#x}')).toEqual([
      ['markdown/heading-id', ' {#x}', 'Choose another one in `{#…}`.'],
    ])
  })

  it('keep plan labels out of text and id', async () => {
    const { body, headings } = await renderMarkdown(
      `## Axis [<span class="plan-pro"></span>](/x/introduction/licensing/#pro-plan 'Pro plan')`,
    )
    expect(headings).toEqual([{ depth: 2, id: 'axis', text: 'Axis', labels: ['pro'] }])
    expect(linksOf(byId(body, 'axis'))).toEqual(['#axis Axis', '/x/introduction/licensing/#pro-plan Pro'])
    expect(find(body, 'a', { title: 'Pro plan' })).toHaveLength(1)
  })

  it('take labels and id in any order', async () => {
    const { headings } = await renderMarkdown(
      '## Axis {#a} <span class="plan-premium"></span>\n\n## Grid <span class="plan-pro"></span> {#g}',
    )
    expect(headings).toEqual([
      { depth: 2, id: 'a', text: 'Axis', labels: ['premium'] },
      { depth: 2, id: 'g', text: 'Grid', labels: ['pro'] },
    ])
  })

  it('of a translation take the ids of the original', async () => {
    const { headings, reports } = await renderMarkdown('## 基础\n\n## 高级', {
      resolve: () => ({ ids: ['basics', 'advanced'] }),
    })
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['basics', '基础'],
      ['advanced', '高级'],
    ])
    expect(reports).toEqual([])
  })

  it('of a translation that differ in number are reported', async () => {
    const { headings, reports } = await renderMarkdown('## 基础\n\n## 高级', {
      resolve: () => ({ ids: ['basics'] }),
    })
    expect(headings[1]!.id).toBe(slug('高级'))
    expect(reports.map(({ code, severity }) => [code, severity])).toEqual([
      ['markdown/translation-headings', 'warning'],
    ])
  })
})

describe('rules of titles', () => {
  const pageRules = { fragment: false }
  it('require a title and a description', async () => {
    expect((await messages('- Text.', pageRules)).map(([code]) => code)).toEqual([
      'markdown/title-missing',
      'markdown/description-missing',
    ])
    expect(await messages(page('Text.'), pageRules)).toEqual([])
  })

  it('limit their length and require a full stop', async () => {
    const long = `---\ntitle: ${'a'.repeat(71)}\ndescription: ${'b'.repeat(161)}\n---\ntext`
    expect((await messages(long, pageRules)).map(([code, at]) => [code, at.length])).toEqual([
      ['markdown/title-length', 71],
      ['markdown/description-length', 161],
      ['markdown/description-punctuation', 161],
    ])
    expect(await messages('# 柱\n\n<p class="description">比较数值。</p>', pageRules)).toEqual([])
  })

  it.each([
    [
      'the first paragraph',
      '# Bars\n\n## Use\n\n- one\n\nBars *compare* [values](https://a.example)\n\nMore.',
      'Bars compare values',
    ],
    ['its whole sentences', `# Bars\n\nOne. Two! ${'a'.repeat(160)}.`, 'One. Two!'],
    ['its first words', `# Bars\n\n${'words '.repeat(40)}`, `${'words '.repeat(26).trim()}…`],
    ['its first characters', `# 柱\n\n${'字'.repeat(200)}`, `${'字'.repeat(159)}…`],
    ['its sentences in Chinese', `# 柱\n\n比较数值。${'字'.repeat(200)}`, '比较数值。'],
  ])('take a missing description from %s', async (_, text, expected) => {
    const { description, reports } = await renderMarkdown(text, pageRules)
    expect([description, reports]).toEqual([expected, []])
  })

  it('require level 2 before level 3', async () => {
    expect(await messages(page('### Deep'), pageRules)).toEqual([
      ['markdown/heading-order', '### Deep', 'Write `##` instead of `###`.'],
    ])
  })

  it('can be warnings or off', async () => {
    const { reports } = await renderMarkdown('- text', {
      fragment: false,
      ...rules({ 'title-missing': 'warn', 'description-missing': 'off' }),
    })
    expect(reports.map(({ code, severity }) => [code, severity])).toEqual([['markdown/title-missing', 'warning']])
  })

  it('title and description are the lead of the page', async () => {
    const { lead, body, description } = await renderMarkdown(page('Text.'))
    expect(lead).toBe('<h1>Bars</h1>\n<p class="description">Bars compare values.</p>')
    expect(body).toBe('<p>Text.</p>')
    expect(description).toBe('Bars compare values.')
  })

  it('the title lists its plan labels, wherever they are in it', async () => {
    const labels = async (title: string) => (await renderMarkdown(`# ${title}\n\nText.`)).titleLabels
    const plan = (name: string) => `[<span class="plan-${name}"></span>](/x/licensing/)`
    expect(await labels(`Bars ${plan('pro')}`)).toEqual(['pro'])
    expect(await labels(`Bars <span class="plan-pro"></span> and **lines ${plan('premium')}** ${plan('pro')}`)).toEqual(
      ['pro', 'premium'],
    )
    expect(await labels(`Bars ${plan('community')}`)).toEqual([])
    expect(await labels('`plan-pro`')).toEqual([])
  })

  it('a text without a title at its beginning has no lead', async () => {
    for (const text of ['Text.\n\n# Bars', '<div>\n\n# Bars\n\n</div>'])
      expect((await renderMarkdown(text)).lead).toBe('')
    expect((await renderMarkdown('# Bars\n\nText.')).lead).toBe('<h1>Bars</h1>')
    expect((await renderMarkdown('<!-- licence -->\n\n# Bars\n\nText.')).lead).toContain('<h1>Bars</h1>')
  })

  it('an element that begins beside the description stays whole, after the lead', async () => {
    const { lead, body } = await renderMarkdown('# Bars\n\n<p class="description">A.</p><div><p>B.</p>\n\nC.\n\n</div>')
    expect(lead).toBe('<h1>Bars</h1>')
    expect(body).toMatch(/^<p class="description">A.<\/p><div>[^]*<\/div>$/)
  })
})
