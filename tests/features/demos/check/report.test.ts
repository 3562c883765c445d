/** What `docs-build check demos` prints at its end. */
import { expect, test } from 'vitest'
import { reportLines } from '../../../../src/features/demos/node/check/report.js'

const demo = { pathname: '/demos/A/', name: 'A', size: 1000, total: 2000, problems: 0, cached: false }
const last = (demos: (typeof demo)[]) => reportLines({ demos, notes: [] }, 1500, (_color, text) => text).at(-1)

test('counts demos, one of them, too', () => {
  expect(last([demo])).toBe('1 demo checked in 1.5 s')
  expect(last([demo, { ...demo, problems: 2 }])).toBe('2 demos checked in 1.5 s, 1 with problems')
})
