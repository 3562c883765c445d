/**
 * Texts of packages that a site's translation files override, by the name of what they describe or by the text itself,
 * which serves every place that says the same. The keys must exist, or a typing error would stay unseen.
 */
import { config, type FilePath, fileText, nearest, question, stringSpan, translations } from '../../../../feature.js'
import { apiInternal, apiPackage, declaredElsewhere, isUnread } from '../extract/extraction.js'
import { inFull } from '../history.js'
import { apiMessages } from '../../messages.js'
import type { ApiEntry } from '../../model.js'
import { partNames } from '../entry-parts.js'
import { apiOptions } from '../../options.js'

/** The key of a text: its line breaks, which differ with its indentation, are spaces. */
const textKey = (text: string) => text.trim().replace(/\s+/g, ' ')

/**
 * @param descriptions the part `api` of the translations
 * @param text what the package says
 * @param key the name of what it describes, which wins: `DataTable.rowHeight`
 * @returns undefined where there is no translation
 */
export function translatedText(
  descriptions: Readonly<Record<string, string>>,
  text: string | undefined,
  key?: string,
): string | undefined {
  // Names such as `constructor` are those of any object.
  for (const one of [key, text && textKey(text)])
    if (one !== undefined && Object.hasOwn(descriptions, one)) return descriptions[one]
  return undefined
}

/** Reports the keys of `api` in the translation files of a language that name nothing in any package. */
export const unknownTranslations = question('api/unknown-translations', async (ask, locale: string): Promise<null> => {
  const { api = {} } = await ask(translations, locale)
  const keys = Object.keys(api)
  if (keys.length === 0) return null
  const known = new Set<string>()
  const texts = new Set<string>()
  const { packages } = await apiOptions(ask)
  for (const { name, elsewhere } of packages.flatMap((one) => [one, ...declaredElsewhere(one)])) {
    const read = await ask(apiPackage, name)
    // What cannot be read may have any names.
    if (isUnread(read)) return null
    for (const entry of await inFull(ask, name, read.entries)) {
      known.add(entry.name)
      for (const part of partNames(entry)) known.add(`${entry.name}.${part}`)
      for (const text of textsOf(entry)) texts.add(textKey(text))
    }
    for (const entry of await ask(apiInternal, name)) for (const text of textsOf(entry)) texts.add(textKey(text))
    for (const { components, interfaces } of elsewhere) for (const key of [...components, ...interfaces]) known.add(key)
  }
  const unknown = keys.filter((key) => !known.has(key) && !texts.has(key))
  for (const { dir } of unknown.length > 0 ? (await ask(config)).content : []) {
    const file = `${dir}/translations.${locale}.json` as FilePath
    const text = await ask(fileText, file)
    for (const key of unknown) {
      const span = text === undefined ? undefined : stringSpan(text, JSON.stringify(key).slice(1, -1))
      if (span)
        ask.report(
          apiMessages.unknownTranslation(key, /\s/.test(key) ? undefined : nearest(key, [...known]), { file, span }),
        )
    }
  }
  return null
})

/** Everything that the comments of an export say. */
function textsOf(entry: ApiEntry): string[] {
  const found: string[] = []
  const visit = (part: object): void => {
    for (const [key, value] of Object.entries(part) as [string, unknown][])
      if (typeof value === 'object' && value !== null) visit(value)
      else if ((key === 'description' || key === 'deprecated') && typeof value === 'string') found.push(value)
  }
  visit(entry)
  return found
}
