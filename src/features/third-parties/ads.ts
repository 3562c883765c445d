/**
 * The advertisement below a page's description, and the feed of ads below demos. The page reserves the slot's height;
 * src/features/third-parties/browser/ads/ad-slot.ts fills it. There are no ads without configuration, nor on pages with
 * `disableAd`.
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
} from '../../feature.js'

const address = z.url({ protocol: /^https?$/ })

const inHouseAd = z.strictObject({
  /** The ad's name in analytics. */
  name: z.string(),
  /** Address that the ad links to. */
  link: address,
  /** Address of the image. */
  img: z.string(),
  /** Start of the description, in bold. */
  descriptionHeader: z.string().optional(),
  /** Text of the ad. */
  description: z.string(),
  /** Name of the advertiser. */
  poweredby: z.string(),
  /** The label that analytics reports for a click. */
  label: z.string(),
})

export const adOptions = defineOptions(
  'ads',
  z.strictObject({
    /** Address of the ad network's script. */
    script: address.optional(),
    /** Link of the placeholder that the network delivers when it has no ad. */
    emptyLink: address.optional(),
    /** Address of the JSON feed of ads below demos. */
    feed: address.optional(),
    /** Other origins that the network's ads load from or connect to: scripts, images and requests. */
    origins: z.array(z.string()).default([]),
    /**
     * Origins of images and tracking pixels in ads: `https://cdn.example.com`, `https://*.example.com`. Others are
     * blocked.
     */
    imageOrigins: z.array(z.string()).default([]),
    /** Name of the slot in analytics. */
    placement: z.string().default('body-top'),
    /** The site's own ads, shown if the network has none or is blocked. */
    inHouse: z.array(inHouseAd).default([]),
    /** Whether docs-serve shows ads too. */
    inDevelopment: z.boolean().default(false),
  }),
)

type AdOptions = z.output<typeof adOptions.schema>

/** @returns the options, or undefined if the page must not show ads */
async function active(ask: Ask, page: Page): Promise<AdOptions | undefined> {
  const options = await adOptions(ask)
  const { mode } = await ask(runOptions)
  const isWanted = mode === 'build' || options.inDevelopment
  return isConfigured(options) && isWanted && mayHaveAds(page) ? options : undefined
}

function isConfigured({ script, feed, inHouse }: AdOptions): boolean {
  return script !== undefined || feed !== undefined || inHouse.length > 0
}

function mayHaveAds({ layout, frontMatter }: Page): boolean {
  return layout === 'doc' && !frontMatter.disableAd
}

export const ads = defineFeature({
  name: 'ads',
  options: adOptions,
  isActive: async (ask) => isConfigured(await adOptions(ask)),
  styles: [{ name: 'ads', file: 'ads.css', when: mayHaveAds }],
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
