/**
 * The schema of docs.config.ts, as far as it is data: user-config.ts adds what is code and completes the rest.
 *
 * The types of the configuration are derived from it (model.ts), so a key is declared, checked and documented here
 * alone. Editors and the reference show the comments.
 */
import { posix } from 'node:path'
import { z } from 'zod'
import { publicKey } from '../../engine/cache/keys.js'
import { isKnownLocale } from '../../fixed-locale.js'

/** As that of zod, which maps the shape to another type: declarations would lose the comments of the keys. */
export const strictObject: <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.ZodObject<Shape, z.core.$strict> =
  z.strictObject

/** `https://docs.example.com`, with or without a slash at its end. */
function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).href === `${new URL(text).origin}/`
  )
}

/** `./docs/` → `docs`; the project's root is `.`. */
function normalFolder(dir: string): string {
  return posix.normalize(dir.normalize()).replace(/(?<=.)\/$/, '')
}

/** Reports entries of a list that have the same name; file systems and addresses may ignore case. */
function unique<Name extends string>(key: Name, what: string) {
  return ({ value, issues }: z.core.ParsePayload<Record<Name, string>[]>): void => {
    const names = value.map((one) => one[key].toLowerCase())
    names.forEach((name, index) => {
      if (names.indexOf(name) !== index)
        issues.push({
          code: 'custom',
          message: `two ${what} have the ${key} "${value[index]![key]}"`,
          input: value,
          path: [index, key],
        })
    })
  }
}

/** A text for each key: a locale, a name. */
const texts = z.record(z.string(), z.string())

export const severity = z.enum(['off', 'warn', 'error'])

/** Rules of the Markdown dialect whose severity a site can choose. */
export const markdownRules = strictObject({
  /** A title has at most 70 characters. @default 'warn' */
  'title-length': severity.optional(),
  /** A page has a title. @default 'error' */
  'title-missing': severity.optional(),
  /** A page has a description, or a paragraph to take it from. @default 'warn' */
  'description-missing': severity.optional(),
  /** A description has at most 160 characters. @default 'warn' */
  'description-length': severity.optional(),
  /** A description ends like a sentence. @default 'warn' */
  'description-punctuation': severity.optional(),
  /** The first heading under the title has level 2. @default 'warn' */
  'heading-order': severity.optional(),
  /** A callout has a known kind. @default 'error' */
  'callout-unknown': severity.optional(),
  /** Links to pages end in a slash. @default 'warn' */
  'link-trailing-slash': severity.optional(),
  /** Links lead to pages that exist. @default 'error' */
  'link-missing': severity.optional(),
  /** Links lead to headings that exist. @default 'error' */
  'anchor-missing': severity.optional(),
  /** Code blocks name a language that the highlighter knows. @default 'warn' */
  'fence-language': severity.optional(),
  /** Images exist. @default 'error' */
  'image-missing': severity.optional(),
  /** HTML tags are elements, and elements are closed. @default 'error' */
  'html-structure': severity.optional(),
})

/** A colour as hex, rgb(), rgba(), hsl(), hsla() or color(). */
const color = z.string()

export const paletteColor = strictObject({
  /** The colour itself. */
  main: color,
  /** A lighter tone; by default `main` lightened by `tonalOffset`. */
  light: color.optional(),
  /** A darker tone; by default `main` darkened by one and a half times `tonalOffset`. */
  dark: color.optional(),
  /** Text on `main`; by default white if it reaches `contrastThreshold`, else nearly black. */
  contrastText: color.optional(),
})

/** The colours of one scheme. Missing colours are those of the built-in scheme of the same mode. */
export const palette = strictObject({
  /** The colour of links, buttons and the current entry. */
  primary: paletteColor.optional(),
  /** The second accent. */
  secondary: paletteColor.optional(),
  /** Informative callouts. */
  info: paletteColor.optional(),
  /** Callouts for success and tips, and inserted lines of code. */
  success: paletteColor.optional(),
  /** Warnings. */
  warning: paletteColor.optional(),
  /** Callouts for errors, and removed lines of code. */
  error: paletteColor.optional(),
  /** Surfaces. */
  background: strictObject({
    /** The page. */
    default: color.optional(),
    /** Raised surfaces: menus, dialogs, cards. */
    paper: color.optional(),
    /** A subtle tint of the page: table headers, what the pointer is on. */
    subtle: color.optional(),
  }).optional(),
  /** Text. */
  text: strictObject({
    /** Text of the content. */
    primary: color.optional(),
    /** Less important text: captions, dates, hints. */
    secondary: color.optional(),
  }).optional(),
  /** Lines between parts of the page. */
  divider: color.optional(),
  /** The value of `<meta name="theme-color">`; by default the page's background. */
  themeColor: color.optional(),
})

