/**
 * The schema of docs.config.ts: what a site may write (`BaseConfig`), with defaults. The result is a `SiteConfig`
 * (model.ts). config.ts turns zod's issues into messages with a place in the file and the nearest valid key.
 *
 * Every object is checked against the type of the same name, key by key, so that the types, which hold the
 * documentation, and the schema, which holds the rules, cannot drift apart.
 */
import { posix } from 'node:path'
import { z } from 'zod'
import { publicKey } from '../../engine/cache/keys.js'
import { isReservedBlock } from '../../markdown/callouts.js'
import { defaultMarkdownConfig, defaultRules } from '../../markdown/config.js'
import { defaultTheme } from '../../theme/defaults.js'
import type { Feature } from '../feature.js'
import type {
  Announcement,
  CacheConfig,
  ColorSchemeConfig,
  ContentRoot,
  CspSources,
  FeatureOptions,
  FilePath,
  HeaderLink,
  Locale,
  LocalizedText,
  MarkdownRules,
  Palette,
  PaletteColor,
  Brand,
  Product,
  SiteConfig,
  ThemeConfig,
  ThemeFont,
  Version,
} from '../../model.js'
import { isKnownLocale } from '../../fixed-locale.js'
import { sizePattern } from './cache-config.js'
import { basePattern } from '../paths.js'
import type { PageFile, BaseConfig, UserColorScheme, UserMarkdown, UserTheme } from './user-config.js'

/** `https://docs.example.com`, with or without a slash at its end. */
function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).href === `${new URL(text).origin}/`
  )
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

/** A schema for each key of an object, of the key's type. */
type Shape<Type> = { [Key in keyof Type]-?: z.ZodType<Type[Key], Type[Key]> }

const severity = z.enum(['off', 'warn', 'error'])

const rules = z.strictObject(
  Object.fromEntries(Object.keys(defaultMarkdownConfig.rules).map((name) => [name, severity.optional()])) as Record<
    keyof MarkdownRules,
    z.ZodOptional<typeof severity>
  >,
)

const color = z.string()
const paletteColor = z.strictObject({
  main: color,
  light: color.optional(),
  dark: color.optional(),
  contrastText: color.optional(),
} satisfies Shape<PaletteColor>)
const palette = z.strictObject({
  primary: paletteColor.optional(),
  secondary: paletteColor.optional(),
  info: paletteColor.optional(),
  success: paletteColor.optional(),
  warning: paletteColor.optional(),
  error: paletteColor.optional(),
  background: z
    .strictObject({
      default: color.optional(),
      paper: color.optional(),
      subtle: color.optional(),
    } satisfies Shape<NonNullable<Palette['background']>>)
    .optional(),
  text: z
    .strictObject({ primary: color.optional(), secondary: color.optional() } satisfies Shape<
      NonNullable<Palette['text']>
    >)
    .optional(),
  divider: color.optional(),
  themeColor: color.optional(),
} satisfies Shape<Palette>)

const colorScheme = z.strictObject({
  mode: z.enum(['light', 'dark']).optional(),
  palette: palette.optional(),
} satisfies Shape<UserColorScheme>)

/** Names that say their mode. */
const modes: Record<string, 'light' | 'dark'> = { light: 'light', dark: 'dark' }

