/**
 * The files of a new site: those of the folder `template`, with what was found in the site's folder and what its author
 * answered.
 */
import { posix } from 'node:path'
import { interfaceLanguages } from '../../src/index.js'
import { type Component, elementOf, importsIn, isProvider, ownerOf } from './components.js'
import { isDeclaration } from './modules.js'
import { filesOfManager, installIn, installStep, runIn, runInWorkspace, separatorOf } from './package-manager.js'
import { type Library, type Project, titleOf } from './project.js'
import type { Provider } from './provider.js'
import { fill, templateText, type Values } from './template.js'

export interface Answers {
  title: string
  /** The site's folder, relative to the project's root: `.` in an empty folder. */
  dir: string
  /** Codes of languages, the first of which is that of the files. */
  languages: string[]
}

/** The home page has cards for this many components. */
const mostShown = 8

/** What people look at first: on the home page these come before the others, the first is the demo in its first screen. */
const known =
  'Card Tabs Alert Slider Button Select Calendar Table Progress Switch Avatar Accordion Badge Checkbox Input TextField TextInput Breadcrumb Breadcrumbs Pagination Rating Radio Callout Timeline Stepper Spinner'.split(
    ' ',
  )

/** What the languages of the interface call themselves. */
export const languageLabels: Record<string, string> = Object.fromEntries(
  interfaceLanguages.map((code) => [code, new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code]),
)

/** @returns texts by path, relative to the project's root */
export function siteFiles(project: Project, answers: Answers, version: string): Record<string, string> {
  const { libraries, manifest } = project
  const { dir, title } = answers
  const pages = pagesOf(project)
  const cards = cardsOf(project)
  const hasDemos = pages.length + project.stories.files.length > 0
  const names = libraries.map(({ name }) => name)
  const installed = names.join(' ') || (manifest.name ?? 'your-library')
  const described = { title, description: describe(project, answers) }
  const files: Record<string, string> = {}
  const add = (path: string, values: Values = {}, to = dir) => {
    files[posix.join(to, fill(`${path}\n`, values).trim())] = fill(templateText(path), values)
  }
  if (project.kind !== 'workspace')
    for (const [path, text] of Object.entries(filesOfManager(project))) files[posix.join(dir, path)] = text
  files[posix.join(dir, 'package.json')] = manifestOf(project, answers, version)
  add('docs.config.ts', configuration(project, answers))
  files[posix.join(dir, 'tsconfig.json')] = tsconfig(project, answers)
  const [letter = ''] = title.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  add('public/favicon.svg', { letter })
  // What is prerendered of a provider that is told the mode is light.
  const isLight = libraries.some(({ providers }) => providers.some(({ usesMode }) => usesMode))
  const demo = cards.find(({ picture }) => picture !== undefined)?.picture
  add('content/index.md', {
    ...described,
    yamlTitle: JSON.stringify(title),
    yamlDescription: JSON.stringify(described.description),
    packages: installed,
    components: cards[0]!.href,
    demo,
    cards: cards.map((card) => ({ ...card, kind: isLight ? '"light"' : 'true' })),
  })
  add('content/01-guide/01-introduction.md', {
    ...described,
    hasPackages: libraries.length > 1,
    packages: libraries.map(({ name, description }) => `\`${name}\`${description && `: ${sentence(description, '')}`}`),
    content: posix.join(dir, 'content'),
  })
  add('content/01-guide/02-installation.md', {
    packages: installed,
    firstUse: firstUse(libraries[0]),
  })
  Object.assign(files, componentFiles(project, answers))
  if (!hasDemos) {
    add('content/02-components/counter/counter.md')
    add('content/02-components/counter/CounterDemo.tsx')
    add('content/02-components/counter/counter.css')
  }
  add(providerPath, demoProvider(project, answers))
  const collector = collectorOf(project)
  if (collector)
    files[posix.join(dir, posix.dirname(providerPath), 'demo-styles.tsx')] = templateText(
      `content/templates/demo-styles/${collector.name}.tsx`,
    )
  const tailwind = tailwindSheet(project, answers)
  if (tailwind) add(tailwindPath, tailwind)
  const marks = darkMarks(project)
  if (marks.length > 0)
    add(modePluginPath, {
      marks: marks.map((mark) =>
        mark.startsWith('.')
          ? `html.classList.toggle(${quote(mark.slice(1))}, mode === 'dark')`
          : `html.setAttribute(${quote(mark)}, mode)`,
      ),
    })
  add(providerPath.replace('.tsx', '.css'), providerRules(project))
  const workflow = {
    install: installSteps(project, answers),
    build: runSite(project, answers, 'build') + separatorOf(project.manager),
    export: posix.join(dir, 'export'),
  }
  add('.github/workflows/docs.yml', workflow, '.')
  add('.github/workflows/docs-deploy.yml', workflow, '.')
  return files
}

