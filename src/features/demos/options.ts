/** What docs.config.ts may say about demos: `features: { demos: { … } }`. */
import { defineOptions, z } from '../../feature.js'

export const demosOptions = defineOptions(
  'demos',
  z.strictObject({
    /**
     * Packages that insert `<style>` elements at run time. Pages with demos that import them allow inline styles; all
     * others keep a policy of hashes.
     */
    inlineStyles: z.array(z.string()).default([]),
  }),
)

export const demoDefaults = {
  /** Pixels of a demo that is not prerendered and says no height. */
  height: 400,
}
