/**
 * Which language examples show: TypeScript or JavaScript. Set by a hash that ends in .tsx or .js, else by the
 * cookie, else TypeScript.
 */
import { createCodeChoice, safeSourceHash, type CodeChoice, type CodeChoiceEnv } from './code-choice.js'

export const codeVariants = ['ts', 'js'] as const
export type CodeVariant = (typeof codeVariants)[number]

export function codeVariantFromHash(hash: string): CodeVariant | undefined {
  const extension = safeSourceHash(hash)?.extension
  return extension && (extension === 'tsx' ? 'ts' : 'js')
}

export function createCodeVariant(
  env: CodeChoiceEnv & { onChange(value: CodeVariant): void },
): CodeChoice<CodeVariant> {
  const rules = { cookie: 'codeVariant', words: codeVariants, fallback: 'ts', fromHash: codeVariantFromHash } as const
  return createCodeChoice<CodeVariant>(rules, env)
}
