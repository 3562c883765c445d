/** A site with the real templates, scripts, frame and policy in Chromium: answered from memory at a real https address. */
import { build } from 'esbuild'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { frameHtml } from '../../../../../src/features/demos/node/bundle/editor-frame.js'
import type { SandboxTemplate } from '../../../../../src/features/demos/shared/sandbox-project.js'
import type { VendorList } from '../../../../../src/features/demos/shared/vendor-list.js'
import { contentSecurityPolicy } from '../../../../../src/core/pages/csp.js'
import { demoCsp } from '../../../../../src/features/demos/node/render/demo-csp.js'
import { codeStylesheet } from '../../../../../src/markdown/code-theme.js'
import type { PageProps } from '../../../../../src/model.js'
import { en } from '../../../../../src/locales/en.js'
import { clientStrings } from '../../../../../src/client/client-strings.js'
import { bodyScript, headScript, headScriptOptions } from '../../../../../src/theme/head-script.js'
import { createTheme } from '../../../../../src/theme/create-theme.js'
import { navScript } from '../../../../../src/theme/nav-script.js'
import Doc from '../../../../../templates/pages/doc.js'
import Playground from '../../../../../templates/pages/playground.js'
import { launch, origin } from '../../../../client/support/browser.js'
import { pageProps } from '../../../../templates/fixtures.js'
import { siteCss } from '../../../../templates/render.js'
import { counterCode, drawDemo, fixtureViews, stepsCode } from './demo-fixture.js'

const root = process.cwd()
const common = {
  bundle: true,
  write: false,
  absWorkingDir: root,
  target: 'es2022',
  logLevel: 'silent',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const

const provider = `import { createElement } from 'react';
export function Provider({ direction, dense, children }) {
  return createElement('section', { 'data-provider': direction + (dense ? ' dense' : '') }, children);
}`

export const kit: SandboxTemplate = {
  title: 'Docs',
  packages: {
    react: { version: '19.3.1', needs: [] },
    'react-dom': { version: '19.3.1', needs: ['react'] },
    '@types/react': { version: '19.3.0', needs: [] },
    '@types/react-dom': { version: '19.3.0', needs: [] },
  },
}

export interface EditorSite {
  open(
    path: string,
    options?: BrowserContextOptions,
  ): Promise<{ page: Page; errors: string[]; requests: string[]; close(): Promise<void> }>
  close(): Promise<void>
}

/** Every file of the site by its path. */
async function files(): Promise<Map<string, { type: string; body: string }>> {
  const found = new Map<string, { type: string; body: string }>()
  const client = await build({
    ...common,
    entryPoints: ['src/client/main.ts'],
    splitting: true,
    format: 'esm',
    outdir: '/bundle',
  })
  for (const { path, text } of client.outputFiles) found.set(path, { type: 'text/javascript', body: text })
  const modules: Record<string, string> = {}
  const names = ['react', 'react/jsx-runtime', 'react-dom/client', 'tiny-labels']
  const text: Record<string, string> = {
    'tiny-labels':
      'import { useState } from "react"; const label = "from a package", state = useState; export { label as "tiny-labels:label", state as "tiny-labels:state" }; import("./later.js").catch(() => {})',
  }
  for (const name of names) text[name] ??= await reexport(name)
  const vendors = await build({
    ...common,
    entryPoints: names.map((name) => ({ in: `vendor:${name}`, out: name.replace('/', '-') })),
    splitting: true,
    format: 'esm',
    minify: true,
    outdir: '/vendors',
    plugins: [
      {
        name: 'vendors',
        setup(build) {
          build.onResolve({ filter: /^vendor:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'vendor' }))
          build.onResolve({ filter: /later/ }, ({ path }) => ({ path, external: true }))
          build.onLoad({ filter: /.*/, namespace: 'vendor' }, ({ path }) => ({
            contents: text[path]!,
            resolveDir: root,
          }))
        },
      },
    ],
  })
  const scripts: Record<string, string> = { 'later.js': '/vendors/later.js' }
  for (const { path, text } of vendors.outputFiles) {
    found.set(path, { type: 'text/javascript', body: text })
    scripts[path.replace('/vendors/', '')] = path
  }
  for (const name of names) modules[name] = `${name.replace('/', '-')}.js`
  const list: VendorList = {
    modules,
    files: scripts,
    explainingReact: '/vendors/react.js',
    styles: { 'pretty.css': '/vendors/pretty.css' },
    provider,
  }
  found.set('/vendors/pretty.css', { type: 'text/css', body: '.pretty{outline:7px solid red}' })
  found.set('/vendors.json', { type: 'application/json', body: JSON.stringify(list) })
  found.set('/sandbox.json', { type: 'application/json', body: JSON.stringify(kit) })
  const sources = [
    ['Counter.tsx', counterCode],
    ['steps.ts', stepsCode],
  ]
  found.set('/sources/Counter.json', { type: 'application/json', body: JSON.stringify(sources) })
  const frame = await build({
    ...common,
    entryPoints: ['src/features/demos/browser/editor/frame-runtime.ts'],
    format: 'iife',
    minify: true,
    outdir: '/out',
  })
  found.set('/frame.html', { type: 'text/html', body: frameHtml(frame.outputFiles[0]!.text, 'start') })
  const css = await build({ ...common, entryPoints: ['templates/styles/demo-editor.css'], outdir: '/out' })
  found.set('/editor.css', { type: 'text/css', body: css.outputFiles[0]!.text })
  found.set('/styles.css', { type: 'text/css', body: (await siteCss()) + codeStylesheet() })
  return found
}

