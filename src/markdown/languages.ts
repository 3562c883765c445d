/**
 * The language names of fences. The list comes from the highlighter's table of grammars, whose entries load nothing
 * until they are called.
 */
import { bundledLanguages } from 'shiki/langs'

const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext'])
/** Names that documentation uses but the highlighter does not know. */
const aliases: Record<string, string> = { markup: 'html', gitignore: 'text', env: 'dotenv' }

/** The name of the grammar, or '' for plain text. */
export function resolveLanguage(lang: string): string {
  const name = lang.toLowerCase()
  const resolved = aliases[name] ?? name
  return !plain.has(resolved) && Object.hasOwn(bundledLanguages, resolved) ? resolved : ''
}

/** Names that differ from the word in the fence by more than capital letters. */
const displayNames: Record<string, string> = {
  bash: 'Terminal',
  console: 'Terminal',
  sh: 'Terminal',
  shell: 'Terminal',
  shellscript: 'Terminal',
  zsh: 'Terminal',
  javascript: 'JavaScript',
  js: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  md: 'Markdown',
  markdown: 'Markdown',
  py: 'Python',
  python: 'Python',
  rs: 'Rust',
  rust: 'Rust',
  go: 'Go',
  diff: 'Diff',
  yml: 'YAML',
  vue: 'Vue',
  svelte: 'Svelte',
  java: 'Java',
  ruby: 'Ruby',
  swift: 'Swift',
  kotlin: 'Kotlin',
}

/** What readers call a language: `TypeScript`, `TSX`; '' for plain text. */
export function languageName(lang: string): string {
  const name = lang.toLowerCase()
  return resolveLanguage(name) === '' ? '' : (displayNames[name] ?? (name.length <= 5 ? name.toUpperCase() : lang))
}

export function isKnownLanguage(lang: string): boolean {
  return plain.has(lang.toLowerCase()) || Object.hasOwn(aliases, lang.toLowerCase()) || resolveLanguage(lang) !== ''
}

export function knownLanguages(): string[] {
  return [...Object.keys(bundledLanguages), ...Object.keys(aliases), 'text']
}
