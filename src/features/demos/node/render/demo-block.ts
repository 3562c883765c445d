/**
 * One demo in a page: everything that its template renders, what the page's head and policy need for it, and its place
 * in the search and in the Markdown alternate. Made for the page that shows it, and again for the demo's own page.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  type BlockUse,
  type CodeStyling,
  componentsInFile,
  config,
  type CriticalCss,
  cspHash,
  dataHtml,
  type CspSources,
  type DemoOptions,
  codeBlock,
  demoPath,
  demosInFile,
  livePlace,
  type DemoVariant,
  type DemoView,
  type FilePath,
  folder,
  type HeadTag,
  htmlFactsOf,
  markdownOfHtml,
  mayPublish,
  mergeCsp,
  nearest,
  Failure,
  fillTemplate,
  type OutputPath,
  type PageBlock,
  renderTemplate,
  type ResolvedDemoOptions,
  resolveDemoOptions,
  routeToHref,
  type Span,
  translations,
  withBase,
  demoStem,
} from '../../../../feature.js'
import {
  componentFile,
  demoComment,
  editUrlOf,
  isWholeBuild,
  formatsOf,
  pageText,
  providerFile,
  type ProviderKey,
  providerOf,
} from '../../../../feature-unstable.js'
import { defaultValues, propsOf } from '../../shared/controls-code.js'
import { demoAnchors } from '../../shared/demo-anchors.js'
import { demoControls } from '../source/demo-controls.js'
import { demoCsp } from './demo-csp.js'
import {
  demoClosure,
  type DemoEntry,
  demoEntries,
  externalPackage,
  isPublishable,
  namedEntries,
  missingDemos,
  partsOfName,
  scriptClosure,
  scriptNamed,
} from '../source/demo-files.js'
import { exportsOf } from '../source/demo-exports.js'
import { exportedDemo, fileOnDisk } from '../source/exported-demo.js'
import { liveCode, liveProblem } from '../source/live-demo.js'
import { layoutOf } from '../stories/stories.js'
import { demoMessages } from '../../messages.js'
import { demoModule, demoModuleFiles, runtimeFiles, moduleRoot, runtimeModule } from '../bundle/demo-module.js'
import { editorPaths } from '../bundle/editor-files.js'
import { playgroundPath, startingKey } from '../bundle/starting-points.js'
import { hasStandIn } from '../source/stand-ins.js'
import { demoRoute, type DemoSource, demoSource, entriesIn } from '../source/demo-strings.js'
import { demoFileHref, demoMarkdown, fenced } from './demo-markdown.js'
import { demoAssets, previewTexts, variantFiles } from '../source/demo-texts.js'
import { prerendered, problemMessage, sharedStylesPath } from './prerender.js'
import { importMap, vendorAddress, vendorFolder, type VendorKey, vendors } from '../bundle/vendors.js'
import { defaultHeight, demosOptions } from '../../options.js'
import { prerenderWidth, sizeRules } from './demo-size.js'
import { demoId, markShared } from './shared-files.js'
import { splitAtSlots } from '../../shared/island-slot.js'

export interface DemoPlace {
  /** As written: `Bars.js`. */
  name: string
  options: DemoOptions
  /** The element that is this demo, as the configuration says. */
  by?: string
  /** The file that asks for it, and where. */
  file: FilePath
  span: Span
  locale: string
  /** The address of the page, for messages. */
  page: string
  /** True for the demo's own page: nothing but what runs. */
  standalone?: boolean
  /** It is a component of the page, which has no code to show and no page of its own. */
  isIsland?: true
  /** Of a picture on another page than the demo's own. */
  id?: string
  /** `development` for checks. */
  mode?: VendorKey['mode']
}

/** The client entry that wakes demos. One in a frame needs it too: it fits the frame to its content. */
export const demosScript = 'demos'

/** What a picture is prerendered for, in pixels: a card of a grid with three columns, which shows it smaller. */
const pictureWidth = 360

/** The client entry of pages with controls of props. */
export const controlsScript = 'controls'

