/**
 * A seeded corpus of Markdown for the benchmarks: pages of about 1,200 words, 8 headings, 5 code blocks of 15 to 37
 * lines, a table and internal links, in 10 sections. The same seed gives the same bytes.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const words =
  'grid column row cell value state render update event handler picker chart axis series legend tooltip tree item label select expand filter sort page group header footer theme style slot prop default layout width height format parse locale date time range model server client cache virtual scroll focus keyboard access label field input button menu panel toolbar export import data source loading error empty overlay custom component hook context provider example usage install package version'.split(
    ' ',
  )

/** mulberry32. */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export interface CorpusPage {
  /** Without extension: `section-3/page-41`. */
  path: string
  section: string
  title: string
  description: string
  /** Markdown below the title and the description. */
  body: string
}

export function makePages(count: number, seed = 1): CorpusPage[] {
  return Array.from({ length: count }, (_, index) => makePage(index, count, random(seed * 1_000_003 + index)))
}

const placeOf = (index: number) => `section-${index % 10}/page-${index}`

function makePage(index: number, count: number, next: () => number): CorpusPage {
  const word = () => words[Math.floor(next() * words.length)]!
  const phrase = (length: number) => Array.from({ length }, word).join(' ')
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const sentence = () => `${capital(phrase(8 + Math.floor(next() * 10)))}.`
  const link = () => `[${phrase(2)}](/${placeOf(Math.floor(next() * count))}/)`
  const paragraph = () =>
    `${sentence()} ${sentence()} See ${link()} and \`${word()}\`, which is **${phrase(2)}**. ${sentence()}`
  const code = () => {
    const lines = 15 + Math.floor(next() * 23)
    const name = `${capital(word())}${capital(word())}${Math.floor(next() * 100)}`
    const body = Array.from({ length: lines - 6 }, (_, line) => {
      const [a, b, c] = [word(), word(), word()]
      const forms = [
        `  const ${a}${line} = use${capital(b)}({ ${c}: '${phrase(2)}', size: ${Math.floor(next() * 100)} })`,
        `  if (${a} && ${b}.length > ${Math.floor(next() * 9)}) ${c}(${a}) // ${phrase(3)}`,
        `  const ${a}${line} = ${b}.map((${c}) => ({ ...${c}, id: ${Math.floor(next() * 50)} }))`,
      ]
      return forms[Math.floor(next() * forms.length)]!
    })
    return [
      '```tsx',
      `import { ${name} } from '@lib/${word()}'`,
      '',
      `export default function Demo() {`,
      ...body,
      `  return <${name} ${word()}={${Math.floor(next() * 10)}} />`,
      '}',
      '```',
    ].join('\n')
  }
  const table = [
    '| Prop | Type | Default |',
    '| --- | --- | --- |',
    ...Array.from({ length: 6 }, () => `| \`${word()}\` | ${word()} | ${phrase(2)} |`),
  ].join('\n')
  const parts: string[] = []
  for (let heading = 0; heading < 8; heading++) {
    parts.push(
      `${heading % 3 === 2 ? '###' : '##'} ${capital(phrase(3))} ${heading}`,
      paragraph(),
      paragraph(),
      `- ${phrase(6)}\n- ${phrase(7)}\n- ${link()}`,
    )
    if (heading < 5) parts.push(code())
    if (heading === 5) parts.push(table)
    parts.push(paragraph())
  }
  return {
    path: placeOf(index),
    section: `section-${index % 10}`,
    title: capital(`${phrase(2)} ${index}`),
    description: `${capital(phrase(9))}.`,
    body: parts.join('\n\n'),
  }
}

/** The pages of each section, by the sections' names. */
export function bySection(pages: CorpusPage[]): [string, CorpusPage[]][] {
  const sections = [...new Set(pages.map(({ section }) => section))].sort()
  return sections.map((name) => [name, pages.filter(({ section }) => section === name)])
}

/** Writes a file below a folder. */
export function put(dir: string, path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}
