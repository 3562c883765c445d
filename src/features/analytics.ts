/**
 * Usage analytics through a tag-based service. Without a measurement id nothing is loaded; the visitor's wish not to be
 * tracked is honoured in the browser (src/client/analytics/consent.ts).
 */
import { type Ask, type CspSources, defineFeature, defineOptions, runOptions, z } from '../feature.js'

export const analyticsOptions = defineOptions(
  'analytics',
  z.strictObject({
    /** The measurement id of the tag; without it nothing is loaded. */
    measurementId: z.string().optional(),
    /** The tag's script without its query. */
    script: z.url({ protocol: /^https?$/ }).default('https://www.googletagmanager.com/gtag/js'),
    /** Further origins that the script talks to. */
    origins: z
      .array(z.string())
      .default(['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']),
    /** Ask visitors before anything is sent. */
    consent: z.boolean().default(false),
    /** Share of ad displays that are reported, from 0 to 1. */
    adDisplayRatio: z.number().min(0).max(1).default(0.1),
  }),
)

type AnalyticsOptions = z.output<typeof analyticsOptions.schema>

/** The options, where analytics is on: never while pages are being written. */
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