/** A demo as a page shows it. A demo that can't be found or rendered is reported; the page is rendered without it. */
export async function demoBlock(ask: Ask, place: DemoPlace): Promise<PageBlock> {
  const { standalone = false, mode = 'production' } = place
  const dir = posix.dirname(place.file)
  const entries = await entriesIn(ask, place.locale, { dir, name: place.name })
  const named = await ask(namedEntries, { dir, name: place.name })
  for (const { file } of named)
    if (!(await isPublishable(ask, place.name, file)))
      await mayPublish(ask, fileOnDisk(file), { file: place.file, span: place.span })
  if (entries.length === 0) {
    if (named.length > 0) return { html: '' }
    if (livePlace(demoPath(dir, place.name))) return liveCodeOnly(ask, dir, place)
    await reportMissing(ask, dir, place)
    return { html: '' }
  }
  const exported = exportedDemo(entries[0]!.file)
  const laidOut = exported ? await layoutOf(ask, exported.of, exported.name) : {}
  const said = (await ask(demoComment, entries[0]!.file))?.said
  if (said === null) return { html: '' }
  const given = { ...laidOut, ...(said?.options as DemoOptions | undefined), ...place.options }
  const isPicture = !standalone && given.picture !== undefined && given.picture !== false
  const options = resolveDemoOptions({
    ...given,
    ...((standalone || isPicture) && {
      hideToolbar: true,
      iframe: false,
      controls: false,
      picture: isPicture && given.picture,
    }),
    ...(isPicture && { ssrWidth: given.ssrWidth ?? pictureWidth }),
  })
  const id = standalone
    ? demoStem(place.name)
    : (place.id ?? (await demoId(ask, { name: place.name, file: place.file, at: place.span.start })))
  const controls = options.controls ? await controlsOf(ask, entries[0]!.file, place.locale) : undefined
  const width = await prerenderWidth(ask, { ...options, controls: controls !== undefined })
  const provider = await ask(providerOf, place.locale)
  if (!standalone && !isPicture && !options.ssr && options.height === undefined)
    ask.report(demoMessages.noHeight(place.name, place))
  const { block, variants } = await liveBlock(ask, entries, { place, options, id, mode, provider, width, ...controls })
  if (isPicture) return block
  return {
    ...block,
    ...(await markdownOf(ask, place, entries, variants)),
    ...(!standalone && { entries: [{ id, heading: demoStem(place.name), text: '', kind: 'demo' as const }] }),
    ids: [
      id,
      ...demoAnchors(
        id,
        entries.map(({ styling }) => styling),
      ),
      ...variants.flatMap(({ files }) => files.flatMap((one) => one.id ?? [])),
    ],
  }
}

/**
 * A component of the site that hydrates, as a demo does, but shows no code: `{{"component": "Counter", "island":
 * true}}`.
 *
 * @returns undefined if there is no such component
 */
export async function islandBlock(ask: Ask, use: BlockUse): Promise<PageBlock | undefined> {
  const { name, file, span, route, props, hasChildren, island } = use
  const found = island ?? (await componentFile(ask, name))
  if (!found) return undefined
  if (hasChildren) {
    ask.report(demoMessages.islandChildren(name, { file, span }))
    return { html: '' }
  }
  const { locale } = route
  const options = resolveDemoOptions({
    bg: 'inline',
    hideToolbar: true,
    disableAd: true,
    ...(island?.isOnly && { ssr: false }),
  })
  const source = { styling: 'system' as const, ...(await ask(demoSource, { file: found.file, locale })) }
  const id = await islandId(ask, name, file, span)
  const { block, variants } = await liveBlock(ask, [source], {
    place: { name, options: {}, file, span, locale, page: routeToHref(route, await ask(config)), isIsland: true },
    options,
    id,
    mode: 'production',
    provider: await ask(providerOf, locale),
    width: await prerenderWidth(ask, { ...options, controls: false }),
    props: JSON.stringify({ ...props, ...(island && { $tree: island.tree }), userLanguage: locale }),
  })
  const { text, ids } = await htmlFactsOf(ask, variants[0]!.html)
  return {
    ...block,
    ...(island && {
      parts: partsOfIsland(block.html, `${id}-system`, island.slots, variants[0]!.unavailable !== undefined),
    }),
    ids: [id, ...ids],
    ...(text && !island?.slots && { text, markdown: `${await markdownOfHtml(ask, variants[0]!.html)}\n` }),
  }
}

