/**
 * `docs-build check demos`: every demo of the site, type-checked and, where a browser is at hand, mounted in it. What
 * has been checked is cached by content: a demo costs nothing until it, what it imports, or the library changes.
 */
import { posix } from 'node:path'
import { promisify } from 'node:util'
import { existsSync } from 'node:fs'
import { gzip } from 'node:zlib'
import {
  all,
  type Ask,
  type CodeStyling,
  type CommandContext,
  config,
  type Contents,
  defineCommand,
  type Diagnostic,
  Failure,
  fileAt,
  fileHash,
  fileKind,
  type FilePath,
  fileText,
  folder,
  hash,
  matchesGlobs,
  type OutputPath,
  question,
  type ResolvedDemoOptions,
  resolveDemoOptions,
  routeToFile,
  type Span,
  thrownSpan,
  demoStem,
} from '../../../../feature.js'
import {
  aliases,
  bundle,
  configuredAliases,
  counted,
  findOutput,
  forBrowser,
  formatsOf,
  nodeModule,
  type ProviderKey,
  providerOf,
} from '../../../../feature-unstable.js'
import { demoMessages } from '../../messages.js'
import { demoModule, runtimeModule } from '../bundle/demo-module.js'
import { demoClosure, type DemoEntry } from '../source/demo-files.js'
import { exportedDemo, fileBeside, fileOnDisk } from '../source/exported-demo.js'
import { type DemoSource, entriesIn } from '../source/demo-strings.js'
import { developmentOutputs, sharedModule } from '../bundle/demo-outputs.js'
import { demoPage, demoPages } from '../render/demo-pages.js'
import { prerenderWidth } from '../render/demo-size.js'
import { prerendered, problemMessage, renderNow } from '../render/prerender.js'
import { vendorFiles, vendors } from '../bundle/vendors.js'
import { packageOf } from '../../shared/sandbox-project.js'
import { mapStack } from '../source/source-stack.js'
import { demosOptions } from '../../options.js'
import {
  type BrowserResult,
  checkInBrowser,
  everyLook,
  farLocale,
  farZone,
  type LookName,
  missingPeer,
} from './check-browser.js'
import { checkTypesInThread, typeScriptFor } from './check-types.js'
import { chromiumPaths } from './chromium.js'
import { storiesIn } from '../stories/stories.js'
import type { DemoTest } from './demo-test.js'
import { type CheckedDemo, type CheckedDemos, reportLines } from './report.js'

interface Flags {
  browser?: string
  /** Globs of the pathnames of demos' own pages; without them every demo is checked. */
  demo?: string[]
}

type Context = Pick<CommandContext, 'ask' | 'root' | 'log' | 'report'>

export const demosCheck = defineCommand({
  name: 'demos',
  description: 'Checks the types of demos and, in a browser, that they mount.',
  flags: {
    browser: { value: 'path', description: 'the Chromium executable to use' },
    demo: {
      value: 'glob',
      repeatable: true,
      description: 'check demos whose own page matches (repeatable)',
      initial: 'all',
    },
  },
  async run({ flags, result, paint, ...context }) {
    const started = performance.now()
    const found = await check(context, flags)
    result({ ...found })
    for (const line of reportLines(found, performance.now() - started, paint)) context.log(line)
    return 0
  },
})

/** A demo with all that its check depends on. */
interface Subject {
  /** The path of its page below the base. */
  pathname: string
  name: string
  page: FilePath
  options: ResolvedDemoOptions
  /** What was built, each with those of its files that are TypeScript, its own first. */
  variants: (DemoSource & { styling: CodeStyling; files: FilePath[]; test?: FilePath; isPlayed?: true })[]
  provider: ProviderKey
  /** The default locale of its page. */
  formats: string
  declarations: FilePath[]
  /** Why variants, or their tests, could not be built; nothing else is checked of them. */
  unbuilt: Diagnostic[]
  /** Fingerprint of its sources and of the packages' bundle. */
  hash: string
  /** Fingerprint of its page for the browser, the styles and scripts of the site included. */
  pageHash: string
}

interface Verdict {
  types?: Diagnostic[]
  browser?: BrowserResult
}

