/**
 * Usage analytics with a tag-based service. Without a measurement id nothing is loaded. The browser code respects the
 * visitor's choice not to be tracked (src/features/third-parties/browser/analytics/consent.ts).
 */
import { type Ask, type CspSources, defineFeature, defineOptions, runOptions, z } from '../../feature.js'

export const analyticsOptions = defineOptions(
  'analytics',
  z.strictObject({
    /** Measurement id of the tag. Without it, nothing is loaded. */
    measurementId: z.string().optional(),
    /** Address of the tag's script, without the query. */
    script: z.url({ protocol: /^https?$/ }).default('https://www.googletagmanager.com/gtag/js'),
    /** Other origins that the script connects to. */
    origins: z
      .array(z.string())
      .default(['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']),
    /** Whether visitors are asked for consent before anything is sent. */
    consent: z.boolean().default(false),
    /** Fraction of ad displays that are reported, from 0 to 1. */
    adDisplayRatio: z.number().min(0).max(1).default(0.1),
  }),
)

type AnalyticsOptions = z.output<typeof analyticsOptions.schema>

/** @returns the options, or undefined if analytics is off, as it always is in docs-serve */
async function active(ask: Ask): Promise<(AnalyticsOptions & { measurementId: string }) | undefined> {
  const options = await analyticsOptions(ask)
  const { mode } = await ask(runOptions)
  return options.measurementId && mode === 'build' ? { ...options, measurementId: options.measurementId } : undefined
}

export const analytics = defineFeature({
  name: 'analytics',
  options: analyticsOptions,
  async clientConfig(ask) {
    const options = await active(ask)
    if (!options) return {}
    const { measurementId, script, consent, adDisplayRatio } = options
    return { analytics: { measurementId, script, consent, adDisplayRatio } }
  },
  async csp(ask): Promise<CspSources> {
    const options = await active(ask)
    if (!options) return {}
    const origins = [new URL(options.script).origin, ...options.origins]
    return { 'script-src': [new URL(options.script).origin], 'connect-src': origins, 'img-src': origins }
  },
})
