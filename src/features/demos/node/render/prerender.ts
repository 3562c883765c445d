/**
 * A demo as HTML: what the page shows before, or without, any script of its own.
 *
 * An error is an answer and not a failure: the page and its other demos are still rendered, and the error is reported
 * with the page that shows the demo. Demos whose answer is cached start no thread.
 */
import { basename, dirname, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  htmlFactsOf,
  type Ask,
  config,
  type CriticalCss,
  type Diagnostic,
  Failure,
  type FilePath,
  fileText,
  hash,
  type OutputPath,
  question,
  type Severity,
  type Span,
  thrownSpan,
} from '../../../../feature.js'
import { formatsOf, importsIn, providerFile, type ProviderKey } from '../../../../feature-unstable.js'
import type { LocalUse } from '../../../../fixed-locale.js'
import { demoMessages } from '../../messages.js'
import { confinedRules } from '../../shared/confined-css.js'
import { demoClosure } from '../source/demo-files.js'
import { fileOnDisk } from '../source/exported-demo.js'
import type { DemoSource } from '../source/demo-strings.js'
import { mapStack, siteFrames } from '../source/source-stack.js'
import { demoModule, runtimeModule, vendorScheme } from '../bundle/demo-module.js'
import { defaultLimits, PrerenderPool, type Stopped } from './prerender-pool.js'
import type { RenderedDemo } from './render-demo.js'
import type { RenderResult, Thrown } from './prerender-worker.js'
import { type VendorKey, vendorFiles, vendorFolder, vendors } from '../bundle/vendors.js'

export type PrerenderProblem = { why: string; threw: boolean; stack: string[]; span?: Span; file: FilePath }

export type Prerendered = { demo: PrerenderedDemo } | { problem: PrerenderProblem }

/** A demo's HTML and rules, and what the page has to know of that HTML. */
export interface PrerenderedDemo extends RenderedDemo {
  hasStyleAttributes: boolean
  /** What of the reader's surroundings may change it. */
  local: LocalUse[]
  /** Style elements that are not among the rules which `collectCss` has collected (`HtmlFacts`). */
  styleElements: string[]
}

export type PrerenderKey = DemoSource &
  ProviderKey & {
    /** Begins every id that React makes. */
    prefix: string
    isolated: boolean
    /** In pixels: what components that measure their container are rendered for. */
    width: number
    /** The default locale of what runs (`formatsOf`). */
    formats: string
    mode: VendorKey['mode']
    /** The demo's props, as JSON. */
    props?: string
  }

export const prerendered = question('demo-prerendered', async (ask, key: PrerenderKey): Promise<Prerendered> => {
  const result = await renderNow(ask, key)
  if ('html' in result) {
    // How long it took differs from run to run.
    const { milliseconds: _, ...demo } = result
    const { hasStyleAttributes, styleElements } = await htmlFactsOf(ask, demo.html)
    const css = demo.css.map((one) => ({ ...one, rules: one.rules.map((rule) => confined(rule)) }))
    return { demo: { ...demo, html: withConfinedStyles(demo.html), css, hasStyleAttributes, styleElements } }
  }
  if ('stopped' in result && (result.stopped === 'time' || result.stopped === 'memory')) await ask(thisRun)
  if ('stopped' in result)
    return { problem: { why: stopReason(result), threw: false, stack: [], file: fileOnDisk(key.file) } }
  if ('thrown' in result) return { problem: await thrownProblem(ask, key, result.thrown) }
  throw new Error('the thread answered another question')
})

const confined = (rule: CriticalCss['rules'][number]) => ({ ...rule, css: confinedRules(rule.css) })

/** Style elements that a library renders beside its components: what they say of all elements stays in demos, too. */
function withConfinedStyles(html: string): string {
  return html.replace(
    /(<style\b[^>]*>)([^<]+)(?=<\/style>)/g,
    (_, open: string, css: string) => open + confinedRules(css),
  )
}

/**
 * An input that is another one whenever the site is opened. Time and memory may have been short because of what else
 * the machine did, so a demo that was stopped asks for this, and is rendered again by the next build.
 */
const thisRun = question('demo-run', ({ context }): string => context.runId)

/** Renders without remembering; a check measures how long it takes. */
export async function renderNow(
  ask: Ask,
  { prefix, isolated, width, formats, mode, props, provider, ...source }: PrerenderKey,
): Promise<RenderResult | Stopped> {
  const node: VendorKey = { platform: 'node', mode }
  const { code } = await ask(demoModule, { ...source, ...node })
  const module = await placeOnDisk(ask, code, node)
  const { code: runtimeCode } = await ask(runtimeModule, { ...node, ...(provider && { provider }) })
  const runtime = await placeOnDisk(ask, runtimeCode, node)
  const result = await ask.context.services.get(PrerenderPool).run({
    task: 'demo',
    runtime,
    module,
    prefix,
    isolated,
    width,
    formats,
    ...(props !== undefined && { props }),
  })
  if (!('html' in result) || !result.html.includes(pathToFileURL(dirname(module)).href)) return result
  const message =
    'Its HTML has an address of this machine. `new URL(…, import.meta.url)` takes the path of a file, as a string.'
  return { thrown: { name: 'Error', message, stack: '' } }
}

