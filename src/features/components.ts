/**
 * `{{"component": "InstallationGrid", …}}`: blocks of a site that Markdown can't say, drawn to static HTML. A block is a
 * React component in the folder `components` of a content root; the directive's other keys are its props, and it gets
 * the page's language and strings besides. It runs where templates run and ships no script.
 */
import { posix } from 'node:path'
import { nodeModule } from '../bundle/node-module.js'
import { resolveFile } from '../bundle/resolve.js'
import { Failure, nearest } from '../engine/diagnostic.js'
import type { Ask } from '../engine/graph.js'
import { folder } from '../engine/inputs.js'
import { defineFeature, type BlockUse, type PageBlock } from '../spine/feature.js'
import { layoutBlocksIn } from '../markdown/layout-blocks.js'
import { messages } from '../messages.js'
import type { FilePath } from '../model.js'
import { config } from '../spine/config.js'
import { templateFolders } from '../spine/templates.js'
import { translations } from '../spine/translations.js'

export const components = defineFeature({
  name: 'components',
  fill: {
    async component(ask, use) {
      const file = await componentFile(ask, use.name)
      if (file) return draw(ask, file, use)
      ask.report(messages.componentMissing(use.name, await nearestComponent(ask, use.name), use.file, use.span))
      return { html: '' }
    },
  },
})

interface Renderer {
  block: unknown
  createElement: (type: unknown, props: unknown) => unknown
  renderToStaticMarkup: (element: unknown) => string
}

async function draw(ask: Ask, file: FilePath, { name, props, route, file: page, span }: BlockUse): Promise<PageBlock> {
  const code = await ask(nodeModule, {
    modules: { block: file },
    exports: "export { createElement } from 'react'; export { renderToStaticMarkup } from 'react-dom/server'",
    overrides: await ask(templateFolders, null),
  })
  const texts = await ask(translations, route.locale)
  try {
    const { block, createElement, renderToStaticMarkup } = (await ask.world.modules.load(
      code,
      file,
    )) as unknown as Renderer
    const html = renderToStaticMarkup(
      createElement(block, { ...props, userLanguage: route.locale, translations: texts }),
    )
    const { htmlFacts } = await import('../markdown/html-facts.js')
    const { ids, classes, hasStyleAttributes, text } = htmlFacts(html)
    return {
      html,
      text,
      twin: text && `${text}\n`,
      ids,
      blocks: layoutBlocksIn(classes),
      ...(hasStyleAttributes && { csp: { 'style-src-attr': ["'unsafe-inline'"] } }),
    }
  } catch (error) {
    if (error instanceof Failure) throw error
    ask.report(messages.componentThrew(name, error instanceof Error ? error.message : String(error), page, span))
    return { html: '' }
  }
}

async function componentFolders(ask: Ask): Promise<string[]> {
  return (await ask(config, null)).content.map(({ dir }) => posix.join(dir, 'components'))
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