/** What is in a slot that is not shown, such as that of a tab, waits in a template. */
function partsOfIsland(html: string, root: string, slots: number, isDead: boolean): (string | number)[] {
  const parts = splitAtSlots(html)
  const hidden = Array.from({ length: slots }, (_, slot) => slot).filter((slot) => !parts.includes(slot))
  if (isDead) return [...parts, ...hidden]
  const start = (slot: number) => `<template ${dataHtml({ 'data-slot-of': root, 'data-slot': String(slot) })}>`
  return [...parts, ...hidden.flatMap((slot) => [start(slot), slot, '</template>'])]
}

/** Unique in its file, as ids of demos are. */
async function islandId(ask: Ask, name: string, file: FilePath, { start }: Span): Promise<string> {
  const uses = (await componentsInFile(ask, file)).filter(({ isIsland }) => isIsland)
  const before = uses.filter((one) => demoStem(one.component) === demoStem(name) && one.span.start < start).length
  return `island-${demoStem(name)}${before === 0 ? '' : `-${before + 1}`}`
}

/** Everything that runs, and what the page needs for it. */
async function liveBlock(
  ask: Ask,
  entries: readonly (DemoEntry & DemoSource)[],
  context: Context,
): Promise<{ block: PageBlock; variants: DemoVariant[] }> {
  const { place, controls, id, options, mode } = context
  const variants = await all(entries.map((entry) => variant(ask, entry, context)))
  const shown = variants.map(({ renderedCode }) => renderedCode)
  const view = await demoView(ask, context, shown)
  const html = await renderTemplate(ask, 'demo', view, { pathname: place.page, locale: place.locale, file: place.file })
  const inFrame = view.iframe
  const isOpenable = !view.hideToolbar && !view.hideEditButton
  const runs = !shown.every(({ unavailable }) => unavailable)
  const block: PageBlock = {
    html,
    client: [demosScript, ...(controls ? [controlsScript] : [])],
    clientStrings: inFrame ? ['editor'] : ['demo', 'editor'],
    ...(inFrame && isOpenable && { csp: demoCsp }),
    styles: [...sizeRules(id, options), ...(inFrame ? [] : variants.flatMap(({ css }) => css))],
    ...(!inFrame &&
      runs && {
        head: [
          ...(options.picture ? [] : [await importMap(ask, mode)]),
          ...(await sharedStyles(ask)),
          ...variants.flatMap(({ head }) => head),
          ...(!options.picture && (await isFirstInView(ask, place)) ? preloadLinks(view) : []),
        ],
        csp: mergeCsp([...variants.map(({ csp }) => csp), ...(isOpenable ? [demoCsp] : [])]),
      }),
  }
  return { block, variants: shown }
}

interface Context {
  place: DemoPlace
  options: ResolvedDemoOptions
  id: string
  mode: VendorKey['mode']
  /** What renders the demo, and wakes it. */
  provider: ProviderKey
  width: number
  /** As JSON. */
  props?: string
  controls?: NonNullable<DemoView['controls']>
}

interface Variant {
  renderedCode: DemoVariant
  css: CriticalCss[]
  head: HeadTag[]
  csp: CspSources
}

