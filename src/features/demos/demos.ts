/**
 * Live demos: prerendered, asleep until they are wanted, each a module of its own that shares only what others of its
 * page import as well.
 *
 * What a page with demos gets: its HTML with every demo as it first looks, the rules that they took (each once), a
 * script of a few kilobytes that waits, and nothing of React before a demo wakes.
 */
import {
  all,
  type Ask,
  config,
  type CriticalCss,
  defineFeature,
  type HeadTag,
  type Page,
  routeToHref,
} from '../../feature.js'
import { demosCheck } from './node/check/check.js'
import { controlsScript, demoBlock, demosScript, islandBlock } from './node/render/demo-block.js'
import { demoAlternates } from './node/render/demo-alternates.js'
import { gallery } from './node/render/gallery.js'
import { demoPictures } from './node/render/pictures.js'
import { liveModules } from './node/render/live-modules.js'
import { editorPackages } from './node/bundle/editor-packages.js'
import { demoImportedFiles, demoOutputs } from './node/bundle/demo-outputs.js'
import { madeOfStories, titleOfPage, withStories } from './node/stories/story-pages.js'
import { vendors } from './node/bundle/vendors.js'
import { demosOptions } from './options.js'
import { themeControls } from './node/source/demo-controls.js'
import { demoFiles, externalDemosInRun } from './node/source/demo-files.js'

/** Lists of pages, and pages that ask for it. */
const hasPictures = ({ client, layout }: Page) => layout === 'group' || client.includes('pictures')

export const demos = defineFeature({
  name: 'demos',
  options: demosOptions,
  client: [
    { name: demosScript, module: 'vitrine:dist/src/features/demos/browser/wake/demos.js', when: 'used' },
    {
      name: 'pictures',
      module: 'vitrine:dist/src/features/demos/browser/pictures.js',
      when: hasPictures,
    },
    { name: controlsScript, module: 'vitrine:dist/src/features/demos/browser/controls/controls.js', when: 'used' },
  ],
  styles: [
    {
      name: 'demos',
      file: 'demos.css',
      when: ({ client, layout }) => client.includes(demosScript) || layout === 'playground',
    },
    { name: 'pictures', file: 'pictures.css', when: hasPictures },
    { name: 'controls', file: 'controls.css', when: ({ client }) => client.includes(controlsScript) },
  ],
  renderBlock: {
    async demo(ask, { name, props: { by, ...options }, file, span, route }) {
      const page = routeToHref(route, await ask(config))
      const place = { name, options, file, span, locale: route.locale, page }
      return demoBlock(ask, { ...place, ...(typeof by === 'string' && { by }) })
    },
    island: islandBlock,
  },
  components: { Gallery: gallery },
  pictures: demoPictures,
  madePages: madeOfStories,
  titleOfPage,
  nav: withStories,
  async clientConfig(ask, { client, layout }, { locale }) {
    if (!client.includes(demosScript) && layout !== 'playground') return {}
    const controls = await ask(themeControls, locale)
    return controls.length > 0 ? { demoTheme: controls } : {}
  },
  async head(_ask, page) {
    return criticalStyles(page)
  },
  liveModules,
  prepare,
  summary: externalSummary,
  outputs: [...demoOutputs, ...demoAlternates],
  importedFiles: demoImportedFiles,
  checks: [demosCheck],
})

/** The packages of demos are bundled as soon as all demos are known, while the first pages are assembled. */
async function prepare(ask: Ask): Promise<void> {
  if ((await ask(demoFiles)).length === 0) return
  const platforms = ['browser', 'node'] as const
  await all(platforms.map((platform) => ask(vendors, { platform, mode: 'production' })))
  await ask(editorPackages)
}

/** The rules of all demos of a page, each once, in one element for each key. */
function criticalStyles({ styles }: Page): HeadTag[] {
  const elements = new Map<string, Omit<CriticalCss, 'rules'> & { rules: Map<string, CriticalCss['rules'][number]> }>()
  for (const { attribute, key, attributes, rules } of styles) {
    for (const rule of rules) {
      // Global rules can be taken away one by one.
      const name = JSON.stringify([attribute, key, attributes, ...(key.endsWith('-global') ? [rule.id] : [])])
      const element = elements.get(name) ?? { attribute, key, ...(attributes && { attributes }), rules: new Map() }
      elements.set(name, element)
      element.rules.set(rule.id ?? rule.css, rule)
    }
  }
  return [...elements.values()].map(({ attribute, key, attributes, rules }): HeadTag => {
    const ids = [...rules.values()].flatMap(({ id }) => id ?? [])
    return {
      tag: 'style',
      attributes: { ...attributes, [attribute]: [key, ...ids].join(' ') },
      text: [...rules.values()].map(({ css }) => css).join(''),
    }
  })
}

/** One line, however many demos need packages that the site does not have. */
async function externalSummary(ask: Ask): Promise<string[]> {
  const counts = Object.entries(await externalDemosInRun(ask)).sort(([a], [b]) => (a < b ? -1 : 1))
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  if (total === 0) return []
  const list = counts.map(([label, count]) => `${label}: ${count}`).join(', ')
  return [`${total === 1 ? '1 demo shows' : `${total} demos show`} only code, because of \`external\` (${list}).`]
}
