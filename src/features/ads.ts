/**
 * The advertisement under a page's description, and the feed of ads under demos. The page reserves the slot's height;
 * src/client/ads/ad-slot.ts fills it. Nothing without configuration, none on pages that say `disableAd`.
 */
import {
  type Ask,
  type CspSources,
  dataHtml,
  defineFeature,
  defineOptions,
  escapeHtml,
  type Page,
  runOptions,
  translations,
  z,
} from '../feature.js'

const address = z.url({ protocol: /^https?$/ })

const inHouseAd = z.strictObject({
  /** Names the ad in analytics. */
  name: z.string(),
  /** Where it leads. */
  link: address,
  /** Address of its image. */
  img: z.string(),
  /** Begins the description, in bold. */
  descriptionHeader: z.string().optional(),
  /** What it says. */
  description: z.string(),
  /** Who is said to be behind it. */
  poweredby: z.string(),
  /** What analytics reports when it is clicked. */
  label: z.string(),
})

export const adOptions = defineOptions(
  'ads',
  z.strictObject({
    /** The network's script. */
    script: address.optional(),
    /** The network's ad with this link means that it has none. */
    emptyLink: address.optional(),
    /** The JSON feed of the ads under demos. */
    feed: address.optional(),
    /** Further origins that the network's ads load from and talk to: scripts, images and requests. */
    origins: z.array(z.string()).default([]),
    /** Origins of images and tracking pixels in ads: `https://cdn.example.com`, `https://*.example.com`. Others are blocked. */
    imageOrigins: z.array(z.string()).default([]),
    /** The name of the slot that analytics reports. */
    placement: z.string().default('body-top'),
    /** The site's own ads, shown where the network has none or is blocked. */
    inHouse: z.array(inHouseAd).default([]),
    /** Show ads in docs-serve too. */
    inDevelopment: z.boolean().default(false),
  }),
)

type AdOptions = z.output<typeof adOptions.schema>

/** The options, where this page may carry ads. */
async function active(ask: Ask, page: Page): Promise<AdOptions | undefined> {
  const options = await adOptions(ask)
  const { mode } = await ask(runOptions)
  const isConfigured = options.script !== undefined || options.feed !== undefined || options.inHouse.length > 0
  const isWanted = mode === 'build' || options.inDevelopment
  return isConfigured && isWanted && page.layout === 'doc' && !page.frontMatter.disableAd ? options : undefined
}

export const ads = defineFeature({
  name: 'ads',
  options: adOptions,
  slots: {
    async contentStart(ask, page, route) {
      const options = await active(ask, page)
      if (!options || (options.script === undefined && options.inHouse.length === 0)) return ''
      const { strings } = await ask(translations, route.locale)
      return `<aside class="v-ad-slot" ${dataHtml({ 'data-ad-slot': '' })} aria-label="${escapeHtml(strings['ad.label'] ?? 'Advertisement')}"></aside>`
    },
  },
  async clientConfig(ask, page) {
    const options = await active(ask, page)
    if (!options) return {}
    const { script, emptyLink, feed, placement, inHouse } = options
    return {
      ads: { ...(script && { script }), ...(emptyLink && { emptyLink }), ...(feed && { feed }), placement, inHouse },
    }
  },
  async csp(ask, page): Promise<CspSources> {
    const options = await active(ask, page)
    if (!options) return {}
    const originsOf = (...given: (string | undefined)[]) =>
      given.flatMap((one) => (one && /^https?:/.test(one) ? [new URL(one).origin] : []))
    const images = originsOf(...options.inHouse.map(({ img }) => img))
    return {
      'img-src': [...originsOf(options.script, options.feed), ...options.origins, ...options.imageOrigins, ...images],
      ...(options.script && { 'script-src': [...originsOf(options.script), ...options.origins] }),
      'connect-src': [...originsOf(options.feed), ...options.origins],
    }
  },
})
