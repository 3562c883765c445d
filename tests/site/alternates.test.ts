/** The Markdown alternates of this repository's pages have what their HTML has, and demos that compile as printed. */
import { posix } from 'node:path'
import type { Element, RootContent } from 'hast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import type { Nodes, Root } from 'mdast'
import { gfmTable } from 'micromark-extension-gfm-table'
import ts from 'typescript'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../support/files.js'
import { elementsOf, find } from '../support/html.js'
import { fileOf, isDemoPage, oneOfEachLayout, readOwnSite, threeOfEachFamily, withoutDemos } from './support.js'
import { isLong } from '../support/long.js'

const site = readOwnSite()
const alternateOf = (path: string) => (/^(zh\/)?$/.test(path) ? `${path}index.md` : `${path.slice(0, -1)}.md`)
const withAlternate = site.pages.filter((path) => !isDemoPage(path) && site.files.has(alternateOf(path)))

const parse = (text: string): Root =>
  fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })

/** What both say in the same way, without space and marks of the dialect. */
const squash = (text: string) => text.replace(/[\s\u200b]+|\{#[^\s{}]+\}|\*\*/g, '')

const isOutside = ({ tagName, properties, children }: Element) =>
  ['nav', 'svg', 'button', 'input', 'template', 'style'].includes(tagName) ||
  [properties['className'] ?? []]
    .flat()
    .some((name) =>
      `v-aside v-lead v-after v-hidden v-label v-labels v-api-required code-bar code-more demo tabs-list`
        .split(' ')
        .includes(String(name)),
    ) ||
  Object.keys(properties).some((name) => name.startsWith('dataDemo')) ||
  // The demos of each prop: alternates list demos once, at the end.
  (tagName === 'details' && children.some((one) => one.type === 'element' && one.tagName === 'ul'))

/** The text of an element without what is around the content, and without elements of its own kind. */
function ownText(element: Element, without: readonly string[] = []): string {
  let text = ''
  const read = (node: RootContent) => {
    if (node.type === 'text') text += node.value
    else if (node.type === 'element' && !isOutside(node) && !without.includes(node.tagName)) node.children.forEach(read)
  }
  element.children.forEach((node) => read(node))
  return squash(text)
}

interface Facts {
  headings: string[]
  codes: string[]
  links: string[]
  items: string[]
  /** Cells, each in its parts: an alternate may arrange them in another way. */
  rows: string[][]
}

/** The texts of an element's blocks and of its code. What is cut short is beside it as a whole. */
function partsOf(element: Element): string[] {
  const parts: string[] = []
  let text = ''
  const end = () => {
    parts.push(squash(text))
    text = ''
  }
  const read = (node: RootContent) => {
    if (node.type === 'text') text += node.value
    if (node.type !== 'element' || isOutside(node)) return
    const isPart = !['a', 'wbr', 'strong', 'em', 'span', 'b', 'i'].includes(node.tagName)
    if (isPart) end()
    node.children.forEach((child) => read(child))
    if (isPart) end()
  }
  element.children.forEach((child) => read(child))
  end()
  return parts.filter((part) => part !== '' && !part.endsWith('…'))
}

function factsOfHtml(html: string): Facts {
  const content = find(html, 'article')[0] ?? find(html, 'main')[0]!
  const facts: Facts = { headings: [], codes: [], links: [], items: [], rows: [] }
  const read = (node: RootContent, inCode = false) => {
    if (node.type !== 'element' || isOutside(node) || 'dataFootnotes' in node.properties) return
    const { tagName, properties } = node
    if (/^h[1-6]$/.test(tagName)) facts.headings.push(ownText(node))
    else if (tagName === 'pre') facts.codes.push(squash(ownText(node)))
    else if (tagName === 'li') {
      const parts = elementsOf(node).filter((one) => one.tagName === 'p' || one.tagName === 'a')
      const isCard = parts.some((one) => one.tagName === 'p')
      facts.items.push(...(isCard ? parts : [node]).map((one) => ownText(one, ['ul', 'ol', 'pre', 'table'])))
    } else if (tagName === 'tr')
      facts.rows.push(
        ...elementsOf(node)
          .filter(isCell)
          .map((cell) => partsOf(cell)),
      )
    else if (tagName === 'a') {
      const href = String(properties['href'] ?? '')
      // Names in code lead to the reference, which lists them.
      const isName = inCode || [properties['className'] ?? []].flat().includes('code-link')
      // The alternate of the search has the lists of all products in one.
      const isPartOfSearch = /\/search\/[^/]+\/$/.test(href)
      if (href !== '' && !href.startsWith('#') && !isName && !isPartOfSearch) facts.links.push(href)
    }
    if (tagName !== 'pre' && tagName !== 'thead')
      node.children.forEach((child) => read(child, inCode || tagName === 'code'))
  }
  content.children.forEach((child) => read(child))
  return facts
}

const isCell = ({ tagName }: Element) => tagName === 'td' || tagName === 'th'

function textOfMarkdown(tree: Nodes): string {
  let text = ''
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') text += node.value
  })
  return squash(text)
}

