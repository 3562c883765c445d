/**
 * The schema of docs.config.ts: what a maintainer may write, with defaults. `SiteConfig` in model.ts is what comes out.
 * zod checks; the messages are made in config.ts, with the place in the file and the nearest valid key.
 */
import { z } from 'zod'
import { defaultMarkdownConfig } from '../markdown/config.js'
import { defaultTheme } from '../theme/defaults.js'
import type { Feature } from './feature.js'
import type { MarkdownRules, Palette, SiteConfig } from '../model.js'
import { basePattern } from './paths.js'

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
})
const palette = z.strictObject({
  primary: paletteColor,
  secondary: paletteColor.optional(),
  info: paletteColor.optional(),
  success: paletteColor.optional(),
  warning: paletteColor.optional(),
  error: paletteColor.optional(),
  background: z
    .strictObject({ default: color.optional(), paper: color.optional(), subtle: color.optional() })
    .optional(),
  text: z.strictObject({ primary: color.optional(), secondary: color.optional() }).optional(),
  divider: color.optional(),
  themeColor: color.optional(),
}) as unknown as z.ZodType<Palette>

const theme = z.strictObject({
  defaultColorScheme: z.string().optional(),
  colorSchemes: z.record(z.string(), z.strictObject({ mode: z.enum(['light', 'dark']), palette })).optional(),
  breakpoints: z
    .strictObject({ xs: z.number(), sm: z.number(), md: z.number(), lg: z.number(), xl: z.number() })
    .optional(),
  spacing: z.number().positive().optional(),
  contrastThreshold: z.number().optional(),
  tonalOffset: z.number().optional(),
  zIndex: z.record(z.string(), z.number()).optional(),
})

const locale = z.strictObject({
  code: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language tag such as "zh" or "pt-BR"'),
  label: z.string(),
  lang: z.string().optional(),
  dir: z.enum(['ltr', 'rtl']).optional(),
})

const version = z.strictObject({ label: z.string(), url: z.url().optional(), paths: z.array(z.string()).optional() })

const product = z.strictObject({
  id: z.string(),
  title: z.string(),
  pathnames: z.array(z.string().startsWith('/')),
  category: z.string().optional(),
  packageName: z.string().optional(),
  versions: z.array(version).optional(),
})

const contentRoot = z.strictObject({
  dir: z.string(),
  at: z.string().regex(/^\/([^/]+(\/[^/]+)*)?$/, 'a pathname such as "/" or "/x"'),
  editUrl: z.string().optional(),
})

const pluginEntry = z.union(
  [z.string().min(1), z.tuple([z.string().min(1), z.json()])],
  'a module, or [module, options] with options that are plain data',
)

export const configSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().default(''),
  url: z
    .url()
    .refine((url) => new URL(url).pathname === '/', 'an origin without a path, such as "https://docs.example.com"'),
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
    .default([{ code: 'en', label: 'English' }]),
  content: z.array(contentRoot).min(1).optional(),
  navigation: z.string().optional(),
  products: z.array(product).default([]),
  theme: theme.default({}),
  markdown: z
    .strictObject({
      html: z.enum(['trusted', 'sanitize']).optional(),
      rules: rules.optional(),
      aliases: z.record(z.string(), z.string()).optional(),
      schemes: z.array(z.string()).optional(),
      packageManagers: z.array(z.string()).optional(),
      collapseLines: z.number().int().min(0).optional(),
      remarkPlugins: z.array(pluginEntry).optional(),
      rehypePlugins: z.array(pluginEntry).optional(),
    })
    .default({}),
  public: z.string().default('public'),
  repository: z.url().optional(),
  notice: z.record(z.string(), z.string()).optional(),
  compress: z.boolean().default(false),
  features: z.record(z.string(), z.unknown()).default({}),
  plugins: z
    .array(
      z.custom<Feature>(
        (value) => typeof (value as Feature | undefined)?.name === 'string',
        'a feature: an object with a name',
      ),
    )
    .default([]),
  pageFile: z.custom<PageFile>((value) => typeof value === 'function', 'a function from pathname to file').optional(),
})

/** Serves an existing tree: from a pathname (`/x/react-charts/bars`) to a file relative to the root, or undefined. */
export type PageFile = (pathname: string) => string | undefined

/** What docs.config.ts exports. */
export type UserConfig = z.input<typeof configSchema>

/** @returns the completed configuration, as plain data */
export function completeConfig(parsed: z.output<typeof configSchema>): SiteConfig {
  const { plugins: _plugins, pageFile: _pageFile, ...data } = parsed
  const content = data.content ?? [{ dir: 'content', at: data.prefix || '/' }]
  return {
    ...data,
    content,
    url: data.url.replace(/\/$/, ''),
    navigation: (data.navigation ?? `${content[0]!.dir}/navigation.ts`) as SiteConfig['navigation'],
    theme: { ...defaultTheme, ...data.theme },
    markdown: {
      ...defaultMarkdownConfig,
      ...data.markdown,
      rules: { ...defaultMarkdownConfig.rules, ...data.markdown.rules },
    },
  }
}
