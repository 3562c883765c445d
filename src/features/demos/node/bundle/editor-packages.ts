/**
 * What readers can import where they edit code: every entry point of the configured packages, not only what demos use.
 * So these bundles are larger than those of the demos, depend on no demo, and are loaded file by file when code imports
 * them.
 */
import { all, type Ask, config, type FilePath, hash, question } from '../../../../feature.js'
import { packageFolder, packageName } from '../../../../feature-unstable.js'
import { mergeImportedNames } from '../packages/imported-names.js'
import type { ImportedNames } from '../packages/module-record.js'
import type { PackageEntries } from '../packages/packages.js'
import { demosOptions } from '../../options.js'
import { demoFiles } from '../source/demo-files.js'
import { librarySources } from './library-sources.js'
import { entrySpecifiers } from './package-entries.js'
import {
  bundleForBrowser,
  providerRoots,
  publish,
  reactBundle,
  reactModules,
  vendorFailure,
  type Vendors,
  wantedBy,
} from './vendors.js'

export interface EditorPackages extends Pick<Vendors, 'closure' | 'scripts' | 'css' | 'imported'> {
  /** Every file in the output. */
  names: string[]
  entries: PackageEntries
  /** React's development build, which explains errors; it exports what the other one does. */
  explainingReact: string
}

const editorBuild = question(
  'demo-editor-build',
  async (ask): Promise<{ packages: EditorPackages; files: Record<string, string> }> => {
    const [family, development] = await all([ask(reactBundle, 'production'), ask(reactBundle, 'development')])
    const roots = await providerRoots(ask)
    for (const [specifier, names] of Object.entries(await importable(ask))) {
      const root = names.length === 0 ? specifier : (packageName(specifier) ?? specifier)
      roots[root] = { ...roots[root], [specifier]: names }
    }
    const elsewhere = family.entries['react']!
    const sources = await librarySources(ask)
    const bundled = await bundleForBrowser(ask, {
      roots,
      elsewhere,
      ...(sources && { sources }),
      base: (await ask(config)).base,
      mode: 'production',
      withoutNode: true,
      failure: vendorFailure,
    })
    const { files, ...published } = publish([family, bundled])
    const explaining = development.files['react.js']!
    const explainingReact = `react-development-${hash(explaining, 10)}.js`
    files[explainingReact] = explaining
    const entries = Object.assign({}, ...Object.values(bundled.entries)) as PackageEntries
    return {
      packages: { ...published, entries, explainingReact, imported: bundled.imported, names: Object.keys(files) },
      files,
    }
  },
)

export const editorPackages = question(
  'demo-editor-packages',
  async (ask): Promise<EditorPackages> => (await ask(editorBuild)).packages,
)

/** The texts of the files by name. */
export async function editorPackageFiles(ask: Ask): Promise<Record<string, string>> {
  return (await ask(editorBuild)).files
}

/** Everything that readers can import, except React. */
async function importable(ask: Ask): Promise<ImportedNames> {
  const used = await wantedBy(ask, await ask(demoFiles))
  const specifiers = await all(
    (await packagesForReaders(ask)).map(async (name) => {
      const dir = await ask(packageFolder, { from: '' as FilePath, name })
      return dir === undefined ? [] : entrySpecifiers(ask, dir, name)
    }),
  )
  const whole = (names: string[]): ImportedNames =>
    Object.fromEntries(names.filter((name) => !reactModules.includes(name)).map((name) => [name, ['*']]))
  const ofDemos = Object.entries(used).map(([name, names]): ImportedNames => ({
    [name]: names.length === 0 ? [] : ['*', ...names],
  }))
  return mergeImportedNames([whole(specifiers.flat()), ...ofDemos])
}

/** The configured packages, by default those of the products; sorted. React has a bundle of its own. */
async function packagesForReaders(ask: Ask): Promise<string[]> {
  const { products } = await ask(config)
  const { packages = products.flatMap(({ packageName: name }) => name ?? []) } = await demosOptions(ask)
  return [...new Set(packages)].filter((name) => name !== 'react' && name !== 'react-dom').sort()
}