/** Reports what is wrong with demos, and returns what was measured. */
async function check({ ask, root, log, report }: Context, { browser, demo = [] }: Flags): Promise<CheckedDemos> {
  const { contentCache } = ask.context
  const notes: string[] = []
  // Also where nothing is left to look at.
  if (browser !== undefined && !existsSync(browser)) throw new Failure(demoMessages.noBrowser(browser), 2)
  const subjects = await chosenSubjects(ask, demo)
  const seen = new Map<string, Verdict>()
  const cached = new Set(subjects.flatMap(({ variants, pathname }) => (variants.length > 0 ? [pathname] : [])))
  const cachedVerdict = (kind: string, hash: string) => contentCache.get(`demo-check ${kind} ${hash}`)
  const verdict = (pathname: string) => seen.get(pathname) ?? seen.set(pathname, {}).get(pathname)!

  const typeless = subjects.filter((subject) => {
    // JavaScript has no types to check.
    if (filesOf(subject).length === 0) return false
    const known = cachedVerdict('types', subject.hash) as Diagnostic[] | undefined
    if (known) verdict(subject.pathname).types = known
    return !known
  })
  const typescript = typeless.length > 0 ? typeScriptFor(root) : undefined
  if (typescript && 'note' in typescript) notes.push(typescript.note)
  else if (typescript) {
    log(`Checking the types of ${counted(typeless.length, 'demo')}`)
    const found = await checkTypesInThread({
      typescript: typescript.path,
      root,
      subjects: typeless.map((one) => ({
        id: one.pathname,
        files: filesOf(one),
        declarations: one.declarations,
        page: one.page,
      })),
      aliases: await ask(configuredAliases),
    })
    for (const { pathname, hash } of typeless) {
      cached.delete(pathname)
      verdict(pathname).types = found.get(pathname)!
      contentCache.set(`demo-check types ${hash}`, found.get(pathname)!)
    }
  }

  const unseen = subjects.filter((subject) => {
    if (subject.variants.length === 0) return false
    const known = cachedVerdict('browser', subject.pageHash) as BrowserResult | undefined
    if (known) verdict(subject.pathname).browser = known
    return !known
  })
  const executable = unseen.length > 0 ? await browserFor(browser, notes) : undefined
  if (executable) {
    const { base, storagePrefix } = await ask(config)
    const looked = await checkInBrowser(
      await all(
        unseen.map(async ({ pathname, formats, variants }) => ({
          pathname,
          formats,
          variants: await all(
            variants.map(async ({ styling, test, isPlayed }) => ({
              styling,
              ...(test && { test: await testIn(ask, test) }),
              ...(isPlayed && { isPlayed }),
            })),
          ),
        })),
      ),
      {
        executable,
        base,
        storagePrefix,
        ignore: (await demosOptions(ask)).ignoreErrors,
        playTools: await playTools(ask, unseen, notes),
        file: (path) => ask(checkFile, path),
        onDone: (pathname) => log(`Looked at ${pathname}`),
      },
    )
    for (const { pathname, pageHash } of unseen) {
      cached.delete(pathname)
      const result = looked.get(pathname)!
      verdict(pathname).browser = result
      // What was found may be due to a busy machine, a package that loads late or chance: such a demo is looked at
      // again.
      if (result.problems.length === 0) contentCache.set(`demo-check browser ${pageHash}`, result)
    }
  }
  return { demos: await summarize({ ask, report }, subjects, seen, cached), notes }
}

async function summarize(
  { ask, report }: Pick<Context, 'ask' | 'report'>,
  subjects: Subject[],
  seen: Map<string, Verdict>,
  cached: Set<string>,
): Promise<CheckedDemo[]> {
  const diagnostics: Diagnostic[] = []
  const unstyled: Subject[] = []
  const demos: CheckedDemo[] = []
  for (const subject of subjects) {
    const { types = [], browser } = seen.get(subject.pathname) ?? {}
    // What a demo throws everywhere is wrong once.
    const thrown = (browser?.problems ?? []).flatMap(({ kind, text }) =>
      kind === 'error' ? [text.replace(/^\w*Error: /, '')] : [],
    )
    const isNew = ({ code, text }: Diagnostic) => code !== 'demo/threw' || !thrown.some((one) => text.endsWith(one))
    const own = [
      ...subject.unbuilt,
      ...types,
      ...(await ask(renderProblems, subject.pathname)).filter(isNew),
      ...(await browserDiagnostics(ask, subject, browser)),
    ]
    diagnostics.push(...own)
    const isUnstyled = browser?.problems.some(({ kind }) => kind === 'styles')
    if (isUnstyled) unstyled.push(subject)
    const size = await ask(demoSize, subject.pathname)
    const prerender = await ask(renderTime, subject.pathname)
    demos.push({
      pathname: subject.pathname,
      name: demoStem(subject.name),
      ...size,
      ...(prerender !== null && { prerender }),
      ...(browser && { hydration: browser.hydration }),
      problems: own.length + (isUnstyled ? 1 : 0),
      cached: cached.has(subject.pathname),
    })
  }
  if (unstyled.length > 0) diagnostics.push(await unstyledDemos(ask, unstyled))
  report(distinct(diagnostics))
  return demos
}

