/**
 * What the extractor finds in a package, as plain data: it crosses threads, is cached and is compared between
 * versions. Types are texts as people write them; descriptions are Markdown as their authors wrote it.
 */
import type { ApiPackageOptions } from './options.js'

/** What a doc comment says of anything. */
export interface ApiDoc {
  description?: string
  /** The reason, or an empty text where none is given. */
  deprecated?: string
  /** The first version that has it, as a comment or the history of the package says. */
  since?: string
  /** The first version in which it is deprecated. */
  deprecatedSince?: string
  /** The versions in which its type or its default changed, the newest first, with what it was before. */
  changed?: { version: string; before: string }[]
  default?: string
  /** Where a tag `@category` says so. */
  category?: string
  /** Where a tag such as `@unstable`, `@experimental`, `@alpha` or `@beta` says so. */
  unstable?: true
  /** A plan that a tag `@plan` names. */
  plan?: string
  /** Of each tag `@example`, with its code in fences. */
  examples?: string[]
  /** Of each tag `@throws`. */
  throws?: string[]
}

export interface ApiParameter {
  name: string
  type: string
  required: boolean
  description?: string
  default?: string
  /** Of an object that the function takes apart, or that is declared with it. */
  members?: ApiMember[]
}

export interface ApiSignature {
  /** Of one of several, where its comment is its own. */
  description?: string
  /** `<R extends Row = any>`, without the brackets; absent where there are none. */
  typeParameters?: string
  parameters: ApiParameter[]
  returns: { type: string; description?: string }
}

/** A prop, or a member of an interface or of what a hook takes and returns. */
export interface ApiMember extends ApiDoc {
  name: string
  type: string
  required: boolean
  /** Of a function, where its comment describes parameters or the result. */
  signature?: ApiSignature
  /** The interface of the same package that declares it, where that is another one. */
  from?: string
  /** The package that declares it, where that is another one. */
  package?: string
  /** The literals that the names in its type stand for: `'small'` and `'large'` of `Size`. */
  values?: string[]
  /** What it is in each of several forms of the whole, where that differs. */
  variants?: ApiVariant[]
  /** What it lists, where the request asks for it. */
  shape?: ApiShape
}

/** What a list consists of: texts, objects with members, or both. Of one object, what is in it. */
export interface ApiShape {
  isList: boolean
  takesText: boolean
  /** Without those that are deprecated. */
  members: { name: string; required: boolean; takesText: boolean; shape?: ApiShape }[]
}

/** A prop in one form of the props: one member of a union of them, or one overload. */
export interface ApiVariant {
  /** What tells the form from the others, as declarations: `mode: 'range'`. */
  when: string[]
  type: string
  required: boolean
  description?: string
}

/** A member of an enum, or of a union of literals. */
export interface ApiValue extends Pick<ApiDoc, 'description' | 'deprecated'> {
  /** As it is written in code: `'small'`, `Level.Low`. */
  value: string
  /** What a member of an enum is: `1`. */
  literal?: string
}

export interface ApiSlot extends ApiDoc {
  name: string
  type: string
  /** The class on its element. */
  class?: string
}

export interface ApiClass extends ApiDoc {
  /** `LibCard-root`; absent where the package does not say. */
  class?: string
  /** The key in `classes`. */
  rule: string
  /** A class that all components share for a state: `is-disabled`. */
  state?: true
}

interface ApiExport extends ApiDoc {
  name: string
  /** The file that declares it, below the package's types and without its extension: `BarChart/BarChart`. */
  source?: string
  /** Import statements: from the package, then from a path within it. */
  imports: string[]
  /** Other names that the package exports it by: `MenuItem`, beside `Menu.Item`. */
  aliases?: string[]
}

/** Props that many components share, described once. */
export interface SharedProps {
  /** The type that declares them, an entry of the package with `isShared`. */
  type: string
  /** Members of it that the component does not take as they are. */
  without: string[]
}

