import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PrerenderLimits, PrerenderPool } from '../../../src/features/demos/node/render/prerender-pool.js'

/** Time enough for a busy machine; what never ends has less of it. */
const limits: PrerenderLimits = { time: 30, heap: 64, memory: 400 }
let dir: string

const demos = {
  good: 'export default () => "<b>good</b>"',
  throws: 'export default () => { throw new TypeError("no such column") }',
  throwsString: 'export default () => { throw "just text" }',
  throwsOnImport: 'throw new Error("on import"); export default () => ""',
  rejectsLater: 'export default () => { Promise.reject(new Error("rejected later")); return "x" }',
  throwsLater: 'export default () => { queueMicrotask(() => { throw new Error("threw later") }); return "x" }',
  exits: 'export default () => process.exit(0)',
  loops: 'export default () => { for (;;); }',
  loopsOnImport: 'for (;;); export default () => ""',
  waitsForever: 'await new Promise(() => {}); export default () => ""',
  eatsHeap: 'export default () => { const all = []; for (;;) all.push(new Array(10000).fill({})) }',
  eatsBuffers: 'export default () => { const all = []; for (;;) all.push(Buffer.alloc(8e6, 1)) }',
  rejectsAfterTimer:
    'export default () => { setTimeout(() => { globalThis.isLeft = true; Promise.reject(new Error("left behind")) }); return "x" }',
  // Intervals are not waited for.
  rejectsAfterwards:
    'export default () => { const timer = setInterval(() => { clearInterval(timer); globalThis.isLeft = true; Promise.reject(new Error("left behind")) }); return "x" }',
  waits: 'while (!globalThis.isLeft) await new Promise((done) => setImmediate(done)); export default () => "waited"',
  plain: 'export default () => String(new Date("2025-06-01").getTime() + Date.UTC(2025, 5))',
  upper: 'export default () => "i".toLocaleUpperCase() + " " + Intl.NumberFormat("xx").format(1.5)',
  atStart: 'const text = (1234.5).toLocaleString(); export default () => text',
  clock: 'export default () => new Date(2025, 5, 1).toISOString()',
  day: 'export default () => new Date(0).toLocaleDateString("de", { timeZone: "UTC" })',
  dayThere: 'export default () => new Date(0).toLocaleDateString("de")',
  sorts:
    'export default () => ["ö", "z"].sort((a, b) => a.localeCompare(b)).join() + ["ö", "z"].sort(Intl.Collator().compare)',
  notExported: 'export const Demo = () => ""',
}

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'pool-'))
  writeFileSync(
    join(dir, 'kit.mjs'),
    'export default { render: (demo, { heard }) => heard(() => ({ html: demo(), css: [] })), globalCss: () => "a{}" }',
  )
  for (const [name, code] of Object.entries(demos)) writeFileSync(join(dir, `${name}.mjs`), code)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const pool = new PrerenderPool(limits.heap)
afterAll(() => pool.close())
const run = (name: keyof typeof demos, formats = 'en-US') =>
  pool.run(
    {
      task: 'demo',
      runtime: join(dir, 'kit.mjs'),
      module: join(dir, `${name}.mjs`),
      prefix: 'a-',
      isolated: false,
      width: 700,
      formats,
    },
    { ...limits, time: name.startsWith('loops') ? 2 : name === 'waitsForever' ? 0.2 : limits.time },
  )

describe('what a demo can do to its thread', () => {
  it('renders', async () => {
    expect(await run('good')).toMatchObject({ html: '<b>good</b>', css: [] })
    expect(await pool.run({ task: 'css', runtime: join(dir, 'kit.mjs'), formats: 'en-US' })).toEqual({
      css: 'a{}',
    })
  })

  it.each([
    ['throws', { name: 'TypeError', message: 'no such column' }],
    ['throwsString', { message: 'just text' }],
    ['throwsOnImport', { message: 'on import' }],
    ['rejectsLater', { message: 'a promise was rejected and nothing handles it: rejected later' }],
    ['rejectsAfterTimer', { message: 'a promise was rejected and nothing handles it: left behind' }],
    ['throwsLater', { message: 'threw later' }],
    ['exits', { message: expect.stringContaining('process.exit') as string }],
    ['notExported', { message: expect.stringContaining('no default export') as string }],
  ] as const)('%s: is told what was thrown', async (name, thrown) => {
    expect(await run(name)).toMatchObject({ thrown })
    expect(await run('good')).toMatchObject({ html: '<b>good</b>' })
  })

  it.each([
    ['plain', 'en-US', '3497472000000', []],
    ['upper', 'en-US', 'I 1.5', ['locale']],
    ['upper', 'tr', 'İ 1,5', ['locale']],
    ['atStart', 'en-US', '1,234.5', ['number']],
    ['atStart', 'de', '1.234,5', ['number']],
    ['clock', 'en-US', expect.stringContaining('2025-0'), ['zone']],
    ['day', 'en-US', '1.1.1970', []],
    ['dayThere', 'en-US', expect.stringContaining('19'), ['zone']],
    ['sorts', 'sv', 'z,öz,ö', ['locale']],
    ['sorts', 'de', 'ö,zö,z', ['locale']],
  ] as const)('%s in %s: has a default locale, and says what it takes', async (name, formats, html, local) => {
    // Again, when its module is loaded.
    for (const _ of [1, 2]) expect(await run(name, formats)).toMatchObject({ html: html as string, local })
  })

  it('blames no demo for what an earlier one left behind', async () => {
    expect(await run('rejectsAfterwards')).toMatchObject({ html: 'x' })
    expect(await run('waits')).toMatchObject({ html: 'waited' })
  })

  it('stops one that waits for what does not come, though it takes no time of the processor', async () => {
    expect(await run('waitsForever')).toMatchObject({ stopped: 'time' })
  })

  it('names each of many that run at once, and the others render', { tags: 'long' }, async () => {
    const names = [
      'good',
      'loops',
      'eatsHeap',
      'good',
      'throws',
      'loopsOnImport',
      'good',
      'eatsBuffers',
      'good',
    ] as const
    const results = await Promise.all(names.map((name) => run(name)))
    const told = results.map((result) =>
      'stopped' in result ? result.stopped : 'thrown' in result ? 'thrown' : 'html' in result ? 'rendered' : 'css',
    )
    expect(told).toEqual(['rendered', 'time', 'memory', 'rendered', 'thrown', 'time', 'rendered', 'memory', 'rendered'])
  })
})
