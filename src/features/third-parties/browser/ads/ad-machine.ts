/**
 * The ad slot as a state machine: detecting, then the network's ad, an in-house ad, or the adblock message.
 *
 * The page is checked at 0 ms and then every 500 ms. Detection ends when a network ad is found or the network reports
 * that it has none. The 7th check without either (3,000 ms, after 6 tries) flags an ad blocker, and the 30th is the
 * last; until then an ad that arrives late still wins. Once flagged, an in-house ad is shown in 20 % of cases, else the
 * message; this is drawn once, so that the slot does not change later. While the page is hidden, nothing is checked or
 * counted.
 */
import type { Clock } from '../../../../client/platform/clock.js'

export type AdState = 'detecting' | 'carbon' | 'in-house' | 'adblock'
/** The label in analytics, which includes why an in-house ad is shown. */
export type AdLabel = 'carbon' | 'in-house' | 'in-house-carbon' | 'in-house-adblock'
/** The result of a check: the network's ad, its notice that it has none, or nothing. */
export type AdProbe = 'found' | 'empty' | 'missing'
export type AdShape = 'inline' | 'image'

const adTiming = { interval: 500, flagAt: 7, last: 30 }
const inHouseShare = 0.2
const inlineShare = 0.2

export interface AdMachineEnv {
  clock: Clock
  /** At least 0, below 1. */
  random(): number
  /** May throw, which counts as `missing`. */
  probe(): AdProbe
  /** Called with each new state, never twice in a row with the same one. */
  onChange(state: AdState, label: AdLabel | undefined): void
}

export interface AdMachine {
  /** Stops checking while the page is hidden. */
  pause(): void
  resume(): void
  destroy(): void
}

/** Drawn once per page: inline in 20 % of cases, else with the image. */
export function renderAdShape(random: () => number): AdShape {
  return random() < inlineShare ? 'inline' : 'image'
}

export function createAdMachine(env: AdMachineEnv): AdMachine {
  const flagged: [AdState, AdLabel] =
    env.random() < inHouseShare ? ['in-house', 'in-house'] : ['adblock', 'in-house-adblock']
  let state: AdState = 'detecting'
  let checks = 0
  let done = false
  let cancel = () => {}

  const enter = (next: AdState, label: AdLabel) => {
    if (next === state) return
    state = next
    env.onChange(next, label)
  }
  const check = () => {
    checks++
    const probe = attempt(env.probe)
    done = probe !== 'missing' || checks >= adTiming.last
    if (probe === 'found') enter('carbon', 'carbon')
    else if (probe === 'empty') enter('in-house', 'in-house-carbon')
    else if (checks === adTiming.flagAt) enter(...flagged)
    schedule(adTiming.interval)
  }
  const schedule = (ms: number) => {
    cancel()
    if (!done) cancel = env.clock.after(ms, check)
  }
  schedule(0)

  return {
    pause: () => cancel(),
    resume: () => schedule(checks ? adTiming.interval : 0),
    destroy() {
      done = true
      cancel()
    },
  }
}

function attempt(probe: () => AdProbe): AdProbe {
  try {
    return probe()
  } catch {
    return 'missing'
  }
}
