/**
 * The site's stylesheet: the theme's variables, the templates' styles, the colours of code, the site's own. What only the
 * pages of one layout need is a file of its own, which they load as well.
 */
import { posix } from 'node:path'
import { bundle, forStyles, type Plugin } from '../bundle/bundle.js'
import { graphPlugin } from '../bundle/resolve.js'
import { ownTemplate } from '../bundle/own-templates.js'
import { resolveFile } from '../bundle/resolve-file.js'
import { type Ask, question } from '../engine/question.js'
import { fileKind } from '../engine/inputs.js'
import { hash } from '../engine/hash.js'
import type { FilePath, OutputPath } from '../model.js'
import { defineOutputs } from './output-family.js'
import { calloutStyles } from '../markdown/callouts.js'
import { panelStyles } from '../markdown/tabs.js'
import { themeCss } from '../theme/theme-css.js'
import { assetFolder } from './asset.js'
import { config } from './config.js'
import { fontStyles } from './fonts.js'
import { tabChoices, tabStyles } from './tab-styles.js'
import { siteTheme } from './theme.js'
import { templateFolders } from './templates.js'

/** The stylesheet, minified, and its name. */
export const stylesheet = question('stylesheet', async (ask): Promise<{ path: OutputPath; css: string }> => {
  const site = await ask(config)
  const { codeStylesheet } = await import('../markdown/code-theme.js')
  const folders = await ask(templateFolders)
  const own: string[] = []
  for (const dir of folders) {
    const file = posix.join(dir, 'site.css') as FilePath
    if ((await ask(fileKind, file)) === 'file') own.push(`@import ${JSON.stringify(`/${file}`)};`)
  }
  const text = [
    '@layer reset, theme, base, content, components, utilities;',
    '@import "vitrine-theme";',
    ...[await styleFile(ask, 'styles.css'), await styleFile(ask, 'markdown.css')].flatMap((file) =>
      file ? [`@import ${JSON.stringify(spell(file))};`] : [],
    ),
    '@import "vitrine-callouts";',
    '@import "vitrine-code";',
    '@import "vitrine-tabs";',
    ...own,
  ].join('\n')
  const rules = await bundleCss(ask, {
    entry: text,
    'vitrine-theme': themeCss(await siteTheme(ask), site.storagePrefix),
    'vitrine-callouts': calloutStyles(),
    'vitrine-tabs': panelStyles() + tabStyles(tabChoices(site)),
    'vitrine-code': codeStylesheet(),
  })
  // Added afterwards, since the addresses are those of the output.
  const css = (await fontStyles(ask)) + rules
  return { path: `${await assetFolder(ask)}/styles-${hash(css, 10)}.css` as OutputPath, css }
})

/** The site's file of a name, or the generator's. */
async function styleFile(ask: Ask, name: string): Promise<FilePath | undefined> {
  for (const dir of await ask(templateFolders)) {
    const file = await resolveFile(ask, `${dir}/${name}`)
    if (file) return file
  }
  return ownTemplate(ask, name)
}

/** Layouts whose pages load a stylesheet of the same name. */
const styledLayouts = ['api', 'landing']

/** The stylesheet of a layout, minified, and its name; null if the layout has none. */
export const layoutStylesheet = question(
  'layout-stylesheet',
  async (ask, layout: string): Promise<{ path: OutputPath; css: string } | null> => {
    const file = styledLayouts.includes(layout) ? await styleFile(ask, `${layout}.css`) : undefined
    if (!file) return null
    const css = await bundleCss(ask, { entry: `@import ${JSON.stringify(spell(file))};` })
    return { path: `${await assetFolder(ask)}/${layout}-${hash(css, 10)}.css` as OutputPath, css }
  },
)

const sheetOf = async (ask: Ask, layout: string | null) =>
  layout === null ? ask(stylesheet) : ask(layoutStylesheet, layout)

/** The keys are layouts; null is the stylesheet of all pages. */
export const stylesheetOutputs = defineOutputs<string | null>({
  name: 'styles',
  keys: async () => [null, ...styledLayouts],
  path: async (ask, layout) => (await sheetOf(ask, layout))!.path,
  make: async (ask, layout) => (await sheetOf(ask, layout))?.css,
  cache: 'immutable',
  folder: assetFolder,
  offline: async (_ask, layout) => (layout === null ? 'shell' : 'on-use'),
})

function spell(file: FilePath): string {
  return file.startsWith('vitrine:') ? file : `/${file}`
}

/** Bundles a stylesheet whose entry and virtual files are given as text. */
export async function bundleCss(ask: Ask, virtual: Record<string, string>): Promise<string> {
  const texts = Object.fromEntries(
    Object.entries(virtual).map(([name, text]) => [name, { text, loader: 'css' as const }]),
  )
  const { outputFiles } = await bundle(
    ask,
    {
      ...forStyles,
      entryPoints: ['entry'],
      plugins: [rootedCss(texts), graphPlugin(ask, () => Promise.resolve({ external: '' }), texts)],
    },
    { code: 'styles/syntax', hint: 'Fix the stylesheet.' },
  )
  return outputFiles[0]!.text
}

/** `/content/templates/site.css` is relative to the project's root, not to that of the file system. */
function rootedCss(virtual: Record<string, unknown>): Plugin {
  return {
    name: 'vitrine-css-root',
    setup(build) {
      build.onResolve({ filter: /^\// }, (args) =>
        args.importer in virtual ? { path: args.path.slice(1), namespace: 'vitrine' } : undefined,
      )
    },
  }
}
