/**
 * The type of docs.config.ts, as editors complete and explain it.
 *
 * It is derived from `SiteConfig`, so that every key is documented once, and the schema is checked against it key by key
 * (config-schema.ts): a key that is missing in one of the three does not compile. The type that zod infers is not used: it
 * has no documentation, and its compile errors mention two hundred types of zod.
 */
import type { Feature } from '../feature.js'
import type { MarkdownConfig, MarkdownRules, Palette, SiteConfig, ThemeConfig } from '../../model.js'

/** Serves an existing tree: from a pathname (`/x/charts/bars`) to a file relative to the root, or undefined. */
export type PageFile = (pathname: string) => string | undefined

export interface UserMarkdown extends Partial<Omit<MarkdownConfig, 'rules'>> {
  /** The severity of rules that differ from the default: `{ 'title-length': 'off' }`. */
  rules?: Partial<MarkdownRules>
}

export interface UserColorScheme {
  /** Whether it is a light or a dark scheme; required unless it is named `light` or `dark`. */
  mode?: 'light' | 'dark'
  /** Its colours; missing ones are those of the built-in scheme of the same mode. */
  palette?: Palette
}

export interface UserTheme extends Partial<Omit<ThemeConfig, 'colorSchemes' | 'breakpoints' | 'fonts'>> {
  /** Colour schemes by name. `light` and `dark` are built in; a script chooses others by the event `docs:set-color-scheme`. */
  colorSchemes?: Record<string, UserColorScheme>
  /** Breakpoints of layouts, in pixels; missing ones are the built-in ones. */
  breakpoints?: Partial<ThemeConfig['breakpoints']>
  /** The fonts; a missing one is the built-in one. */
  fonts?: Partial<ThemeConfig['fonts']>
}

/** Required keys. */
type Required = 'title' | 'url'
/** Keys whose type differs from that of `SiteConfig`. */
type Rewritten = 'navigation' | 'theme' | 'markdown'

/** What docs.config.ts exports; the options of the built-in features get their types in src/define.ts. */
export interface BaseConfig extends Pick<SiteConfig, Required>, Partial<Omit<SiteConfig, Required | Rewritten>> {
  /** The file that exports the navigation; by default `navigation.ts` in the first content folder. */
  navigation?: string
  /** Colours, widths and distances; missing values are those of the built-in theme. */
  theme?: UserTheme
  /** What the Markdown dialect allows, and its plugins. */
  markdown?: UserMarkdown
  /** The site's plugins; they come after the built-in features. @default [] */
  plugins?: Feature[]
  /** Finds the Markdown file of a pathname in a folder with another layout. */
  pageFile?: PageFile
}