/** Names are exported as a site's vendors export them. */
async function reexport(name: string): Promise<string> {
  const names = Object.keys((await import(name)) as object).filter((key) => !/^(default|module\.exports|__)/.test(key))
  const lines = names.map((one) => `const _${one} = all.${one}; export { _${one} as "${name}:${one}" };`)
  return `import all from ${JSON.stringify(name)}; const _default = all; export { _default as "${name}:default" }; ${lines.join('')}`
}

export interface DrawOptions {
  lang?: 'en' | 'zh'
  playground?: string
}

/** A page with the policy that the site gives it. */
export async function drawPage({ lang = 'en', playground }: DrawOptions = {}): Promise<string> {
  const props: PageProps = pageProps('doc', lang)
  if (playground === undefined) {
    const views = (await fixtureViews(lang)).map((view) => ({
      ...view,
      runtime: { ...view.runtime, editorStyles: '/editor.css' },
    }))
    props.page.lead = ''
    props.page.body = `<div class="v-content"><h1>Demos</h1>${views.map(drawDemo).join('<p>Some text between the demos of this page.</p>')}<div class="tall"></div></div>`
  } else {
    props.page.title = en.strings['playground.title']
    props.page.description = en.strings['playground.description']
    props.page.data = {
      frame: '/frame.html',
      styles: '/editor.css',
      vendors: '/vendors.json',
      sandbox: '/sandbox.json',
      code: playground,
      groups: [
        {
          title: 'Demos',
          demos: [
            { key: 'Counter', href: '/sources/Counter.json' },
            { key: 'Lost', href: '/sources/Lost.json' },
          ],
        },
      ],
    }
  }
  const script = headScript(headScriptOptions(createTheme(), 'docs'))
  const policy = contentSecurityPolicy([{ tag: 'script', text: script }], [bodyScript(''), navScript('docs')], demoCsp)
  const config = {
    base: '/',
    prefix: '/x',
    locale: lang,
    localePrefix: '',
    storagePrefix: 'docs',
    colorSchemes: { light: '#ffffff', dark: '#101418' },
    defaultColorSchemes: { light: 'light', dark: 'dark' },
    strings: Object.fromEntries(clientStrings.map((key) => [key, props.translations.strings[key]])),
  }
  const body = renderToStaticMarkup(createElement(playground === undefined ? Doc : Playground, props))
  return `<!doctype html><html lang="${lang}" data-docs-color-scheme="light" class="mode-light" dir="ltr"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Demos</title>
<script>${script}</script><link rel="stylesheet" href="/styles.css">
<script type="application/json" id="site-config">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/bundle/main.js"></script></head><body><script>${bodyScript('')}</script>${body}</body></html>`
}

export async function editorSite(): Promise<EditorSite> {
  const [found, browser] = await Promise.all([files(), launch()])
  const pages: Record<string, string> = {
    '/x/demos/': await drawPage(),
    '/zh/x/demos/': await drawPage({ lang: 'zh' }),
    '/x/playground/': await drawPage({
      playground: 'export default function Demo() {\n  return <p id="hello">hello</p>;\n}\n',
    }),
  }
  return {
    async open(path, options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        permissions: ['clipboard-read', 'clipboard-write'],
        ...options,
      })
      await context.addInitScript('globalThis.__name = (value) => value')
      const errors: string[] = []
      const requests: string[] = []
      await context.route('**/*', (route) => {
        const url = new URL(route.request().url())
        requests.push(url.pathname)
        const file = found.get(url.pathname)
        if (url.origin !== origin) return route.abort()
        if (file) return route.fulfill({ contentType: `${file.type}; charset=utf-8`, body: file.body })
        const html = pages[url.pathname]
        return html
          ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
          : route.fulfill({ status: 404, body: 'none' })
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !/404|ERR_FAILED/.test(message.text())) errors.push(message.text())
      })
      await page.goto(`${origin}${path}`)
      return { page, errors, requests, close: () => context.close() }
    },
    close: () => browser.close(),
  }
}
