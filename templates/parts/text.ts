/**
 * Interface strings for templates: `text(translations, 'nav.groupIndex', { title })`. It fills in values itself, as
 * templates import nothing that runs in the generator.
 */
import type { InterfaceString } from 'vitrine'
import type { Translations } from 'vitrine/model'

/**
 * @param key one of the generator's; for a string of the site or a plugin, `text<'my.key'>(translations, 'my.key')`
 * @returns the string with its `{name}` places filled; the key itself where no language has it, so that it shows
 */
export function text<Own extends string = never>(
  translations: Translations,
  key: InterfaceString | Own,
  values: Record<string, string> = {},
): string {
  const string = translations.strings[key] ?? key
  return string.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
