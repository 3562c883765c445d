/**
 * Interface strings, section titles and page titles of each locale: the generator's, then those of features, then those of
 * the site's `translations.<locale>.json`; missing strings fall back to English.
 */
import { Failure } from '../engine/diagnostic.js'
import { type Ask, question } from '../engine/question.js'
import { fileText } from '../engine/inputs.js'
import { localeTexts, textsOf } from '../locales/index.js'
import { type MarkdownString, markdownStrings, pickMarkdownStrings } from '../markdown/strings.js'
import { messages } from '../messages.js'
import type { FilePath, Translations } from '../model.js'
import { fillTemplate } from '../text.js'
import { config } from './config.js'
import { features } from './features.js'
import { mayPublish } from './publishable.js'

type Strings = Record<string, string>

export const translations = question('translations', async (ask, locale: string): Promise<Translations> => {
  const { content } = await ask(config)
  const ofFeatures = (await features(ask)).map(({ strings }) => strings ?? {})
  const given = (code: string) => Object.assign({}, ...ofFeatures.map((strings) => strings[code])) as Strings
  const own = Object.assign(
    {},
    ...ofFeatures.map((strings) => strings[locale] ?? strings[locale.split('-')[0]!]),
  ) as Strings
  const result: Translations = {
    strings: { ...localeTexts.en.strings, ...given('en'), ...textsOf(locale)?.strings, ...own },
    sections: { ...localeTexts.en.sections, ...textsOf(locale)?.sections },
    pages: {},
  }
  for (const { dir } of content) {
    const file = `${dir}/translations.${locale}.json` as FilePath
    const text = (await mayPublish(ask, file)) ? await ask(fileText, file) : undefined
    if (text === undefined) continue
    const written = parse(file, text)
    for (const part of parts) Object.assign((result[part] ??= {}), written[part])
  }
  return result
})

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

const parts = ['strings', 'sections', 'pages', 'products', 'api'] as const

function parse(file: FilePath, text: string): Partial<Translations> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Failure(messages.badTranslations(file, (error as Error).message))
  }
  const tablesOf = value as Record<string, unknown>
  for (const [key, table] of Object.entries(tablesOf)) {
    const ok = parts.some((part) => part === key) && typeof table === 'object' && table !== null
    if (!ok) throw new Failure(messages.badTranslations(file, `unknown part "${key}"`))
    for (const [name, one] of Object.entries(table)) {
      if (typeof one !== 'string') throw new Failure(messages.badTranslations(file, `"${key}.${name}" is not a string`))
    }
  }
  return tablesOf
}

/** The strings in rendered Markdown, in the page's language. */
export function markdownTexts(strings: Record<string, string>): Record<MarkdownString, string> {
  return { ...markdownStrings, ...pickMarkdownStrings(strings) }
}