/** What the home page shows: components with demos that are seen at once, the known ones first, then stories. */
function cardsOf(project: Project) {
  const pages = pagesOf(project)
  const withDemo = pages.filter(({ stub }) => stub === undefined)
  const components = (withDemo.length > 0 ? withDemo : pages)
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map(({ component: { name, opened }, stub }) => {
      const page = kebab(name)
      const picture = opened || stub !== undefined ? undefined : `02-components/${page}/${name}Demo.js`
      return { title: name, href: `/components/${page}/`, picture }
    })
  const stories = project.stories.files.map(({ title, pathname }) => ({
    title: title.split('/').at(-1)!.trim(),
    href: `${pathname}/`,
    picture: undefined,
  }))
  const all = [...components, ...stories]
  const first = all.filter(({ href }, at) => all.findIndex((one) => one.href === href) === at).slice(0, mostShown)
  return first.length > 0 ? first : [counterCard]
}

const counterCard = {
  title: 'Counter',
  href: '/components/counter/',
  picture: '02-components/counter/CounterDemo.js' as string | undefined,
}

/** An overlay shows no more than the button that opens it. */
function rankOf({ component: { name, opened } }: ComponentPage): number {
  const at = known.indexOf(name)
  return opened ? known.length + 1 : at === -1 ? known.length : at
}

/** The pages of components, and their demos. */
export function componentFiles(project: Project, { dir }: Answers): Record<string, string> {
  const files: Record<string, string> = {}
  for (const { library, component, stub } of pagesOf(project)) {
    const { name, imported, inside, opened, data } = component
    // The reference knows its props; what only the module that runs says to be a component is not in it.
    const isTyped = isReadable(library) && component.props !== undefined
    const values = {
      page: kebab(name),
      package: library.name,
      name,
      imported,
      imports: importsIn(component).join(', '),
      element: inside || opened ? `(\n    ${elementOf(component, isTyped, 2)}\n  )` : elementOf(component, isTyped),
      data: data && `\n${data.code}`,
      state: opened?.state,
      react: reactImport([
        ...(isTyped ? ['type ComponentProps'] : []),
        ...(opened?.state === undefined ? [] : ['useState']),
      ]),
      props: isTyped ? `props: Partial<ComponentProps<typeof ${component.tag}>>` : '',
      options: isTyped ? ', "controls": true' : '',
      reference: isTyped && project.libraries.length === 1 ? [referenceOf(component, library.components)] : [],
      isShown: stub === undefined,
      stub,
    }
    const paths = ['__page__.md', ...(stub === undefined ? ['__name__Demo.tsx'] : [])]
    for (const path of paths.map((one) => `content/02-components/__page__/${one}`))
      files[posix.join(dir, fill(`${path}\n`, values).trim())] = fill(templateText(path), values)
  }
  return files
}

/** The names whose reference a page leads to: the component, then its parts. */
function referenceOf({ name, tag }: Component, components: readonly Component[]): string {
  const owners = components.filter(({ isPart }) => !isPart).map((one) => one.name)
  const parts = components.filter((one) => one.isPart && one.props && ownerOf(one.name, owners) === name)
  return [tag, ...parts.map((one) => one.tag)].join(', ')
}

