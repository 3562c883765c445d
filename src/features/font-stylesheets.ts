/**
 * Stylesheets of font services, such as icon fonts. A script loads them after the page, so they do not block rendering.
 */
import { type CspSources, defineFeature, defineOptions, z } from '../feature.js'

const httpsAddress = z.url({ protocol: /^https$/ })

export const fontOptions = defineOptions(
  'font-stylesheets',
  z.strictObject({
    /** Addresses of stylesheets; https only. */
    href: z.array(httpsAddress).default([]),
    /** Origins that the stylesheets load fonts from. */
    fontOrigins: z.array(httpsAddress).default([]),
  }),
)

export const fontStylesheets = defineFeature({
  name: 'font-stylesheets',
  options: fontOptions,
  async clientConfig(ask) {
    const { href } = await fontOptions(ask)
    return href.length > 0 ? { fontStylesheets: href } : {}
  },
  async csp(ask): Promise<CspSources> {
    const { href, fontOrigins } = await fontOptions(ask)
    if (href.length === 0) return {}
    return {
      'style-src': href.map((address) => new URL(address).origin),
      ...(fontOrigins.length > 0 && { 'font-src': fontOrigins }),
    }
  },
})
