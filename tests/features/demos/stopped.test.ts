/** A demo that was stopped is not remembered as one that fails: the machine may have been at fault. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type * as Pool from '../../../src/features/demos/node/render/prerender-pool.js'
import { page, smallSite } from './small-site.js'

it('is rendered again by the next build, though nothing was edited', { tags: 'long' }, async () => {
  const { defaultLimits } = (await import(
    new URL('../../../dist/src/features/demos/node/render/prerender-pool.js', import.meta.url).href
  )) as typeof Pool
  const { time } = defaultLimits
  defaultLimits.time = 0.5
  onTestFinished(() => void (defaultLimits.time = time))
  const site = smallSite({
    'content/page.md': page('{{"demo": "Busy.js"}}'),
  })
  onTestFinished(() => site.remove())
  const busy = join(site.root, 'busy')
  writeFileSync(busy, '')
  site.write(
    'content/Busy.tsx',
    `import { existsSync } from 'node:fs'\n\nexport default () => {\n  while (existsSync(${JSON.stringify(busy)}));\n  return <p>Rendered</p>\n}\n`,
  )
  expect((await site.build()).diagnostics.map(({ code }) => code)).toEqual(['demo/stopped'])
  expect((await site.build()).diagnostics.map(({ code }) => code)).toEqual(['demo/stopped'])
  rmSync(busy)
  defaultLimits.time = time
  expect((await site.build()).diagnostics).toEqual([])
  expect(site.output('x/page/index.html')).toContain('<p>Rendered</p>')
})