function reactImport(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const list = names.join(', ')
  return list.startsWith('type ') && names.length === 1
    ? `import type { ${list.slice(5)} } from 'react'`
    : `import { ${list} } from 'react'`
}

const isReadable = ({ entry, count }: Library) => entry !== undefined && /\.[cm]?tsx?$/.test(entry) && count > 0

/** Lines for the root's `.gitignore`. */
export function ignoredLines({ kind, yarn, libraries }: Project, { dir }: Answers): string[] {
  const below = dir === '.' ? '' : `${dir}/`
  const ofYarn = yarn && kind !== 'workspace' ? [`${below}.yarn/install-state.gz`] : []
  const compiled = usesTailwind(libraries) ? [below + compiledPath] : []
  return ['node_modules/', `${below}.vitrine/`, `${below}export/`, ...compiled, ...ofYarn]
}

/** Runs a script of the site from the root. */
function runSite(project: Project, answers: Answers, script: string): string {
  const { kind, manager } = project
  return kind === 'workspace' && answers.dir !== '.'
    ? runInWorkspace(manager, answers.dir, siteName(project, answers), script)
    : runIn(manager, answers.dir, script)
}

/** What the author runs first. */
export function firstCommands({ kind, manager }: Project, { dir }: Answers): string[] {
  const install = kind === 'package' && dir !== '.' ? installIn(manager, dir) : `${manager} install`
  return [install, `${manager} run ${dir === '.' ? 'start' : 'docs'}`]
}

/** Scripts for the root's package.json; none where that is the site's own. */
export function rootScripts(project: Project, answers: Answers): Record<string, string> {
  if (answers.dir === '.') return {}
  const run = (script: string) => runSite(project, answers, script) + separatorOf(project.manager)
  return { docs: run('start'), 'docs:build': run('build') }
}

interface ComponentPage {
  library: Library
  component: Component
  /** Why it has no demo. */
  stub?: string
}

/**
 * Every component once that has no stories, whose pages are made of them: names may be exported by several packages.
 * Parts of others are of no use alone, and what is around all demos needs no page: the reference has both.
 */
export function pagesOf({ libraries }: Project): ComponentPage[] {
  const seen = new Set<string>()
  return libraries
    .flatMap((library) => library.components.map((component) => ({ library, component })))
    .filter(({ component: { name, isPart } }) => !isPart && !isProvider(name) && !seen.has(name) && seen.add(name))
    .map(({ library, component }) => {
      const stub = library.stubs.get(component.name)
      return { library, component, ...(stub !== undefined && { stub }) }
    })
}

const kebab = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()

