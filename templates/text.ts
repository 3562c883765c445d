/** Interface strings for templates: `text(translations, 'nav.groupIndex', { title })`. */
import type { Translations } from 'vitrine/model'

/** @returns the string with its `{name}` places filled; the key itself where no language has it, so that it shows */
export function text(translations: Translations, key: string, values: Record<string, string> = {}): string {
  const string = translations.strings[key] ?? key
  return string.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
