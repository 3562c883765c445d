/** The demos of this repository: types, console, hydration and axe, of three of each product. */
import { expect, it } from 'vitest'
import type { CheckedDemos, CommandResult } from '../../src/index.js'
import { docsBuildCommand, packageRoot, run } from '../support/project.js'
import { installBrowser } from '../../scripts/browsers.mjs'
import { readOwnSite, threeOfEachFamily } from './support.js'

it('nothing is wrong with them, in light, dark and right to left', async () => {
  const site = readOwnSite()
  const chosen = threeOfEachFamily(site)
  const products = new Set(site.pages.flatMap((path) => /^x\/demos\/([^/]+)\/[^/]+\/$/.exec(path)?.[1] ?? []))
  expect(products.size).toBeGreaterThanOrEqual(4)
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
  for (const product of products)
    expect(demos.filter(({ pathname }) => pathname.includes(`/${product}/`)).length).toBeGreaterThanOrEqual(3)
}, 300_000)