async function variant(ask: Ask, { styling, ...source }: DemoEntry & DemoSource, context: Context): Promise<Variant> {
  const { place, options, id, mode, provider, width, props } = context
  const site = await ask(config)
  const formats = formatsOf(site, place.locale)
  const { file } = source
  const external = await ask(externalPackage, file)
  if (external) return codeOnly(ask, { styling, ...source }, context, external.label)
  const module = await orNothing(demoModuleFiles(ask, source, mode))
  if (!module) return codeOnly(ask, { styling, ...source }, context)
  // Rendering is first: it goes on in its thread while the code is highlighted.
  const [rendered, files, preview] = await all([
    options.ssr && !options.iframe
      ? orNothing(
          ask(prerendered, {
            ...source,
            ...provider,
            prefix: `${id}-${styling}-`,
            isolated: options.isolated,
            width,
            formats,
            mode,
            ...(props !== undefined && { props }),
          }),
        )
      : Promise.resolve(undefined),
    shownFiles(ask, styling, source, context),
    options.defaultCodeOpen === undefined && !options.hideToolbar ? ask(previewTexts, source) : Promise.resolve(null),
  ])
  const isStandIn = rendered !== undefined && (!options.hydrate || (await hasStandIn(ask, file)))
  if (rendered && 'problem' in rendered)
    ask.report(problemMessage(place.name, place.file, rendered.problem, mode === 'production' ? 'warning' : 'error'))
  const prerenderedDemo = rendered && 'demo' in rendered ? rendered.demo : undefined
  const inBrowser = options.ssr && !options.iframe && !prerenderedDemo
  const csp = await needsOf(ask, file, provider, prerenderedDemo?.hasStyleAttributes ?? false)
  // Checks look for what the browser says.
  const isUnstyled = mode === 'production' && !csp['style-src']!.includes(inlineStyle)
  if (isUnstyled && prerenderedDemo && prerenderedDemo.styleElements.length > 0) {
    const { packages } = await ask(demoClosure, file)
    const at = fileOnDisk(file)
    ask.report(demoMessages.ownStyles(place.name, prerenderedDemo.styleElements, packages, place.file, at))
  }
  const { html, css } = prerenderedDemo ?? {
    html: options.iframe ? '' : skeleton(options.height ?? defaultHeight),
    css: [],
  }
  const assets = place.isIsland ? null : await ask(demoAssets, file)
  return {
    renderedCode: {
      styling,
      files,
      ...(assets && { assets }),
      ...(preview && { preview }),
      html,
      ...(isStandIn && { standIn: true }),
      ...(inBrowser && { inBrowser: true }),
      ...(prerenderedDemo && prerenderedDemo.local.length > 0 && { local: { formats, uses: prerenderedDemo.local } }),
      module: withBase(module.js, site),
      preload: [...(await preloads(ask, source, provider, mode)), ...(await sharedAddresses(ask, source, mode))],
    },
    css,
    head: await stylesheets(ask, file, module.css, mode, provider),
    csp,
  }
}

/**
 * The code of a demo that does not run, with the reason.
 *
 * @param label the package that it needs; without it, the demo cannot be built, which has been reported
 */
async function codeOnly(
  ask: Ask,
  { styling, ...source }: DemoEntry & DemoSource,
  context: Context,
  label?: string,
): Promise<Variant> {
  const { strings } = await ask(translations, context.place.locale)
  const reason = strings[label === undefined ? 'demo.notBuilt' : 'demo.external']!
  return {
    renderedCode: {
      styling,
      files: await shownFiles(ask, styling, source, context),
      html: '',
      unavailable: { reason: fillTemplate(reason, { package: label ?? '' }), ...(label !== undefined && { label }) },
      module: '',
      preload: [],
    },
    css: [],
    head: [],
    csp: {},
  }
}

/** The files of a variant. Where nothing but the demo is shown, there is no code. */
async function shownFiles(
  ask: Ask,
  styling: CodeStyling,
  source: DemoSource,
  { place, options, id }: Context,
): Promise<DemoVariant['files']> {
  if (place.isIsland) return []
  const files = await variantFiles(ask, source)
  for (const { name, kilobytes } of files)
    if (kilobytes !== undefined) {
      const file = posix.join(posix.dirname(source.file), name) as FilePath
      ask.report(demoMessages.largeFile(place.name, kilobytes, place.file, file))
    }
  if (options.hideToolbar) return files
  return markShared(ask, files, { page: place.file, locale: place.locale, id, styling, source })
}

/** The answer of a question about one demo; nothing if it fails, which does not concern the rest of the page. */
function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof Failure) return undefined
    throw error
  })
}

