/**
 * What maintainers write in docs.config.ts, as a type: what editors complete and explain.
 *
 * It is made of `SiteConfig`, so that every key is documented once, and the schema is checked against it key by key
 * (config-schema.ts): a key that only one of the three knows does not compile. The type that zod infers was not used: it
 * is documented where nobody looks for it, and names two hundred types of zod in an error message.
 */
import type { Feature } from './feature.js'
import type { MarkdownConfig, MarkdownRules, SiteConfig, ThemeConfig } from '../model.js'

/** Serves an existing tree: from a pathname (`/x/react-charts/bars`) to a file relative to the root, or undefined. */
export type PageFile = (pathname: string) => string | undefined

export interface UserMarkdown extends Partial<Omit<MarkdownConfig, 'rules'>> {
  /** The severity of rules that the site wants otherwise: `{ 'title-length': 'off' }`. */
  rules?: Partial<MarkdownRules>
}

/** Keys that must be written. */
type Required = 'title' | 'url'
/** Keys that are written otherwise than they are read. */
type Rewritten = 'navigation' | 'theme' | 'markdown'

/** What docs.config.ts exports; the options of the built-in features get their types in src/define.ts. */
export interface BaseConfig extends Pick<SiteConfig, Required>, Partial<Omit<SiteConfig, Required | Rewritten>> {
  /** The file that exports the navigation; by default `navigation.ts` in the first content folder. */
  navigation?: string
  /** Colours, widths and distances; what is absent is that of the built-in theme. */
  theme?: Partial<ThemeConfig>
  /** What the Markdown dialect allows, and its plugins. */
  markdown?: UserMarkdown
  /** Features of the site's own; they come after the built-in ones. @default [] */
  plugins?: Feature[]
  /** Finds the Markdown file of a pathname in a tree that is laid out otherwise. */
  pageFile?: PageFile
}
