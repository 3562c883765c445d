/**
 * The site's configuration: found, bundled, run, checked, completed.
 *
 * The answer is plain data; functions in the configuration (plugins, a mapping from pathnames to files) are taken from
 * the loaded module by `siteFunctions`, which depends on the module's text.
 */
import { Failure } from '../../engine/diagnostic.js'
import { type Ask, question } from '../../engine/question.js'
import { fileKind, fileText } from '../../engine/inputs.js'
import type { Feature } from '../feature.js'
import { messages } from '../../messages.js'
import type { FilePath, LocalizedText, SiteConfig } from '../../model.js'
import type { configSchema as Schema, PageFile } from './user-config.js'
import { runOptions } from './run-options.js'
import { siteModule } from './site-module.js'
import { isKnownLocale, usualLocale } from '../../fixed-locale.js'
import { schemaDiagnostics } from './schema-issues.js'
import type { z } from 'zod'

const endings = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'json']

export const configFile = question('config-file', async (ask): Promise<FilePath> => {
  const { config: chosen } = await ask(runOptions)
  if (chosen && !endings.some((ending) => chosen.endsWith(`.${ending}`)))
    throw new Failure(messages.configEnding(chosen, endings), 2)
  for (const name of chosen ? [chosen] : endings.map((ending) => `docs.config.${ending}`)) {
    if ((await ask(fileKind, name as FilePath)) === 'file') return name as FilePath
  }
  throw new Failure(messages.configMissing(chosen), 2)
})

/** Whoever asks depends on the keys that it reads: a change of one key concerns nothing that is made from others. */
export const config = question('config', completedConfig, { byField: true })

async function completedConfig(ask: Ask): Promise<SiteConfig> {
  const { completeConfig } = await import('./user-config.js')
  const complete = completeConfig(await parsedConfig(ask))
  const { base, locales, versionOf, contentDir } = await ask(runOptions)
  if (versionOf !== undefined) complete.versions = []
  if (typeof versionOf === 'string') complete.url = versionOf
  if (contentDir !== undefined) {
    const [first] = complete.content
    complete.navigation = complete.navigation.replace(`${first!.dir}/`, `${contentDir}/`) as FilePath
    complete.content = [{ ...first!, dir: contentDir }, ...complete.content.slice(1)]
  }
  if (base !== undefined) {
    const { basePattern } = await import('./config-schema.js')
    if (!basePattern.test(base)) throw new Failure(messages.badBase(base), 2)
    complete.base = base
  }
  if (locales?.length) {
    const known = complete.locales.map((locale) => locale.code)
    for (const code of locales) if (!known.includes(code)) throw new Failure(messages.unknownLocale(code, known), 2)
  }
  return complete
}

/** The aliases that the bundler follows (`BuildContext`). */
export async function configuredAliases(ask: Ask): Promise<SiteConfig['alias']> {
  return (await ask(config)).alias
}

/** The locales of this run: all, or those given on the command line. */
export const locales = question('locales', async (ask) => {
  const all = (await ask(config)).locales
  const { locales: chosen } = await ask(runOptions)
  return chosen?.length ? all.filter((locale) => chosen.includes(locale.code)) : all
})

/** The `lang` of a locale's pages. */
export function langOf(site: Pick<SiteConfig, 'locales'>, locale: string): string {
  return site.locales.find(({ code }) => code === locale)?.lang ?? locale
}

/** The default locale of what runs for a page: of demos, components and templates. */
export function formatsOf(site: Pick<SiteConfig, 'locales'>, locale: string): string {
  const lang = langOf(site, locale)
  const formats = site.locales.find(({ code }) => code === locale)?.formats ?? (lang === 'en' ? usualLocale : lang)
  return isKnownLocale(formats) ? formats : usualLocale
}

/** The direction of a locale's script. */
export function dirOf(site: Pick<SiteConfig, 'locales'>, locale: string): 'ltr' | 'rtl' {
  return site.locales.find(({ code }) => code === locale)?.dir ?? 'ltr'
}

/** A text of the configuration in a language. */
export function localized(text: LocalizedText, locale: string, { locales }: Pick<SiteConfig, 'locales'>): string {
  return typeof text === 'string' ? text : (text[locale] ?? text[locales[0]!.code] ?? '')
}

/**
 * Whether the configuration has functions. Without this question, its every edit would concern whoever asks for them.
 */
const hasFunctions = question('config-has-functions', async (ask): Promise<boolean> => {
  const { plugins, pageFile } = (await exportedConfig(ask)).exported as { plugins?: Feature[]; pageFile?: PageFile }
  return (plugins?.length ?? 0) > 0 || pageFile !== undefined
})

/** The functions in the configuration. */
export interface SiteFunctions {
  plugins: readonly Feature[]
  pageFile?: PageFile
}

const noFunctions: SiteFunctions = { plugins: [] }

/** @returns the same list of plugins as long as the configuration's module is the same */
export async function siteFunctions(ask: Ask): Promise<SiteFunctions> {
  if (!(await ask(hasFunctions))) return noFunctions
  const { exported } = await exportedConfig(ask)
  const { plugins = noFunctions.plugins, pageFile } = exported as Partial<SiteFunctions>
  return { plugins, ...(pageFile && { pageFile }) }
}

/** The elements that the configuration says what they are, sorted. */
export const elementNames = question('element-names', async (ask): Promise<string[]> => {
  const { exported } = await exportedConfig(ask)
  return Object.keys((exported as { elements?: object }).elements ?? {}).sort()
})

/** Whether the configuration says where the navigation is, rather than leaving it to the default. */
export async function namesNavigation(ask: Ask): Promise<boolean> {
  const { exported } = await exportedConfig(ask)
  return (exported as { navigation?: unknown }).navigation !== undefined
}

async function exportedConfig(ask: Ask): Promise<{ file: FilePath; exported: unknown }> {
  const file = await ask(configFile)
  return { file, exported: await siteModule(ask, file, 'defineConfig({ … })', { ofConfiguration: true }) }
}

async function parsedConfig(ask: Ask): Promise<z.output<typeof Schema>> {
  const { configSchema } = await import('./user-config.js')
  const { file, exported } = await exportedConfig(ask)
  const result = configSchema.safeParse(exported)
  if (result.success) return result.data
  const text = (await ask(fileText, file)) ?? ''
  throw new Failure(schemaDiagnostics(result.error, { schema: configSchema, file, text }), 2)
}