async function controlsOf(
  ask: Ask,
  file: FilePath,
  locale: string,
): Promise<Pick<Context, 'controls' | 'props'> | undefined> {
  const found = await ask(demoControls, { file, locale })
  if ('controls' in found)
    return { controls: found.controls, props: JSON.stringify(propsOf(defaultValues(found.controls.list))) }
  found.problems.forEach((problem) => ask.report(problem))
  return undefined
}

/**
 * Everything of the packages that a demo and its surroundings load, files before those that import them. A demo that
 * can't be built has failed already.
 */
export async function preloads(
  ask: Ask,
  source: DemoSource,
  provider: ProviderKey,
  mode: VendorKey['mode'],
): Promise<string[]> {
  const key = { platform: 'browser', mode } as const
  const { closure, scripts } = await ask(vendors, key)
  const modules = await all([ask(demoModule, { ...source, ...key }), ask(runtimeModule, { ...provider, ...key })])
  const files = new Set(modules.flatMap(({ vendors }) => vendors).flatMap((name) => closure[name] ?? []))
  const address = await vendorAddress(ask, mode)
  const depth = (name: string) => closure[name]?.length ?? 0
  const ordered = [...files].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
  return ordered.map((name) => address(scripts[name]!))
}

/** The modules that it shares with other demos. */
async function sharedAddresses(ask: Ask, source: DemoSource, mode: VendorKey['mode']): Promise<string[]> {
  const { shared = [] } = await ask(demoModule, { ...source, platform: 'browser', mode })
  const [root, site] = [await moduleRoot(ask, mode), await ask(config)]
  return shared.map((name) => withBase(`${root}/${name}`, site))
}

/** About the text of half a screen, with its front matter. */
const firstView = 1_500

/** Whether a demo is likely to be in view when its page opens: the first one of its file, above the first section. */
async function isFirstInView(ask: Ask, { standalone, options, file, span }: DemoPlace): Promise<boolean> {
  // In a frame, a demo sleeps until the frame comes into view.
  if (standalone) return !options.iframe
  const before = ((await pageText(ask, file)) ?? '').slice(0, span.start)
  return (
    before.length < firstView &&
    !/^ {0,3}#{2,6} /m.test(before) &&
    !(await demosInFile(ask, file)).some((one) => !one.picture && one.span.start < span.start)
  )
}

/**
 * Asks for everything that a demo loads when it wakes, at once instead of in steps, but after what the page needs to be
 * painted. An import map counts only for modules that are asked for after it.
 */
function preloadLinks({ variants, runtime }: DemoView): HeadTag[] {
  const { preload, module } = variants[0]!
  return [...preload, runtime.hydrate, module].map((href) => ({
    tag: 'link',
    attributes: { rel: 'modulepreload', href, fetchpriority: 'low' },
  }))
}

/**
 * Keeps the height of a demo that is rendered in the browser only, with the outlines of something to come. Presentation
 * attributes of SVG, unlike a style attribute, need nothing allowed by the page's policy.
 */
function skeleton(height: number): string {
  const bar = (y: number, width: number) => `<rect y="${y}" width="${width}%" height="${barHeight}" rx="6"/>`
  const bars: string[] = []
  for (let y = 0, at = 0; y + barHeight <= height; y += barHeight + barGap, at++)
    bars.push(bar(y, barWidths[at % barWidths.length]!))
  return `<svg class="v-demo-placeholder" aria-hidden="true" width="100%" height="${height}">${bars.join('')}</svg>`
}

const [barHeight, barGap] = [28, 16]
const barWidths = [38, 100, 92, 97, 84]

/** Stylesheets of the packages that the provider and the demo import, of the provider, and of the demo itself. */
async function stylesheets(
  ask: Ask,
  file: FilePath,
  own: OutputPath | undefined,
  mode: VendorKey['mode'],
  provider: ProviderKey,
): Promise<HeadTag[]> {
  const { css } = await ask(vendors, { platform: 'browser', mode })
  const closures = await all([ask(scriptClosure, await providerFile(ask, provider)), ask(demoClosure, file)])
  const packages = new Set(closures.flatMap(({ packages }) => packages))
  const inVendors = await vendorFolder(ask, mode)
  const paths = [...packages].flatMap((name) => (css[name] ? [`${inVendors}/${css[name]}`] : []))
  const { css: ofProvider } = await ask(runtimeFiles, { mode, ...provider })
  return all([...paths, ofProvider, own].flatMap((path) => (path ? [stylesheetLink(ask, path)] : [])))
}

