/** The languages that the generator brings along. To add one, write its file and give it a line here. */
import { en } from './en.js'
import type { LocaleTexts } from './types.js'
import { zh } from './zh.js'

/** By the language's code. */
export const localeTexts: { en: LocaleTexts } & Partial<Record<string, LocaleTexts>> = { en, zh }

/** @returns the texts for a locale such as `pt-BR`: its own, else those of `pt`, else undefined */
export function textsOf(locale: string): LocaleTexts | undefined {
  return localeTexts[locale] ?? localeTexts[locale.split('-')[0]!]
}
