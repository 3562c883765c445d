/** The built-in interface languages. To add one, add its file and its line. */
import { en } from './en.js'
import type { LocaleTexts } from './types.js'
import { texts as zh } from './zh.js'

/** By the language's code. */
export const localeTexts = { en, zh } satisfies Record<string, LocaleTexts>

export type InterfaceLanguage = keyof typeof localeTexts

export const interfaceLanguages = Object.keys(localeTexts)

/** @returns the texts for a locale such as `pt-BR`: its own, otherwise those of `pt`, otherwise undefined */
export function textsOf(locale: string): LocaleTexts | undefined {
  const byCode: Partial<Record<string, LocaleTexts>> = localeTexts
  return byCode[locale] ?? byCode[locale.split('-')[0]!]
}