async function stylesheetLink(ask: Ask, path: string): Promise<HeadTag> {
  return { tag: 'link', attributes: { rel: 'stylesheet', href: withBase(path, await ask(config)) } }
}

/** The provider's rules, as a file that all pages with demos share. */
async function sharedStyles(ask: Ask): Promise<HeadTag[]> {
  const path = await ask(sharedStylesPath)
  return path ? [await stylesheetLink(ask, path)] : []
}

/**
 * Of an empty text. Libraries make an empty `<style>` and write rules into it through the CSSOM, which is not
 * restricted.
 */
const emptyStyle = cspHash('')

const inlineStyle = "'unsafe-inline'"

/**
 * What a demo needs allowed. Style attributes in prerendered HTML can't be hashed, so the page allows them; a package
 * that inserts `<style>` elements with text at run time (named in the options) needs inline styles altogether.
 */
async function needsOf(
  ask: Ask,
  file: FilePath,
  provider: ProviderKey,
  hasStyleAttributes: boolean,
): Promise<CspSources> {
  const { inlineStyles } = await demosOptions(ask)
  const closures = await all([ask(scriptClosure, await providerFile(ask, provider)), ask(demoClosure, file)])
  const packages = closures.flatMap((closure) => closure.packages)
  const inserts = packages.some((name) => inlineStyles.some((known) => name === known || name.startsWith(`${known}/`)))
  return {
    'style-src': [inserts ? inlineStyle : emptyStyle],
    // Stylesheets of libraries have fonts of icons in them.
    'font-src': ['data:'],
    ...(hasStyleAttributes && { 'style-src-attr': [inlineStyle] }),
  }
}

async function demoView(
  ask: Ask,
  { place, options, id, mode, provider, width, controls, props }: Context,
  variants: DemoVariant[],
): Promise<DemoView> {
  const site = await ask(config)
  const editor = await ask(editorPaths, provider)
  const href = (path: string) => withBase(path, site)
  const { bg, align = (await demosOptions(ask)).align, defaultCodeOpen, controls: _, ...shared } = options
  // An editor has the sources that the page shows and the values of other imports; a sandbox has the sources only.
  const isWhole = variants.every(
    ({ unavailable, files, assets }) =>
      !unavailable && assets && files.every(({ kilobytes }) => kilobytes === undefined),
  )
  if (!isWhole) shared.disableLiveEdit = true
  if (!isWhole || variants.some(({ assets = {} }) => Object.keys(assets).length > 0)) shared.hideEditButton = true
  return {
    id,
    name: demoStem(place.name),
    ...shared,
    ...(options.iframe && { height: options.height ?? defaultHeight }),
    width,
    bg: bg === true || (bg === undefined && options.iframe) ? 'true' : (bg ?? 'outlined'),
    align,
    code:
      defaultCodeOpen || variants.every(({ unavailable }) => unavailable)
        ? 'full'
        : // The controls show a preview of their own.
          defaultCodeOpen === undefined && !controls && variants.some(({ preview }) => preview)
          ? 'preview'
          : 'closed',
    variants,
    anchors: demoAnchors(
      id,
      variants.map(({ styling }) => styling),
    ),
    ...(props !== undefined && { props }),
    ...(controls && { controls }),
    ...(!place.isIsland && (await otherPlaces(ask, place, isWhole && !options.disableLiveEdit))),
    runtime: {
      hydrate: href((await ask(runtimeFiles, { mode, ...provider })).js),
      frame: href(editor.frame),
      editorStyles: href(editor.styles),
      vendors: href(editor.vendors),
      sandbox: href(editor.sandbox),
    },
    userLanguage: place.locale,
    translations: await ask(translations, place.locale),
  }
}

