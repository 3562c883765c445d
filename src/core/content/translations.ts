/**
 * Interface strings, section titles and page titles of each locale: the generator's, then those of features, then those
 * of the site's `translations.<locale>.json`; missing strings fall back to English.
 */
import { z } from 'zod'
import { nearest } from '../../engine/diagnostic.js'
import { all, type Ask, question } from '../../engine/question.js'
import { fileText } from '../../engine/inputs.js'
import { localeTexts, textsOf } from '../../locales/index.js'
import { type MarkdownStrings, markdownStrings, pickMarkdownStrings } from '../../markdown/strings.js'
import { messages } from '../../messages.js'
import type { FilePath, Translations } from '../../model.js'
import { fillTemplate } from '../../text.js'
import { config } from '../config/config.js'
import { callouts, features } from '../config/features.js'
import { checkedJson } from '../config/json-file.js'
import { mayPublish } from './publishable.js'

type Strings = Record<string, string>

const table = z.record(z.string(), z.string()).optional()
const schema = z.strictObject({ strings: table, sections: table, pages: table, products: table, api: table })

/** The site's own files of a language; what is wrong in them is reported once, by `translations`. */
async function writtenTranslations(ask: Ask, locale: string) {
  const { content } = await ask(config)
  const files = await all(
    content.map(async ({ dir }) => {
      const file = `${dir}/translations.${locale}.json` as FilePath
      const text = (await mayPublish(ask, file)) ? await ask(fileText, file) : undefined
      return text === undefined ? [] : [{ file, ...checkedJson(text, schema) }]
    }),
  )
  return files.flat()
}

/** `best-practice` as people write it. */
const titled = (name: string) => (name[0]!.toUpperCase() + name.slice(1)).replaceAll('-', ' ')

export const translations = question('translations', async (ask, locale: string): Promise<Translations> => {
  const ofFeatures = (await features(ask)).map(({ strings }) => strings ?? {})
  const given = (code: string) => Object.assign({}, ...ofFeatures.map((strings) => strings[code])) as Strings
  const own = Object.assign(
    {},
    ...ofFeatures.map((strings) => strings[locale] ?? strings[locale.split('-')[0]!]),
  ) as Strings
  const names = Object.fromEntries(Object.keys(await callouts(ask)).map((name) => [`callout.${name}`, titled(name)]))
  const result: Translations = {
    strings: { ...names, ...localeTexts.en.strings, ...given('en'), ...textsOf(locale)?.strings, ...own },
    sections: { ...localeTexts.en.sections, ...textsOf(locale)?.sections },
    pages: {},
  }
  for (const { file, value = {}, problems = [] } of await writtenTranslations(ask, locale)) {
    for (const problem of problems) ask.report(messages.badTranslations(file, problem))
    for (const [part, strings] of Object.entries(value))
      Object.assign((result[part as keyof Translations] ??= {}), strings)
  }
  return result
})

/** Reports titles of pages that do not exist. @param pathnames of all entries of the navigation and of all pages */
export async function reportUnknownTitles(ask: Ask, locale: string, pathnames: ReadonlySet<string>): Promise<void> {
  for (const { file, ...read } of await writtenTranslations(ask, locale)) {
    if (read.problems) continue
    for (const pathname of Object.keys(read.value.pages ?? {}).filter((one) => !pathnames.has(one))) {
      const span = read.span(['pages', pathname], 'key')
      ask.report(messages.titleOfNoPage(pathname, nearest(pathname, pathnames), { file, span }))
    }
  }
}

/**
 * Reports interface strings whose key is nearly one of the generator's or of a feature's. Other keys that are not known
 * are those of the site's own templates.
 */
export async function reportMisspelledStrings(ask: Ask, locale: string): Promise<void> {
  const ofFeatures = (await features(ask)).flatMap(({ strings = {} }) => Object.values(strings))
  const known = new Set([localeTexts.en.strings, ...ofFeatures].flatMap((strings) => Object.keys(strings)))
  for (const { file, ...read } of await writtenTranslations(ask, locale)) {
    if (read.problems) continue
    for (const key of Object.keys(read.value.strings ?? {}).filter((one) => !known.has(one))) {
      const near = nearest(key, known, 2)
      if (near) ask.report(messages.misspelledString(key, near, { file, span: read.span(['strings', key], 'key') }))
    }
  }
}

/** The translated title of one page. */
export async function translatedTitle(
  ask: Ask,
  { locale, pathname }: { locale: string; pathname: string },
): Promise<string | undefined> {
  const { pages } = await ask(translations, locale)
  return pages[pathname]
}

/** One interface string, so that its users do not depend on all of them. */
export const interfaceString = question(
  'interface-string',
  async (ask, { locale, key }: { locale: string; key: string }): Promise<string> =>
    (await ask(translations, locale)).strings[key] ?? key,
)

/** The title of a top-level section, in the language if there is one in it, and in English. */
export const sectionTitle = question(
  'section-title',
  async (
    ask,
    { locale, section }: { locale: string; section: string },
  ): Promise<{ own?: string; english?: string }> => {
    const { sections } = await ask(translations, locale)
    const english = (localeTexts.en.sections as Record<string, string>)[section]
    const title = Object.hasOwn(sections, section) ? sections[section] : undefined
    const isOwn = title !== undefined && (title !== english || textsOf(locale) === localeTexts.en)
    return { ...(isOwn && { own: title }), ...(english !== undefined && { english }) }
  },
)

/** The hint for readers of this language on a page in another one. */
export const languageHint = question('language-hint', async (ask, locale: string) => {
  const { strings } = await ask(translations, locale)
  const language = (await ask(config)).locales.find(({ code }) => code === locale)?.label ?? locale
  return {
    text: fillTemplate(strings['language.hint'] ?? '', { language }),
    dismiss: strings['language.dismiss'] ?? '',
  }
})

/** The strings in rendered Markdown, in the page's language. */
export function markdownTexts(strings: Record<string, string>): MarkdownStrings {
  return { ...markdownStrings, ...pickMarkdownStrings(strings) }
}
