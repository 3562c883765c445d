import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Tests in Chromium. */
const browser = ['tests/**/*.browser.test.ts']
/** Tests of this repository's own site as it is built, in Chromium or not. */
const site = ['tests/site/**/!(*.content).test.ts']
/** Tests of what this repository's own site says: they read its sources. */
const content = ['tests/site/**/*.content.test.{ts,tsx}']
/** Tests that run the compiled commands, kill processes, or need a process of their own. */
const processes = [
  'tests/{output,package,serve}/**/*.test.ts',
  'tests/cli/!(init|message-printer|terminal).test.ts',
  'tests/engine/workers.test.ts',
  'tests/engine/{cache,output}/*.test.ts',
  'tests/core/{plugin,plugin-questions}.test.ts',
  'tests/features/demos/!(check-types|confined-css).test.ts',
]
/** Tests that replace a module: no other test may have loaded it before. */
const mocked = ['tests/engine/output/draft.test.ts', 'tests/markdown/speed.test.ts']

/** Tests that use a site or the compiled generator: what they import says so, and no list has to be kept. */
const sites = readdirSync(at('./tests'), { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  .filter((path) => /'[./]+\/support\/(site|project|compiled)\.m?js'/.test(readFileSync(at(`./${path}`), 'utf8')))

/** What the compiled generator needs, and what spares its sites most of their work. */
const compiled = ['tests/support/compile.ts', 'tests/support/build-kept-cache.ts']

/** Small files that take longer than most others of their kind. */
const slow = [at('./tests/site/demos.test.ts')]

/** Vitest begins with what took longest before, or with the largest files where it has not run yet, as in CI. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSlow = ({ moduleId }: TestSpecification) => slow.includes(moduleId)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}

/** tests/support/firefox.ts needs WebSocket, which Node has by default from version 22. */
const withWebSocket = ['--experimental-websocket']

export default defineConfig({
  resolve: {
    alias: [
      { find: /^vitrine\/markdown$/, replacement: at('./src/markdown/index.ts') },
      { find: /^vitrine\/theme$/, replacement: at('./src/theme/index.ts') },
      { find: /^vitrine\/feature$/, replacement: at('./src/feature.ts') },
      { find: /^vitrine\/feature\/unstable$/, replacement: at('./src/feature-unstable.ts') },
      { find: /^vitrine\/model$/, replacement: at('./src/model.ts') },
      { find: /^vitrine$/, replacement: at('./src/index.ts') },
    ],
  },
  // Templates are rendered by the production build of React, as in a build of a site; it has no `jsxDEV`.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    // Long: they end what hangs, and must not fail what runs on a slow or busy machine.
    testTimeout: process.env['TEST_LONG'] === '1' ? 360_000 : 180_000,
    hookTimeout: 360_000,
    // What the generator writes and runs itself, Node loads as it does in a build.
    server: { deps: { external: [/\.mjs$/] } },
    expect: { poll: { timeout: 15_000 } },
    retry: 0,
    tags: [{ name: 'long', description: 'Rare cases and costly ones, which only `npm run test:long` checks.' }],
    // More where tests mostly wait, for a browser or for other processes: measured on two cores.
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    // Groups one after the other, the quickest first: tests that fill both cores would starve those that wait for a browser.
    projects: [
      {
        extends: true,
        test: {
          // No set-up of any kind: the first test answers after a second.
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...browser, ...processes, ...mocked, ...site, ...content, ...sites],
          pool: 'threads',
          // Here and below: modules are loaded once for each worker and not once for each file, which takes seconds.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'content',
          include: content,
          pool: 'threads',
          isolate: false,
          globalSetup: compiled,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'sites',
          include: sites,
          exclude: [...browser, ...processes, ...mocked, ...site, ...content],
          pool: 'threads',
          isolate: false,
          globalSetup: compiled,
          setupFiles: ['tests/support/prepare-sites.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          include: processes,
          exclude: [...browser, ...mocked],
          pool: 'forks',
          isolate: false,
          maxWorkers: 3,
          globalSetup: compiled,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'mocked',
          include: mocked,
          pool: 'forks',
          maxWorkers: 3,
          globalSetup: compiled,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: browser,
          exclude: site,
          pool: 'forks',
          isolate: false,
          maxWorkers: 4,
          execArgv: withWebSocket,
          globalSetup: [...compiled, 'tests/support/start-browser.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: site,
          pool: 'forks',
          isolate: false,
          maxWorkers: 4,
          execArgv: withWebSocket,
          globalSetup: [...compiled, 'tests/support/start-browser.ts', 'tests/support/build-site.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