/** A file that several demos import, or a demo with a page in each language, is wrong once. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()]
}

/** One message for all of them: the cause is one library, or a provider that is missing. */
async function unstyledDemos(ask: Ask, subjects: Subject[]): Promise<Diagnostic> {
  const closures = await all(subjects.flatMap(({ variants }) => variants.map(({ file }) => ask(demoClosure, file))))
  const packages = [...new Set(closures.flatMap((closure) => closure.packages).map(packageOf))].sort()
  return demoMessages.unstyled(
    subjects.map(({ variants }) => fileOnDisk(variants[0]!.file)),
    packages,
  )
}

async function browserDiagnostics(
  ask: Ask,
  { name, page, pathname, formats, variants }: Subject,
  browser: BrowserResult | undefined,
): Promise<Diagnostic[]> {
  const files = new Set(variants.flatMap((variant) => [...variant.files, ...(variant.test ? [variant.test] : [])]))
  return all(
    (browser?.problems ?? []).flatMap((problem) => {
      const { kind, styling, looks, text, details = [], stack = [] } = problem
      if (kind === 'styles') return []
      const variant = variants.find((one) => one.styling === styling) ?? variants[0]!
      const isEverywhere = kind === 'test' || everyLook.every((look) => looks.includes(look))
      const inLooks = isEverywhere ? '' : looks.map((look) => placeOf(look, formats)).join(', ')
      const only = looks.length === 1 && (looks[0] === 'zone' || looks[0] === 'locale') ? looks[0] : undefined
      const where = [styling, inLooks].filter(Boolean).join('; ')
      const file = [...files].find((one) => stack[0]?.includes(`(${one}:`) || stack[0]?.startsWith(`at ${one}:`))
      const finding = { name: demoStem(name), where, only, text, notes: [...details, ...stack], page, pathname }
      const culprit = file ?? fileOnDisk(variant.file)
      return [placed(ask, culprit, stack, (span) => demoMessages.inBrowser(kind, finding, { file: culprit, span }))]
    }),
  )
}

function placeOf(look: LookName, formats: string): string {
  return look === 'zone' ? farZone : look === 'locale' ? farLocale(formats) : look
}

async function placed(
  ask: Ask,
  file: FilePath,
  stack: string[],
  make: (span: Span | undefined) => Diagnostic,
): Promise<Diagnostic> {
  const error = Object.assign(new Error(), { stack: stack.join('\n') })
  return make(thrownSpan(error, file, await ask(fileText, file), ''))
}

/** The test beside a demo, loaded when it runs. Its errors name its own lines. */
async function testIn(ask: Ask, file: FilePath): Promise<DemoTest> {
  const code = await ask(nodeModule, { modules: { default: file } })
  return async (env) => {
    try {
      const { default: test } = (await ask.context.modules.load(code, file)) as { default?: DemoTest }
      if (typeof test !== 'function')
        throw new Error(`${file} has no default export. Write \`export default async ({ page, demo }) => { … }\`.`)
      await test(env)
    } catch (error) {
      if (error instanceof Error)
        error.stack = mapStack(error.stack ?? '', (address) => (address.endsWith('.mjs') ? code : undefined))
      throw error
    }
  }
}

/** What the play functions of stories import, as a script; undefined if there are none or if it is not there. */
async function playTools(ask: Ask, subjects: readonly Subject[], notes: string[]): Promise<string | undefined> {
  const played = subjects.flatMap(({ variants }) => variants.filter(({ isPlayed }) => isPlayed))
  const files = played.map(({ file }) => fileOnDisk(file))
  const found = await all(files.map((file) => ask(storiesIn, file)))
  const names = [...new Set(found.flatMap((info) => info?.testTools ?? []))].sort()
  if (played.length === 0) return undefined
  try {
    return await ask(toolsScript, { names, dir: posix.dirname(files[0]!) })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const list = names.map((name) => `"${name}"`).join(', ')
    notes.push(`${counted(played.length, 'play function')} did not run: ${list} cannot be bundled. Install it.`)
    return undefined
  }
}

