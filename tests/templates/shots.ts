/**
 * Writes every template at four widths, in both modes, directions and languages, to a folder to look at:
 *
 *     npx esbuild tests/templates/shots.ts --bundle --platform=node --format=esm --packages=external --outfile=node_modules/.cache/shots.mjs
 *     VITRINE_ROOT=. node node_modules/.cache/shots.mjs shots [filter]
 */
import { mkdirSync } from 'node:fs'
import { layouts, pageProps } from './fixtures.js'
import { openSite } from './browser.js'
import { renderPage, siteCss } from './render.js'

const [folder = 'shots', filter = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const css = await siteCss()
const site = await openSite()
for (const lang of ['en', 'zh'] as const)
  for (const dir of ['ltr', 'rtl'] as const)
    for (const mode of ['light', 'dark'] as const)
      for (const layout of layouts)
        for (const width of [360, 768, 1280, 1920]) {
          const name = `${layout}-${width}-${mode}-${dir}-${lang}`
          if (!new RegExp(filter).test(name)) continue
          const page = await site.page({ width, height: 900 }, { mode, dir })
          await site.show(page, renderPage(pageProps(layout, lang)), css)
          await page.screenshot({ path: `${folder}/${name}.png`, fullPage: width < 900 })
          await page.context().close()
        }
await site.close()
