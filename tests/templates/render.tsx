/** Renders a fixture as the finished document, with the real theme, scripts and stylesheet. */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { HeadTag, PageProps } from '../../src/model.js'
import { createTheme } from '../../src/theme/create-theme.js'
import { bodyScript, headScript, headScriptOptions } from '../../src/theme/head-script.js'
import { outsideDemos } from '../../src/core/assets/outside-demos.js'
import { themeCss } from '../../src/theme/theme-css.js'
import Doc from '../../templates/pages/doc.js'
import Document from '../../templates/pages/document.js'
import Group from '../../templates/pages/group.js'
import Landing from '../../templates/pages/landing.js'
import NotFound from '../../templates/pages/not-found.js'
import type { FixtureLayout } from './fixtures.js'

const templates: Record<FixtureLayout, ComponentType<PageProps>> = {
  doc: Doc,
  group: Group,
  landing: Landing,
  'not-found': NotFound,
}
const root = process.env.VITRINE_ROOT ?? fileURLToPath(new URL('../..', import.meta.url))

/** The published stylesheets without the colors of code: templates, Markdown and theme, minified. */
export async function siteCss(
  sheets = ['styles', 'markdown', 'print', 'api', 'landing', 'not-found', 'demos', 'controls', 'playground', 'search'],
): Promise<string> {
  const result = await build({
    stdin: {
      contents: sheets.map((name) => `@import './${name}.css';`).join(''),
      loader: 'css',
      resolveDir: `${root}/templates/styles`,
    },
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'silent',
  })
  return outsideDemos(result.outputFiles[0]!.text) + themeCss(createTheme(), 'docs')
}

/** @param scripted with the head and body scripts */
export function renderPage(props: PageProps, { scripted = true, css = '/styles.css' } = {}): string {
  const theme = createTheme()
  const script: HeadTag[] = scripted
    ? [{ tag: 'script', text: headScript(headScriptOptions(theme, props.site.storagePrefix)) }]
    : []
  const head: HeadTag[] = [
    { tag: 'meta', attributes: { charset: 'utf-8' } },
    { tag: 'meta', attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1' } },
    { tag: 'title', text: `${props.page.title} – ${props.site.title}` },
    ...(['light', 'dark'] as const).map((mode): HeadTag => ({
      tag: 'meta',
      attributes: {
        name: 'theme-color',
        media: `(prefers-color-scheme: ${mode})`,
        content: theme.colorSchemes[mode]!.palette.themeColor,
      },
    })),
    ...script,
    { tag: 'link', attributes: { rel: 'stylesheet', href: css } },
  ]
  const body = renderToStaticMarkup(createElement(templates[props.page.layout as FixtureLayout], props))
  return `<!DOCTYPE html>\n${renderToStaticMarkup(
    createElement(Document, {
      lang: props.userLanguage,
      htmlAttributes: { [`data-${props.site.storagePrefix}-color-scheme`]: 'light' },
      head,
      bodyScript: scripted ? bodyScript('') : '',
      body,
    }),
  )}\n`
}
