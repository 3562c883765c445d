/** The demos of this repository, three of each family: their types, console messages, hydration and axe. */
import { expect, it } from 'vitest'
import type { CheckedDemos, CommandResult } from '../../src/index.js'
import { packageRoot } from '../support/files.js'
import { docsBuildCommand, run } from '../support/project.js'
import { installBrowser } from '../../scripts/browsers.mjs'
import { inLongRun } from '../support/long.js'
import { familyOf, readOwnSite, threeOfEachFamily } from './support.js'

it(
  'have no problem in light, dark and right to left',
  async () => {
    const site = readOwnSite()
    const chosen = threeOfEachFamily(site)
    const families = new Set(chosen.map(familyOf).filter(Boolean))
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
    expect(demos.map(({ pathname }) => pathname).sort()).toEqual(chosen.map((path) => `/${path}`).sort())
  },
  inLongRun(7_200_000, 900_000),
)
