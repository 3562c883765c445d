/**
 * `npm test`: compiles, finds or installs Chromium, runs the tests, and ends with `N passed, N failed` alone on a line.
 *
 * Arguments go to vitest: `npm test -- tests/core`. With `--long`, which is `npm run test:long`, what is random is repeated
 * more often, and every page and demo of this site is looked at instead of samples.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installChromium } from './chromium.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const require = createRequire(import.meta.url)
const long = process.argv.includes('--long')
const given = process.argv.slice(2).filter((word) => word !== '--long')
const run = (file, args, options = {}) =>
  spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', ...options })
const end = (passed, failed, code) => {
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(code)
}

if (run(join(root, 'scripts/compile.mjs'), []).status !== 0) end(0, 1, 1)
const chromium = installChromium()
if (!chromium) {
  console.error('The browser tests need Chromium; none was found and none could be installed.')
  console.error('Install one (on Debian: apt-get install chromium) or name yours in CHROMIUM.')
  end(0, 1, 1)
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-results-'))
const results = join(folder, 'results.json')
const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs')
const { status } = run(
  vitest,
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...given],
  {
    env: { ...process.env, CHROMIUM: chromium, ...(long && { TEST_LONG: '1' }) },
  },
)
let passed = 0
let failed
try {
  const report = JSON.parse(readFileSync(results, 'utf8'))
  passed = report.numPassedTests
  // A file that can't even be loaded has failed, though none of its tests ran.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length
  failed = report.numFailedTests + unloaded
} catch {
  failed = 1
}
rmSync(folder, { recursive: true, force: true })
if (passed === 0 && failed === 0) failed = 1
end(passed, failed, status === 0 && failed === 0 ? 0 : 1)
