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

/** Writes the corpus as a Vitrine site. */
export function writeVitrineSite(dir: string, pages: CorpusPage[]): void {
  const put = putInto(dir)
  put('docs.config.ts', "export default { title: 'Corpus', url: 'https://example.com' }\n")
  const sections = [...new Set(pages.map((page) => page.section))].sort()
  const entries = sections.map((section) => ({
    pathname: `/${section}`,
    children: pages
      .filter((page) => page.section === section)
      .map(({ path, title }) => ({ pathname: `/${path}`, title })),
  }))
  put('content/navigation.ts', `export default ${JSON.stringify(entries, null, 1)}\n`)
  for (const page of pages) put(`content/${page.path}.md`, vitrineText(page))
}

export function vitrineText({ title, description, body }: CorpusPage): string {
  return `---\ntitle: ${title}\n---\n\n# ${title}\n\n<p class="description">${description}</p>\n\n${body}\n`
}

/** Writes the corpus as a Hugo site with a navigation of all pages, code highlighted to classes by its own highlighter. */
export function writeHugoSite(dir: string, pages: CorpusPage[]): void {
  const put = putInto(dir)
  put(
    'config.toml',
    'baseURL = "https://example.com/"\ntitle = "Corpus"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n[markup.highlight]\nnoClasses = false\n[markup.goldmark.renderer]\nunsafe = true\n',
  )
  put('layouts/_default/single.html', layout('{{ .Content }}'))
  put('layouts/_default/list.html', layout('<h1>{{ .Title }}</h1>'))
  put(
    'layouts/partials/nav.html',
    '<nav>{{ range .Site.Sections }}<details><summary>{{ .Title }}</summary><ul>{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></details>{{ end }}</nav>',
  )
  for (const { path, title, description, body } of pages)
    put(`content/${path}.md`, `---\ntitle: "${title}"\n---\n\n# ${title}\n\n${description}\n\n${body}\n`)
}

function layout(main: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body>{{ partialCached "nav.html" . }}<main>${main}</main>{{ .TableOfContents }}</body></html>`
}

/** Writes the corpus as an Eleventy 3 site with markdown-it and shiki, with the same navigation of all pages. */
export function writeEleventySite(dir: string, pages: CorpusPage[]): void {
  const put = putInto(dir)
  put('package.json', '{ "type": "module", "private": true }\n')
  put(
    'eleventy.config.js',
    `import markdownIt from 'markdown-it'
import { createHighlighter } from 'shiki'
export default async function (config) {
  const highlighter = await createHighlighter({ themes: ['github-light', 'github-dark'], langs: ['tsx'] })
  const md = markdownIt({ html: true, highlight: (code, lang) => highlighter.codeToHtml(code, { lang, themes: { light: 'github-light', dark: 'github-dark' } }) })
  config.setLibrary('md', md)
  config.addCollection('all_sorted', (api) => api.getAll().sort((a, b) => a.inputPath < b.inputPath ? -1 : 1))
  return { dir: { input: 'content', output: '_site', includes: '../_includes' }, markdownTemplateEngine: false }
}
`,
  )
  put(
    '_includes/page.njk',
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ title }}</title></head><body><nav>{% for page in collections.all_sorted %}<a href="{{ page.url }}">{{ page.data.title }}</a>{% endfor %}</nav><main>{{ content | safe }}</main></body></html>',
  )
  for (const { path, title, description, body } of pages)
    put(
      `content/${path}.md`,
      `---\ntitle: "${title}"\nlayout: page.njk\n---\n\n# ${title}\n\n${description}\n\n${body}\n`,
    )
}

/** Writes the corpus as a VitePress site with a navigation of all pages. */
export function writeVitePressSite(dir: string, pages: CorpusPage[]): void {
  const put = putInto(dir)
  const sections = [...new Set(pages.map((page) => page.section))].sort()
  const sidebar = sections.map((section) => ({
    text: section,
    items: pages
      .filter((page) => page.section === section)
      .map(({ path, title }) => ({ text: title, link: `/${path}` })),
  }))
  put(
    '.vitepress/config.mjs',
    `export default ${JSON.stringify({ title: 'Corpus', cleanUrls: true, themeConfig: { sidebar } }, null, 1)}\n`,
  )
  for (const page of pages) put(`${page.path}.md`, vitrineText(page))
}

function putInto(dir: string): (path: string, text: string) => void {
  return (path, text) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
}