export interface ApiComponent extends ApiExport {
  kind: 'component'
  typeParameters?: string
  props: ApiMember[]
  slots: ApiSlot[]
  classes: ApiClass[]
  /** Large sets of props that other components have as well; `props` has none of them. */
  shared?: SharedProps[]
  /** What it also accepts the props of, as written: `React.HTMLAttributes<HTMLDivElement>`. */
  inherits: string[]
  /** What a ref to it holds; absent where it takes none. */
  ref?: string
  /** The name of the exported type of its props. */
  propsType?: string
}

export interface ApiFunction extends ApiExport {
  kind: 'hook' | 'function'
  signatures: ApiSignature[]
  /** Members of what it returns, where that is an object of the package's own. */
  returned: ApiMember[]
}

export interface ApiType extends ApiExport {
  kind: 'interface' | 'type'
  typeParameters?: string
  /** The type that it is declared as; absent for an interface whose members are listed. */
  type?: string
  /** Of an enum, and where the type is a union of literals that its text does not list. */
  values?: ApiValue[]
  members: ApiMember[]
  /** What it also has the members of, as written. */
  inherits: string[]
  /** Its members are props that many components share. */
  isShared?: true
}

export interface ApiConstant extends ApiExport {
  kind: 'constant'
  type: string
}

export type ApiEntry = ApiComponent | ApiFunction | ApiType | ApiConstant

export interface ApiPackage {
  name: string
  version: string
  /** By name, in the order of code points. */
  entries: ApiEntry[]
  /** Types that it does not export although its declarations name them, in the order of their names. */
  internal: ApiType[]
  problems: ApiProblem[]
  /**
   * What was read or looked for outside of `node_modules`, where files may be edited: hashes of the bytes by absolute
   * path, empty where there is no such file.
   */
  files: Record<string, string>
}

/** What one of two versions has and the other has not. */
export type ApiChange = {
  change: 'added' | 'removed' | 'renamed' | 'changed' | 'deprecated'
  what: 'export' | 'prop' | 'member' | 'slot' | 'class' | 'type' | 'signature' | 'default'
  /** `DataTable`, or `DataTable.rowHeight`. */
  name: string
  /** Others that have changed in the same way: `DataTableProps.rowHeight`. */
  also?: string[]
  /** What has probably taken the place of what is gone: something new of the same kind and type, with a similar name. */
  heir?: string
  before?: string
  after?: string
  /** Code that compiled, or styles that worked, may no longer. */
  breaking: boolean
  /** Its name or its comment says that it may change at any time: no change of it is breaking. */
  unstable?: true
}

/** What lists need of an export. */
export type ApiListed = Pick<ApiEntry, 'name' | 'kind' | 'description' | 'deprecated' | 'category' | 'aliases'> &
  Pick<ApiType, 'isShared'>

/** A package without what only the pages of single exports need. */
export interface ApiSummary extends Pick<ApiPackage, 'name' | 'version' | 'problems'> {
  /** By name, in the order of code points. */
  entries: ApiListed[]
}

/** Why a package, or a part of it, could not be read. */
export interface ApiProblem {
  kind: 'not-installed' | 'no-entry' | 'no-declarations' | 'no-react-types' | 'syntax' | 'thrown'
  /** The export that it is about. */
  name?: string
  detail?: string
}

/** What to read, and how. */
export type ExtractRequest = {
  /** Absolute; packages are found from here. */
  root: string
  /** A package's name, or the absolute path of a source module. */
  package: string
  /** The absolute path of the module where it is a source file: the package's entry otherwise. */
  entry?: string
  /**
   * Names, with `*` for any letters, of what is read in full: props of components, members of interfaces and other
   * types. Of the rest, only what its declaration says; by default all is read.
   */
  detailed?: { components: string[]; types: string[] }
  /** Names of props whose shapes are described. */
  shapes?: string[]
  /** Props that are listed although another package declares them. */
  keepInherited: string[]
  /** Names and patterns of types whose members, as props, are described once; by default those of large ones. */
  sharedProps?: string[]
  /** Packages whose types are described with its own where its declarations name them. */
  typesFrom?: string[]
  /** Regular expressions; what they match is left out of descriptions. */
  omit: string[]
  /** How the class names of its components are found. */
  classes?: NonNullable<ApiPackageOptions['classes']>
}
