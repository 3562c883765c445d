/** Signals end the check of demos at once, whatever it is doing, and nothing of it stays. */
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { installBrowser } from '../../../scripts/browsers.mjs'
import { endingSignals, type EndingSignal } from '../../../src/engine/process.js'
import { packageRoot } from '../../support/files.js'
import { docsBuildCommand, run } from '../../support/project.js'
import { page, type SmallSite, smallSite } from './small-site.js'

const files = {
  'content/page.md': page('{{"demo": "Typed.js"}}\n\n{{"demo": "Waits.js"}}'),
  'content/Typed.tsx': 'export default () => <p>Typed</p>\n',
  'content/Waits.js': 'export default () => <p>Waits</p>\n',
  'content/Waits.test.ts': "export default () => {\n  console.error('Waiting')\n  return new Promise(() => {})\n}\n",
}
const all = Object.keys(endingSignals) as EndingSignal[]

describe('docs-build check demos', { tags: 'long' }, () => {
  let site: SmallSite
  let temporary: string
  beforeAll(() => {
    site = smallSite(files)
    // Short: Chromium has a limit for the path of a socket there.
    temporary = join(site.root, 't')
    mkdirSync(temporary)
    // TypeScript that checks for ever.
    const modules = join(site.root, 'node_modules')
    rmSync(modules)
    mkdirSync(modules)
    for (const name of readdirSync(join(packageRoot, 'node_modules')))
      if (name !== 'typescript') symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
    site.write('node_modules/typescript/package.json', '{"name": "typescript", "main": "typescript.js"}')
    site.write('node_modules/typescript/typescript.js', 'for (;;);\n')
  })
  afterAll(() => site.remove())

  it.each([
    ...all.map((signal) => ['Typed', 'Checking the types', signal] as const),
    ...all.map((signal) => ['Waits', 'Waiting', signal] as const),
  ])('%s: after "%s", %s', { timeout: 100_000 }, async (demo, text, signal) => {
    let during: string[] = []
    const flags = ['--demo', `/x/demos/${demo}`, '--browser', installBrowser('chromium')]
    const { code } = await run(process.execPath, [docsBuildCommand, 'check', 'demos', ...flags], site.root, {
      env: { TMPDIR: temporary },
      during({ onOutput, kill }) {
        let sent = false
        onTestFinished(() => void kill('SIGKILL'))
        onOutput((said) => {
          if (sent || !said.includes(text)) return
          during = readdirSync(temporary)
          sent = kill(signal)
        })
      },
    })
    expect(code).toBe(endingSignals[signal])
    expect(during.length > 0).toBe(demo === 'Waits')
    expect(readdirSync(temporary)).toEqual([])
    expect(readdirSync(site.root).filter((name) => name.startsWith('.export'))).toEqual([])
  })
})
