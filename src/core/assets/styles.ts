/**
 * The site's stylesheet: the theme's variables, the templates' styles, the colours of code, the site's own. What only
 * the pages of one layout need is a file of its own, which they load as well.
 */
import { posix } from 'node:path'
import { bundle, forStyles, styleImports, type Plugin } from '../../bundle/bundle.js'
import { type ImportedFile, importedFiles, type ImportedFiles, sortedFiles } from '../../bundle/imported-files.js'
import { bundledPackages, graphPlugin, type PackageRule } from '../../bundle/resolve.js'
import { ownTemplate } from '../../bundle/own-templates.js'
import { templateImports } from '../../bundle/template-imports.js'
import { resolveFile } from '../../bundle/resolve-file.js'
import { Failure } from '../../engine/diagnostic.js'
import { all, type Ask, question } from '../../engine/question.js'
import { fileKind } from '../../engine/inputs.js'
import { hash } from '../../engine/hash.js'
import { messages } from '../../messages.js'
import type { FilePath, OutputPath, Page } from '../../model.js'
import type { Feature } from '../feature.js'
import { activeFeatures } from '../config/features.js'
import { defineOutputs, type OfflineRule, singleOutput } from '../output-family.js'
import { calloutStyles } from '../../markdown/callouts.js'
import { panelStyles } from '../../markdown/tabs.js'
import { themeCss } from '../../theme/theme-css.js'
import { assetFolder } from './asset.js'
import { config } from '../config/config.js'
import { callouts } from '../config/features.js'
import { fontStyles } from './fonts.js'
import { tabChoices, tabStyles } from './tab-styles.js'
import { outsideDemos } from './outside-demos.js'
import { siteTheme } from '../config/theme.js'
import { templateFolders } from './templates.js'

/**
 * The cascade layers, the first the weakest. Their names are none that libraries in demos have. A stylesheet that is
 * loaded alone must not order them differently.
 */
const layerOrder = '@layer v-reset, v-theme, v-base, v-content, v-components, v-utilities;'

/** The colours of an editor, those of code in pages. */
export const editorColorStyles = question('editor-color-styles', async (_ask, selector: string): Promise<string> => {
  const { editorColors } = await import('../../markdown/code-theme.js')
  return editorColors(selector)
})

/** What the stylesheet is bundled from. A question, so that other changes of the configuration bundle nothing again. */
const styleSources = question('style-sources', async (ask): Promise<Record<string, string>> => {
  const site = await ask(config)
  const { codeStylesheet } = await import('../../markdown/code-theme.js')
  const text = [
    layerOrder,
    '@import "vitrine-theme";',
    ...[await styleFile(ask, 'styles.css'), await styleFile(ask, 'markdown.css')].flatMap((file) =>
      file ? [`@import ${JSON.stringify(spell(file))};`] : [],
    ),
    '@import "vitrine-callouts";',
    '@import "vitrine-code";',
    '@import "vitrine-tabs";',
  ].join('\n')
  return {
    entry: text,
    'vitrine-theme': themeCss(await siteTheme(ask), site.storagePrefix),
    'vitrine-callouts': calloutStyles(await callouts(ask)),
    'vitrine-tabs': panelStyles() + tabStyles(tabChoices(site)),
    'vitrine-code': codeStylesheet(),
  }
})

/** The rules of the templates and, which may be about demos, the site's own. */
const styleRules = question('style-rules', async (ask): Promise<BundledCss> => {
  const own: string[] = []
  for (const dir of await ask(templateFolders)) {
    const file = posix.join(dir, 'site.css') as FilePath
    if ((await ask(fileKind, file)) === 'file') own.push(`@import ${JSON.stringify(`/${file}`)};`)
  }
  const { css, files } = await bundleCss(ask, await ask(styleSources))
  const rules = outsideDemos(css)
  if (own.length === 0) return { css: rules, files }
  const entry = ['@import "vitrine-templates";', ...own].join('\n')
  const whole = await bundleCss(ask, { entry, 'vitrine-templates': rules })
  return { css: whole.css, files: { ...files, ...whole.files } }
})

/** The stylesheet, minified, and its name. */
export const stylesheet = question('stylesheet', async (ask): Promise<{ path: OutputPath; css: string }> => {
  // Added afterwards, since the addresses are those of the output.
  const css = (await fontStyles(ask)) + (await ask(styleRules)).css
  return { path: `${await assetFolder(ask)}/styles-${hash(css, 10)}.css` as OutputPath, css }
})

/** A stylesheet of the templates, the site's before the generator's. */
async function styleFile(ask: Ask, name: string): Promise<FilePath | undefined> {
  for (const dir of await ask(templateFolders)) {
    const file = await resolveFile(ask, `${dir}/${name}`)
    if (file) return file
  }
  return ownTemplate(ask, name)
}

export const stylesheetOutputs = singleOutput({
  name: 'styles',
  path: async (ask) => (await ask(stylesheet)).path,
  make: async (ask) => (await ask(stylesheet)).css,
  cache: 'immutable',
  folder: assetFolder,
  offline: 'shell',
})

