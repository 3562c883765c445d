/** What a page at another address changes: the places of its files, and every text that names the page or one of them. */
import { posix } from 'node:path'
import { resolveFile } from '../bundle/resolve-file.js'
import { config, configFile, siteFunctions } from '../core/config/config.js'
import {
  contentPages,
  frontMatterAlone,
  isNavigationMade,
  pathnameOf,
  withoutNumbers,
} from '../core/content/content-files.js'
import { fileInLanguage, languageOf } from '../core/content/languages.js'
import { isPageFile, withoutEnding } from '../core/content/page-files.js'
import { includedFile, parsedAs, parsedFile } from '../core/content/parts.js'
import { candidatesOf, pageFile, rootsOf } from '../core/content/source.js'
import { allItems, navigation } from '../core/navigation/navigation.js'
import { pageKind } from '../core/navigation/site-map.js'
import { decodePath, encodePath, isAtOrBelow, toPathname, toUrlPath } from '../core/paths.js'
import { Failure, nearest } from '../engine/diagnostic.js'
import { fileKind, fileText, folder } from '../engine/inputs.js'
import { all, type Ask } from '../engine/question.js'
import { demoPath } from '../markdown/demo-options.js'
import { Edits } from '../markdown/migrate/edits.js'
import { messages } from '../messages.js'
import type { FilePath, Span } from '../model.js'
import { importsIn } from '../script/imports.js'
import { linkedPathname, ownPathname, pageFiles } from './page-links.js'
import type { ReplacedFile } from './replace-files.js'

export interface RenamePlan {
  files: (ReplacedFile & { edits: number })[]
  /** The old and the new address of each page. */
  pages: { from: string; to: string }[]
}

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file)
const isText = (file: string) => isCode(file) || isPageFile(file) || /\.(json|css)$/.test(file)

/**
 * @param from the pathname of a page; those below it move with it
 * @throws Failure if there is no such page, or the new address is taken or is not one that its file can have
 */
export async function renamePlan(ask: Ask, written: { from: string; to: string }): Promise<RenamePlan> {
  const [from, to] = [await checkedFrom(ask, written.from), await checkedTo(ask, written)]
  const at = (pathname: string) => to + pathname.slice(from.length)
  const pages = Object.entries(await ask(contentPages)).filter(([pathname]) => isAtOrBelow(pathname, [from]))
  const page = (await ask(pageFile, from))!
  const moves = await movesOf(ask, page, from, to)
  for (const [pathname, file] of pages) await requireAddress(ask, moves.get(file) ?? file, at(pathname))
  const rewriter = new Rewriter(ask, from, to, moves, await pathnamesBelow(ask, from))
  const texts = new Set([...(await pageFiles(ask)), ...(await codeFiles(ask)), ...[...moves.keys()].filter(isText)])
  const uses = new Map<FilePath, Use[]>()
  for (const file of texts) uses.set(file, await usesOf(ask, file))
  takeAlong(moves, page, uses)
  for (const target of moves.values())
    if (!moves.has(target) && (await ask(fileKind, target)) !== 'missing')
      throw new Failure(messages.renameExists(target), 2)
  const originals = new Map(pages.map(([pathname, file]) => [file, pathname]))
  const files: RenamePlan['files'] = []
  for (const file of new Set([...moves.keys(), ...texts])) {
    const path = moves.get(file) ?? file
    const source = texts.has(file) ? ((await ask(fileText, file)) ?? '') : undefined
    const edits = source === undefined ? [] : await rewriter.edits(file, source, uses.get(file) ?? [])
    const old = originals.get(file)
    if (source !== undefined && old !== undefined) edits.push(await redirectEdit(ask, file, source, old, at(old)))
    if (path === file && edits.length === 0) continue
    const all = new Edits(source ?? '')
    for (const { text, ...span } of edits) all.add(span, text)
    files.push({
      path,
      ...(path !== file && { from: file }),
      ...(source !== undefined && { text: all.apply({ start: 0, end: source.length }) }),
      edits: edits.length,
    })
  }
  return {
    files: files.sort((a, b) => (a.path < b.path ? -1 : 1)),
    pages: pages.map(([pathname]) => ({ from: pathname, to: at(pathname) })),
  }
}

