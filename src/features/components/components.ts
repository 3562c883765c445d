/**
 * `{{"component": "InstallationGrid", …}}` and `:::component{name="Card"}` around Markdown: custom blocks of a site,
 * rendered to static HTML. A block is a React component in the folder `components` of a content root. Its props are the
 * directive's other keys, and the page's language and strings. It is rendered like templates and needs no script in the
 * browser.
 *
 * Markdown in a component may contain anything that a page may, so it is not rendered here: the component gets an
 * element that marks its place, and the page puts the HTML of the Markdown there.
 */
import { posix } from 'node:path'
import {
  all,
  errorAt,
  escapeHtml,
  type Ask,
  type BlockUse,
  config,
  defineFeature,
  type DemoProviderModule,
  Failure,
  fillTemplate,
  type FilePath,
  htmlFactsOf,
  markdownOfHtml,
  layoutBlocksIn,
  type PageBlock,
  translations,
} from '../../feature.js'
import {
  callUnheeded,
  type ComponentFile,
  componentFile,
  formatsOf,
  type ImportedFiles,
  importedFilesIn,
  inLocale,
  mdxMapModule,
  nodeModule,
  providerFile,
  providerOf,
  renderInProvider,
  templateFolders,
} from '../../feature-unstable.js'
import { renderMdx } from './mdx.js'
import { mdxModule } from './mdx-module.js'
import { componentUses, mdxPages, reportMissing } from './missing.js'

export const components = defineFeature({
  name: 'components',
  importedFiles: filesOfComponents,
  renderMdx,
  renderBlock: {
    async component(ask, use) {
      const found = await componentFile(ask, use.name)
      if (found) return render(ask, found, use)
      await reportMissing(ask, use)
      return missingBlock(use.name)
    },
  },
})

interface Renderer {
  block: unknown
  createElement: (type: unknown, props: unknown) => unknown
  renderToStaticMarkup: (element: unknown) => string
  provider?: DemoProviderModule
}

