/** Stylesheets from font services (icon fonts): loaded by a script after the page, never in its way. */
import { z } from 'zod'
import type { Feature } from '../feature.js'
import type { CspSources } from '../model.js'
import { optionsOf } from '../spine/features.js'

export interface Options {
  /** Addresses of stylesheets, https. */
  href: string[]
  /** Origins that the stylesheets load fonts from. */
  fontOrigins: string[]
}

const httpsAddress = z.url({ protocol: /^https$/ })
const schema = z.strictObject({
  href: z.array(httpsAddress).default([]),
  fontOrigins: z.array(httpsAddress).default([]),
})
const defaults = { href: [], fontOrigins: [] } satisfies Options

const name = 'font-stylesheets'

export const fontStylesheets: Feature = {
  name,
  options: (given) => (given === undefined ? defaults : schema.parse(given)),
  async clientConfig(ask) {
    const { href } = await optionsOf<Options>(ask, name)
    return href.length > 0 ? { fontStylesheets: href } : {}
  },
  async csp(ask): Promise<CspSources> {
    const { href, fontOrigins } = await optionsOf<Options>(ask, name)
    if (href.length === 0) return {}
    return {
      'style-src': href.map((address) => new URL(address).origin),
      ...(fontOrigins.length > 0 && { 'font-src': fontOrigins }),
    }
  },
}
