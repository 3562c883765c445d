/**
 * The ad under a page's description: connects the state machine to the page.
 *
 * The page contains the slot, with its height reserved by CSS (142 px, 126 px from sm; ads.css); this module fills it.
 * The network's script is loaded once, asynchronously. An error is reported to analytics and hides the slot: an ad
 * never breaks a page. Robots get no ad.
 */
import {
  createAdMachine,
  renderAdShape,
  type AdLabel,
  type AdMachine,
  type AdProbe,
  type AdShape,
  type AdState,
} from './ad-machine.js'
import { renderAd, renderAdblockMessage, inHouseContents } from './ad-view.js'
import type { Clock } from '../../../../client/platform/clock.js'
import type { AdsConfig, ClientConfig } from '../../../../client/site-config.js'
import { data, find } from '../../../../client/platform/page.js'

const networkScriptId = '_carbonads_js'

/** Robots get no ads. */
export function isRobot(userAgent: string): boolean {
  return /bot|googlebot|crawler|spider|robot|crawling/i.test(userAgent)
}

/** What ads report to analytics. */
export interface AdReports {
  /** @returns cancels the report if it has not been sent yet */
  adDisplay(label: string): () => void
  adCrash(label: string): void
}

export interface AdSlotEnv {
  document: Document
  config: ClientConfig
  clock: Clock
  random(): number
  userAgent: string
  reports: AdReports
}

/** Does nothing on pages without a slot. */
export function mountAdSlot(env: AdSlotEnv): void {
  const { document, config } = env
  const slot = find(document, 'data-ad-slot')
  if (!slot || !config.ads) return
  if (isRobot(env.userAgent)) {
    slot.hidden = true
    return
  }
  const shape = renderAdShape(env.random)
  const { ads } = config
  let label: string | undefined
  let withdraw = () => {}
  let machine: AdMachine | undefined

  const guard = (run: () => void) => {
    try {
      run()
    } catch {
      machine?.destroy()
      withdraw()
      slot.hidden = true
      env.reports.adCrash(String(label ?? null))
    }
  }
  const onChange = (state: AdState, name: AdLabel | undefined) =>
    guard(() => {
      withdraw()
      label = `${name}-${ads.placement}-${shape}`
      show(slot, state, shape, env)
      // Neither the network nor the site has an ad, so nothing was displayed.
      withdraw = state === 'in-house' && ads.inHouse.length === 0 ? () => {} : env.reports.adDisplay(label)
    })
  const onVisibility = () => (document.hidden ? machine?.pause() : machine?.resume())

  guard(() => {
    data(slot).shape = shape
    loadNetwork(slot, ads, env)
    machine = createAdMachine({ ...env, probe: () => probePage(document, ads), onChange })
    document.addEventListener('visibilitychange', onVisibility)
    onVisibility()
  })
}

function show(slot: HTMLElement, state: AdState, shape: AdShape, { document, config, random }: AdSlotEnv): void {
  data(slot).state = state
  for (const own of slot.querySelectorAll('.v-ad')) own.remove()
  // Hides the notice of the network that it has no ad.
  for (const theirs of document.querySelectorAll<HTMLElement>('#carbonads, .carbonads'))
    theirs.hidden = state === 'in-house'
  if (state === 'adblock') slot.append(renderAdblockMessage(document, config))
  const choices = config.ads!.inHouse
  const choice = choices[Math.floor(random() * choices.length)]
  if (state === 'in-house' && choice) slot.append(renderAd(document, inHouseContents(choice), shape, config))
}

/** Waits one task, so that a page that is left at once sends no request. */
function loadNetwork(slot: HTMLElement, { script }: AdsConfig, { document, clock }: AdSlotEnv): void {
  if (!script) return
  clock.after(0, () => {
    if (document.getElementById(networkScriptId)) return
    const element = document.createElement('script')
    element.id = networkScriptId
    element.async = true
    element.src = script
    slot.append(element)
  })
}

function probePage(document: Document, { script, emptyLink }: AdsConfig): AdProbe {
  if (!script) return 'empty'
  const links = document.querySelectorAll<HTMLAnchorElement>('#carbonads a[href]')
  if (emptyLink && [...links].some((link) => link.href === emptyLink)) return 'empty'
  return document.querySelector('.ea-placement, #carbonads, .carbonads') ? 'found' : 'missing'
}
