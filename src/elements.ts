/** What functions of `elements` get and return (elements.ts). */
import type { FilePath, Json } from './model.js'

/** What an import of an MDX page means: `import Basic from './Basic.tsx?raw'`, `import { Primary } from './a.stories'`. */
export interface ImportedValue {
  /** The path from the project's root, or the name of a package or an alias; without `?raw`. */
  file: string
  /** The export; absent for all of the module. */
  name?: string
  /** It is the text of the file. */
  isRaw?: true
}

/** A part of what an element contains. */
export type ElementChild =
  | string
  | ImportedValue
  /** A code block. */
  | { lang: string; code: string; meta: string; title?: string }
  | { element: string; props: ElementProps }

/** The literal props of an element; those that are no literals are undefined. */
// oxlint-disable-next-line typescript/no-explicit-any
export type ElementProps = Record<string, any> & { children: any[] }

/** The page that has the element. */
export interface ElementPage {
  file: FilePath
  /** Its folder: paths that the function returns are relative to the project's root. */
  dir: string
  /** The props of the first element of a name that is in no other element; undefined if the page, or MDX, has none. */
  first(name: string): ElementProps | undefined
}

/** What a function of a preset throws where an element cannot be what it should. */
export class ElementError extends Error {
  constructor(
    /** Continues `<Name> …`. */
    why: string,
    readonly hint: string,
  ) {
    super(why)
  }
}

/** The path of a demo, or a block as it is written in double braces. */
type Block = string | { [key: string]: Json }

/**
 * What an element is: the path of a demo from the project's root, or a block as it is written in double braces, such as
 * `{ demo: 'registry/button.tsx', defaultCodeOpen: true }` or `{ component: 'ApiEntry', name: 'Button' }`; `null` for
 * nothing at all, `undefined` for what it is without the function; or several of them. A block may have a `title`, which
 * becomes a heading above it, with its `id`, and below that a `description` in Markdown, which may be all; instead of `demo` it may have `code`, a text
 * with its `lang` or an imported file, or `files`.
 */
export type ElementBlock = Block | Block[] | null | undefined

export type ElementFunction = (props: ElementProps, page: ElementPage) => ElementBlock

/** By name: `ComponentPreview`, `Demo.Root`. */
export type ElementFunctions = Readonly<Record<string, ElementFunction>>