/** The rules that the provider wants on every page with a demo. */
export const globalCss = question('demo-global-css', async (ask): Promise<string> => {
  const node: VendorKey = { platform: 'node', mode: 'production' }
  const runtime = await placeOnDisk(ask, (await ask(runtimeModule, node)).code, node)
  const site = await ask(config)
  const formats = formatsOf(site, site.locales[0]!.code)
  const result = await ask.context.services.get(PrerenderPool).run({ task: 'css', runtime, formats })
  if ('css' in result && typeof result.css === 'string') return result.css
  const why = 'thrown' in result ? result.thrown.message : 'stopped' in result ? stopReason(result) : ''
  throw new Failure(demoMessages.providerThrew(await providerFile(ask), why))
})

/** Where the provider's rules lie in the output; undefined where it has none. */
export const sharedStylesPath = question('demo-shared-styles-path', async (ask): Promise<OutputPath | undefined> => {
  const css = await ask(globalCss)
  return css ? (`${await vendorFolder(ask, 'production')}/demo-styles-${hash(css, 10)}.css` as OutputPath) : undefined
})

/** The message for a demo that could not be prerendered. */
export function problemMessage(
  name: string,
  page: string,
  { why, threw, stack, span, file }: PrerenderProblem,
  severity: Severity = 'error',
): Diagnostic {
  return threw
    ? demoMessages.threw(severity, name, why, stack, page, { file, span })
    : demoMessages.stopped(severity, name, why, page, file)
}

async function placeOnDisk(ask: Ask, code: string, key: VendorKey): Promise<string> {
  const { modules } = ask.context
  const { hash: name, sizes } = await ask(vendors, key)
  const folder = await modules.placeFolder(name, sizes, () => vendorFiles(ask, key))
  return modules.place(code, { name: vendorScheme, path: folder })
}

function stopReason({ stopped, detail }: Stopped): string {
  if (stopped === 'time') return `took more than ${defaultLimits.time} s`
  if (stopped === 'memory') return 'took too much memory'
  return stopped === 'exit' ? 'ended its process' : `crashed (${detail})`
}

async function thrownProblem(
  ask: Ask,
  { file, locale, mode, provider }: PrerenderKey,
  thrown: Thrown,
): Promise<PrerenderProblem> {
  const files = (await ask(demoClosure, file)).files.filter((one) => fileOnDisk(one) === one)
  const name = /does not provide an export named '([^']+)'/.exec(thrown.message)?.[1]
  for (const one of name ? files : []) {
    const found = await importOf((await ask(fileText, one)) ?? '', name!)
    if (found) {
      const why = `"${found.specifier}" has no export named "${name!}".`
      return { why, threw: true, stack: [], file: one, span: found.span }
    }
  }
  const node: VendorKey = { platform: 'node', mode }
  const of = provider === undefined ? {} : { provider }
  const built = [
    await ask(demoModule, { file, ...(locale && { locale }), ...node }),
    await ask(runtimeModule, { ...node, ...of }),
  ]
  const bundles = new Map<string, string>()
  for (const { code } of built) bundles.set(basename(await placeOnDisk(ask, code, node)), code)
  // Node names the address of a bundle, which differs from run to run.
  const message = thrown.message.replace(/'file:[^']*\/([^/']+)'/g, "'$1'")
  const error = Object.assign(new Error(message), {
    stack: mapStack(thrown.stack, (address) => bundles.get(posix.basename(address))),
  })
  const problem = {
    why: thrown.name === 'Error' ? message : `${thrown.name}: ${message}`,
    threw: true,
    stack: siteFrames(error.stack),
  }
  const place = siteFrames(error.stack)[0]
  const culprit = [...files, await providerFile(ask, of)].find((one) => place?.includes(`${one}:`))
  // Thrown by a package, for example.
  if (culprit === undefined) return { ...problem, file: fileOnDisk(file) }
  // The stack is mapped, so no bundle has to be.
  const span = thrownSpan(error, culprit, await ask(fileText, culprit), '')
  return { ...problem, file: culprit, ...(span && { span }) }
}

/** The import of a name in a source. */
export async function importOf(text: string, name: string): Promise<{ specifier: string; span: Span } | undefined> {
  for (const { specifier, names } of await importsIn(text)) {
    const found = names.find((one) => one.name === name)
    if (found) return { specifier, span: found.span }
  }
  return undefined
}
