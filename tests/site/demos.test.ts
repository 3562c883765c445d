/** The demos of this repository, three of each family: their types, console messages, hydration and axe. */
import { expect, it } from 'vitest'
import type { CheckedDemos, CommandResult } from '../../src/index.js'
import { docsBuildCommand, packageRoot, run } from '../support/project.js'
import { installBrowser } from '../../scripts/browsers.mjs'
import { inLongRun } from '../support/long.js'
import { familyOf, isDemoPage, readOwnSite, threeOfEachFamily } from './support.js'

it(
  'have no problem in light, dark and right to left',
  async () => {
    const site = readOwnSite()
    const chosen = threeOfEachFamily(site)
    const families = new Set(site.pages.map(familyOf).filter(Boolean))
    expect(families.size).toBeGreaterThanOrEqual(4)
    const only = chosen.flatMap((path) => ['--demo', `/${path}`])
    const { stdout, stderr } = await run(
      process.execPath,
      [docsBuildCommand, 'check', 'demos', '--browser', installBrowser('chromium'), '--json', ...only],
      packageRoot,
    )
    expect(stderr).toBe('')
    const { diagnostics, demos, notes } = JSON.parse(stdout) as CheckedDemos & CommandResult
    expect(diagnostics.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
    expect(notes).toEqual([])
    expect(demos).toHaveLength(chosen.length)
    for (const family of families) {
      const pages = site.pages.filter((path) => isDemoPage(path) && familyOf(path) === family)
      expect(demos.filter(({ pathname }) => familyOf(pathname) === family).length).toBeGreaterThanOrEqual(
        Math.min(3, pages.length),
      )
    }
  },
  inLongRun(7_200_000, 300_000),
)