async function render(
  ask: Ask,
  { file, isMapped }: ComponentFile,
  { name, props, hasChildren, route, file: page, span }: BlockUse,
): Promise<PageBlock> {
  const code = await codeOf(ask, { file, isMapped }, route.locale)
  const [site, texts] = [await ask(config), await ask(translations, route.locale)]
  try {
    const { block, createElement, renderToStaticMarkup, provider } = (await ask.context.modules.load(
      code,
      file,
    )) as unknown as Renderer
    if (!isComponent(block)) {
      const why = isMissing(block)
        ? `${file} has no default export.`
        : `The default export of ${file} is not a component.`
      const hint = `Write: export default function ${posix.basename(file).replace(/\W.*$/, '')}(props) { … }`
      ask.report(errorAt('component/export', why, { file: page, span, hint }))
      return missingBlock(name)
    }
    const element = createElement(block, {
      ...props,
      userLanguage: route.locale,
      translations: texts,
      ...(hasChildren && { children: createElement(childrenTag, {}) }),
    })
    const formats = formatsOf(site, route.locale)
    const toHtml = (one: unknown) => inLocale(formats, () => renderToStaticMarkup(one))
    const toMarkup = () =>
      provider
        ? renderInProvider(provider, (styles) =>
            toHtml(
              createElement(provider.Provider, {
                direction: 'ltr',
                dense: false,
                isolated: false,
                styles,
                children: element,
              }),
            ),
          )
        : { html: toHtml(element), css: [] }
    const { html, css } = await callUnheeded(toMarkup)
    const [before, ...others] = hasChildren ? html.split(childrenMark) : [html]
    if (hasChildren && others.length !== 1) {
      ask.report(childrenError(name, others.length, { file: page, span }))
      return { html: '' }
    }
    const { ids, classes, hasStyleAttributes, text } = await htmlFactsOf(ask, html)
    const markdown = await markdownOfHtml(ask, html.replace(childrenMark, `<p>${childrenChar}</p>`))
    const [first, last] = markdown.split(childrenChar)
    return {
      html: before!,
      ...(hasChildren && { htmlAfter: others[0]! }),
      text,
      markdown: first!,
      ...(last && { markdownAfter: last }),
      ids,
      blocks: layoutBlocksIn(classes),
      ...(css.length > 0 && { styles: css }),
      ...(hasStyleAttributes && { csp: { 'style-src-attr': ["'unsafe-inline'"] } }),
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    const why = error instanceof Error ? error.message : String(error)
    const external = await externalNote(ask, why, route.locale)
    if (external !== undefined) return missingBlock(name, external)
    ask.report(errorAt('component/threw', `The component "${name}" threw: ${why}`, { file: page, span }))
    return missingBlock(name)
  }
}

async function codeOf(ask: Ask, { file, isMapped }: ComponentFile, locale: string): Promise<string> {
  const provider = isMapped && `vitrine-root:${await providerFile(ask, await ask(providerOf, locale))}`
  return ask(nodeModule, {
    modules: { block: file },
    exports: `export { createElement } from 'react'; export { renderToStaticMarkup } from 'react-dom/server'; ${
      provider ? `export * as provider from ${JSON.stringify(provider)}` : ''
    }`,
    overrides: await ask(templateFolders),
  })
}

/** The images and other files that the components of the site's pages import. */
async function filesOfComponents(ask: Ask): Promise<ImportedFiles> {
  const found = await all(
    (await ask(componentUses)).map(async ([name, uses]) => {
      const component = await componentFile(ask, name)
      // What is wrong with a component is reported by the pages that have it.
      return component ? importedFilesIn(await codeOf(ask, component, uses[0]!.locale).catch(() => '')) : {}
    }),
  )
  const files = await all((await ask(mdxPages)).map(async (file) => ask(mdxModule, file).catch(() => undefined)))
  return Object.assign(
    {},
    ...found,
    ...files.map((one) => importedFilesIn(one?.code ?? '')),
    importedFilesIn((await ask(mdxMapModule).catch(() => null))?.code ?? ''),
  ) as ImportedFiles
}

/** What readers are told about a package that the site does not have (`external`); undefined for other errors. */
async function externalNote(ask: Ask, why: string, locale: string): Promise<string | undefined> {
  const missing = /^Cannot find (?:package|module) '([^']+)'/.exec(why)?.[1]
  const found = Object.entries((await ask(config)).external).find(
    ([one]) => missing === one || missing?.startsWith(`${one}/`),
  )
  return found && fillTemplate((await ask(translations, locale)).strings['demo.external']!, { package: found[1] })
}

/** What is shown in place of a component. @param why told to readers */
function missingBlock(name: string, why = ''): PageBlock {
  const box = `<code class="missing-component">&lt;${escapeHtml(name)}&gt;</code>`
  return { html: `<p>${box} ${escapeHtml(why)}</p>`, ...(why !== '' && { text: why, markdown: `${why}\n` }) }
}

const childrenTag = 'vitrine-children'
/** A character for private use, in its place. */
const childrenChar = '\ue0f7'
const childrenMark = `<${childrenTag}></${childrenTag}>`

function childrenError(name: string, count: number, place: { file: FilePath; span: BlockUse['span'] }) {
  return count === 0
    ? errorAt('component/children', `The component "${name}" does not render the Markdown that it contains.`, {
        ...place,
        hint: 'Render `children` where the Markdown should be, or write `{{"component": …}}` if there is none.',
      })
    : errorAt('component/children', `The component "${name}" renders the Markdown that it contains ${count} times.`, {
        ...place,
        hint: 'Render `children` once: headings and links in it have ids, which must be unique on a page.',
      })
}

/** Results of `memo` and `forwardRef` are objects. */
function isComponent(block: unknown): boolean {
  return typeof block === 'function' || (typeof block === 'object' && block !== null && '$$typeof' in block)
}

/** A module without any export counts as CommonJS, whose default export is an empty object. */
function isMissing(block: unknown): boolean {
  return block === undefined || (typeof block === 'object' && block !== null && Object.keys(block).length === 0)
}
