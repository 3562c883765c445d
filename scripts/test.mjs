/**
 * `npm test`: finds or installs Chromium, runs the tests, and prints `N passed, N failed` on the last line.
 *
 * Arguments go to vitest: `npm test -- tests/core`. With `--long`, which is `npm run test:long`, tests with the tag `long`
 * run too, random tests are repeated more often, every page and demo of this site is checked instead of samples, and the
 * site is opened in Firefox as well.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

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

// What has changed since is compiled by the set-up of the tests (tests/support/compile.ts).
if (!existsSync(join(root, 'dist/src/index.js')) && run(join(root, 'scripts/compile.mjs'), []).status !== 0)
  end(0, 1, 1)
const env = { ...process.env, ...(long && { TEST_LONG: '1' }) }
// It reads what has been compiled.
const { installBrowser } = await import('./browsers.mjs')
try {
  env.CHROMIUM = installBrowser('chromium')
  if (long) env.FIREFOX = installBrowser('firefox')
} catch (error) {
  console.error(error.message)
  end(0, 1, 1)
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-results-'))
// Folders that tests leave behind are removed with the results. Some tests run commands as another user.
chmodSync(folder, 0o711)
Object.assign(env, { TMPDIR: folder, TEMP: folder, TMP: folder })
const results = join(folder, 'results.json')
const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs')
const { status } = run(
  vitest,
  [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...(long ? [] : ['--tags-filter=!long']),
    ...given,
  ],
  { env },
)
let passed = 0
let failed
try {
  const report = JSON.parse(readFileSync(results, 'utf8'))
  passed = report.numPassedTests
  // A test file that could not be loaded has failed, though none of its tests ran.
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
