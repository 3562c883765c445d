/** A page of very many small things takes time in proportion to their number; its square would exceed any time limit. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EditMap } from 'micromark-util-edit-map'
import type { Event } from 'micromark-util-types'
import { describe, expect, it } from 'vitest'
import type * as Markdown from '../../src/markdown/index.js'
import '../../src/markdown/speed/edit-map.js'
import { assemble, defaultMarkdownConfig as config, parseMarkdown, type Parts } from '../../src/markdown/index.js'
import { uniqueId } from '../../src/text.js'
import { inLongRun } from '../support/long.js'
import { compiledFolder } from '../support/project.js'

const range = (length: number): number[] => Array.from({ length }, (_, index) => index)

describe('a page with very many', () => {
  it('headings of the same text gives each an id of its own', () => {
    const taken = new Set(['same-3'])
    const ids = range(100_000).map(() => uniqueId('same', taken))
    expect(ids.slice(0, 4)).toEqual(['same', 'same-2', 'same-4', 'same-5'])
    expect(new Set(ids).size).toBe(100_000)
    expect(uniqueId('same-2', taken)).toBe('same-2-2')
  })

  it('headings with ids that the author chose keeps these', () => {
    const parts: Parts = parseMarkdown('## One {#one}', { config })
    const [heading] = parts.headings
    const headings = range(100_000).map((index) => ({ ...heading!, id: `id-${index}` }))
    const text = headings.map((_, index) => ({ placeholder: 'heading' as const, index }))
    expect(assemble({ ...parts, headings, text }).headings.at(-1)!.id).toBe('id-99999')
  })

  it('links has a Markdown alternate', () => {
    const parts: Parts = parseMarkdown('> [a](https://a.example)', { config })
    const chunks = range(100_000).flatMap(() => parts.markdown)
    expect(assemble({ ...parts, markdown: chunks }).markdown).toHaveLength(
      100_000 * '> [a](https://a.example)'.length + 1,
    )
  })
})

describe('HTML', () => {
  const size = 190_000
  const block = (part: string) => `<div>\n${part.repeat(Math.floor(size / part.length))}`
  const codes = (text: string) => parseMarkdown(text, { config, fragment: true }).reports.map(({ code }) => code)

  const unclosed = [
    ['tags that do not end', '<a ', 'html/unclosed-tag'],
    ['elements that are not closed', '<b>', 'html/unclosed-element'],
    ['scripts that are not closed', '<script>', 'html/unclosed-element'],
  ] as const
  it.each(unclosed.slice(0, inLongRun(unclosed.length, 1)))('with very many %s is reported', (_, part, code) => {
    expect(codes(block(part)).filter((one) => one === code).length).toBeGreaterThan(20_000)
  })

  it('with more attributes than anyone writes does not end', () => {
    const tag = (count: number) =>
      `<i ${range(count)
        .map((index) => `a${index}`)
        .join(' ')}>x</i>`
    expect(codes(`<p>${tag(100)}</p>`)).toEqual([])
    expect(codes(`<p>${tag(101)}</p>`)).toContain('html/unclosed-tag')
  })
})

it('headings with very many spaces are read', { tags: 'long' }, () => {
  const text = range(10).map((index) => `## a${' '.repeat(190_000)}b {#c-${index}}\n`)
  const { headings } = parseMarkdown(text.join(''), { config, fragment: true })
  expect(headings.map(({ id }) => id)).toEqual(range(10).map((index) => `c-${index}`))
})

describe('a paragraph', () => {
  const read = (text: string) => {
    const { reports } = parseMarkdown(`# Title\n\n${text}`, { config, fragment: true })
    return reports.map(({ code, span }) => [code, span!.start])
  }

  const endless = [
    ['comments', 'a <!-- '],
    ['instructions', 'a <? '],
    ['declarations', 'a <!A '],
    ['sections', 'a <![CDATA[ '],
    ['titles of links', '[a](b ('],
    ['addresses', 'www.a_'],
  ] as const
  it.each(endless.slice(0, inLongRun(endless.length, 1)))(
    'with very many %s that do not end is reported at its place',
    (_, part) => {
      const [[code, start] = []] = read(part.repeat(Math.floor(48_000 / part.length)))
      expect(code).toBe('markdown/paragraph-size')
      expect(start).toBeGreaterThan(9)
    },
  )

  it('with very many marks of emphasis is reported', { tags: 'long' }, () => {
    expect(read('*a'.repeat(4_000))).toEqual([])
    expect(read('*a'.repeat(6_000)).map(([code]) => code)).toEqual(['markdown/paragraph-size'])
    expect(read('**中'.repeat(6_000)).map(([code]) => code)).toEqual(['markdown/paragraph-size'])
  })

  it('with some of them is text', () => {
    expect(read('a <!-- b [c](d (e '.repeat(100))).toEqual([])
  })
})

it('a quote with very many lines without a mark is read', { tags: 'long', timeout: 60_000 }, async () => {
  // Its parser is a part of the compiled generator only.
  const { href } = pathToFileURL(join(compiledFolder, 'src/markdown/index.js'))
  const compiled = (await import(href)) as Pick<typeof Markdown, 'parseMarkdown'>
  const { reports } = compiled.parseMarkdown(`> a\n${'b\n'.repeat(50_000)}`, { config, fragment: true })
  expect(reports).toEqual([])
})

describe('the options of a fence', () => {
  const read = (meta: string) => {
    const { codes, reports } = parseMarkdown(`\`\`\`js ${meta}\nx\n\`\`\``, { config, fragment: true })
    return { lines: codes[0]!.meta.highlight?.length, reports: reports.map(({ code }) => code) }
  }

  it('name no more lines than a block may have', () => {
    expect(read('{1-10000}')).toEqual({ lines: 10_000, reports: [] })
    expect(read('{1-10000,1}')).toEqual({ lines: undefined, reports: ['code/line-range'] })
    expect(read('{1-10000} {1}')).toEqual({ lines: 10_000, reports: ['code/line-range'] })
  })

  it('may have very many brackets', () => {
    expect(read('[ '.repeat(90_000)).reports).toEqual([])
  })
})

describe('edits of events', () => {
  const events = (length: number) => range(length) as unknown as Event[]
  const edited = (length: number, edits: [at: number, remove: number, add: number[]][]) => {
    const map = new EditMap()
    const list = events(length)
    for (const [at, remove, add] of edits) map.add(at, remove, add as unknown as Event[])
    map.consume(list)
    return list
  }

  it('replace, insert and remove', () => {
    expect(edited(6, [])).toEqual([0, 1, 2, 3, 4, 5])
    expect(
      edited(6, [
        [4, 2, []],
        [1, 0, [10, 11]],
      ]),
    ).toEqual([0, 10, 11, 1, 2, 3])
    expect(
      edited(6, [
        [0, 1, [10]],
        [3, 1, [11]],
        [6, 0, [12]],
      ]),
    ).toEqual([10, 1, 2, 11, 4, 5, 12])
  })

  it('at the end of a long list leave its beginning alone', () => {
    const list = events(200_000)
    for (let count = 0; count < 10_000; count++) {
      const map = new EditMap()
      map.add(list.length - 2, 0, events(1))
      map.consume(list)
    }
    expect(list).toHaveLength(210_000)
  })
})