const colorScheme = strictObject({
  /** Whether it is a light or a dark scheme; required unless it is named `light` or `dark`. */
  mode: z.enum(['light', 'dark']).optional(),
  /** Its colours; missing ones are those of the built-in scheme of the same mode. */
  palette: palette.default({}),
})

/** Names that say their mode. */
const modes: Record<string, 'light' | 'dark'> = { light: 'light', dark: 'dark' }

const fontName = z.string().regex(/^[^"\\\n<]+$/, 'the name of a font')
const fontWeight = z.string().regex(/^\d+( \d+)?$/, 'a weight or a range such as "100 900"')
const percent = z.number().positive()

export const themeFont = strictObject({
  /** The name of the family. */
  family: fontName,
  /**
   * Its WOFF2 file, which the site serves itself: a path in the project (`./fonts/inter.woff2`) or in an installed
   * package (`@fontsource-variable/inter/files/inter-latin-wght-normal.woff2`). Without it the reader's system has the
   * font.
   */
  file: z
    .string()
    .regex(/\.woff2$/, 'the path of a WOFF2 file')
    .optional(),
  /** The weights that the file contains. @default '100 900' */
  weight: fontWeight.optional(),
  /** The characters for which the file is loaded, as in CSS. @default Latin */
  unicodeRange: z
    .string()
    .regex(/^[\w+?, -]+$/, 'a list such as "U+0000-00FF, U+2026"')
    .optional(),
  /** What a font of every system needs to take up the same space until the file is there, in percent. */
  fallback: z
    .array(
      strictObject({
        /** Fonts of systems. */
        local: z.array(fontName).min(1),
        /** The weights that these fonts stand for. @default that of the font */
        weight: fontWeight.optional(),
        /** The average width of letters, relative to these fonts. */
        sizeAdjust: percent.optional(),
        /** The height above the baseline. */
        ascent: percent.optional(),
        /** The depth below the baseline. */
        descent: percent.optional(),
      }),
    )
    .optional(),
})

export const theme = strictObject({
  /**
   * Colour schemes by name. `light` and `dark` are built in; a script chooses others by the event
   * `docs:set-color-scheme`.
   */
  colorSchemes: z
    .record(z.string(), colorScheme)
    .transform((schemes, { issues }) => {
      const complete = Object.entries(schemes).map(([name, { mode = modes[name], palette }]) => {
        if (!mode) issues.push({ code: 'custom', message: '"light" or "dark"', input: mode, path: [name, 'mode'] })
        return [name, { mode: mode!, palette }] as const
      })
      return Object.fromEntries(complete)
    })
    .optional(),
  /** Breakpoints of layouts, in pixels; missing ones are the built-in ones. */
  breakpoints: strictObject({
    /** Phones; 0. */
    xs: z.number().optional(),
    /** Large phones. */
    sm: z.number().optional(),
    /** Tablets. */
    md: z.number().optional(),
    /** Laptops. */
    lg: z.number().optional(),
    /** Desktops. */
    xl: z.number().optional(),
  }).optional(),
  /** The fonts; a missing one is the built-in one. */
  fonts: strictObject({
    /** Text and headings. */
    sans: themeFont.optional(),
    /** Code. */
    mono: themeFont.optional(),
  }).optional(),
  /**
   * The colour of links, buttons, focus and charts, for schemes without a `primary` of their own. Lighter or darker
   * tones of it are used where it would not be readable.
   */
  brand: color.optional(),
  /** How round corners are, in pixels: those of buttons and fields; cards are rounder, labels less. @default 10 */
  radius: z.number().nonnegative().optional(),
  /** The scheme for visitors who have chosen none; a key of `colorSchemes`. @default 'light' */
  defaultColorScheme: z.string().optional(),
  /** The unit of distances, in pixels. @default 8 */
  spacing: z.number().positive().optional(),
  /** The minimum contrast, 1 to 21, for white text on a colour. @default 3 */
  contrastThreshold: z.number().optional(),
  /** How far `light` and `dark` tones are from a colour, 0 to 1. @default 0.2 */
  tonalOffset: z.number().optional(),
  /** `z-index` values by name: `{ drawer: 1200 }`. */
  zIndex: z.record(z.string(), z.number()).optional(),
})

/**
 * A unified plugin by its module: the name of a package or a path relative to the project's root, alone or with
 * options.
 */
export const pluginEntry = z.union(
  [z.string().min(1), z.tuple([z.string().min(1), z.json()])],
  'a module, or [module, options] with options that are plain data',
)

/** The look of a kind of callouts. */
export const calloutKind = strictObject({
  /** A color of the theme: border, background and icon. */
  color: z.enum(['info', 'success', 'warning', 'error']),
  /** A picture of the stylesheet; another one is `--callout-icon` of the class `callout-<name>`. @default 'info' */
  icon: z.enum(['info', 'tick', 'warning', 'stop']).optional(),
})

const calloutName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'a word of small letters, digits and hyphens')

export const markdown = strictObject({
  /** The severity of rules that differ from the default: `{ 'title-length': 'off' }`. */
  rules: markdownRules.optional(),
  /**
   * The generator that the pages were written for: its addresses, its navigation and its front matter are understood,
   * rules about style are off, and a build lists what is not understood. @default the dialect of this generator alone
   */
  preset: z
    .enum(['vitepress', 'docusaurus', 'starlight', 'nextra', 'fumadocs', 'dumi', 'storybook', 'tanstack'])
    .optional(),
  /**
   * The rule by which headings get their ids: of GitHub, which Docusaurus, Nextra, Fumadocs and Starlight have, too, or of
   * VitePress. @default that of the preset, otherwise `vitrine`
   */
  headingIds: z.enum(['vitrine', 'github', 'vitepress']).optional(),
  /**
   * What keys of the front matter are called in pages that have other names for them: `{ metaTitle: 'title' }`. A page
   * that has the key by its own name, too, keeps that.
   */
  frontMatterKeys: z
    .record(
      z.string(),
      z.enum(['title', 'description', 'order', 'draft', 'unlisted', 'layout', 'noIndex', 'redirectFrom', 'format']),
    )
    .optional(),
  /** `trusted` keeps authors' HTML, `sanitize` removes what is not on an allow-list. @default 'trusted' */
  html: z.enum(['trusted', 'sanitize']).optional(),
  /** Replacements in link targets, made before anything else: `{ 'SOURCE_CODE_REPO': 'https://…' }`. */
  aliases: texts.optional(),
  /**
   * Allowed URL schemes; links with other schemes are removed and reported. @default ['http', 'https', 'mailto', 'tel']
   */
  schemes: z.array(z.string()).optional(),
  /** Package managers in the tabs of an install command. @default ['npm', 'pnpm', 'yarn', 'bun'] */
  packageManagers: z.array(z.string()).optional(),
  /**
   * Kinds of callouts of the site's own, by the word after `:::`. The accessible name is the string `callout.<name>` of
   * `translations.<locale>.json`, or else the word.
   */
  callouts: z.record(calloutName, calloutKind).optional(),
  /**
   * Words after the language of a code block that make it a demo, such as `live`; `*` for every block of `jsx` and
   * `tsx` that has a default export, without the word `pure`. Not where HTML is sanitized: the code runs. @default that of the preset, otherwise []
   */
  live: z.array(z.string().min(1)).optional(),
  /** Code blocks with more lines than this are collapsed. 0 never collapses. @default 60 */
  collapseLines: z.number().int().min(0).optional(),
  /**
   * Plugins for the Markdown tree (mdast), in the order in which they run. A plugin is the default export of a module;
   * it is named rather than imported, because pages are parsed in threads: `['remark-math', ['./plugins/abbr.ts',
   * {}]]`.
   */
  remarkPlugins: z.array(pluginEntry).optional(),
  /**
   * Plugins for the HTML tree (hast), in the order in which they run. Code, demos and the targets of links are
   * placeholders in it, which are resolved later; a plugin may move or drop them like any other text.
   */
  rehypePlugins: z.array(pluginEntry).optional(),
})

export const locale = strictObject({
  /** The URL segment and file suffix: `zh`, `pt-BR`. The first locale of the list is the default and has no prefix. */
  code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language tag such as "zh" or "pt-BR"'),
  /** The name of the language in that language: `中文`. */
  label: z.string(),
  /** The value of `lang`; by default the code. */
  lang: z.string().optional(),
  /**
   * How dates and numbers are written where the code of a demo, a component or a template names no locale: `en-GB`. By
   * default `lang`, and `en-US` for `en`.
   */
  formats: z.string().refine(isKnownLocale, 'a locale whose formats Node knows, such as "en-US" or "zh-CN"').optional(),
  /** The direction of its script. @default 'ltr' */
  dir: z.enum(['ltr', 'rtl']).optional(),
})

/** One text for all languages, or a text for each locale; a missing one is that of the default language. */
export const localizedText = z.union([z.string().min(1), texts], 'a text, or an object with a text for each locale')

const linkTarget = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/)/, 'a pathname such as "/x/introduction", or an https address')