const toolsScript = question('play-tools', async (ask, { names, dir }: { names: string[]; dir: string }) => {
  const imports = names.map((name, index) => `import * as tools${index} from ${JSON.stringify(name)}`)
  const tools = names.map((_, index) => `...tools${index}`).join(', ')
  const { outputFiles } = await bundle(
    ask,
    {
      ...forBrowser,
      format: 'iife',
      minify: false,
      stdin: {
        contents: [...imports, `globalThis.vitrineStoryCheck = { tools: { ${tools} } }`].join('\n'),
        resolveDir: ask.context.fs.absolute(dir as FilePath),
      },
    },
    { code: 'demo/test', hint: '' },
  )
  return outputFiles[0]!.text
})

async function browserFor(browser: string | undefined, notes: string[]): Promise<string | undefined> {
  const missing = await missingPeer()
  if (missing) {
    notes.push(`Demos were not mounted in a browser: the package "${missing}" is not installed.`)
    return undefined
  }
  const found = browser ?? chromiumPaths.find((path) => existsSync(path))
  if (!found) notes.push('Demos were not mounted in a browser: none was found; give its path with --browser.')
  return found
}

function filesOf({ variants }: Subject): FilePath[] {
  return [...new Set(variants.flatMap(({ files }) => files))]
}

/** The demos whose pages match, by pathname. Throws where none does. */
async function chosenSubjects(ask: Ask, globs: readonly string[]): Promise<Subject[]> {
  const every = Object.keys(await ask(demoPages)).sort()
  const chosen = globs.length > 0 ? every.filter((pathname) => matchesGlobs(pathname, globs)) : every
  if (globs.length > 0 && chosen.length === 0) throw new Failure(demoMessages.noneMatches(globs), 2)
  return all(chosen.map((pathname) => ask(checkSubject, pathname)))
}

const checkSubject = question('demo-check-subject', async (ask, pathname: string): Promise<Subject> => {
  const { page, name, options, route } = (await ask(demoPage, pathname))!
  const entries = await entriesIn(ask, route.locale, { dir: posix.dirname(page), name })
  const built = await all(entries.map((entry) => checkVariant(ask, entry)))
  const variants = built.flatMap(({ variant }) => (variant ? [variant] : []))
  const files = variants.flatMap((one) => one.files)
  const declarations = [...new Set((await all(variants.map((one) => declarationsAbove(ask, one.file)))).flat())].sort()
  const { files: configurations } = await ask(aliases)
  const hashes = await all([...files, ...declarations, ...configurations].map((one) => ask(fileHash, one)))
  const { hash: packages } = await ask(vendors, { platform: 'browser', mode: 'development' })
  const tests = await all(
    variants.flatMap(({ test }) => (test ? [ask(nodeModule, { modules: { default: test } })] : [])),
  )
  const html = await ask(checkFile, routeToFile(route, await ask(config)))
  return {
    pathname,
    name,
    page,
    variants,
    provider: await ask(providerOf, route.locale),
    formats: formatsOf(await ask(config), route.locale),
    declarations,
    unbuilt: built.flatMap(({ problems }) => problems),
    options: resolveDemoOptions(options),
    hash: hash(JSON.stringify([files, hashes, packages, await ask(configuredAliases)])),
    pageHash: hash(JSON.stringify([html, packages, tests, await demosOptions(ask)])),
  }
})

async function checkVariant(
  ask: Ask,
  { styling, ...source }: DemoEntry & DemoSource,
): Promise<{ variant?: Subject['variants'][number]; problems: Diagnostic[] }> {
  const { file } = source
  const problems = await failureIn(ask(demoModule, { ...source, platform: 'browser', mode: 'development' }))
  if (problems.length > 0) return { problems }
  const test = await testOf(ask, file)
  const testProblems = test ? await failureIn(ask(nodeModule, { modules: { default: test } })) : []
  const files = (await ask(demoClosure, file)).files.filter((one) => /\.tsx?$/.test(one) && fileOnDisk(one) === one)
  const variant = {
    ...source,
    styling,
    files,
    ...(test && testProblems.length === 0 && { test }),
    ...((await isPlayed(ask, file)) && { isPlayed: true as const }),
  }
  return { variant, problems: testProblems }
}

/**
 * What makes it fail, as errors: a build shows the code of a demo that cannot be built all the same, and tells it as a
 * warning.
 */
async function failureIn(building: Promise<unknown>): Promise<Diagnostic[]> {
  try {
    await building
    return []
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return error.diagnostics.map((one) => ({ ...one, severity: 'error' }))
  }
}

