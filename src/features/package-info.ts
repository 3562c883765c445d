/**
 * What a reader wants to know of a page's component before the text: how it is imported and how large that import is,
 * and where its source, its issues and the patterns that it follows are. From the page's front matter: `packageName`,
 * `components`, `githubSource`, `githubLabel`, `waiAria` and `links`.
 */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import {
  all,
  type Ask,
  config,
  defineFeature,
  Failure,
  type FilePath,
  type FrontMatter,
  langOf,
  type Product,
  productOfPage,
  question,
  renderTemplate,
  runOptions,
  sourceFile,
  splitDocsTab,
  translations,
  warningAt,
  writtenPages,
} from '../feature.js'
import {
  bundle,
  bundledPackages,
  forBrowser,
  frontMatterAlone,
  graphPlugin,
  packageFolder,
  packageManifest,
  paths,
  type Plugin,
  withLinkedModules,
} from '../feature-unstable.js'

/** One import, which is measured as a bundle of its own. */
type Import = {
  package: string
  /** What is imported; without it the whole package. */
  name?: string
}

const entry = 'vitrine:package-info'
const failure = { code: 'package/size', hint: 'Check "packageName" and "components".' }

/**
 * The size of an import in bytes, minified and compressed with gzip, without the package's peer dependencies, which a
 * site has anyway. Null if the package is not installed, or if the import cannot be bundled, which is reported. It is
 * measured again when one of the packages that it needs has another version.
 */
const importSize = question('package-info/size', async (ask, wanted: Import): Promise<number | null> => {
  const dir = await ask(packageFolder, { from: '' as FilePath, name: wanted.package })
  if (dir === undefined) return null
  const text = exportOf(wanted)
  const together = await ask(packageSizes, wanted.package)
  const size = together?.[text] ?? (await sizesOf(ask, wanted.package, [text]))?.[text]
  if (size !== undefined) return size
  // Once more through the graph, which takes about twenty times as long, but knows what a failed bundle has looked for.
  try {
    const { outputFiles } = await bundle(
      ask,
      {
        ...forBrowser,
        external: await peersOf(ask, dir),
        entryPoints: [entry],
        plugins: [graphPlugin(ask, bundledPackages, { [entry]: { text, loader: 'js' } })],
      },
      failure,
    )
    return await compressedSize(outputFiles[0]!.contents)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    // The page is complete without the size, so this is no error.
    const hint = 'Check "packageName" and "components" in the front matter of the pages that show it.'
    const line = importLine({ packageName: wanted.package, ...(wanted.name && { components: [wanted.name] }) })
    const notes = error.diagnostics.map(({ text }) => text)
    ask.report(warningAt('package/size', `The size of this import could not be measured: ${line}`, { notes, hint }))
    return null
  }
})

const exportOf = ({ package: from, name }: Import) =>
  `export ${name === undefined ? '*' : `{ ${name} }`} from '${from}'`

/** The import that a Markdown file shows. */
const importOfFile = question('package-info/import-of-file', async (ask, file: FilePath): Promise<Import | null> => {
  const { packageName, components: [name] = [] } = (await frontMatterAlone(ask, file)).frontMatter
  return packageName === undefined ? null : { package: packageName, ...(name !== undefined && { name }) }
})

/** The imports that the pages of this run show, as exports, by package. */
const importsInRun = question('package-info/imports', async (ask): Promise<[name: string, exports: string[]][]> => {
  const [{ locales }, written] = await all([ask(config), writtenPages(ask)])
  const sources = await all(written.flatMap((pathname) => locales.map(({ code }) => sourceFile(ask, pathname, code))))
  const files = [...new Set(sources.flatMap((source) => source?.file ?? []))]
  const found = new Map<string, string[]>()
  // A file that cannot be read is reported by its page.
  for (const shown of await all(files.map((file) => ask(importOfFile, file).catch(() => null))))
    if (shown) found.set(shown.package, [...(found.get(shown.package) ?? []), exportOf(shown)])
  return [...found]
})

const importsOfPackage = question('package-info/imports-of-package', async (ask, name: string): Promise<string[]> =>
  [...new Set((await ask(importsInRun)).find(([one]) => one === name)?.[1] ?? [])].sort(),
)

/**
 * The sizes of all imports of a package, which are bundled together: its modules are read once instead of once for
 * each, which is most of the work. Null if one of them cannot be bundled.
 */
const packageSizes = question('package-info/sizes', async (ask, name: string) =>
  sizesOf(ask, name, await ask(importsOfPackage, name)),
)