export const announcement = strictObject({
  /** Names the message: a reader who has closed it does not see it again until there is one with another id. */
  id: z.string().regex(/^[\w.-]{1,60}$/, 'letters, digits, dots and dashes'),
  /** What it says, as plain text. */
  text: localizedText,
  /** A link after the text. */
  link: strictObject({
    /** The link's text. */
    title: localizedText,
    /** A pathname of the site, or an address of another site. */
    href: linkTarget,
  }).optional(),
})

export const headerLink = strictObject({
  /** The link's text: `Components`, `{ en: 'Components', zh: '组件' }`. */
  title: localizedText,
  /** A pathname of the site, `/x/introduction`, or an address of another site. */
  href: linkTarget,
  /** Prefixes of the pathnames whose pages mark the link as current. @default the link's own pathname */
  pathnames: z.array(z.string().startsWith('/')).optional(),
})

export const version = strictObject({
  /** `8.14.0`, `v7`. */
  label: z.string(),
  /** The product's root in that version's documentation; absent for the version that is being built. */
  url: z.url().optional(),
  /** Pathnames that exist in that version; for these the menu links to the same page. */
  paths: z.array(z.string()).optional(),
  /**
   * No longer supported: the menu says so, and so does every page of this version, with a link to the newest supported
   * one.
   */
  unsupported: z.boolean().optional(),
  /**
   * The pathname of a page in this site that says what has changed since this version; of the version that is built, what
   * is new in it. The menu leads to it.
   */
  changes: z.string().startsWith('/').optional(),
})

