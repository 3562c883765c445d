/**
 * What a preset says about the generator that a tree of pages was written for: data and pure functions, a file for each
 * generator, and no name of one anywhere else. `core/content/preset-tree.ts` gives them what they need of the tree.
 */
import type { ElementFunctions } from '../elements.js'
import type { FrontMatter, HeadingIds, Json } from '../model.js'

/** What a key of another generator's front matter is here: a key of this one, nothing that pages need, or unknown. */
export type ForeignKey = { key: keyof FrontMatter; when?: unknown; value?: unknown } | 'ignored' | 'unknown'

/** Values as a file of data, or the front matter, has them. */
export type Data = Record<string, unknown>

/** A file of a content folder. */
export interface SourceFile {
  /** Relative to the content folder, without its ending: `02-guide/01-start`. */
  path: string
  /** What keys of its front matter are; others mean nothing here. */
  data: Data
}

/** A page of a content folder. */
export interface SourcePage extends SourceFile {
  pathname: string
  /** How the front matter or the first heading calls it. */
  title: string
}

/** A content folder. */
export interface SourceFolder {
  /** Relative to the root of the project. */
  dir: string
  /** Its pathname. */
  at: string
  pages: readonly SourcePage[]
  /** The values of the files of data in it that the preset names, by their paths in the folder. */
  meta: ReadonlyMap<string, unknown>
  /** The configuration of the generator: the value that its file exports, and the folder that it is in. */
  config?: { dir: string; value: unknown }
  /**
   * The value of a file of data or code.
   *
   * @param file relative to the root of the project, with or without an ending
   * @returns undefined if there is no such file
   */
  load(file: string): Promise<unknown>
}

/** An entry of a navigation, whose address is made by `navNodes` where it has none. */
export interface Entry {
  title?: string
  /** The pathname of a page, with or without a hash. */
  page?: string
  /** The address of another site. */
  href?: string
  children?: Entry[]
  /** A heading above its entries rather than a group that opens. */
  isHeading?: true
}

/** A navigation that is shown by itself; a generator may have several. */
export interface Sidebar {
  title: string
  entries: Entry[]
}

/** An address that a page had, and the page that it leads to: pathnames, perhaps with a hash. */
export interface OldAddress {
  from: string
  to: string
}

/** What an element, or a comment at the head of its file, says about a demo. */
export interface DemoData {
  title?: string
  /** Markdown. */
  description?: string
  /** As in `{{"demo": …}}`. */
  options: Record<string, Json>
}

/** A button of a first page. */
export interface Action {
  text: string
  link: string
  isPrimary: boolean
}

/** What a first page shows that is data of its front matter. */
export interface FirstPage {
  name?: string | undefined
  text?: string | undefined
  tagline?: string | undefined
  image?: { src: string; alt: string } | undefined
  actions: Action[]
  features: { title: string; details?: string | undefined; link?: string | undefined }[]
}

/** How `docs-build init` knows a tree: by a package, or by the configuration. */
export interface TreeMarks {
  /** Packages of which a tree needs one; empty if the configuration is enough. */
  packages: readonly string[]
  /** Where pages are, relative to the folder of the generator, the most usual place first. */
  folders: readonly string[]
  /** Their pathname. */
  at: string
}

