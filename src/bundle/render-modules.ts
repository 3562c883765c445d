/**
 * Renders scripts apart from any site, in a process of their own: what `docs-build init` asks of demos before it writes
 * them. Stylesheets and files that are no code are left out.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { generatorRoot } from '../engine/generator-root.js'
import { withEsbuild } from './esbuild.js'
import { isReadAsWritten } from './parsed-html.js'

export interface RenderRequest {
  /** The folder that packages are found from, absolute; React may also be beside the generator. */
  root: string
  /** The absolute paths of the modules that names of packages mean. */
  packages: Record<string, string>
  /** TypeScript by name; each exports a component as its default, and may import the others as `scripts:name`. */
  scripts: Record<string, string>
  /** Names of the scripts to render. */
  names: readonly string[]
}

export type RenderedScript = { html: string } | { error: string }

export interface RenderedModules {
  /** What each script renders. */
  rendered: Map<string, RenderedScript>
  /** The packages whose code makes `<style>` elements, by name. */
  styleMakers: string[]
}

const movedByBrowsers = 'It has elements or texts where HTML does not allow them.'

/** Milliseconds for all scripts together. */
const mostTime = 60_000

/** @returns the problems, where the scripts could not be bundled */
export async function renderModules(request: RenderRequest): Promise<RenderedModules | { problems: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-init-'))
  try {
    const bundled = await bundleInto(join(folder, 'all.mjs'), request)
    if ('problems' in bundled) return bundled
    const rendered = new Map<string, RenderedScript>()
    for (let left = request.names; left.length > 0; left = left.filter((name) => !rendered.has(name))) {
      const results = join(folder, 'results')
      writeFileSync(results, '')
      await run([join(folder, 'all.mjs'), results, ...left])
      for (const line of readFileSync(results, 'utf8').split('\n').filter(Boolean)) {
        const { name, ...result } = JSON.parse(line) as { name: string } & RenderedScript
        const isBroken = 'html' in result && !isReadAsWritten(result.html)
        rendered.set(name, isBroken ? { error: movedByBrowsers } : result)
      }
      const culprit = left.find((name) => !rendered.has(name))
      if (culprit !== undefined) rendered.set(culprit, { error: 'It does not end.' })
    }
    return { rendered, ...bundled }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(args: string[]): Promise<void> {
  return new Promise((settle) => {
    const child = spawn(process.execPath, args, { stdio: 'ignore', timeout: mostTime })
    child.once('close', () => settle())
    child.once('error', () => settle())
  })
}

async function bundleInto(
  outfile: string,
  { root, packages, scripts, names }: RenderRequest,
): Promise<{ problems: string[] } | Pick<RenderedModules, 'styleMakers'>> {
  const contents = `import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { appendFileSync } from 'node:fs'
const scripts = { ${names.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`scripts:${name}`)})`).join(',\n')} }
const [results, ...names] = process.argv.slice(2)
for (const name of names) {
  let result
  try {
    result = { html: renderToString(createElement((await scripts[name]()).default)) }
  } catch (error) {
    result = { error: String(error?.message ?? error) }
  }
  appendFileSync(results, JSON.stringify({ name, ...result }) + '\\n')
}
process.exit()
`
  try {
    await withEsbuild((esbuild) =>
      esbuild.build({
        stdin: { contents, loader: 'tsx', resolveDir: root },
        absWorkingDir: root,
        outfile,
        bundle: true,
        format: 'esm',
        platform: 'node',
        target: 'node20',
        mainFields: ['module', 'main'],
        jsx: 'automatic',
        banner: {
          js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url)",
        },
        define: { 'process.env.NODE_ENV': '"development"', 'import.meta.env': '{}' },
        logLevel: 'silent',
        plugins: [libraryPlugin(root, packages, scripts)],
      }),
    )
    return { styleMakers: styleMakersIn(readFileSync(outfile, 'utf8')) }
  } catch (error) {
    const { errors } = error as { errors?: { text: string; location: { file: string } | null }[] }
    if (!errors) throw error
    return { problems: errors.map(({ text, location }) => (location?.file ? `${location.file}: ${text}` : text)) }
  }
}

/** The packages in a bundle that make `<style>` elements: esbuild names each module before its code. */
function styleMakersIn(bundle: string): string[] {
  const makers = [...bundle.matchAll(/\bcreateElement\(\s*['"]style['"]/g)].flatMap(({ index }) => {
    const before = bundle.lastIndexOf('node_modules/', index)
    return /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(bundle.slice(before, before + 200))?.[1] ?? []
  })
  return [...new Set(makers)].sort()
}

const libraryPlugin = (root: string, packages: Record<string, string>, scripts: Record<string, string>): Plugin => ({
  name: 'library',
  setup(build) {
    build.onResolve({ filter: /^scripts:/ }, ({ path }) => ({ path: path.slice(8), namespace: 'scripts' }))
    build.onLoad({ filter: /.*/, namespace: 'scripts' }, ({ path }) => ({
      contents: scripts[path],
      loader: 'tsx',
      resolveDir: root,
    }))
    // Names of classes are as good as any text; an image is none.
    build.onResolve({ filter: /\.(css|scss|sass|less|styl|svg|png|jpe?g|gif|webp|avif|woff2?|ttf)$|\?/ }, () => ({
      path: 'file',
      namespace: 'no-code',
    }))
    build.onLoad({ filter: /.*/, namespace: 'no-code' }, () => ({
      contents: 'module.exports = new Proxy({}, { get: (_, name) => name === "__esModule" ? false : String(name) })',
    }))
    build.onResolve({ filter: /^[^./]/ }, async ({ path, kind, pluginData, namespace }) => {
      const own = packages[path]
      if (own !== undefined) return { path: own }
      if (pluginData === 'again' || !(namespace === 'scripts' || /^react(-dom)?(\/|$)/.test(path))) return undefined
      const near = await build.resolve(path, { kind, resolveDir: root, pluginData: 'again' })
      return near.errors.length === 0
        ? near
        : build.resolve(path, { kind, resolveDir: generatorRoot, pluginData: 'again' })
    })
  },
})