/** @returns the sizes by the texts of the exports; null if one of them cannot be bundled */
async function sizesOf(ask: Ask, name: string, texts: readonly string[]): Promise<Record<string, number> | null> {
  const dir = (await ask(packageFolder, { from: '' as FilePath, name }))!
  const external = await peersOf(ask, dir)
  const resolveDir = paths.toNative(ask.context.fs.absolute('' as FilePath))
  const exports: Plugin = {
    name: 'vitrine-exports',
    setup(build) {
      build.onResolve({ filter: /^export:/ }, ({ path }) => ({ path, namespace: 'export' }))
      build.onLoad({ filter: /.*/, namespace: 'export' }, ({ path }) => ({
        contents: texts[Number(path.slice('export:'.length))]!,
        resolveDir,
      }))
    },
  }
  const entryPoints = texts.map((_, index) => ({ in: `export:${index}`, out: String(index) }))
  try {
    const { outputFiles } = await withLinkedModules(ask, [name], (linked) =>
      bundle(ask, { ...forBrowser, external, entryPoints, plugins: [exports, linked] }, failure),
    )
    const sizes = outputFiles.map(async ({ path, contents }): Promise<[string, number][]> => {
      const [, index] = /(\d+)\.js$/.exec(path) ?? []
      return index === undefined ? [] : [[texts[Number(index)]!, await compressedSize(contents)]]
    })
    return Object.fromEntries((await all(sizes)).flat())
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}

const compress = promisify(gzip)

const compressedSize = async (contents: Uint8Array) => (await compress(contents, { level: 9 })).length

/** For esbuild. */
async function peersOf(ask: Ask, dir: FilePath): Promise<string[]> {
  const { peerDependencies = {} } = await packageManifest(ask, dir)
  return Object.keys(peerDependencies)
    .sort()
    .flatMap((peer) => [peer, `${peer}/*`])
}

/** The links of the `package-info` template. */
interface InfoLink {
  kind: 'source' | 'waiAria' | 'link' | 'feedback'
  href: string
  /** The text of a `link`. */
  title?: string
}

/** @param product has the library's repository, which paths and labels need */
export function infoLinks(
  frontMatter: FrontMatter,
  product: Pick<Product, 'repository' | 'source'> | undefined,
): InfoLink[] {
  const { githubSource, githubLabel, waiAria, links: further = {} } = frontMatter
  const { repository = '', source = repository && `${repository}/tree/HEAD` } = product ?? {}
  const issues = `is:issue is:open label:"${githubLabel}"`
  const links: InfoLink[] = [
    {
      kind: 'source',
      href: githubSource && (isAddress(githubSource) ? githubSource : source && `${source}/${githubSource}`),
    },
    { kind: 'waiAria', href: waiAria },
    ...Object.entries(further).map(([title, href]) => ({ kind: 'link', href, title })),
    { kind: 'feedback', href: githubLabel && repository && `${repository}/issues?q=${encodeURIComponent(issues)}` },
  ].flatMap(({ href, ...rest }) => (href && isAddress(href) ? [{ ...rest, href } as InfoLink] : []))
  return links
}

const isAddress = (text: string) => /^https?:\/\//.test(text)

/** The line that imports what the page is about. */
export function importLine({ packageName, components }: FrontMatter): string | undefined {
  if (packageName === undefined) return undefined
  const [name] = components ?? []
  return name === undefined ? `import '${packageName}'` : `import { ${name} } from '${packageName}'`
}

export const packageInfo = defineFeature({
  name: 'package-info',
  slots: {
    async contentStart(ask, page, route) {
      if (page.layout !== 'doc' || route.docsTab) return ''
      const site = await ask(config)
      const { frontMatter } = page
      const product = productOfPage(page, splitDocsTab(route.pathname).pathname, site.products)
      const links = infoLinks(frontMatter, product)
      const { packageName, components: [name] = [] } = frontMatter
      if (packageName === undefined && links.length === 0) return ''
      // Measuring takes a second, which a reader of the development server would wait for.
      const { mode } = await ask(runOptions)
      const size =
        packageName === undefined || mode === 'serve'
          ? null
          : await ask(importSize, { package: packageName, ...(name !== undefined && { name }) })
      const kilobytes = new Intl.NumberFormat(langOf(site, route.locale), { maximumFractionDigits: 1 })
      return renderTemplate(
        ask,
        'package-info',
        {
          importLine: importLine(frontMatter),
          ...(size !== null && { size: kilobytes.format(size / 1000) }),
          links,
          translations: await ask(translations, route.locale),
        },
        route,
      )
    },
  },
})
