/**
 * Writes demos, open and closed, at two widths, in both modes, directions and languages, to a folder to look at:
 *
 *     npx esbuild tests/demo-editor/shots.ts --bundle --platform=node --format=esm --packages=external --jsx=automatic --outfile=node_modules/.cache/demo-shots.mjs
 *     VITRINE_ROOT=. node node_modules/.cache/demo-shots.mjs shots [filter]
 */
import { mkdirSync } from 'node:fs'
import { codeStylesheet } from '../../src/markdown/code-theme.js'
import { openSite } from '../templates/browser.js'
import { pageProps } from '../templates/fixtures.js'
import { renderPage, siteCss } from '../templates/render.js'
import { drawDemo, fixtureViews } from './support/demo-fixture.js'

const [folder = 'shots', filter = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
const css = (await siteCss()) + codeStylesheet()
const site = await openSite()
for (const lang of ['en', 'zh'] as const)
  for (const dir of ['ltr', 'rtl'] as const)
    for (const mode of ['light', 'dark'] as const)
      for (const width of [360, 1280]) {
        const name = `demo-${width}-${mode}-${dir}-${lang}`
        if (!new RegExp(filter).test(name)) continue
        const props = pageProps('doc', lang)
        const views = await fixtureViews(lang)
        props.page.body = `<div class="v-content">${views.map(drawDemo).join('<p>Some text between the demos of this page.</p>')}</div>`
        const page = await site.page({ width, height: 900 }, { mode, dir })
        await site.show(page, renderPage(props), css)
        await page.locator('#Counter .v-demo-toggle summary').click()
        await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
        await page.context().close()
      }
await site.close()
