/**
 * `{{"component": "InstallationGrid", …}}` and `:::component{name="Card"}` around Markdown: custom blocks of a site, rendered
 * to static HTML. A block is a React component in the folder `components` of a content root. Its props are the directive's
 * other keys, and the page's language and strings. It is rendered like templates and needs no script in the browser.
 *
 * Markdown in a component may contain anything that a page may, so it is not rendered here: the component gets an element
 * that marks its place, and the page puts the HTML of the Markdown there.
 */
import { posix } from 'node:path'
import {
  errorAt,
  type Ask,
  type BlockUse,
  config,
  defineFeature,
  Failure,
  type FilePath,
  folder,
  htmlFactsOf,
  layoutBlocksIn,
  nearest,
  type PageBlock,
  translations,
} from '../feature.js'
import { nodeModule, resolveFile, templateFolders } from '../feature-unstable.js'

export const components = defineFeature({
  name: 'components',
  renderBlock: {
    async component(ask, use) {
      const file = await componentFile(ask, use.name)
      if (file) return render(ask, file, use)
      const near = await nearestComponent(ask, use.name)
      const hint = near
        ? `Did you mean "${near}"?`
        : 'Components are files in the folder "components" of a content root.'
      const { file: page, span } = use
      ask.report(errorAt('component/missing', `There is no component "${use.name}".`, { file: page, span, hint }))
      return { html: '' }
    },
  },
})

interface Renderer {
  block: unknown
  createElement: (type: unknown, props: unknown) => unknown
  renderToStaticMarkup: (element: unknown) => string
}

async function render(
  ask: Ask,
  file: FilePath,
  { name, props, hasChildren, route, file: page, span }: BlockUse,
): Promise<PageBlock> {
  const code = await ask(nodeModule, {
    modules: { block: file },
    exports: "export { createElement } from 'react'; export { renderToStaticMarkup } from 'react-dom/server'",
    overrides: await ask(templateFolders),
  })
  const texts = await ask(translations, route.locale)
  try {
    const { block, createElement, renderToStaticMarkup } = (await ask.context.modules.load(
      code,
      file,
    )) as unknown as Renderer
    if (!isComponent(block)) {
      const why = isMissing(block)
        ? `${file} has no default export.`
        : `The default export of ${file} is not a component.`
      const hint = `Write: export default function ${posix.basename(file).replace(/\W.*$/, '')}(props) { … }`
      ask.report(errorAt('component/export', why, { file: page, span, hint }))
      return { html: '' }
    }
    const html = renderToStaticMarkup(
      createElement(block, {
        ...props,
        userLanguage: route.locale,
        translations: texts,
        ...(hasChildren && { children: createElement(childrenTag, {}) }),
      }),
    )
    const [before, ...others] = hasChildren ? html.split(childrenMark) : [html]
    if (hasChildren && others.length !== 1) {
      ask.report(childrenError(name, others.length, { file: page, span }))
      return { html: '' }
    }
    const { ids, classes, hasStyleAttributes, text } = await htmlFactsOf(ask, html)
    return {
      html: before!,
      ...(hasChildren && { htmlAfter: others[0]! }),
      text,
      markdown: text && `${text}\n`,
      ids,
      blocks: layoutBlocksIn(classes),
      ...(hasStyleAttributes && { csp: { 'style-src-attr': ["'unsafe-inline'"] } }),
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    const why = error instanceof Error ? error.message : String(error)
    ask.report(errorAt('component/threw', `The component "${name}" threw: ${why}`, { file: page, span }))
    return { html: '' }
  }
}

const childrenTag = 'vitrine-children'
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

async function componentFolders(ask: Ask): Promise<string[]> {
  return (await ask(config)).content.map(({ dir }) => posix.join(dir, 'components'))
}

async function componentFile(ask: Ask, name: string): Promise<FilePath | undefined> {
  for (const dir of await componentFolders(ask)) {
    const path = posix.join(dir, name)
    if (!path.startsWith(`${dir}/`)) continue
    const file = await resolveFile(ask, path)
    if (file && /\.[jt]sx?$/.test(file)) return file
  }
  return undefined
}

async function nearestComponent(ask: Ask, name: string): Promise<string | undefined> {
  const names: string[] = []
  for (const dir of await componentFolders(ask)) {
    for (const entry of (await ask(folder, dir as FilePath)) ?? []) names.push(entry.name.replace(/\.[jt]sx?$/, ''))
  }
  return nearest(name.replace(/\.[jt]sx?$/, ''), names)
}