async function checkedFrom(ask: Ask, written: string): Promise<string> {
  const from = toPathname(decodePath(written))
  const { content, prefix } = await ask(config)
  if ((await ask(pageKind, from)) !== 'file')
    throw new Failure(messages.renameNoPage(written, nearest(from, Object.keys(await ask(contentPages)))), 2)
  if ((await siteFunctions(ask)).pageFile?.(from, (await ask(config)).locales[0]!.code) !== undefined)
    throw new Failure(messages.renameRefused(written, 'the configuration says where its file is (`pageFile`)'), 2)
  if (from === '/' || from === prefix || content.some((root) => root.at === from))
    throw new Failure(messages.renameRefused(written, 'it is the address of a content folder'), 2)
  if (!(await ask(contentPages))[from])
    throw new Failure(messages.renameRefused(written, 'its text is made from another file'), 2)
  return from
}

async function checkedTo(ask: Ask, { from, to: written }: { from: string; to: string }): Promise<string> {
  const to = toPathname(decodePath(written))
  if (!/^\/[^\\?#]+$/.test(to) || to.split('/').some((segment) => segment === '..' || segment === '.'))
    throw new Failure(messages.renameRefused(from, `${written} is not an address of a page, such as /guide/start`), 2)
  if (isAtOrBelow(to, [toPathname(decodePath(from))]))
    throw new Failure(messages.renameRefused(from, `${written} is at or below it`), 2)
  if ((await ask(pageKind, to)) !== null) throw new Failure(messages.renameTaken(written), 2)
  return to
}

/** A file has the address that its place gives it, unless its text says another one. */
async function requireAddress(ask: Ask, file: FilePath, pathname: string): Promise<void> {
  const { content } = await ask(config)
  const root = rootsOf(pathname, content)[0]?.root
  const isPlaced = (await ask(isNavigationMade))
    ? root && (await pathnameOf(ask, file, root)) === pathname
    : candidatesOf(pathname, content).includes((await languageOf(ask, file)).base)
  if (!isPlaced) throw new Failure(messages.renamePlace(file, pathname), 2)
}

/** Every pathname that moves: of pages, and of groups in the navigation. */
async function pathnamesBelow(ask: Ask, from: string): Promise<ReadonlySet<string>> {
  const entries = allItems(await ask(navigation)).map(({ pathname }) => pathname)
  return new Set(
    [...entries, ...Object.keys(await ask(contentPages))].filter((pathname) => isAtOrBelow(pathname, [from])),
  )
}

/** The new places of the texts of a page, and of all files in a folder of its own. */
async function movesOf(ask: Ask, page: FilePath, from: string, to: string): Promise<Map<FilePath, FilePath>> {
  const { content, locales } = await ask(config)
  const moves = new Map<FilePath, FilePath>()
  const { base } = await languageOf(ask, page)
  const dir = posix.dirname(base)
  const stem = posix.basename(withoutEnding(base))
  const isInFolder =
    !content.some((root) => root.dir === dir) && (stem === 'index' || (await sameName(ask, stem, posix.basename(dir))))
  const [oldName, above] = isInFolder ? [posix.basename(dir), posix.dirname(dir)] : [stem, dir]
  const isBeside = posix.dirname(from) === posix.dirname(to)
  // The number that orders files stays.
  const number = isBeside ? oldName.slice(0, Math.max(0, oldName.length - posix.basename(from).length)) : ''
  const newName = number + posix.basename(to)
  const place = isBeside ? above : await folderFor(ask, posix.dirname(to))
  const [oldFolder, newFolder] = [posix.join(above, oldName), posix.join(place, newName)]
  for (const file of await filesBelow(ask, oldFolder as FilePath))
    moves.set(file, posix.join(newFolder, posix.relative(oldFolder, file)) as FilePath)
  for (const { code } of locales) {
    const file = await fileInLanguage(ask, page, code)
    if (!file) continue
    const name = posix.basename(file)
    const renamed =
      !isInFolder || stem === oldName
        ? newName + name.slice(stem.length)
        : stem === 'index'
          ? name
          : posix.basename(to) + name.slice(stem.length)
    // Translations may be in a folder of their own.
    const shift = posix.relative(dir, posix.dirname(file))
    moves.set(file, posix.join(isInFolder ? newFolder : place, shift, renamed) as FilePath)
  }
  return moves
}

/** Whether a file and a folder have one name, but for the numbers that order them. */
async function sameName(ask: Ask, file: string, dir: string): Promise<boolean> {
  return (await withoutNumbers(ask, file)) === (await withoutNumbers(ask, dir))
}

/** The folder of the pages directly below a pathname: that of a page there, else the one that its name asks for. */
async function folderFor(ask: Ask, pathname: string): Promise<string> {
  for (const [one, file] of Object.entries(await ask(contentPages))) {
    const stem = posix.basename(withoutEnding(file))
    const dir = posix.dirname(file)
    if (posix.dirname(one) === pathname)
      return stem === 'index' || (await sameName(ask, stem, posix.basename(dir))) ? posix.dirname(dir) : dir
  }
  const { root, rest } = rootsOf(pathname, (await ask(config)).content)[0] ?? {}
  if (!root) throw new Failure(messages.renamePlace('', pathname), 2)
  return posix.join(root.dir, rest!)
}

async function filesBelow(ask: Ask, dir: FilePath): Promise<FilePath[]> {
  const entries = (await ask(folder, dir)) ?? []
  const found = await all(
    entries.map(async ({ name, kind }): Promise<FilePath[]> => {
      const path = posix.join(dir, name) as FilePath
      if (name === 'node_modules') return []
      return kind === 'folder' ? filesBelow(ask, path) : kind === 'file' ? [path] : []
    }),
  )
  return found.flat()
}

/** The code that may name pages or their files: in content folders, and what the configuration and the navigation import. */
async function codeFiles(ask: Ask): Promise<FilePath[]> {
  const { content, navigation: file } = await ask(config)
  const below = await all(content.map(({ dir }) => filesBelow(ask, dir as FilePath)))
  const found = new Set(below.flat().filter((one) => isText(one) && !isPageFile(one)))
  const follow = async (one: FilePath): Promise<void> => {
    if (found.has(one) && !one.startsWith(file)) return
    found.add(one)
    for (const { target } of await usesOf(ask, one)) if (isCode(target) && !found.has(target)) await follow(target)
  }
  for (const one of [await ask(configFile), file]) if ((await ask(fileKind, one)) === 'file') await follow(one)
  return [...found]
}

/** A relative path in a text, and the file that it means. */
interface Use extends Span {
  written: string
  /** The path as written, from the site's folder: it may lack an ending. */
  path: string
  target: FilePath
}

async function usesOf(ask: Ask, file: FilePath): Promise<Use[]> {
  const text = (await ask(fileText, file)) ?? ''
  const dir = posix.dirname(file)
  const uses: Use[] = []
  const add = async (written: string, span: Span, path: string) => {
    const target = (await resolveFile(ask, path)) ?? (await demoIn(ask, path))
    const start = text.indexOf(written, span.start)
    if (target !== undefined && written !== '' && start !== -1 && start < span.end)
      uses.push({ start, end: start + written.length, written, path, target })
  }
  const beside = (written: string) => posix.join(dir, decodePath(written))
  if (isCode(file)) {
    for (const { specifier, span } of await importsIn(text))
      if (specifier.startsWith('.')) await add(specifier.replace(/\?.*$/, ''), span, beside(specifier))
  } else if (file.endsWith('.css')) {
    for (const { 1: written, index, 0: whole } of text.matchAll(/(?:url\(|@import)\s*['"]?(\.[^'")?#\s]+)/g))
      await add(written!, { start: index, end: index + whole.length }, beside(written!))
  } else if (isPageFile(file)) {
    const parts = await ask(parsedFile, parsedAs(file)).catch(() => undefined)
    for (const { url, kind, span } of [...(parts?.links ?? []), ...(parts?.images ?? [])]) {
      const path = /^[^?#]*/.exec(url)![0]
      if (kind === 'relative' && !isPageFile(path)) await add(path, span, beside(path))
    }
    for (const { path, span } of parts?.includes ?? []) await add(path, span, await includedFile(ask, path, file))
    for (const { source, span } of parts?.mdx?.imports ?? [])
      if (source.startsWith('.')) await add(source, span, beside(source))
    for (const { demo, span } of parts?.demos ?? []) {
      const script = demo.replace(/#.*$/, '')
      await add(script, span, demoPath(dir, script))
    }
  }
  return uses
}

/** The script of a demo that is named without its ending, or like its JavaScript; a file of a folder of variants. */
async function demoIn(ask: Ask, path: string): Promise<FilePath | undefined> {
  const [first] = await filesBelow(ask, path as FilePath)
  return first ?? resolveFile(ask, path.replace(/\.[jt]sx?$/, ''))
}

/** Moves what is beside a page and only the page uses, where the page leaves its folder; and what has the same name. */
function takeAlong(moves: Map<FilePath, FilePath>, page: FilePath, uses: ReadonlyMap<FilePath, Use[]>): void {
  const [dir, newDir] = [posix.dirname(page), posix.dirname(moves.get(page)!)]
  if (dir === newDir) return
  const target = (file: FilePath) => posix.join(newDir, posix.relative(dir, file)) as FilePath
  const taken = new Set<FilePath>()
  const follow = (file: FilePath) => {
    for (const used of (uses.get(file) ?? []).map((one) => one.target)) {
      if (isPageFile(used) && !posix.basename(used).startsWith('_')) continue
      if (!used.startsWith(`${dir}/`) || moves.has(used) || taken.has(used)) continue
      taken.add(used)
      follow(used)
    }
  }
  for (const file of [...moves.keys()]) follow(file)
  for (let before = -1; before !== taken.size;) {
    before = taken.size
    for (const [file, used] of uses)
      if (!moves.has(file) && !taken.has(file)) for (const one of used) taken.delete(one.target)
  }
  const stems = new Set([...taken].filter(isCode).map((file) => file.replace(/\.[cm]?[jt]sx?$/, '')))
  for (const file of uses.keys())
    if ([...stems].some((stem) => file.startsWith(`${stem}.`)) && !isPageFile(file)) taken.add(file)
  for (const file of taken) moves.set(file, target(file))
}

type Edit = Span & { text: string }

class Rewriter {
  readonly #ask: Ask
  readonly #from: string
  readonly #to: string
  readonly #moves: ReadonlyMap<FilePath, FilePath>
  readonly #pathnames: ReadonlySet<string>
  readonly #address: RegExp

  constructor(
    ask: Ask,
    from: string,
    to: string,
    moves: ReadonlyMap<FilePath, FilePath>,
    pathnames: ReadonlySet<string>,
  ) {
    this.#ask = ask
    this.#from = from
    this.#to = to
    this.#moves = moves
    this.#pathnames = pathnames
    // With the language or without, percent-encoded or not.
    const forms = [...new Set([from, encodePath(from)])].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    this.#address = new RegExp(`((?:/[\\w-]+)?)(?:${forms.join('|')})(?=[/#?]|$)([^#?]*)`)
  }

  async edits(file: FilePath, text: string, uses: readonly Use[]): Promise<Edit[]> {
    const dir = posix.dirname(this.#moves.get(file) ?? file)
    const edits = uses.flatMap(({ start, end, written, path, target }): Edit[] => {
      if (!written.startsWith('.') && posix.join(posix.dirname(file), written) !== path) return []
      const relative = posix.relative(dir, this.#pathOf(path, target))
      const plain = relative.startsWith('../') || !written.startsWith('./') ? relative : `./${relative}`
      const moved = isCode(file) && !plain.startsWith('.') ? `./${plain}` : plain
      return posix.join(dir, written) === this.#pathOf(path, target) ? [] : [{ start, end, text: moved }]
    })
    if (isPageFile(file)) edits.push(...(await this.#pageEdits(file, text)))
    else edits.push(...this.#literals(text, { start: 0, end: text.length }))
    return edits
  }

  /** The new path that is written for a file: with the ending that it was written with, or none. */
  #pathOf(path: string, target: FilePath): string {
    const moved = this.#moves.get(target)
    if (moved === undefined) return path
    if (path === target) return moved
    if (posix.dirname(path) === posix.dirname(target)) return posix.join(posix.dirname(moved), posix.basename(path))
    const rest = posix.relative(path, target)
    return rest.startsWith('..') ? path : moved.slice(0, -rest.length - 1)
  }

  async #pageEdits(file: FilePath, text: string): Promise<Edit[]> {
    const parts = await this.#ask(parsedFile, parsedAs(file)).catch(() => undefined)
    const edits: Edit[] = []
    for (const use of parts?.links ?? []) {
      if (use.kind !== 'path' && use.kind !== 'relative') continue
      const pathname = await linkedPathname(this.#ask, use, file)
      if (pathname === undefined) continue
      const source = text.slice(use.span.start, use.span.end)
      const edit =
        use.kind === 'path'
          ? this.#pathnames.has(pathname) && this.#addressEdit(source)
          : await this.#relativeEdit(source, /^[^?#]*/.exec(use.url)![0], file, pathname)
      if (edit) edits.push({ start: use.span.start + edit.start, end: use.span.start + edit.end, text: edit.text })
    }
    const blocks = [...(parts?.components ?? []), ...(parts?.demos ?? [])].map(({ span }) => span)
    for (const span of [...blocks, ...(parts?.mdx?.places ?? [])]) edits.push(...this.#literals(text, span))
    edits.push(...(await this.#frontMatter(file, text)))
    return edits
  }

  /** A link to a file, or to an address from that of its page. */
  async #relativeEdit(source: string, path: string, file: FilePath, pathname: string): Promise<Edit | undefined> {
    const target = (await this.#ask(pageFile, pathname)) ?? undefined
    const own = await ownPathname(this.#ask, file)
    const start = source.lastIndexOf(path)
    if (path === '' || start === -1) return undefined
    const dir = posix.dirname(this.#moves.get(file) ?? file)
    const isAddress = own !== undefined && toPathname(posix.join(toUrlPath(own), decodePath(path))) === pathname
    if (isAddress && !isPageFile(path)) {
      const written = posix.relative(this.#moved(own), this.#moved(pathname))
      const kept = posix.join(toUrlPath(this.#moved(own)), decodePath(path))
      if (toPathname(kept) === this.#moved(pathname)) return undefined
      return { start, end: start + path.length, text: written + (path.endsWith('/') ? '/' : '') }
    }
    const linked = posix.join(posix.dirname(file), decodePath(path)) as FilePath
    const moved =
      this.#moves.get(linked) ?? (target && linked !== target ? this.#moves.get(target) : undefined) ?? linked
    if (posix.join(dir, decodePath(path)) === moved) return undefined
    const text = posix.relative(dir, moved).replace(/^(?!\.\.\/)/, path.startsWith('.') ? './' : '')
    return { start, end: start + path.length, text: isPageFile(path) ? text : withoutEnding(text) }
  }

  #moved(pathname: string): string {
    return this.#pathnames.has(pathname) ? this.#to + pathname.slice(this.#from.length) : pathname
  }

  /** The first address in a text. */
  #addressEdit(text: string): Edit | undefined {
    const found = this.#address.exec(text)
    if (!found) return undefined
    const { index, 0: whole, 1: language = '', 2: rest = '' } = found
    return { start: index, end: index + whole.length, text: language + encodePath(this.#to) + rest }
  }

  /** Strings that are the address of a page that moves, or the path of a file. */
  #literals(text: string, { start, end }: Span): Edit[] {
    return [...text.slice(start, end).matchAll(/(['"`])((?:\/|\w)[^'"`\n]*)\1/g)].flatMap(
      ({ 2: value = '', index }) => {
        const at = start + index + 1
        const file = this.#moves.get(value as FilePath)
        if (file !== undefined) return [{ start: at, end: at + value.length, text: file }]
        return this.#valueEdit(value, at)
      },
    )
  }

  /** @param value all of it is an address */
  #valueEdit(value: string, at: number): Edit[] {
    const [path] = /^[^?#]*/.exec(value)!
    const edit = this.#addressEdit(path)
    if (!edit || edit.end !== path.length) return []
    const pathname = toPathname(decodePath(path.slice(/^\/[\w-]+(?=\/)/.test(path) ? edit.start : 0)))
    const names = [...this.#pathnames]
    if (!names.some((one) => pathname === one || (edit.start === 0 && pathname.replace(/^\/[\w-]+/, '') === one)))
      return []
    return [{ start: at + edit.start, end: at + edit.end, text: edit.text }]
  }

  async #frontMatter(file: FilePath, text: string): Promise<Edit[]> {
    const { text: body, spans } = await frontMatterAlone(this.#ask, file)
    const end = text.length - body.trimStart().length
    const own = spans.redirectFrom
    return [...text.slice(0, end).matchAll(/(?<=[\s"',[])\/[^\s"',\]]+/g)].flatMap(({ 0: value, index }) =>
      own && index >= own.start && index < own.end ? [] : this.#valueEdit(value, index),
    )
  }
}

/** The front matter claims the old address, and no longer the new one. */
async function redirectEdit(ask: Ask, file: FilePath, text: string, from: string, to: string): Promise<Edit> {
  const { frontMatter, spans } = await frontMatterAlone(ask, file)
  const claimed = (frontMatter.redirectFrom ?? []).filter((one) => toPathname(one) !== to)
  const list = `[${[...claimed, toUrlPath(from)].map((one) => JSON.stringify(one)).join(', ')}]`
  const span = spans.redirectFrom
  if (span) return { ...span, text: list }
  const opening = /^---[ \t]*\n/.exec(text)
  if (opening) return { start: opening[0].length, end: opening[0].length, text: `redirectFrom: ${list}\n` }
  return { start: 0, end: 0, text: `---\nredirectFrom: ${list}\n---\n\n` }
}