const versionSources = ['ref', 'folder', 'tarball'] as const

/** A version of the whole site, in a folder of it. */
export const siteVersion = strictObject({
  /** Its name in the menu: `v7`. */
  name: z.string().regex(/^[\w.~-]+$/, 'letters, digits, dots and dashes'),
  /** A branch, a tag or a commit of the repository that the site is in: `v7.x`. */
  ref: z.string().min(1).optional(),
  /** A folder: the source of a site, the Markdown files of one (the rest is as in this one), or a finished build. */
  folder: z.string().transform(normalFolder).optional(),
  /** A finished build as `.tgz` or `.tar.gz`. */
  tarball: z.string().min(1).optional(),
  /** Where it is, below the base. @default the name, such as `/v7/` */
  at: z
    .string()
    .regex(/^\/([\w.~-]+\/)+$/, 'a path such as "/v7/"')
    .optional(),
  /**
   * A command that prepares the checkout of `ref`, such as `npm ci`. Without one, a version uses the packages that are
   * installed here, and must have the same lockfile.
   */
  install: z.string().min(1).optional(),
  /** Search engines leave its pages out. @default false */
  noIndex: z.boolean().default(false),
  /** Its notice and the menu say that it is no longer supported. @default false */
  unsupported: z.boolean().default(false),
  /**
   * The pathname of a page in this site that says what has changed since this version; of the version that is built, what
   * is new in it. The menu leads to it.
   */
  changes: z.string().startsWith('/').optional(),
})

/** Where a version is, below the base. */
export const placeOfVersion = ({ at, name }: { at?: string | undefined; name: string }): string => at ?? `/${name}/`

const versions = z.array(siteVersion).check(unique('name', 'versions'), ({ value, issues }) => {
  const problem = (message: string, index?: number) =>
    issues.push({ code: 'custom', message, input: value, path: index === undefined ? [] : [index] })
  const sources = value.map((one) => versionSources.filter((key) => one[key] !== undefined).length)
  sources.forEach((count, index) => count > 1 && problem('one of "ref", "folder" and "tarball"', index))
  if (value.length > 0 && sources.filter((count) => count === 0).length !== 1)
    problem('one version without "ref", "folder" and "tarball": that of this site')
  const mounted = value.filter((_, index) => sources[index]! > 0)
  mounted.forEach((one, index) => {
    const other = mounted.slice(0, index).find((before) => {
      const [a, b] = [placeOfVersion(one), placeOfVersion(before)]
      return a.startsWith(b) || b.startsWith(a)
    })
    if (other) problem(`versions "${other.name}" and "${one.name}" have one address, ${placeOfVersion(one)}`)
  })
})

