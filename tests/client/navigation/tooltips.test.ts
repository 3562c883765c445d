/** Where a tooltip is put. What it does with pointer and keys is in ../demos/toolbar/toolbar.browser.test.ts. */
import { expect, it } from 'vitest'
import { placeTip } from '../../../src/client/navigation/tooltips.js'

const tip = { width: 100, height: 30 }
const control = { left: 400, top: 300, width: 36, height: 36 }

it('is above the middle of its control', () => {
  expect(placeTip(control, tip, 1000)).toEqual({ isBelow: false, left: 368, top: 264 })
})

it('is below where there is no room above', () => {
  expect(placeTip({ ...control, top: 14 }, tip, 1000)).toEqual({ isBelow: true, left: 368, top: 56 })
})

it('stays within the window', () => {
  expect(placeTip({ ...control, left: 4 }, tip, 1000).left).toBe(8)
  expect(placeTip({ ...control, left: 960 }, tip, 1000).left).toBe(892)
  // Wider than the window: its start is what counts.
  expect(placeTip(control, { width: 400, height: 30 }, 360).left).toBe(8)
})