function siteName({ manifest, root }: Project, { dir }: Answers): string {
  const name = (manifest.name ?? titleOf(undefined, root))
    .replace(/^@[^/]+\//, '')
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
  return dir === '.' ? name : `${name}-docs`
}

/** The version of the libraries in the site's package.json. */
function linkTo({ kind, manager, yarn }: Project, dir: string): string {
  if (kind === 'package') return `file:${posix.relative(dir, '.')}`
  return manager === 'npm' || (manager === 'yarn' && !yarn) ? '*' : 'workspace:*'
}

/** The source of a library, from the site's folder; declarations alone are none. */
function sourceFrom(dir: string, { entry }: Library): string | undefined {
  if (entry === undefined || isDeclaration(entry)) return undefined
  const path = posix.relative(dir, entry)
  return path.startsWith('.') ? path : `./${path}`
}

/** The sources that demos and the type checker can use, with the names of their packages. */
function sourcesOf({ libraries }: Project, dir: string): { name: string; source: string }[] {
  return libraries.flatMap((library) => {
    const source = sourceFrom(dir, library)
    return source && !library.surroundings.compiledElsewhere ? [{ name: library.name, source }] : []
  })
}

/** The site installs the libraries, and what they expect to be installed beside them. */
function manifestOf(project: Project, answers: Answers, version: string): string {
  const { libraries } = project
  const names = libraries.map(({ name }) => name)
  const values = { site: siteName(project, answers), version }
  const settings = JSON.parse(fill(templateText('package.json'), values)) as {
    scripts: Record<string, string>
    devDependencies: Record<string, string>
  }
  for (const { surroundings } of libraries) Object.assign(settings.devDependencies, surroundings.packages)
  if (usesTailwind(libraries)) {
    const run = `${project.manager} run styles && `
    for (const [name, script] of Object.entries(settings.scripts)) settings.scripts[name] = run + script
    settings.scripts['styles'] = `tailwindcss -i ${tailwindPath} -o ${compiledPath}`
  }
  for (const { surroundings } of libraries)
    if (surroundings.tailwind)
      for (const name of ['tailwindcss', '@tailwindcss/cli'])
        settings.devDependencies[name] = surroundings.tailwind.version
  const { packages = {}, found = [] } = collectorOf(project) ?? {}
  settings.devDependencies = { ...packages, ...settings.devDependencies }
  // There must be only one, so in the folder of a package the site takes that of the library.
  if (project.kind === 'package') for (const name of found) delete settings.devDependencies[name]
  for (const name of names) settings.devDependencies[name] = linkTo(project, answers.dir)
  const sorted = Object.entries(settings.devDependencies).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify({ ...settings, devDependencies: Object.fromEntries(sorted) }, null, 2)}\n`
}

function tsconfig(project: Project, { dir }: Answers): string {
  const settings = JSON.parse(templateText('tsconfig.json')) as { compilerOptions: { paths?: object } }
  const sources = sourcesOf(project, dir)
  if (sources.length > 0)
    settings.compilerOptions.paths = Object.fromEntries(sources.map(({ name, source }) => [name, [source]]))
  return `${JSON.stringify(settings, null, 2)}\n`
}

function configuration(project: Project, { title, dir, languages }: Answers): Values {
  const { manifest, libraries } = project
  const { homepage, repository, license } = manifest
  const origin = homepage && URL.canParse(homepage) && new URL(homepage).origin
  const address = (typeof repository === 'string' ? repository : (repository?.url ?? ''))
    .replace(/^git\+|\.git$/g, '')
    .replace(/^github:|^(?=[\w-]+\/[\w.-]+$)/, 'https://github.com/')
  const isAddress = address.startsWith('https://') && URL.canParse(address)
  const locales = languages.map((code) => `{ code: ${quote(code)}, label: ${quote(languageLabels[code] ?? code)} }`)
  const sources = sourcesOf(project, dir).map(({ name, source }) => `${quote(name)}: ${quote(source)}`)
  const inlineStyles = libraries.flatMap(({ name, surroundings }) => (surroundings.writesStyles ? [quote(name)] : []))
  // The reference is read by TypeScript, from types.
  const reference = libraries.filter(isReadable)
  const packages = reference.map((library) => {
    const folder = reference.length > 1 ? `/${kebab(library.name.replace(/^@[^/]+\//, ''))}` : ''
    const source = sourceFrom(dir, library)
    return {
      name: quote(library.name),
      entry: source && quote(source),
      at: quote(`/api${folder}`),
      group: quote(pagesOf(project).length > 0 ? '/components' : '/guide'),
    }
  })
  const patterns = project.stories.patterns.map((one) => quote(posix.relative(dir, one)))
  const alias = Object.entries(project.stories.alias)
    .filter(([name]) => !libraries.some((library) => library.name === name))
    .map(([name, path]) => `${quote(name)}: ${quote(posix.relative(dir, path))}`)
  const hasDemos = sources.length + inlineStyles.length > 0
  return {
    modePlugin: darkMarks(project).length > 0 && 'libraryMode',
    title: quote(title),
    url: quote(origin && !/github\.com$|npmjs\.com$/.test(origin) ? origin : 'https://docs.example.com'),
    locales: (languages.length > 1 || languages[0] !== 'en') && locales.join(', '),
    repository: isAddress && quote(address),
    license: isAddress && license ? quote(license) : false,
    licenseHref: quote(`${address}/blob/HEAD/LICENSE`),
    packageName: libraries.length === 1 && quote(libraries[0]!.name),
    stories: project.stories.patterns.length > 0 && [patterns.join(', ')],
    alias: alias.length > 0 && [alias.join(', ')],
    features: hasDemos || packages.length > 0,
    demos: hasDemos,
    sources: sources.length > 0 && [sources.join(', ')],
    inlineStyles: inlineStyles.length > 0 && [inlineStyles.join(', ')],
    api: packages.length > 0,
    packages,
  }
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replace(/\s+/g, ' ')}'`

/** What a description has at most, in characters. */
const longestDescription = 150

/** Whole sentences, or else whole words, without markup. */
function sentence(text: string, otherwise: string): string {
  const whole = text
    .replace(/[<>&`*_[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const start = whole.slice(0, longestDescription)
  const [sentences] = /^.*[.!?。](?=\s|$)/.exec(start) ?? []
  const plain = start === whole ? whole : (sentences ?? start.replace(/\s+\S*$/, '…'))
  if (plain.endsWith('…')) return plain
  return plain ? (/[.!?。]$/.test(plain) ? plain : `${plain}.`) : otherwise
}

function describe({ libraries, manifest }: Project, { title }: Answers): string {
  const text = manifest.description || (libraries.length === 1 ? libraries[0]!.description : '')
  return sentence(text, `Components for React: what ${title} has, and how to use it.`)
}

/** From the site's folder: the template that wraps every demo. */
export const providerPath = 'content/templates/demo-provider.tsx'

/** From the site's folder: what Tailwind CSS compiles, and what it makes of that. */
export const tailwindPath = 'content/templates/tailwind.css'
const compiledPath = 'content/templates/tailwind.built.css'

const usesTailwind = (libraries: readonly Library[]) => libraries.some(({ surroundings }) => surroundings.tailwind)

function tailwindSheet({ libraries }: Project, { dir }: Answers): Values | undefined {
  if (!usesTailwind(libraries)) return undefined
  const from = posix.dirname(posix.join(dir, tailwindPath))
  const used = libraries.flatMap(({ dir: folder, surroundings: { tailwind } }) =>
    tailwind ? [{ ...tailwind, at: (path: string) => posix.relative(from, posix.join(folder, path)) }] : [],
  )
  const sheets = used.flatMap(({ stylesheet, importsAll, at }) => [
    ...(importsAll ? [] : ['tailwindcss']),
    ...(stylesheet === undefined ? [] : [at(stylesheet)]),
  ])
  return {
    sheets: [...new Set(sheets)],
    classes: used.map(({ classes, at }) => at(classes)),
    isDarkClass: used.every(({ hasDark }) => !hasDark),
  }
}

/** From the site's folder: the plugin that shows the mode of the page to stylesheets of libraries. */
export const modePluginPath = 'plugins/library-mode.ts'

const darkMarks = ({ libraries }: Project) => [
  ...new Set(libraries.flatMap(({ surroundings }) => surroundings.darkMarks)),
]

/** What the element of a provider needs in a demo. */
function providerRules({ libraries }: Project) {
  const colors = libraries.flatMap(({ surroundings }) => surroundings.colors ?? []).slice(0, 1)
  const fillsWindow = libraries.some(({ surroundings }) => surroundings.fillsWindow)
  const paints = libraries.some(({ hasElement }) => hasElement)
  return { colors, fillsWindow, paints }
}

const collectorOf = ({ libraries }: Project) =>
  libraries.find(({ surroundings }) => surroundings.collector)?.surroundings.collector

/** The template around demos, with what the libraries need there. */
function demoProvider(project: Project, { dir }: Answers): Values {
  const needed = project.libraries.filter(
    ({ providers, unfinished, surroundings: { stylesheet, tailwind, collector } }) =>
      (stylesheet ?? tailwind ?? unfinished ?? collector) !== undefined || providers.length > 0,
  )
  const { fillsWindow, paints } = providerRules(project)
  const imports: string[] = ["import './demo-provider.css'"]
  if (usesTailwind(needed)) imports.push(`import './${posix.basename(compiledPath)}'`)
  const notes: string[] = []
  for (const { name, dir: folder, providers, unfinished, surroundings } of needed) {
    const { stylesheet } = surroundings
    if (stylesheet?.isCompiled) {
      const path = posix.relative(posix.dirname(posix.join(dir, providerPath)), posix.join(folder, stylesheet.file))
      imports.push(`// What is made of ${stylesheet.specifier}.`, `import ${quote(path)}`)
    } else if (stylesheet?.isThere) imports.push(`import ${quote(stylesheet.specifier)}`)
    else if (stylesheet)
      notes.push(`Build ${name}, then import its stylesheet here:`, `import ${quote(stylesheet.specifier)}`)
    const imported = [...new Set(providers.flatMap((one) => [one.name, ...one.imports]))]
    if (imported.length > 0) imports.push(`import { ${imported.join(', ')} } from ${quote(name)}`)
    if (unfinished) notes.push(`${needOf(name, unfinished)}: wrap the demos in it here.`)
  }
  const styles: Provider = { name: 'Styles', attributes: ['styles={styles}'], imports: [], unknown: [] }
  const collects = collectorOf(project) !== undefined
  const providers = [...(collects ? [styles] : []), ...needed.flatMap((one) => one.providers)]
  return {
    imports,
    collects,
    parameters: ['children', 'direction', ...(collects ? ['styles'] : [])].join(', '),
    notes,
    mode: providers.some(({ usesMode }) => usesMode),
    attributes: `${fillsWindow || paints ? 'className="demo" ' : ''}dir={direction}`,
    lines: wrapped(providers),
  }
}

/** @returns `Theme of @acme/ui needs value` */
export const needOf = (library: string, { name, unknown }: Provider) =>
  `${name} of ${library} needs ${unknown.join(', ') || 'props'}`

/** The children of a demo in their providers, each on a line of its own but for the innermost. */
function wrapped([outer, ...inner]: readonly Provider[]): string[] {
  if (outer === undefined) return ['{children}']
  const opening = `<${[outer.name, ...outer.attributes].join(' ')}>`
  if (inner.length === 0 && opening.length < 80) return [`${opening}{children}</${outer.name}>`]
  return [opening, ...wrapped(inner).map((line) => `  ${line}`), `</${outer.name}>`]
}

/** What readers write at first: the imports, and the providers around the rest. */
function firstUse(library: Library | undefined): string[] {
  const component = library?.components.find((one) => !one.isPart && !library.stubs.has(one.name))
  if (!library || !component) return ['Show here how the first component is rendered.']
  const { stylesheet } = library.surroundings
  // What depends on the mode of the page is not what an app has.
  const providers = library.providers.map((one) => (one.usesMode ? { ...one, attributes: [], imports: [] } : one))
  const names = [...new Set([...providers.flatMap((one) => [one.name, ...one.imports]), component.imported])]
  const app = providers.reduceRight(
    (inside, { name, attributes }) =>
      `<${[name, ...attributes.filter((one) => !one.includes('direction'))].join(' ')}>${inside}</${name}>`,
    '…',
  )
  return [
    '```tsx',
    ...(stylesheet ? [`import '${stylesheet.specifier}'`] : []),
    `import { ${names.join(', ')} } from '${library.name}'`,
    ...(providers.length > 0 ? ['', `export const App = () => ${app}`] : []),
    '```',
  ]
}

/** The commands of a workflow up to the build of the site. */
function installSteps({ kind, manager, libraries, yarn }: Project, { dir }: Answers): string[] {
  const install = installStep[manager]
  const steps = [install]
  // A package outside workspaces has a site with dependencies of its own.
  // Its lockfile has a hash of the library from Yarn 2 on, which would be another after each edit.
  if (kind === 'package') steps.push(`cd ${dir} && (${install}${yarn ? ' --no-immutable' : ''})`)
  // What demos import of a library that is built is not in its repository.
  for (const { dir: folder, name, isBuilt, surroundings } of libraries)
    if (isBuilt && (surroundings.stylesheet || surroundings.compiledElsewhere))
      steps.push(
        kind === 'package' || folder === '.' ? `${manager} run build` : runInWorkspace(manager, folder, name, 'build'),
      )
  return steps
}