/** Whose pages these are, in the header and in the footer. */
export const brand = strictObject({
  /** The name, which leads to the start page. */
  title: z.string().min(1),
  /** The start page: `/tools/`. @default the site's */
  pathname: z.string().startsWith('/').optional(),
  /** The notice in the footer, by locale. @default none */
  notice: texts.optional(),
  /** The folder with icons and a card of its own, in the public folder: `/tools`. @default those of the site */
  icons: z.string().startsWith('/').optional(),
})

export const product = strictObject({
  /** Names the product in front matter (`productId`), in translations and in analytics. */
  id: z.string(),
  /** Its title in the menu of products. */
  title: z.string(),
  /** Prefixes of the pathnames that belong to it: `/x/charts/`, `/x/api/charts/`. */
  pathnames: z.array(z.string().startsWith('/')),
  /** The grouping that analytics reports: `x`. */
  category: z.string().optional(),
  /** The npm package, shown in API links. */
  packageName: z.string().optional(),
  /** The library's repository, for links to its issues: `https://github.com/me/library`. */
  repository: z.url().optional(),
  /** The address of its source, for paths in front matter (`githubSource`). @default the repository's `/tree/HEAD` */
  source: z.url().optional(),
  /** The menu of versions, newest first; with fewer than two there is no menu. */
  versions: z.array(version).optional(),
  /** What header, footer and titles of its pages show, where that is not the site's own name and notice. */
  brand: brand.optional(),
})

export const contentRoot = strictObject({
  /** The folder, relative to the project's root; it may be outside of it. */
  dir: z.string().transform(normalFolder),
  /** The pathname of the folder: `/x`. */
  at: z.string().regex(/^\/([^/]+(\/[^/]+)*)?$/, 'a pathname such as "/" or "/x"'),
  /** The target of "edit this page"; the file's path within the folder is appended. */
  editUrl: z.string().optional(),
})

export const cache = strictObject({
  /**
   * A cache that machines share: the address of a server that speaks the HTTP protocol of Bazel's remote cache, such as
   * bazel-remote: `https://cache.example.com`. The variable VITRINE_REMOTE_CACHE replaces it.
   */
  remote: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'an http or https address such as "https://cache.example.com"',
    )
    .optional(),
  /**
   * The Ed25519 public key, in PEM or base64, of those who write to the remote cache; what others wrote is not used.
   */
  publicKey: z
    .string()
    .refine((text) => publicKey(text) !== undefined, 'an Ed25519 public key in PEM or base64')
    .optional(),
  /**
   * The size of the cache folder on this machine; what was not used for the longest time is dropped. @default '2 GB'
   */
  maxSize: z
    .string()
    .regex(/^\d+(\.\d+)? ?(MB|GB)$/, 'a size such as "500 MB" or "2 GB"')
    .default('2 GB')
    // In bytes, as file managers count.
    .transform((size) => parseFloat(size) * (size.endsWith('GB') ? 1e9 : 1e6)),
})

const sources = z.array(z.string().regex(/^[^\s;,]+$/, 'a source such as "https://img.shields.io"')).optional()
const directives = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'media-src', 'connect-src', 'manifest-src', 'worker-src'],
  ...['child-src', 'frame-src', 'object-src', 'form-action', 'base-uri'],
]
/** Sources to add to the directives of one page's Content-Security-Policy: `{ 'img-src': ['https://…'] }`. */
export type CspSources = Record<string, string[]>
// Without `undefined`, which the schema would also take.
export const csp = z.strictObject(
  Object.fromEntries(directives.map((name) => [name, sources])),
) as unknown as z.ZodType<CspSources, CspSources>

/** A name or a path in which an asterisk stands for any text. */
const pattern = z.string().regex(/^[^*\s]+(\*[^*\s]*)?$|^\*[^*\s]*$/, 'a text with at most one asterisk')

/**
 * A base path: nothing in it needs percent-encoding, so it is the same in addresses, file names and service worker
 * scopes.
 */
