/**
 * Usage analytics through a tag-based service. Without a measurement id nothing is loaded; the visitor's wish not to be
 * tracked is honoured in the browser (src/client/consent.ts).
 */
import { z } from 'zod'
import type { Feature } from '../feature.js'
import type { CspSources } from '../model.js'
import { optionsOf } from '../spine/features.js'
import { given } from '../spine/given.js'
import type { Ask } from '../engine/graph.js'

export interface Options {
  measurementId?: string
  /** The tag's script without its query. */
  script: string
  /** Further origins that the script talks to. */
  origins: string[]
  /** Ask before anything is sent. */
  consent: boolean
  /** Share of ad displays that are reported. */
  adDisplayRatio: number
}

const defaults = {
  script: 'https://www.googletagmanager.com/gtag/js',
  origins: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  consent: false,
  adDisplayRatio: 0.1,
} satisfies Options

const schema = z.strictObject({
  measurementId: z.string().optional(),
  script: z.url({ protocol: /^https?$/ }).default(defaults.script),
  origins: z.array(z.string()).default(defaults.origins),
  consent: z.boolean().default(defaults.consent),
  adDisplayRatio: z.number().min(0).max(1).default(defaults.adDisplayRatio),
})

const name = 'analytics'

/** The options, where analytics is on: never while pages are being written. */
async function active(ask: Ask): Promise<(Options & { measurementId: string }) | undefined> {
  const options = await optionsOf<Options>(ask, name)
  const { mode } = await ask(given, null)
  return options.measurementId && mode === 'build' ? { ...options, measurementId: options.measurementId } : undefined
}

export const analytics: Feature = {
  name,
  options: (written) => (written === undefined ? defaults : schema.parse(written)),
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
}
