/**
 * The language names of fences. The list comes from the highlighter's table of grammars, whose entries load nothing
 * until they are called.
 */
import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs'

const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext'])
/** Names that documentation uses but the highlighter does not know. */
const aliases: Record<string, string> = { markup: 'html', gitignore: 'text', env: 'dotenv' }

/** The name of the grammar, or '' for plain text. */
export function resolveLanguage(lang: string): string {
  const name = lang.toLowerCase()
  const resolved = aliases[name] ?? name
  return !plain.has(resolved) && Object.hasOwn(bundledLanguages, resolved) ? resolved : ''
}

const names = new Map(
  bundledLanguagesInfo.flatMap(({ id, aliases = [], name }) => [id, ...aliases].map((word) => [word, name])),
)
const shells = new Set(['bash', 'console', 'sh', 'shell', 'shellscript', 'zsh'])

/** What readers call a language: `TypeScript`, `C++`; '' for plain text. */
export function languageName(lang: string): string {
  const name = resolveLanguage(lang)
  return shells.has(name) ? 'Terminal' : (names.get(name) ?? '')
}

export function isKnownLanguage(lang: string): boolean {
  return plain.has(lang.toLowerCase()) || Object.hasOwn(aliases, lang.toLowerCase()) || resolveLanguage(lang) !== ''
}

export function knownLanguages(): string[] {
  return [...Object.keys(bundledLanguages), ...Object.keys(aliases), 'text']
}
