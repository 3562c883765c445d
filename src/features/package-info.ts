/**
 * What a reader wants to know of a page's component before the text: how it is imported and how large that import is, and
 * where its source, its issues and the patterns that it follows are. From the page's front matter: `packageName`,
 * `components`, `githubSource`, `githubLabel`, `waiAria` and `materialDesign`.
 */
import { gzipSync } from 'node:zlib'
import {
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
  splitDocsTab,
  translations,
  warningAt,
} from '../feature.js'
import {
  bundle,
  bundledPackages,
  forBrowser,
  graphPlugin,
  packageFolder,
  packageManifest,
  paths,
  withLinkedModules,
} from '../feature-unstable.js'

/** One import, which is measured as a bundle of its own. */
type Import = {
  package: string
  /** What is imported; without it the whole package. */
  name?: string
}

const entry = 'vitrine:package-info'

/**
 * The size of an import in bytes, minified and compressed with gzip, without the package's peer dependencies, which a site
 * has anyway. Null if the package is not installed, or if the import cannot be bundled, which is reported. It is measured
 * again when one of the packages that it needs has another version.
 */
const importSize = question('package-info/size', async (ask, wanted: Import): Promise<number | null> => {
  const dir = await ask(packageFolder, { from: '' as FilePath, name: wanted.package })
  if (dir === undefined) return null
  const { peerDependencies = {} } = await packageManifest(ask, dir)
  const text = `export ${wanted.name === undefined ? '*' : `{ ${wanted.name} }`} from '${wanted.package}'`
  const external = Object.keys(peerDependencies)
    .sort()
    .flatMap((peer) => [peer, `${peer}/*`])
  const measure = async (how: Partial<Parameters<typeof bundle>[1]>) => {
    const failure = { code: 'package/size', hint: 'Check "packageName" and "components".' }
    const { outputFiles } = await bundle(ask, { ...forBrowser, external, ...how }, failure)
    const code = outputFiles.find(({ path }) => path.endsWith('.js'))
    return code ? gzipSync(code.contents, { level: 9 }).length : null
  }
  try {
    const resolveDir = paths.toNative(ask.context.fs.absolute('' as FilePath))
    return await withLinkedModules(ask, [wanted.package], (linked) =>
      measure({ stdin: { contents: text, resolveDir }, plugins: [linked] }),
    )
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
  // Once more through the graph, which takes about twenty times as long, but knows what a failed bundle has looked for.
  try {
    return await measure({
      entryPoints: [entry],
      plugins: [graphPlugin(ask, bundledPackages, { [entry]: { text, loader: 'js' } })],
    })
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

/** The links of the `package-info` template. */
interface InfoLink {
  kind: 'source' | 'waiAria' | 'materialDesign' | 'feedback'
  href: string
}

/** @param product has the library's repository, which paths and labels need */
export function infoLinks(
  frontMatter: FrontMatter,
  product: Pick<Product, 'repository' | 'source'> | undefined,
): InfoLink[] {
  const { githubSource, githubLabel, waiAria, materialDesign } = frontMatter
  const { repository = '', source = repository && `${repository}/tree/HEAD` } = product ?? {}
  const issues = `is:issue is:open label:"${githubLabel}"`
  const links: InfoLink[] = [
    {
      kind: 'source',
      href: githubSource && (isAddress(githubSource) ? githubSource : source && `${source}/${githubSource}`),
    },
    { kind: 'waiAria', href: waiAria },
    { kind: 'materialDesign', href: materialDesign },
    { kind: 'feedback', href: githubLabel && repository && `${repository}/issues?q=${encodeURIComponent(issues)}` },
  ].flatMap(({ kind, href }) => (href && isAddress(href) ? [{ kind: kind as InfoLink['kind'], href }] : []))
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
        { pathname: route.pathname },
      )
    },
  },
})