/** Where a link of the HTML leads in Markdown. */
function linkInMarkdown(href: string): string {
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(href) ?? []
  const file = alternateOf(decodeURI(path.slice(1)))
  return path.endsWith('/') && site.files.has(file) && !isDemoPage(path.slice(1)) ? `/${encodeURI(file)}${rest}` : href
}

/** Alternates have the labels of a heading in its text. */
const plan = /\([^()]*\)$|(?:Pro|Premium)$/

function missingFacts(path: string): string[] {
  const html = factsOfHtml(withoutDemos(site.read(fileOf(path))))
  const tree = parse(site.read(alternateOf(path)))
  const text = textOfMarkdown(tree)
  const headings = new Set<string>()
  const links = new Set<string>()
  const codes = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const heading = textOfMarkdown(node)
      headings.add(heading).add(heading.replace(plan, ''))
    }
    if (node.type === 'link' || node.type === 'definition') links.add(node.url)
    if (node.type === 'code') codes.add(squash(node.meta === 'diff' ? node.value.replace(/^[+-]/gm, '') : node.value))
  })
  const has = (one: string) => text.includes(one)
  return [
    // The letters of an index lead to its parts, and need no headings.
    ...html.headings.filter((one) => [...one].length > 1 && !headings.has(one)).map((one) => `heading ${one}`),
    // What other package managers are told follows from npm's command.
    ...html.codes
      .filter((one) => !codes.has(one) && !/^(?:pnpm|yarn|bun)[a-z]/.test(one))
      .map((one) => `code ${one.slice(0, 80)}`),
    ...html.links.filter((one) => !links.has(linkInMarkdown(one)) && !links.has(one)).map((one) => `link ${one}`),
    ...html.items.filter((one) => !has(one)).map((one) => `item ${one.slice(0, 80)}`),
    ...html.rows
      .flat()
      .filter((one) => !has(one))
      .map((one) => `cell ${one.slice(0, 80)}`),
  ]
}

describe('the Markdown alternate of a page', () => {
  const looked = isLong
    ? withAlternate
    : [...new Set([...oneOfEachLayout(site, withAlternate), ...threeOfEachFamily(site)])].filter((path) =>
        site.files.has(alternateOf(path)),
      )

  it(
    'has the headings, code, links, list items and cells of the HTML',
    () => {
      const missing = looked.map((path) => [path, missingFacts(path)] as const).filter(([, found]) => found.length > 0)
      expect(looked.length).toBeGreaterThan(8)
      expect(Object.fromEntries(missing)).toEqual({})
    },
    isLong ? 1_800_000 : 120_000,
  )

  it('prints every file that a demo imports', () => {
    const missing = looked.flatMap((path) => {
      const files = printedFiles(path)
      return [...files].flatMap(([name, code]) =>
        [...code.matchAll(/\bfrom '(\.[^']+)'/g)]
          .map(([, specifier]) => posix.join(posix.dirname(name), specifier!).replace(/\.[jt]sx?$/, ''))
          .filter((wanted) => ![...files.keys()].some((one) => one.replace(/\.\w+$/, '') === wanted || one === wanted))
          .map((wanted) => `${path} ${name} ${wanted}`),
      )
    })
    expect(missing).toEqual([])
  })

  it('has demos that compile as printed', { tags: 'long', timeout: 1_800_000 }, () => {
    expect(typeErrors(withAlternate)).toEqual([])
  })

  it('of one page of each family has demos that compile as printed', { tags: 'long', timeout: 600_000 }, () => {
    const families = ['react-data-grid/filtering/customization', 'react-charts/bars', 'react-tree-view/quickstart']
    expect(typeErrors(families.map((one) => `x/${one}/`))).toEqual([])
  })
})

