/** What docs.config.ts may say about demos: `features: { demos: { … } }`. */
import { z } from 'zod'

export interface DemosOptions {
  /**
   * Packages that insert `<style>` elements at run time. Pages with demos that import them allow inline styles; all
   * others keep a policy of hashes.
   */
  inlineStyles: string[]
}

export const demoDefaults = {
  /** Pixels of a demo that is not prerendered and says no height. */
  height: 400,
}

const schema = z.strictObject({ inlineStyles: z.array(z.string()).default([]) })

/** @throws Error that says what is wrong */
export function demosOptions(given: unknown): DemosOptions {
  const result = schema.safeParse(given ?? {})
  if (result.success) return result.data
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
}