function sourceOf({ file, locale }: DemoSource): DemoSource {
  return { file, ...(locale && { locale }) }
}

/** `Bars.test.ts` beside `Bars.tsx`. */
async function testOf(ask: Ask, file: FilePath): Promise<FilePath | undefined> {
  const test = fileBeside(file, '.test.ts')
  return (await ask(fileKind, test)) === 'file' ? test : undefined
}

/** Whether a demo is a story with a play function. */
async function isPlayed(ask: Ask, file: FilePath): Promise<boolean> {
  const { of, name } = exportedDemo(file) ?? {}
  const info = of && (await ask(storiesIn, of))
  return info?.stories.some((one) => one.exported === name && one.isPlayed) === true
}

/** Declaration files in the demo's folder and those around it. */
async function declarationsAbove(ask: Ask, own: FilePath): Promise<FilePath[]> {
  const found: FilePath[] = []
  for (let dir = posix.dirname(own); dir !== '.' && dir !== '/' && !dir.startsWith('..'); dir = posix.dirname(dir)) {
    for (const { name } of (await ask(folder, dir as FilePath)) ?? [])
      if (name.endsWith('.d.ts')) found.push(posix.join(dir, name) as FilePath)
  }
  return found
}

/** A file of the site as the check's browser gets it: demos' pages carry React's development build. */
const checkFile = question(
  'demo-check-file',
  async (ask, path: OutputPath): Promise<Contents | undefined> => {
    const found = await findOutput(ask, developmentOutputs, path)
    return found ? found.family.make(ask, found.key) : fileAt(ask, path)
  },
  { persist: 'hash' },
)

const toGzip = promisify(gzip)
const compressedSize = async (text: string) => (await toGzip(text)).length

type DemoSize = Pick<CheckedDemo, 'size' | 'total'>

const demoSize = question('demo-size', async (ask, pathname: string): Promise<DemoSize> => {
  const { variants, provider } = await ask(checkSubject, pathname)
  if (variants.length === 0) return {}
  const browser = { platform: 'browser', mode: 'production' } as const
  const [{ closure, scripts }, texts] = [await ask(vendors, browser), await vendorFiles(ask, browser)]
  const [first] = await all(variants.map((variant) => ask(demoModule, { ...sourceOf(variant), ...browser })))
  const runtime = await ask(runtimeModule, { ...browser, ...provider })
  const chunks = new Set([...runtime.vendors, ...first!.vendors].flatMap((name) => closure[name] ?? []))
  const shared = await all((first!.shared ?? []).map(async (name) => (await sharedModule(ask, name)) ?? ''))
  const size = (await all([first!.code, ...shared].map(compressedSize))).reduce((sum, one) => sum + one, 0)
  const sizes = await all([...chunks].map((name) => compressedSize(texts[scripts[name]!]!)))
  return { size, total: sizes.reduce((sum, one) => sum + one, size + (await compressedSize(runtime.code))) }
})

const renderProblems = question('demo-render-problems', async (ask, pathname: string): Promise<Diagnostic[]> => {
  const { variants, provider, options, name, page, formats } = await ask(checkSubject, pathname)
  if (!options.ssr) return []
  const { isolated } = options
  const width = await prerenderWidth(ask, options)
  const found = await all(
    variants.map((variant) =>
      ask(prerendered, {
        ...sourceOf(variant),
        ...provider,
        prefix: `${demoStem(name)}-${variant.styling}-`,
        isolated,
        width,
        formats,
        mode: 'production',
      }),
    ),
  )
  return found.flatMap((one) => ('problem' in one ? [problemMessage(name, page, one.problem)] : []))
})

/** Milliseconds; measured once for each content, so that an unchanged demo costs nothing. */
const renderTime = question('demo-render-time', async (ask, pathname: string): Promise<number | null> => {
  const { variants, provider, options, name, hash, formats } = await ask(checkSubject, pathname)
  if (!options.ssr || variants.length === 0) return null
  const key = `demo-check time ${hash}`
  const known = ask.context.contentCache.get(key)
  if (typeof known === 'number') return known
  let sum = 0
  for (const variant of variants) {
    const result = await renderNow(ask, {
      ...sourceOf(variant),
      ...provider,
      prefix: `${demoStem(name)}-${variant.styling}-`,
      isolated: options.isolated,
      width: await prerenderWidth(ask, options),
      formats,
      mode: 'production',
    })
    if ('milliseconds' in result) sum += result.milliseconds
  }
  ask.context.contentCache.set(key, sum)
  return sum
})