export interface Preset {
  /** How people call the generator. */
  title: string
  marks: TreeMarks
  headingIds: HeadingIds
  /** Headings may have their ids in brackets: `## Text [#id]`. */
  hasIdsInBrackets?: true
  /** Languages of code blocks that are install commands, or only names of packages. */
  installs?: readonly string[]
  /** Pages are templates of Vue: texts and marked code have interpolations, and `<<< file` is a code block. */
  isTemplate?: true
  /** The words that make a code block a demo. */
  live?: string[]
  /** What its elements are, as `elements` of the configuration says. */
  elements?: ElementFunctions
  /** Why pages cannot be rewritten to Markdown without it. */
  isNeeded?: string
  /** Comments at the head of demos say something about them, as a Markdown file beside them does. */
  demos?: {
    /** Keys that only such a comment has. */
    keys: readonly string[]
    /** @returns null for a demo that is not shown */
    read(data: Data): DemoData | null
    /** The id of the heading above a demo. */
    idOf(file: string): string | undefined
  }
  /** What keys of its front matter are; others mean nothing here. */
  keys: Record<string, ForeignKey>
  /** Keys that say where a page is, and what the navigation calls it. */
  placing?: readonly string[]
  /** Pages show the description of their front matter below the title. */
  hasDescription?: true
  /** Its names of layouts. */
  layouts?: Record<string, string>
  /** What a page shows before its text that the front matter has as data. */
  firstPage?(data: Data): FirstPage | undefined
  /** Pages that take their text from another file. */
  borrowed?: {
    /** The path of that file from a folder above the page; undefined for pages with a text of their own. */
    from(data: Data): string | undefined
    /** @param own the text of the page, which says what is different */
    text(other: string, own: string, data: Data): string
  }
  /** Elements in Markdown that are a text with a label, by their names. */
  labels?: readonly string[]
  /** `.md` files that import something or name components are MDX. */
  mdxInMarkdown?: true
  /** The modules of components that pages import; what they export is in `components`. */
  modules?: RegExp
  /** Its components, by their names in pages: the names of ours (`features/components/blocks.tsx`). */
  components: Record<string, string>
  /** The beginnings of imports that mean a folder, relative to that of the configuration. */
  folders?: Record<string, string>
  /** The name of its configuration, without the ending. */
  config?: string
  /** What its configuration calls the path that its sites are mounted at. @default 'base' */
  baseKey?: string
  /** The names of files of data about a folder. */
  meta?: RegExp
  /**
   * The folder of translations, relative to that of the configuration, where they are not beside or below the pages.
   *
   * @param dir the content folder
   */
  translations?(locale: string, dir: string): string
  /** The folder whose files are copied as they are. @param dir the first content folder */
  publicFolder(dir: string): string
  /**
   * The address of a page below that of its content folder: `guide/start`, or one that begins with a slash.
   *
   * @returns undefined if the file is no page
   */
  address(file: SourceFile, folder: Pick<SourceFolder, 'dir' | 'config'>): string | undefined
  /** What a page is called whose text and front matter do not say it. @param path with or without its ending */
  titleOf?(path: string): string | undefined
  /** What a page is called in the navigation, where that is not its title. */
  label?(data: Data): unknown
  /** The navigation; undefined if the tree has none, and the order of its files is the navigation. */
  sidebars?(folder: SourceFolder): Promise<Sidebar[] | undefined>
  /**
   * The addresses from which its sites redirect.
   *
   * @param config the value of its configuration
   * @param pathnames those of the pages of a content folder
   */
  redirects?(config: unknown, pathnames: readonly string[]): OldAddress[]
  /** The name of a configuration, without the ending, whose function `redirects` returns a list of them. */
  redirectsIn?: string
}

/** What stands in for a module of components: the names of ours by those that it exports; undefined for other modules. */
export function exportsOf({ modules, components }: Preset, specifier: string): Record<string, string> | undefined {
  if (!modules?.test(specifier)) return undefined
  // A module of one component exports it as its default.
  const name = specifier.slice(specifier.lastIndexOf('/') + 1)
  const own = components[name] ?? components[name[0]!.toUpperCase() + name.slice(1)]
  return { ...components, ...(own !== undefined && { default: own }) }
}

/** Components of ours that have the same name. */
export const same = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, name]))

/** Components in whose place nothing is shown. */
export const nothing = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, 'Nothing']))

/** The keys that cannot be understood. */
export const unknown = (...keys: string[]): Record<string, ForeignKey> =>
  Object.fromEntries(keys.map((key) => [key, 'unknown']))

/** A value as an object; empty if it is none. */
export function dataOf(value: unknown): Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {}
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** The addresses with `.html` of pages whose address has no ending now. */
export function withHtml(pathnames: readonly string[]): OldAddress[] {
  return pathnames.filter((to) => to !== '/').map((to) => ({ from: `${to}.html`, to }))
}

/** `getting-started` → `Getting started`. */
export function titled(name: string): string {
  const spaced = name.replace(/[-_]+/g, ' ').trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