const percent = z.number().positive().optional()
const themeFont = z.strictObject({
  family: z.string().regex(/^[^"\\\n<]+$/, 'the name of a font'),
  file: z
    .string()
    .regex(/\.woff2$/, 'the path of a WOFF2 file')
    .optional(),
  weight: z
    .string()
    .regex(/^\d+( \d+)?$/, 'a weight or a range such as "100 900"')
    .optional(),
  unicodeRange: z
    .string()
    .regex(/^[\w+?, -]+$/, 'a list such as "U+0000-00FF, U+2026"')
    .optional(),
  fallback: z
    .array(
      z.strictObject({
        local: z.array(z.string().regex(/^[^"\\\n<]+$/, 'the name of a font')).min(1),
        weight: z
          .string()
          .regex(/^\d+( \d+)?$/, 'a weight or a range such as "100 900"')
          .optional(),
        sizeAdjust: percent,
        ascent: percent,
        descent: percent,
      } satisfies Shape<NonNullable<ThemeFont['fallback']>[number]>),
    )
    .optional(),
} satisfies Shape<ThemeFont>)

const theme = z.strictObject({
  brand: color.optional(),
  radius: z.number().nonnegative().optional(),
  fonts: z
    .strictObject({ sans: themeFont.optional(), mono: themeFont.optional() } satisfies Shape<
      Partial<ThemeConfig['fonts']>
    >)
    .optional(),
  defaultColorScheme: z.string().optional(),
  colorSchemes: z
    .record(z.string(), colorScheme)
    .check(({ value, issues }) => {
      for (const [name, { mode }] of Object.entries(value))
        if (!mode && !modes[name])
          issues.push({ code: 'custom', message: '"light" or "dark"', input: mode, path: [name, 'mode'] })
    })
    .optional(),
  breakpoints: z
    .strictObject({
      xs: z.number().optional(),
      sm: z.number().optional(),
      md: z.number().optional(),
      lg: z.number().optional(),
      xl: z.number().optional(),
    } satisfies Shape<Partial<ThemeConfig['breakpoints']>>)
    .optional(),
  spacing: z.number().positive().optional(),
  contrastThreshold: z.number().optional(),
  tonalOffset: z.number().optional(),
  zIndex: z.record(z.string(), z.number()).optional(),
} satisfies Shape<UserTheme>)

const locale = z.strictObject({
  code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language tag such as "zh" or "pt-BR"'),
  label: z.string(),
  lang: z.string().optional(),
  formats: z.string().refine(isKnownLocale, 'a locale whose formats Node knows, such as "en-US" or "zh-CN"').optional(),
  dir: z.enum(['ltr', 'rtl']).optional(),
} satisfies Shape<Locale>)

const localizedText: z.ZodType<LocalizedText, LocalizedText> = z.union(
  [z.string().min(1), z.record(z.string(), z.string())],
  'a text, or an object with a text for each locale',
)

const linkTarget = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/)/, 'a pathname such as "/x/introduction", or an https address')

const announcement = z.strictObject({
  id: z.string().regex(/^[\w.-]{1,60}$/, 'letters, digits, dots and dashes'),
  text: localizedText,
  link: z.strictObject({ title: localizedText, href: linkTarget }).optional(),
} satisfies Shape<Announcement>)

const headerLink = z.strictObject({
  title: localizedText,
  href: linkTarget,
  pathnames: z.array(z.string().startsWith('/')).optional(),
} satisfies Shape<HeaderLink>)

const version = z.strictObject({
  label: z.string(),
  url: z.url().optional(),
  paths: z.array(z.string()).optional(),
  unsupported: z.boolean().optional(),
} satisfies Shape<Version>)

const brand = z.strictObject({
  title: z.string().min(1),
  pathname: z.string().startsWith('/').optional(),
  notice: z.record(z.string(), z.string()).optional(),
} satisfies Shape<Brand>)

const product = z.strictObject({
  id: z.string(),
  title: z.string(),
  pathnames: z.array(z.string().startsWith('/')),
  category: z.string().optional(),
  packageName: z.string().optional(),
  repository: z.url().optional(),
  source: z.url().optional(),
  versions: z.array(version).optional(),
  brand: brand.optional(),
} satisfies Shape<Product>)

const contentRoot = z.strictObject({
  dir: z.string(),
  at: z.string().regex(/^\/([^/]+(\/[^/]+)*)?$/, 'a pathname such as "/" or "/x"'),
  editUrl: z.string().optional(),
} satisfies Shape<ContentRoot>)

const cache = z.strictObject({
  remote: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'an http or https address such as "https://cache.example.com"',
    )
    .optional(),
  publicKey: z
    .string()
    .refine((text) => publicKey(text) !== undefined, 'an Ed25519 public key in PEM or base64')
    .optional(),
  maxSize: z.string().regex(sizePattern, 'a size such as "500 MB" or "2 GB"').optional(),
} satisfies Shape<CacheConfig>)

const sources = z.array(z.string().regex(/^[^\s;,]+$/, 'a source such as "https://img.shields.io"')).optional()
const directives = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'media-src', 'connect-src', 'manifest-src', 'worker-src'],
  ...['child-src', 'frame-src', 'object-src', 'form-action', 'base-uri'],
]
// Without `undefined`, which the schema would also take.
const csp = z.strictObject(Object.fromEntries(directives.map((name) => [name, sources]))) as unknown as z.ZodType<
  CspSources,
  CspSources
>

const pluginEntry = z.union(
  [z.string().min(1), z.tuple([z.string().min(1), z.json()])],
  'a module, or [module, options] with options that are plain data',
)

const calloutName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'a word of small letters, digits and hyphens')
  .refine((name) => !isReservedBlock(name), 'a word that is no other block')
const calloutKind = z.strictObject({
  color: z.enum(['info', 'success', 'warning', 'error']),
  icon: z.enum(['info', 'tick', 'warning', 'stop']).optional(),
})

/** A name or a path in which an asterisk stands for any text. */
const pattern = z.string().regex(/^[^*\s]+(\*[^*\s]*)?$|^\*[^*\s]*$/, 'a text with at most one asterisk')

