/** Descriptions that a site's translation files override: what they name must exist, or a typing error would stay unseen. */
import { config, type FilePath, fileText, nearest, question, stringSpan, translations } from '../../../feature.js'
import { apiPackage } from '../extract/extraction.js'
import { apiMessages } from '../messages.js'
import type { ApiEntry } from '../model.js'
import { apiOptions } from '../options.js'

/** Reports the keys of `api` in the translation files of a language that name nothing in any package. */
export const unknownTranslations = question('api/unknown-translations', async (ask, locale: string): Promise<null> => {
  const { api = {} } = await ask(translations, locale)
  const keys = Object.keys(api)
  if (keys.length === 0) return null
  const known = new Set<string>()
  for (const { name, elsewhere } of (await apiOptions(ask)).packages) {
    const { entries, problems } = await ask(apiPackage, name)
    // What cannot be read may have any names.
    if (entries.length === 0 && problems.length > 0) return null
    for (const entry of entries) for (const key of keysOf(entry)) known.add(key)
    for (const { components, interfaces } of elsewhere) for (const key of [...components, ...interfaces]) known.add(key)
  }
  const unknown = keys.filter((key) => !known.has(key))
  for (const { dir } of unknown.length > 0 ? (await ask(config)).content : []) {
    const file = `${dir}/translations.${locale}.json` as FilePath
    const text = await ask(fileText, file)
    for (const key of unknown) {
      const span = text === undefined ? undefined : stringSpan(text, key, 0)
      if (span) ask.report(apiMessages.unknownTranslation(key, nearest(key, [...known]), { file, span }))
    }
  }
  return null
})

/** `DataGrid`, `DataGrid.rowHeight`, `DataGrid.slots.toolbar`, `DataGrid.classes.root`. */
function keysOf(entry: ApiEntry): string[] {
  const { name, kind } = entry
  const of = (list: readonly { name: string }[], part = '') => list.map((one) => `${name}.${part}${one.name}`)
  if (kind === 'component') {
    const classes = entry.classes.map(({ rule }) => `${name}.classes.${rule}`)
    return [name, ...of(entry.props), ...of(entry.slots, 'slots.'), ...classes]
  }
  if (kind === 'hook' || kind === 'function')
    return [name, ...of(entry.signatures.flatMap(({ parameters }) => parameters)), ...of(entry.returned)]
  return 'members' in entry ? [name, ...of(entry.members)] : [name]
}
