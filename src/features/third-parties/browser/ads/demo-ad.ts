/**
 * The ad under a demo, requested when the demo's code is first opened. Without an ad, nothing is shown.
 */
import { fetchFeedAd } from './ad-feed.js'
import { countDisplay, renderAd, feedContents } from './ad-view.js'
import type { AdSlotEnv } from './ad-slot.js'

/**
 * @param place the empty element that the ad is inserted into
 * @returns cancels pending requests and removes the ad
 */
export function mountDemoAd(place: HTMLElement, env: AdSlotEnv & { fetch: typeof fetch }): () => void {
  const abort = new AbortController()
  const feed = env.config.ads?.feed
  let withdraw = () => {}
  const fill = async (address: string) => {
    const ad = await fetchFeedAd(address, { ...env, signal: abort.signal })
    if (!ad || abort.signal.aborted) return
    const contents = feedContents(ad)
    place.append(renderAd(env.document, contents, 'inline', env.config), ...countDisplay(env.document, ad.pixels))
    withdraw = env.reports.adDisplay(contents.label)
  }
  if (feed) {
    fill(feed).catch(() => {
      place.hidden = true
      env.reports.adCrash('carbon-demo-inline')
    })
  }
  return () => {
    abort.abort()
    withdraw()
    place.replaceChildren()
  }
}