export const configSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().default(''),
  url: z.string().refine(isOrigin, 'an origin with its scheme and without a path, such as "https://docs.example.com"'),
  base: z
    .string()
    .regex(
      basePattern,
      'a path of letters, digits, ".", "_", "~" and "-" with a slash at both ends, such as "/" or "/docs/"',
    )
    .default('/'),
  prefix: z
    .string()
    .regex(/^(\/[\w.~-]+)*$/, '"" or a path of letters, digits, ".", "_", "~" and "-" such as "/x"')
    .default(''),
  storagePrefix: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and dashes')
    .default('docs'),
  locales: z
    .array(locale)
    .min(1)
    .check(unique('code', 'locales'))
    .default([{ code: 'en', label: 'English' }]),
  translatedOnly: z.array(z.string().startsWith('/')).default([]),
  content: z.array(contentRoot).min(1).optional(),
  navigation: z.string().optional(),
  products: z.array(product).check(unique('id', 'products')).default([]),
  theme: theme.default({}),
  markdown: z
    .strictObject({
      preset: z.enum(['vitepress', 'docusaurus']).optional(),
      html: z.enum(['trusted', 'sanitize']).optional(),
      rules: rules.optional(),
      aliases: z.record(z.string(), z.string()).optional(),
      schemes: z.array(z.string()).optional(),
      packageManagers: z.array(z.string()).optional(),
      callouts: z.record(calloutName, calloutKind).optional(),
      collapseLines: z.number().int().min(0).optional(),
      remarkPlugins: z.array(pluginEntry).optional(),
      rehypePlugins: z.array(pluginEntry).optional(),
    } satisfies Shape<UserMarkdown>)
    .default({}),
  externalPaths: z
    .record(
      z.string().regex(/^(\/[^/?#\s]+)+\/?$/, 'the beginning of a path, such as "/blog"'),
      z.string().regex(/^https?:\/\/[^?#\s]+$/, 'an https address'),
    )
    .default({}),
  severities: z
    .record(
      z.string().regex(/^[a-z-]+\/([a-z-]+|\*)$/, 'the code of a message, such as "demo/threw", or "demo/*"'),
      severity,
    )
    .default({}),
  external: z.record(z.string().min(1), z.string().min(1)).default({}),
  alias: z.record(pattern, pattern).default({}),
  components: z.record(pattern, pattern).default({}),
  csp: csp.default({}),
  public: z.string().default('public'),
  announcement: announcement.optional(),
  headerLinks: z.array(headerLink).default([]),
  lastUpdated: z.boolean().default(false),
  feedback: z.strictObject({ url: z.string().startsWith('https://').optional() }).optional(),
  repository: z.url().optional(),
  license: z.strictObject({ title: localizedText, href: z.url() }).optional(),
  notice: z.record(z.string(), z.string()).optional(),
  cache: cache.default({}),
  compress: z.boolean().default(false),
  features: z
    .custom<FeatureOptions>(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
      'an object with the options of features by their names',
    )
    .default({}),
  plugins: z
    .array(
      z.custom<Feature>(
        (value) => typeof (value as Feature | undefined)?.name === 'string',
        'a feature: an object with a name',
      ),
    )
    .default([]),
  pageFile: z.custom<PageFile>((value) => typeof value === 'function', 'a function from pathname to file').optional(),
} satisfies Shape<BaseConfig>)

type Assignable<Source extends Target, Target> = Source
/** Does not compile if `BaseConfig` allows something that the schema rejects. */
export type AcceptedConfig = Assignable<BaseConfig, z.input<typeof configSchema>>

function completeTheme({ colorSchemes, breakpoints, fonts, ...rest }: UserTheme): ThemeConfig {
  const schemes = Object.entries(colorSchemes ?? {}).map(
    ([name, { mode, palette = {} }]): [string, ColorSchemeConfig] => [name, { mode: mode ?? modes[name]!, palette }],
  )
  return {
    ...defaultTheme,
    ...rest,
    ...(colorSchemes && { colorSchemes: Object.fromEntries(schemes) }),
    breakpoints: { ...defaultTheme.breakpoints, ...breakpoints },
    fonts: { ...defaultTheme.fonts, ...fonts },
  }
}

/** `./docs/` → `docs`; the project's root is `.`. */
function normalFolder(dir: string): string {
  return posix.normalize(dir.normalize()).replace(/(?<=.)\/$/, '')
}

/** @returns the completed configuration, as plain data */
export function completeConfig(parsed: z.output<typeof configSchema>): SiteConfig {
  const { plugins: _plugins, pageFile: _pageFile, ...data } = parsed
  const content = (data.content ?? [{ dir: 'content', at: data.prefix || '/' }]).map((root) => ({
    ...root,
    dir: normalFolder(root.dir),
  }))
  return {
    ...data,
    content,
    public: normalFolder(data.public),
    url: data.url.replace(/\/$/, ''),
    navigation: (data.navigation ?? `${content[0]!.dir}/navigation.ts`) as FilePath,
    theme: completeTheme(data.theme),
    markdown: {
      ...defaultMarkdownConfig,
      ...data.markdown,
      rules: { ...defaultRules(data.markdown.preset), ...data.markdown.rules },
    },
  }
}