/** A stylesheet of some pages only. */
type PageStyle = {
  name: string
  file: string
  offline: OfflineRule
}

/** Those of the generator's own layouts; the others belong to features. */
const layoutStyles: NonNullable<Feature['styles']> = [
  { name: 'landing', file: 'landing.css', when: ({ layout }) => layout === 'landing' },
  { name: 'lists', file: 'lists.css', when: ({ layout }) => layout === 'group' },
  {
    name: 'not-found',
    file: 'not-found.css',
    when: ({ layout }) => layout === 'not-found' || layout === 'offline',
    offline: 'shell',
  },
  // Browsers load it last, and draw nothing later for it.
  { name: 'print', file: 'print.css', media: 'print', when: () => true, offline: 'shell' },
]

async function pageStyles(ask: Ask): Promise<NonNullable<Feature['styles']>> {
  return [...layoutStyles, ...(await activeFeatures(ask)).flatMap(({ styles = [] }) => styles)]
}

/** A stylesheet of some pages, minified, and its file in the asset folder. */
const pageStylesheet = question(
  'page-stylesheet',
  async (ask, { name, file }: Pick<PageStyle, 'name' | 'file'>): Promise<{ fileName: string } & BundledCss> => {
    const found = await styleFile(ask, file)
    if (!found) throw new Failure(messages.styleMissing(name, file), 2)
    const { css, files } = await bundleCss(ask, { entry: `${layerOrder}\n@import ${JSON.stringify(spell(found))};` })
    const rules = outsideDemos(css)
    return { fileName: `${name}-${hash(rules, 10)}.css`, css: rules, files }
  },
)

async function pageStylePath(ask: Ask, { name, file }: Pick<PageStyle, 'name' | 'file'>): Promise<OutputPath> {
  const { fileName } = await ask(pageStylesheet, { name, file })
  return `${await assetFolder(ask)}/${fileName}` as OutputPath
}

export const pageStyleOutputs = defineOutputs<PageStyle>({
  name: 'page-styles',
  keys: async (ask) => (await pageStyles(ask)).map(({ name, file, offline = 'on-use' }) => ({ name, file, offline })),
  path: pageStylePath,
  make: async (ask, key) => (await ask(pageStylesheet, key)).css,
  cache: 'immutable',
  folder: assetFolder,
  offline: (_ask, { offline }) => Promise.resolve(offline),
})

/**
 * The path of a feature's stylesheet, for scripts that load it.
 *
 * @throws Error if no active feature has a stylesheet of that name
 */
export async function pageStyle(ask: Ask, name: string): Promise<OutputPath> {
  const style = (await pageStyles(ask)).find((one) => one.name === name)
  if (!style) throw new Error(`no stylesheet is called ${name}`)
  return pageStylePath(ask, style)
}

/** A stylesheet of a page. */
export interface PageStylesheet {
  path: OutputPath
  media?: string
}

/** The stylesheets that a page loads besides the site's. */
export async function stylesOfPage(ask: Ask, page: Page): Promise<PageStylesheet[]> {
  const wanted = (await pageStyles(ask)).filter(({ when }) => when(page))
  return all(
    wanted.map(async (style) => ({
      path: await pageStylePath(ask, style),
      ...(style.media !== undefined && { media: style.media }),
    })),
  )
}

function spell(file: FilePath): string {
  return file.startsWith('vitrine:') ? file : `/${file}`
}

/** The files that the site's stylesheets name. */
export async function styleImportedFiles(ask: Ask): Promise<ImportedFiles[]> {
  const sheets = await all([
    ask(styleRules),
    ...(await pageStyles(ask)).map(({ name, file }) => ask(pageStylesheet, { name, file })),
  ])
  return sheets.map(({ files }) => files)
}

export interface BundledCss {
  css: string
  /** What it names with `url()`. */
  files: ImportedFiles
}

/** Bundles a stylesheet whose entry and virtual files are given as text. */
export async function bundleCss(ask: Ask, virtual: Record<string, string>): Promise<BundledCss> {
  const found = new Map<string, ImportedFile>()
  const texts = Object.fromEntries(
    Object.entries(virtual).map(([name, text]) => [name, { text, loader: 'css' as const }]),
  )
  const { outputFiles } = await bundle(
    ask,
    {
      ...forStyles,
      ...styleImports,
      entryPoints: ['entry'],
      plugins: [
        rootedCss(texts),
        templateImports(ask, await ask(templateFolders)),
        importedFiles(ask, found),
        graphPlugin(ask, bundledStyles, texts, undefined, { ofStyles: true }),
      ],
    },
    { code: 'styles/syntax', hint: 'Fix the stylesheet.' },
  )
  return { css: outputFiles[0]!.text, files: sortedFiles(found) }
}

/** `@import '@acme/ui/styles.css'` is that stylesheet of an installed package. @throws Failure if there is none */
const bundledStyles: PackageRule = async (ask, wanted) => {
  const found = await bundledPackages(ask, wanted)
  if ('external' in found) throw new Failure(messages.stylesheetMissing(wanted.specifier))
  return found
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
