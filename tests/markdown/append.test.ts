import { describe, expect, it } from 'vitest'
import { appendSection, generated } from '../../src/markdown/append.js'
import { assemble, defaultMarkdownConfig as config, parseMarkdown } from '../../src/markdown/index.js'
import type { IncludeResolution } from '../../src/markdown/parts.js'

const parse = (text: string) => parseMarkdown(text, { config, fragment: true })
const section = generated(parse('## API\n\n- [a](/a/)'))

function append(text: string, includes: (IncludeResolution | undefined)[] = [], ids?: string[]) {
  const { parts, resolutions } = appendSection(parse(text), { includes }, { parts: section, resolutions: {} })
  return assemble(parts, { ...resolutions, ...(ids && { ids }) })
}

describe('a section at the end of a page', () => {
  it('is at the end of the HTML, the headings, the text and the Markdown alternate', () => {
    const made = append('## Use\n\nText.\n\n')
    expect(made.body).toMatch(/<p>Text\.<\/p><h2 id="api">[^]*<a href="\/a\/">a<\/a><\/li>\n<\/ul>$/)
    expect(made.headings).toEqual([
      { depth: 2, id: 'use', text: 'Use' },
      { depth: 2, id: 'api', text: 'API', generated: true },
    ])
    expect(made.sections.map(({ id, text }) => [id, text])).toEqual([
      ['use', 'Text.'],
      ['api', 'a'],
    ])
    expect(made.markdown).toBe('## Use\n\nText.\n\n## API\n\n- [a](/a/)\n')
  })

  it('comes after includes, also one that could not be read, and takes no id that they have', () => {
    const include = { parts: parse('## API'), resolutions: {} }
    const made = append('{{"include": "a.md"}}\n\n{{"include": "b.md"}}\n\n<i id="api-2"></i>', [include, undefined])
    expect(made.headings.map(({ id }) => id)).toEqual(['api', 'api-3'])
    expect(made.ids).toEqual(['api-2', 'api', 'api-3'])
  })

  it('is not counted among the headings of a translation', () => {
    const made = append('## 一', [], ['one'])
    expect(made.headings.map(({ id }) => id)).toEqual(['one', 'api'])
    expect(made.reports).toEqual([])
    expect(append('## 一', [], ['one', 'two']).reports.map(({ code }) => code)).toEqual([
      'markdown/translation-headings',
    ])
  })
})
