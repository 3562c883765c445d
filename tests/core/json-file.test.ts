/** JSON files: what is wrong is said all at once, each with its place. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkedJson } from '../../src/core/config/json-file.js'
import { readJson } from '../../src/engine/json.js'
import { site } from '../support/site.js'

const schema = z.strictObject({
  name: z.string(),
  parts: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('a'), size: z.number() }),
        z.strictObject({ kind: z.literal('b'), color: z.string().optional() }),
      ]),
    )
    .default([]),
})

/** Each problem as its place in the text, what is wrong, and the advice. */
function problemsOf(text: string) {
  const { problems = [] } = checkedJson(text, schema)
  return problems.map(({ text: problem, hint, span }) => [text.slice(span.start, span.end), problem, hint ?? ''])
}

describe('a JSON text checked by a schema', () => {
  it('is its value', () => {
    expect(checkedJson('{ "name": "x", "parts": [{ "kind": "b" }] }', schema).value).toEqual({
      name: 'x',
      parts: [{ kind: 'b' }],
    })
  })

  it('has each problem at the value', () => {
    expect(
      problemsOf('{ "name": 1, "parts": [{ "kind": "a", "size": "2" }, { "kind": "b", "color": null }] }'),
    ).toEqual([
      ['1', '"name" is not valid: expected string, received number', ''],
      ['"2"', '"parts.0.size" is not valid: expected number, received string', ''],
      ['null', '"parts.1.color" is not valid: expected string, received null', ''],
    ])
  })

  it('has unknown keys at the key, with the nearest one or all', () => {
    expect(
      problemsOf('{ "name": "x", "nane": 1, "parts": [{ "kind": "b", "colour": "red" }, { "kind": "b", "x": 1 }] }'),
    ).toEqual([
      ['"colour"', 'unknown key "parts.0.colour"', 'Did you mean "color"?'],
      ['"x"', 'unknown key "parts.1.x"', 'Valid keys here: kind, size, color.'],
      ['"nane"', 'unknown key "nane"', 'Did you mean "name"?'],
    ])
  })

  it('has what is missing at the object that lacks it', () => {
    const text = '{ "parts": [{ "kind": "a" }] }'
    expect(problemsOf(text).map(([place]) => place)).toEqual([text.slice(0, 1), '{ "kind": "a" }'])
  })

  it.each([
    ['{ "name": "x", }', '}', 'property name expected'],
    ['{ "name": x }', 'x', 'invalid symbol'],
    ['{ "name" "x" }', '"x"', 'colon expected'],
    ['{ "name": "x" // no\n}', '// no', 'invalid comment token'],
  ])('has the place of a syntax error: %s', (text, place, problem) => {
    expect(problemsOf(text)).toEqual([[place, problem, '']])
  })

  it('may be empty or end too early', () => {
    expect(problemsOf('')).toEqual([['', 'value expected', '']])
    expect(problemsOf('{ "name": "x"')).toEqual([['', 'close brace expected', '']])
  })
})

describe('a text like tsconfig.json', () => {
  it('may have comments and commas at the end', () => {
    expect(readJson('{ // a\n "b": [1, /* c */ 2,], }', 'tsconfig')).toMatchObject({ value: { b: [1, 2] } })
  })
})

describe('translations', () => {
  const config =
    "export default { title: 'T', url: 'https://e.org', locales: [{ code: 'en', label: 'E' }, { code: 'zh', label: 'Z' }] }"
  const base = {
    'docs.config.ts': config,
    'content/navigation.ts': "export default [{ pathname: '/guide' }, { pathname: '/soon', planned: true }]",
    'content/guide.md': '# Guide\n\n<p class="description">A guide.</p>\n\n[lost](/lost/)\n',
  }

  it('with errors do not hide what is wrong elsewhere', async () => {
    const written = '{\n  "pages": { "/guide": 1 },\n  "string": {},\n  "sections": []\n}'
    expect(await site({ ...base, 'content/translations.zh.json': written }).messages()).toEqual([
      'links/missing  content/guide.md:5:8  There is no page at "/lost/".',
      ...['2:24', '3:3', '4:15'].map(
        (place) => expect.stringContaining(`content/translations.zh.json:${place}  `) as string,
      ),
    ])
  })

  it('that are no object name the parts of such a file', async () => {
    const it = site({ ...base, 'content/translations.zh.json': '[]' })
    const found = (await it.diagnostics()).find(({ code }) => code === 'translations/shape')
    for (const key of ['pages', 'sections', 'strings', 'products', 'api']) expect(found!.hint).toContain(`"${key}": {`)
    expect(found!.hint).toContain('"/guide/start"')
  })

  /** Of a site without other mistakes. */
  const diagnosticsOf = (written: string) => {
    const guide = base['content/guide.md'].replace('/lost/', '/guide/')
    return site({ ...base, 'content/guide.md': guide, 'content/translations.zh.json': written }).diagnostics()
  }

  it('with misspelled interface strings are reported, those of own templates not', async () => {
    const written = '{ "strings": { "nav.nxet": "下一页", "nav.next": "下一页", "acme.slogan": "纸" } }'
    expect(await diagnosticsOf(written)).toMatchObject([
      {
        code: 'translations/string',
        severity: 'warning',
        file: 'content/translations.zh.json',
        column: written.indexOf('"nav.nxet"') + 1,
        hint: 'Did you mean "nav.next"?',
      },
    ])
  })

  it('with titles of pages that do not exist are reported', async () => {
    const written = '{ "pages": { "/guide": "指南", "/soon": "待写", "/giude": "指南" } }'
    expect(await diagnosticsOf(written)).toMatchObject([
      {
        code: 'translations/page',
        severity: 'warning',
        file: 'content/translations.zh.json',
        column: written.indexOf('"/giude"') + 1,
        hint: 'Did you mean "/guide"?',
      },
    ])
  })
})
