/** The built-in interface languages: every file of this folder whose name is a language's code. To add one, add its file. */
import { readdirSync } from 'node:fs'
import { en } from './en.js'
import type { LocaleTexts } from './types.js'

/** By the language's code. */
export const localeTexts: { en: LocaleTexts } & Partial<Record<string, LocaleTexts>> = { en }

for (const file of readdirSync(new URL('.', import.meta.url)).sort()) {
  // Beside them are declarations and source maps in the published package.
  const [, code] = /^([a-z]{2,3}(?:-[a-zA-Z\d]+)*)\.[jt]s$/.exec(file) ?? []
  if (code === undefined || code === 'en') continue
  const { texts } = (await import(/* @vite-ignore */ new URL(file, import.meta.url).href)) as { texts: LocaleTexts }
  localeTexts[code] = texts
}

/** @returns the texts for a locale such as `pt-BR`: its own, otherwise those of `pt`, otherwise undefined */
export function textsOf(locale: string): LocaleTexts | undefined {
  return localeTexts[locale] ?? localeTexts[locale.split('-')[0]!]
}