/** Where else a demo is: on its own page, in the repository and in the playground. */
async function otherPlaces(
  ask: Ask,
  { file, name, locale }: DemoPlace,
  isEditable: boolean,
): Promise<Pick<DemoView, 'standalone' | 'sourceHref' | 'playground'>> {
  const site = await ask(config)
  const dir = posix.dirname(file)
  const sourceHref = await sourceAddress(ask, dir, name)
  return {
    standalone: routeToHref(await demoRoute(ask, dir, name, locale), site),
    ...(sourceHref && { sourceHref }),
    ...(site.features.playground !== false &&
      isEditable && {
        playground: {
          address: routeToHref({ pathname: await playgroundPath(ask), locale }, site),
          demo: await startingKey(ask, dir, name),
        },
      }),
  }
}

async function sourceAddress(ask: Ask, dir: string, name: string): Promise<string | undefined> {
  const { content } = await ask(config)
  const [entry] = await ask(demoEntries, { dir, name })
  return entry && editUrlOf(fileOnDisk(entry.file), content)
}

/** With the reason, where it does not run. */
async function markdownOf(
  ask: Ask,
  { file, name, locale }: DemoPlace,
  sources: readonly DemoSource[],
  variants: readonly DemoVariant[],
): Promise<Pick<PageBlock, 'markdown' | 'markdownFiles'>> {
  const route = await demoRoute(ask, posix.dirname(file), name, locale)
  const href = demoFileHref(route, 'md', await ask(config))
  const written = await demoMarkdown(ask, sources, { page: file, href, locale })
  const reason = variants[0]!.unavailable?.reason
  return reason === undefined ? written : { ...written, markdown: `${written.markdown}\n> ${reason}\n` }
}

/** Code of a page that cannot run. */
async function liveCodeOnly(ask: Ask, dir: string, { name, file, span, locale }: DemoPlace): Promise<PageBlock> {
  const code = (await liveCode(ask, demoPath(dir, name) as FilePath)) ?? ''
  const { why, at } = await liveProblem(code)
  const text = (await pageText(ask, file)) ?? ''
  const line = code.slice(0, at).split('\n').length
  const start = text.slice(span.start, span.end).split('\n').slice(0, line).join('\n').length + span.start + 1
  const end = text.indexOf('\n', start)
  ask.report(demoMessages.liveSyntax(why, { file, span: { start, end: end === -1 ? text.length : end } }))
  const lang = posix.extname(name).slice(1)
  return { html: await codeBlock(ask, { lang, code }, locale), markdown: fenced(code, lang) }
}

/** Of an element that the configuration makes a demo, there is one message for all its uses, at the first. */
async function reportMissing(ask: Ask, dir: string, { name, by, file: page, span }: DemoPlace): Promise<void> {
  const place = { file: page, span }
  const { script, exported } = partsOfName(name)
  const file = script === undefined ? undefined : await scriptNamed(ask, dir, script)
  if (file) {
    const { names, components } = await ask(exportsOf, file)
    const known = components.length > 0 ? components : names
    ask.report(demoMessages.exportMissing(posix.basename(file), exported, known, place))
  } else if (by === undefined)
    ask.report(demoMessages.missing(name, await nearestDemo(ask, dir, script ?? name), place))
  else {
    const uses = (await isWholeBuild(ask)) ? ((await ask(missingDemos))[by] ?? []) : []
    const first = uses[0]
    if (!first || (first.page === page && first.at === span.start))
      ask.report(demoMessages.missingOf(by, name.replace(/^\//, ''), uses, place))
  }
}

async function nearestDemo(ask: Ask, dir: string, name: string): Promise<string | undefined> {
  const beside = (await ask(folder, posix.join(dir, posix.dirname(name)) as FilePath)) ?? []
  const names = beside.flatMap((entry) =>
    entry.kind === 'folder'
      ? [entry.name]
      : /\.[jt]sx$/.test(entry.name)
        ? [entry.name.replace(/x$/, '').replace(/\.t/, '.j')]
        : [],
  )
  // Also what is written without its ending, or with that of the file.
  const stem = (one: string) => one.replace(/\.[jt]sx?$/, '')
  const base = posix.basename(name)
  const near = names.find((one) => stem(one) === stem(base)) ?? nearest(base, names)
  return near && posix.join(posix.dirname(name), near)
}
