/** Every template of this repository's site by axe, in each way in which a visitor may see it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages, type Look, openOwnSite, type OwnSite } from './support.js'

/** A page of every template. */
const templates = {
  doc: 'x/introduction/installation/',
  dialect: 'x/markdown-guide/',
  landing: 'x/',
  home: '',
  group: 'x/introduction-group/',
  'not-found': 'x/no-such-page/',
  offline: 'x/offline/',
  api: 'x/api/charts/bar-element/',
}

let site: OwnSite
beforeAll(async () => {
  site = await openOwnSite()
})
afterAll(() => site?.close())

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const looks: Record<string, Look & { prefix?: string }> = {
  light: { mode: 'light' },
  dark: { mode: 'dark' },
  'right to left': { dir: 'rtl' },
  Chinese: { prefix: languages.zh },
  'forced colours': { options: { forcedColors: 'active' } },
  '320 pixels': { viewport: { width: 320, height: 640 } },
}

describe.each(Object.entries(looks))('axe, in %s', (_name, { prefix = '', ...look }) => {
  it.each(Object.entries(templates))('has nothing against %s', async (_template, path) => {
    const { page, close } = await site.visit(prefix + path, look)
    await page.addScriptTag({ content: axe }).catch(() => page.evaluate(axe))
    const { violations, passes } = await page.evaluate(() =>
      (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
    )
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`),
    ).toEqual([])
    expect(passes.length).toBeGreaterThan(10)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    await close()
  })
})
