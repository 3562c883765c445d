import { describe, expect, it } from 'vitest'
import {
  createAdMachine,
  renderAdShape,
  type AdProbe,
} from '../../../../../src/features/third-parties/browser/ads/ad-machine.js'
import { fakeClock } from '../../../../client/support/fake-clock.js'

/** @param answers what each check finds; the last one holds for all later checks */
function setUp(answers: (AdProbe | 'throws')[] = ['missing'], draw = 0.5) {
  const clock = fakeClock()
  const changes: string[] = []
  let checks = 0
  let draws = 0
  const machine = createAdMachine({
    clock,
    random: () => (draws++, draw),
    probe: () => {
      const answer = answers[Math.min(checks++, answers.length - 1)]!
      if (answer === 'throws') throw new Error('hostile page')
      return answer
    },
    onChange: (state, label) => changes.push(`${state}/${label}`),
  })
  return { clock, changes, machine, checks: () => checks, draws: () => draws }
}

const missing = (times: number): AdProbe[] => Array<AdProbe>(times).fill('missing')

describe('checks', () => {
  it('looks first at 0 ms, not at once', async () => {
    const { clock, checks } = setUp(['found'])
    expect(checks()).toBe(0)
    await clock.advance(0)
    expect(checks()).toBe(1)
  })
  it('looks every 500 ms', async () => {
    const { clock, checks } = setUp()
    await clock.advance(499)
    expect(checks()).toBe(1)
    await clock.advance(1)
    expect(checks()).toBe(2)
  })
  it('looks 30 times and no more', async () => {
    const { clock, checks } = setUp()
    await clock.advance(14_499)
    expect(checks()).toBe(29)
    await clock.advance(60_000)
    expect(checks()).toBe(30)
    expect(clock.waiting()).toBe(0)
  })
})

describe('transitions', () => {
  it('an ad that is found ends it', async () => {
    const { clock, changes, checks } = setUp(['missing', 'found', 'missing'])
    await clock.advance(20_000)
    expect(changes).toEqual(['carbon/carbon'])
    expect(checks()).toBe(2)
  })
  it('a network without ads: one of our own', async () => {
    const { clock, changes, checks } = setUp(['empty'])
    await clock.advance(20_000)
    expect(changes).toEqual(['in-house/in-house-carbon'])
    expect(checks()).toBe(1)
  })
  it('flags an ad blocker at the 7th check, after 3,000 ms, and not before', async () => {
    const { clock, changes } = setUp()
    await clock.advance(2_999)
    expect(changes).toEqual([])
    await clock.advance(1)
    expect(changes).toEqual(['adblock/in-house-adblock'])
  })
  it.each([
    [0, 'in-house/in-house'],
    [0.1999, 'in-house/in-house'],
    [0.2, 'adblock/in-house-adblock'],
    [0.9999, 'adblock/in-house-adblock'],
  ])('flagged with a draw of %d: %s', async (draw, expected) => {
    const { clock, changes, draws } = setUp(['missing'], draw)
    await clock.advance(20_000)
    expect(changes).toEqual([expected])
    expect(draws()).toBe(1)
  })
  it('can flip back until the 30th check', async () => {
    const { clock, changes } = setUp([...missing(29), 'found'])
    await clock.advance(20_000)
    expect(changes).toEqual(['adblock/in-house-adblock', 'carbon/carbon'])
  })
  it('a late answer of the network that it has none counts, too', async () => {
    const { clock, changes } = setUp([...missing(10), 'empty'])
    await clock.advance(20_000)
    expect(changes).toEqual(['adblock/in-house-adblock', 'in-house/in-house-carbon'])
  })
  it('a page that throws is a page without an ad', async () => {
    const { clock, changes } = setUp(['throws'])
    await clock.advance(20_000)
    expect(changes).toEqual(['adblock/in-house-adblock'])
  })
})

describe('a hidden page', () => {
  it('is neither checked nor counted', async () => {
    const { clock, changes, checks, machine } = setUp()
    await clock.advance(1_000)
    machine.pause()
    await clock.advance(60_000)
    expect(checks()).toBe(3)
    machine.resume()
    await clock.advance(1_999)
    expect(changes).toEqual([])
    await clock.advance(1)
    expect(changes).toHaveLength(1)
  })
  it('that was hidden from the start is checked when it is shown', async () => {
    const { clock, checks, machine } = setUp(['found'])
    machine.pause()
    await clock.advance(5_000)
    expect(checks()).toBe(0)
    machine.resume()
    await clock.advance(0)
    expect(checks()).toBe(1)
  })
  it('stays done when it was done', async () => {
    const { clock, checks, machine } = setUp(['found'])
    await clock.advance(0)
    machine.pause()
    machine.resume()
    machine.resume()
    await clock.advance(5_000)
    expect(checks()).toBe(1)
  })
})

it('ends with destroy', async () => {
  const { clock, checks, machine } = setUp()
  await clock.advance(500)
  machine.destroy()
  machine.resume()
  await clock.advance(60_000)
  expect(checks()).toBe(2)
})

it.each([
  [0, 'inline'],
  [0.1999, 'inline'],
  [0.2, 'image'],
  [0.9999, 'image'],
])('a draw of %d gives the shape %s', (draw, shape) => expect(renderAdShape(() => draw)).toBe(shape))
