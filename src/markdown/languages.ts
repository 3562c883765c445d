/**
 * The names that a fence may carry. The list is read from the highlighter's own table of grammars, whose entries load
 * nothing until they are called.
 */
import { bundledLanguages } from 'shiki/langs'

const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext'])
/** Names that documentation uses and the highlighter does not know. */
const aliases: Record<string, string> = { markup: 'html', gitignore: 'text', env: 'dotenv' }

/** The grammar's name, or '' for no colours. */
export function resolveLanguage(lang: string): string {
  const name = lang.toLowerCase()
  const resolved = aliases[name] ?? name
  return !plain.has(resolved) && Object.hasOwn(bundledLanguages, resolved) ? resolved : ''
}

export function isKnownLanguage(lang: string): boolean {
  return plain.has(lang.toLowerCase()) || Object.hasOwn(aliases, lang.toLowerCase()) || resolveLanguage(lang) !== ''
}

export function knownLanguages(): string[] {
  return [...Object.keys(bundledLanguages), ...Object.keys(aliases), 'text']
}