/** The demos of a page and their files, as its alternate prints them: only they have a path as their title. */
function printedFiles(path: string): Map<string, string> {
  const demos = new Set(demosOf.get(`/${path}`) ?? [])
  const blocks: [string, string][] = []
  visit(parse(site.read(alternateOf(path))), 'code', ({ meta, value }) => {
    const title = /^title="([^"]+)"$/.exec(meta ?? '')?.[1]
    if (title !== undefined) blocks.push([title, value])
  })
  const isDemo = (name: string) => demos.has(posix.basename(name).replace(/\.[jt]sx?$/, ''))
  const first = blocks.findIndex(([name]) => isDemo(name))
  const imported = new Set(blocks.filter(([name]) => isDemo(name)).map(([name]) => name))
  // What a demo imports, and what that imports.
  for (const name of imported) {
    const code = blocks.find(([one]) => one === name)?.[1] ?? ''
    for (const [, specifier] of code.matchAll(/\bfrom '(\.[^']+)'/g)) {
      const wanted = posix.join(posix.dirname(name), specifier!).replace(/\.[jt]sx?$/, '')
      const found = blocks.slice(first).find(([one]) => one.replace(/\.\w+$/, '') === wanted || one === wanted)
      if (found) imported.add(found[0])
    }
  }
  // Declarations count for all files.
  return new Map(blocks.filter(([name]) => imported.has(name) || name.endsWith('.d.ts')))
}

/** The names of demos by the addresses of their pages. */
const demosOf = new Map<string, string[]>()
for (const { name, page } of (
  JSON.parse(site.read('x/demos/index.json')) as { demos: { name: string; page: string }[] }
).demos) {
  const address = page.replace(/#.*/, '')
  demosOf.set(address, [...(demosOf.get(address) ?? []), name])
}

/** A project has one date library. Each adapter changes a type that all share, so each has a program of its own. */
function adaptersIn(code: string): string {
  return [...new Set(code.match(/\bAdapter[A-Z]\w+/g))].sort().join()
}

function typeErrors(paths: readonly string[]): string[] {
  const files = new Map<string, string>()
  const programs = new Map<string, string[]>()
  paths.forEach((path, index) => {
    const printed = [...printedFiles(path)]
    const adapters = new Set(printed.map(([, code]) => adaptersIn(code)).filter((one) => one !== ''))
    for (const [name, code] of printed) {
      // Deep enough for the paths of files above the page's folder.
      const file = posix.join(packageRoot, `content/printed/${index}/a/b/c/d`, name)
      files.set(file, code)
      const own = adaptersIn(code)
      for (const key of own === '' && adapters.size > 0 ? adapters : [own])
        programs.set(key, [...(programs.get(key) ?? []), file])
    }
  })
  expect(files.size).toBeGreaterThan(0)
  return [...programs.values()].flatMap((roots) => errorsOfProgram(files, roots))
}

function errorsOfProgram(files: ReadonlyMap<string, string>, names: readonly string[]): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    posix.join(packageRoot, 'tsconfig.json'),
    { noEmit: true, incremental: false, composite: false, noUnusedLocals: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )!
  const host = ts.createCompilerHost(config.options)
  const folders = new Set<string>()
  for (const file of files.keys())
    for (let dir = posix.dirname(file); dir.length > packageRoot.length; dir = posix.dirname(dir)) folders.add(dir)
  const { fileExists, readFile, getSourceFile, directoryExists } = host
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file) ?? readFile(file)
  host.directoryExists = (dir) => folders.has(dir) || directoryExists!(dir)
  host.getSourceFile = (file, options, ...rest) => {
    const text = files.get(file)
    return text === undefined ? getSourceFile(file, options, ...rest) : ts.createSourceFile(file, text, options)
  }
  const roots = names.filter((file) => /\.tsx?$/.test(file))
  const program = ts.createProgram([...roots, posix.join(packageRoot, 'client.d.ts')], config.options, host)
  return roots.flatMap((file) => {
    const source = program.getSourceFile(file)!
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ code, messageText }) =>
        `${posix.relative(packageRoot, file)}: TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 200)}`,
    )
  })
}