export const basePattern = /^\/([\w.~-]+\/)*$/

export const siteSchema = strictObject({
  /** The site's name: in the header and after every page's title. */
  title: z.string().min(1),
  /** Origin of the public site, without a path: `https://docs.example.com`. */
  url: z
    .string()
    .refine(isOrigin, 'an origin with its scheme and without a path, such as "https://docs.example.com"')
    .transform((url) => url.replace(/\/$/, '')),
  /** The file that exports the navigation; by default `navigation.ts` in the first content folder. */
  navigation: z.string().optional(),
  /** Colours, widths and distances; missing values are those of the built-in theme. */
  theme: theme.default({}),
  /** What the Markdown dialect allows, and its plugins. */
  markdown: markdown.default({}),
  /** What the site is about, in a sentence, for search engines and pages without a description. @default '' */
  description: z.string().default(''),
  /** Where the output is mounted: `/` or `/deep/base/`. @default '/' */
  base: z
    .string()
    .regex(
      basePattern,
      'a path of letters, digits, ".", "_", "~" and "-" with a slash at both ends, such as "/" or "/docs/"',
    )
    .default('/'),
  /**
   * The path prefix of the playground, demos, search and assets: `/x` or ``. Content folders may be at other addresses,
   * too. @default ''
   */
  prefix: z
    .string()
    .regex(/^(\/[\w.~-]+)*$/, '"" or a path of letters, digits, ".", "_", "~" and "-" such as "/x"')
    .default(''),
  /** Prefix of every key in the visitor's storage and of `data-<prefix>-color-scheme`. @default 'docs' */
  storagePrefix: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and dashes')
    .default('docs'),
  /** The languages; the first is the default. @default [{ code: 'en', label: 'English' }] */
  locales: z
    .array(locale)
    .min(1)
    .check(unique('code', 'locales'))
    .default([{ code: 'en', label: 'English' }]),
  /**
   * Beginnings of pathnames, such as `/blog`. Pages there exist only in the languages that they are written in; others
   * are repeated in the default language where a translation is missing. @default []
   */
  translatedOnly: z.array(z.string().startsWith('/')).default([]),
  /** Folders of Markdown files and their pathnames. @default [{ dir: 'content', at: prefix || '/' }] */
  content: z.array(contentRoot).min(1).optional(),
  /** Libraries that the site documents, for the product and version menus. @default [] */
  products: z.array(product).check(unique('id', 'products')).default([]),
  /**
   * Versions of the whole site, newest first, each in a folder of its own: `[{ name: 'v8' }, { name: 'v7', ref: 'v7.x' }]`.
   * The one without a source is this site. @default []
   */
  versions: versions.default([]),
  /**
   * Where links lead to that other sites on the same host answer, by the beginning of their path:
   * `{ '/blog': 'https://example.com/blog' }`. Pages of this site come first. @default {}
   */
  externalPaths: z
    .record(
      z.string().regex(/^(\/[^/?#\s]+)+\/?$/, 'the beginning of a path, such as "/blog"'),
      z.string().regex(/^https?:\/\/[^?#\s]+$/, 'an https address'),
    )
    .default({}),
  /**
   * Where imports lead that are neither relative nor of a package, in demos, components and all other code of the site:
   * `{ 'docs/data': './data', '@acme/grid': './stand-ins/grid.tsx' }`. A name includes what is below it, and may have
   * one asterisk, as `paths` of tsconfig.json, which is read as well. Unlike those, it comes before an installed
   * package. @default {}
   */
  alias: z.record(pattern, pattern).default({}),
  /**
   * The files of components that Markdown names, with at most one asterisk: `{ 'modules/*': '../docs/modules/*' }`.
   * They get the provider of demos; components in the folder `components` of a content folder need no entry. For
   * elements of MDX also packages, exports and a map: `{ Tab: './tabs.tsx#Item', '*': './mdx-components.tsx' }`.
   * @default {}
   */
  components: z.record(pattern, pattern).default({}),
  /**
   * Whether components of MDX are interactive, by name. By default those are that say `'use client'`, have state or
   * effects, or react to events: `{ Callout: false }`. @default {}
   */
  islands: z.record(z.string(), z.boolean()).default({}),
  /**
   * The severity of messages by their code, or by the beginning of it: `{ 'front-matter/duplicate-key': 'off',
   * 'demo/*': 'error' }`. An error that keeps a page or a file from being made stays one. @default {}
   */
  severities: z
    .record(
      z.string().regex(/^[a-z-]+\/([a-z-]+|\*)$/, 'the code of a message, such as "demo/threw", or "demo/*"'),
      severity,
    )
    .default({}),
  /**
   * Files of stories, as patterns from the root of the site: `'../src/*.stories.tsx'`. Each component gets a page, and
   * pages may show its stories as demos. @default []
   */
  stories: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
  /**
   * Packages that demos import but the site does not have, such as commercial ones, with a name for readers:
   * `{ '@acme/pro': 'Acme Pro' }`. Such a demo shows its code and why it does not run. @default {}
   */
  external: z.record(z.string().min(1), z.string().min(1)).default({}),
  /**
   * Sources to add to the Content-Security-Policy of every page: `{ 'img-src': ['https://img.shields.io'] }`. Pages
   * whose Markdown is trusted need it only for what scripts load: hosts of images, videos and frames in their text are
   * added to their own policy. With `markdown.html: 'sanitize'` only the hosts listed here are allowed. @default {}
   */
  csp: csp.default({}),
  /** Folder that is copied byte for byte. @default that of the preset, otherwise 'public' */
  public: z.string().transform(normalFolder).optional(),
  /** A message above the header of every page, which readers can close. */
  announcement: announcement.optional(),
  /** The links in the header, in order; on narrow screens they are in the navigation's drawer. @default [] */
  headerLinks: z.array(headerLink).default([]),
  /** Shows when a page was last changed, according to git. In a shallow clone, pages show no date. @default false */
  lastUpdated: z.boolean().default(false),
  /**
   * Asks at the end of every page whether it was helpful, and those who say no for a reason. Answers are reported to
   * analytics, if the site has any.
   */
  feedback: strictObject({
    /**
     * Where readers who say no can say more, in a new tab. `{title}`, `{url}`, `{pathname}`, `{locale}`, and what the
     * reader has chosen and written, `{reason}` and `{comment}`, are replaced:
     * `https://github.com/…/issues/new?title={title}&body={url}%0A{reason}%0A{comment}`.
     */
    url: z.string().startsWith('https://').optional(),
    /**
     * Where answers are sent, without leaving the page: JSON with `pathname`, `locale`, `helpful`, `reason` and
     * `comment`, by POST. `url` is not used then, except without JavaScript.
     */
    endpoint: z.url({ protocol: /^https$/ }).optional(),
  }).optional(),
  /**
   * Where the menu at the head of a page offers to open it: `'chatgpt'`, `'claude'`, or a title and an address in which
   * `{page}`, the address of the page's Markdown, and `{prompt}`, a sentence that asks to read it, are replaced:
   * `{ title: 'Cursor', href: 'https://cursor.com/link/prompt?text={prompt}' }`. `[]` offers none.
   * @default ['chatgpt', 'claude']
   */
  openIn: z
    .array(
      z.union([
        z.enum(['chatgpt', 'claude']),
        strictObject({
          /** What it is called, after “Open in”. */
          title: localizedText,
          /** Its address, with `{page}` or `{prompt}`. */
          href: z.string().regex(/^[a-z][a-z\d+.-]*:.*\{(page|prompt)\}/, 'an address with "{page}" or "{prompt}"'),
        }),
      ]),
    )
    .default(['chatgpt', 'claude']),
  /** The target of the header's repository icon. */
  repository: z.url().optional(),
  /** The licence of the site's text or code, for a link in every footer. */
  license: strictObject({
    /** Its name: `MIT`, `{ en: 'MIT licence', zh: 'MIT 许可证' }`. */
    title: localizedText,
    /** Its text: an https address. */
    href: z.url(),
  }).optional(),
  /** A notice in every footer, by locale: `{ en: '© …' }`. */
  notice: texts.optional(),
  /** What is remembered between builds, on this machine and on a server. @default {} */
  cache: cache.prefault({}),
  /** A page whose HTML has more kilobytes than this is reported. @default 1000 */
  pageSizeWarning: z.number().positive().default(1000),
  /** Also write `.br` and `.gz` next to text files. @default false */
  compress: z.boolean().default(false),
  /** Options of features by name, validated by each feature's schema; `false` switches one off. */
  features: z
    .custom<Record<string, unknown>>(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      'an object with the options of features by their names',
    )
    .default({}),
})
