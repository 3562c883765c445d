/**
 * The patterns of common grammars as JavaScript's regular expressions.
 *
 * Grammars are written in Oniguruma's syntax. Translating a pattern takes a millisecond, and every thread and every
 * command would translate hundreds of them before its first line of code is highlighted. So those of the languages that
 * documentation contains most are translated once, when Vitrine is compiled (scripts/compile.mjs).
 */
import { createRequire } from 'node:module'
import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript'
import { bundledLanguages } from 'shiki/langs'
import { generatorFile } from '../../engine/generator-root.js'

/** By the pattern as the grammar has it. */
export type KnownPatterns = Record<string, [source: string, flags: string]>

const languages = ['bash', 'css', 'html', 'javascript', 'json', 'jsx', 'tsx', 'typescript'] as const

/** @returns nothing where the generator runs without having been compiled */
export function readKnownPatterns(): KnownPatterns {
  try {
    const file = generatorFile('dist/src/markdown/known-patterns.json')
    return (createRequire(import.meta.url)(file) as { patterns: KnownPatterns }).patterns
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return {}
    throw error
  }
}

/**
 * Translates the patterns of all known languages.
 *
 * @returns those that become plain regular expressions; the few that need the translator's own class are left out
 */
export async function translatePatterns(): Promise<KnownPatterns> {
  const grammars = await Promise.all(languages.map(async (name) => (await bundledLanguages[name]()).default))
  const known: KnownPatterns = {}
  for (const pattern of [...patternsIn(grammars)].sort()) {
    try {
      // The same for every Node: what is compiled with a new one may run on an old one.
      const regexp = defaultJavaScriptRegexConstructor(pattern, { target: 'ES2024' })
      if (isPlain(regexp)) known[pattern] = [regexp.source, regexp.flags]
    } catch {
      // JavaScript cannot express it.
    }
  }
  return known
}

/**
 * Whether an expression is what its source and flags say, if not at once: long ones are compiled with their first use.
 */
function isPlain(regexp: RegExp): boolean {
  const { rawOptions = {} } = regexp as { rawOptions?: object }
  return Object.keys(rawOptions).every((name) => name === 'lazyCompile')
}

/** Every pattern of a grammar or of a part of one. */
function patternsIn(part: unknown, found = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return found
  for (const [key, value] of Object.entries(part)) {
    if (typeof value === 'string' && /^(match|begin|end|while)$/.test(key)) found.add(value)
    else patternsIn(value, found)
  }
  return found
}
