/**
 * Which styling solution examples show: system, css or tailwind.
 *
 * Preset by a hash that ends in .js or .tsx and contains `tailwind-`, `css-` or `system-`, tried in this order; else
 * the cookie; else system. The whole hash must be in a safe alphabet: a pattern anchored to the start would reject
 * valid names, an unanchored one would let markup through.
 */
import { createCodeChoice, safeSourceHash, type CodeChoice, type CodeChoiceEnv } from './code-choice.js'

export const codeStylings = ['system', 'css', 'tailwind'] as const
export type CodeStyling = (typeof codeStylings)[number]

const inOrder: readonly CodeStyling[] = ['tailwind', 'css', 'system']

export function codeStylingFromHash(hash: string): CodeStyling | undefined {
  const source = safeSourceHash(hash)
  return source && inOrder.find((word) => source.name.includes(`${word}-`))
}

export function createCodeStyling(
  env: CodeChoiceEnv & { onChange(value: CodeStyling): void },
): CodeChoice<CodeStyling> {
  const rules = {
    cookie: 'codeStyling',
    words: codeStylings,
    fallback: 'system',
    fromHash: codeStylingFromHash,
  } as const
  return createCodeChoice<CodeStyling>(rules, env)
}
