/** The files of a new site, from what was found in its folder and what the author answered. Pure: nothing is read or written. */
import { posix } from 'node:path'
import { documentationAddress } from '../../src/index.js'
import type { ExportedComponent } from './exported-components.js'
import { filesOfManager, installIn, installStep, runIn, runInWorkspace, separatorOf } from './package-manager.js'
import { type Library, type Project, titleOf } from './project.js'

export interface Answers {
  title: string
  /** The site's folder, relative to the project's root: `.` in an empty folder. */
  dir: string
  /** Codes of languages, the first of which is that of the files. */
  languages: string[]
}

/** A site has a page with a demo for this many components; all others are listed. */
const mostDemos = 10

const labels: Record<string, string> = { en: 'English', zh: '中文' }

/** @returns texts by path, relative to the project's root */
export function siteFiles(project: Project, answers: Answers, version: string): Record<string, string> {
  const demos = demosOf(project)
  const inSite: Record<string, string> = {
    ...(project.kind === 'workspace' ? {} : filesOfManager(project)),
    'package.json': json(siteManifest(project, answers, version)),
    'docs.config.ts': configuration(project, answers),
    'tsconfig.json': json(tsconfig(project, answers)),
    'public/favicon.svg': favicon(answers),
    'content/index.md': home(project, answers, demos),
    'content/01-guide/01-introduction.md': introduction(project, answers),
    'content/01-guide/02-installation.md': installation(project),
  }
  for (const { library, component } of demos.slice(0, mostDemos)) {
    const { page, demo } = demoPlace(component)
    inSite[`content/02-components/${page}/${page}.md`] = componentPage(library, component)
    inSite[`content/02-components/${page}/${demo}.tsx`] = demoCode(library, component)
  }
  if (demos.length > mostDemos) inSite['content/02-components/index.md'] = componentList(demos)
  if (demos.length === 0) {
    inSite['content/02-components/counter/counter.md'] = examplePage
    inSite['content/02-components/counter/CounterDemo.tsx'] = exampleDemo
  }
  const provider = demoProvider(project)
  if (provider !== undefined) inSite[providerPath] = provider
  const marks = darkMarks(project)
  if (marks.length > 0) inSite[modePluginPath] = modePlugin(marks)
  if (fillsWindow(project)) inSite[providerPath.replace('.tsx', '.css')] = providerStyles
  const files = Object.fromEntries(Object.entries(inSite).map(([path, text]) => [posix.join(answers.dir, path), text]))
  files['.github/workflows/docs.yml'] = workflow(project, answers, false)
  files['.github/workflows/docs-deploy.yml'] = workflow(project, answers, true)
  return files
}

/** Lines for the root's `.gitignore`. */
export function ignoredLines({ kind, yarn }: Project, { dir }: Answers): string[] {
  const below = dir === '.' ? '' : `${dir}/`
  const ofYarn = yarn && kind !== 'workspace' ? [`${below}.yarn/install-state.gz`] : []
  return ['node_modules/', `${below}.vitrine/`, `${below}export/`, ...ofYarn]
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

interface Demo {
  library: Library
  component: ExportedComponent
}

/**
 * Every component once: names may be exported by several packages. Parts of others are of no use alone, and what is around
 * all demos needs no page, so they come last.
 */
function demosOf({ libraries }: Project): Demo[] {
  const seen = new Set<string>()
  const rank = ({ component: { name, isPart } }: Demo) => (name.endsWith('Provider') ? 2 : isPart ? 1 : 0)
  return libraries
    .flatMap((library) => library.components.map((component) => ({ library, component })))
    .filter(({ component }) => !seen.has(component.name) && seen.add(component.name))
    .sort((a, b) => rank(a) - rank(b))
}

const kebab = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()

function demoPlace({ name }: ExportedComponent): { page: string; demo: string } {
  return { page: kebab(name), demo: `${name}Demo` }
}

function siteName({ manifest, root }: Project, { dir }: Answers): string {
  const name = (manifest.name ?? titleOf(undefined, root))
    .replace(/^@[^/]+\//, '')
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
  return dir === '.' ? name : `${name}-docs`
}

function siteManifest(project: Project, answers: Answers, version: string): object {
  const linked = (library: Library) =>
    project.kind === 'package'
      ? `file:${posix.relative(answers.dir, library.dir)}`
      : project.manager === 'npm' || (project.manager === 'yarn' && !project.yarn)
        ? '*'
        : 'workspace:*'
  return {
    name: siteName(project, answers),
    private: true,
    type: 'module',
    scripts: {
      start: 'docs-serve',
      build: 'docs-build',
      preview: 'docs-serve --preview',
      check: 'docs-build check demos',
    },
    devDependencies: {
      ...Object.fromEntries(project.libraries.map((library) => [library.name, linked(library)])),
      '@types/react': '^19.0.0',
      '@types/react-dom': '^19.0.0',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      // The API reference is read with its API, which version 7 does not have.
      typescript: '>=5.8 <7',
      vitrine: `^${version}`,
    },
  }
}

/** The source of a library, which the reference is read from; declarations alone are none. */
function sourceOf({ entry }: Library): string | undefined {
  return entry !== undefined && !/\.d\.[cm]?ts$/.test(entry) ? entry : undefined
}

/** The source if demos and the type checker can use it. */
function sourceForDemos(library: Library): string | undefined {
  return library.surroundings.compiledElsewhere ? undefined : sourceOf(library)
}

/** The module of a library, from the site's folder. */
function entryFrom(dir: string, entry: string): string {
  const path = posix.relative(dir, entry)
  return path.startsWith('.') ? path : `./${path}`
}

function tsconfig({ libraries }: Project, { dir }: Answers): object {
  const paths = Object.fromEntries(
    libraries.flatMap((library) => {
      const source = sourceForDemos(library)
      return source ? [[library.name, [entryFrom(dir, source)]]] : []
    }),
  )
  return {
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ['vitrine/client'],
      ...(Object.keys(paths).length > 0 && { paths }),
    },
    include: ['content', 'plugins', 'docs.config.ts'],
  }
}

function configuration(project: Project, { title, dir, languages }: Answers): string {
  const { manifest, libraries } = project
  const { homepage, repository, license } = manifest
  const origin = homepage && URL.canParse(homepage) && new URL(homepage).origin
  const address = (typeof repository === 'string' ? repository : (repository?.url ?? ''))
    .replace(/^git\+|\.git$/g, '')
    .replace(/^github:|^(?=[\w-]+\/[\w.-]+$)/, 'https://github.com/')
  const isAddress = address.startsWith('https://') && URL.canParse(address)
  const withSource = libraries.filter(sourceForDemos)
  // The reference is read by TypeScript, from types.
  const reference = libraries.filter(
    ({ entry, components }) => entry && /\.[cm]?tsx?$/.test(entry) && components.length > 0,
  )
  const hasMode = darkMarks(project).length > 0
  const lines = [
    "import { defineConfig } from 'vitrine'",
    ...(hasMode ? [`import libraryMode from ${quote(`./${modePluginPath.replace('.ts', '.js')}`)}`] : []),
    '',
    'export default defineConfig({',
    `  title: ${quote(title)},`,
    `  url: ${quote(origin && !/github\.com$|npmjs\.com$/.test(origin) ? origin : 'https://docs.example.com')},`,
  ]
  if (languages.length > 1 || languages[0] !== 'en') {
    const list = languages.map((code) => `{ code: ${quote(code)}, label: ${quote(labels[code] ?? code)} }`)
    lines.push(`  locales: [${list.join(', ')}],`)
  }
  if (isAddress) lines.push(`  repository: ${quote(address)},`)
  if (isAddress && license)
    lines.push(`  license: { title: ${quote(license)}, href: ${quote(`${address}/blob/HEAD/LICENSE`)} },`)
  if (libraries.length === 1)
    lines.push(
      `  products: [{ id: 'library', title: ${quote(title)}, pathnames: ['/'], packageName: ${quote(libraries[0]!.name)} }],`,
    )
  if (hasMode) lines.push('  plugins: [libraryMode],')
  const writers = libraries.filter(({ surroundings }) => surroundings.writesStyles)
  if (withSource.length + reference.length + writers.length > 0) {
    lines.push('  features: {')
    if (withSource.length + writers.length > 0) lines.push('    demos: {')
    if (withSource.length > 0) {
      const sources = withSource.map((one) => `${quote(one.name)}: ${quote(entryFrom(dir, sourceForDemos(one)!))}`)
      lines.push('      // Demos use the source of the library: an edit shows in open demos at once.')
      lines.push(`      sources: { ${sources.join(', ')} },`)
    }
    if (writers.length > 0) {
      lines.push('      // These write style elements while they run, which the policy of the pages would block.')
      lines.push(`      inlineStyles: [${writers.map(({ name }) => quote(name)).join(', ')}],`)
    }
    if (withSource.length + writers.length > 0) lines.push('    },')
    if (reference.length > 0) {
      lines.push('    api: {', '      packages: [')
      for (const library of reference) {
        const { name } = library
        const source = sourceOf(library)
        const at = reference.length === 1 ? '/api' : `/api/${kebab(name.replace(/^@[^/]+\//, ''))}`
        lines.push(
          '        {',
          `          name: ${quote(name)},`,
          ...(source ? [`          entry: ${quote(entryFrom(dir, source))},`] : []),
          `          at: ${quote(at)},`,
          "          navigation: '/components',",
          ...referenceNames(library),
          '        },',
        )
      }
      lines.push('      ],', '    },')
    }
    lines.push('  },')
  }
  return `${[...lines, '})'].join('\n')}\n`
}

/** The components of a library by name, since only names are listed in the navigation. */
function referenceNames({ components }: Library): string[] {
  const names = components.filter(({ namespace }) => namespace === undefined).map(({ name }) => quote(name))
  if (names.length === 0) return []
  const inOne = `          components: [${names.join(', ')}],`
  return [
    '          // These are in the navigation. "docs-build check api" reports those that are missing here.',
    ...(inOne.length <= 120
      ? [inOne]
      : ['          components: [', ...names.map((name) => `            ${name},`), '          ],']),
  ]
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replace(/\s+/g, ' ')}'`

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** A page as the Markdown dialect wants it. */
function page(title: string, description: string, body: string): string {
  return `# ${title}\n\n<p class="description">${description}</p>\n\n${body.trim()}\n`
}

/** One sentence that ends with a full stop, without markup. */
function sentence(text: string, otherwise: string): string {
  const plain = text
    .replace(/[<>&`*_[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 150)
  return plain ? (/[.!?。]$/.test(plain) ? plain : `${plain}.`) : otherwise
}

function describe({ libraries, manifest }: Project, { title }: Answers): string {
  const text = manifest.description || (libraries.length === 1 ? libraries[0]!.description : '')
  return sentence(text, `Components for React: what ${title} has, and how to use it.`)
}

/** The first letter of the title. */
function favicon({ title }: Answers): string {
  const [letter = ''] = title.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="#2a3fe0"/>
  <text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="20" fill="#fff">${letter}</text>
</svg>
`
}

function home(project: Project, answers: Answers, demos: readonly Demo[]): string {
  const list = demos
    .slice(0, mostDemos)
    .map(({ component }) => `- [${component.name}](/components/${kebab(component.name)}/)`)
  const components = list.length > 0 ? list : ['- [Counter](/components/counter/)']
  return page(
    answers.title,
    describe(project, answers),
    `[Introduction](/guide/introduction/) · [Installation](/guide/installation/)\n\n## Components\n\n${components.join('\n')}`,
  )
}

function introduction(project: Project, answers: Answers): string {
  const { libraries } = project
  const packages = libraries.map(
    ({ name, description }) => `- \`${name}\`${description ? `: ${sentence(description, '')}` : ''}`,
  )
  return page(
    'Introduction',
    describe(project, answers),
    `## What it is for\n\nWrite here for whom ${answers.title} is, and what it does better than others.${
      packages.length > 1 ? `\n\n## Packages\n\n${packages.join('\n')}` : ''
    }\n\n## This site\n\nPages are Markdown files in \`${posix.join(answers.dir, 'content')}\`. The folders and files are the navigation: numbers before their names set the order.`,
  )
}

/** From the site's folder: the template that wraps every demo. */
export const providerPath = 'content/templates/demo-provider.tsx'

/** From the site's folder: the plugin that shows the mode of the page to stylesheets of libraries. */
const modePluginPath = 'plugins/library-mode.ts'

const darkMarks = ({ libraries }: Project) => [
  ...new Set(libraries.flatMap(({ surroundings: { darkMark } }) => (darkMark ? [darkMark] : []))),
]

function modePlugin(marks: readonly string[]): string {
  const sets = marks.map((mark) =>
    mark === 'class'
      ? "    html.classList.toggle('dark', mode === 'dark')"
      : `    html.setAttribute(${quote(mark)}, mode)`,
  )
  return `/** Stylesheets of the library follow the mode of the page: this script sets what they look for, before anything is painted. */
import { defineFeature } from 'vitrine/feature'

const script = \`(function (html) {
  function follow() {
    var mode = html.classList.contains('mode-dark') ? 'dark' : 'light'
${sets.join('\n')}
  }
  follow()
  new MutationObserver(follow).observe(html, { attributeFilter: ['class'] })
})(document.documentElement)\`

export default defineFeature({
  name: 'library-mode',
  head: () => Promise.resolve([{ tag: 'script', text: script }]),
})
`
}

const fillsWindow = ({ libraries }: Project) => libraries.some(({ surroundings }) => surroundings.fillsWindow)

const providerStyles = `/* The provider is as high as the window; in a demo it is as high as its content. */
.demo > * {
  min-height: 0 !important;
}
`

/** The template around demos, if the libraries need anything there. */
function demoProvider(project: Project): string | undefined {
  const { libraries } = project
  const needed = libraries.filter(
    ({ surroundings: { stylesheet, providers, unfinished } }) =>
      stylesheet !== undefined || providers.length + unfinished.length > 0,
  )
  if (needed.length === 0) return undefined
  const imports: string[] = fillsWindow(project) ? ["import './demo-provider.css'"] : []
  const notes: string[] = []
  for (const { name, surroundings } of needed) {
    const { stylesheet, providers, unfinished } = surroundings
    if (stylesheet?.isThere) imports.push(`import ${quote(stylesheet.specifier)}`)
    else if (stylesheet)
      notes.push(`// Build ${name}, then import its stylesheet here:\n// import ${quote(stylesheet.specifier)}`)
    if (providers.length > 0) imports.push(`import { ${providers.join(', ')} } from ${quote(name)}`)
    for (const one of unfinished) notes.push(`// ${name} has a ${one}, which needs props: wrap the demos in it here.`)
  }
  const providers = [...new Set(needed.flatMap(({ surroundings }) => surroundings.providers))]
  const lines = [
    ...providers.slice(0, -1).map((name, depth) => `${'  '.repeat(depth)}<${name}>`),
    '  '.repeat(Math.max(0, providers.length - 1)) +
      providers.slice(-1).reduce((inside, name) => `<${name}>${inside}</${name}>`, '{children}'),
    ...providers
      .slice(0, -1)
      .map((name, depth) => `${'  '.repeat(depth)}</${name}>`)
      .reverse(),
  ]
  return [
    '/** Is around every demo: the stylesheet and the providers that the components need. */',
    ...imports,
    "import type { DemoProviderProps } from 'vitrine'",
    ...notes,
    '',
    'export function Provider({ children, direction }: DemoProviderProps) {',
    '  return (',
    fillsWindow(project) ? '    <div className="demo" dir={direction}>' : '    <div dir={direction}>',
    ...lines.map((line) => `      ${line}`),
    '    </div>',
    '  )',
    '}',
    '',
  ].join('\n')
}

/** What the author should know about the template around demos, in sentences. */
export function notesOn({ libraries }: Project, { dir }: Answers): string[] {
  const file = posix.join(dir, providerPath)
  return libraries.flatMap(
    ({ name, surroundings: { stylesheet, hasUnnamedStyles, providers, unfinished, darkMark, compiledElsewhere } }) => [
      ...(compiledElsewhere
        ? [
            `Demos use what the build of ${name} makes, not its source: Vitrine does not compile ${compiledElsewhere.by} (${compiledElsewhere.file}).${compiledElsewhere.isBuilt ? '' : ' Build it first.'}`,
          ]
        : []),
      ...(stylesheet?.isThere ? [`Demos have the stylesheet ${stylesheet.specifier} (${file}).`] : []),
      ...(stylesheet && !stylesheet.isThere
        ? [`The stylesheet ${stylesheet.specifier} is not there yet: build ${name}, then import it in ${file}.`]
        : []),
      ...(hasUnnamedStyles
        ? [`${name} has stylesheets but does not say which one demos need: import it in ${file}, a template for demos.`]
        : []),
      ...(darkMark
        ? [
            `Demos follow the mode of the page (${posix.join(dir, modePluginPath)}); a provider that has a mode, too, must be told: ${documentationAddress}demos/#light-and-dark`,
          ]
        : []),
      ...(providers.length > 0 ? [`Demos are wrapped in ${providers.join(' and ')} of ${name} (${file}).`] : []),
      ...unfinished.map((one) => `${one} of ${name} needs props: wrap the demos in it in ${file}.`),
    ],
  )
}

function installation({ libraries, manifest }: Project): string {
  const names = libraries.map(({ name }) => name)
  const list = (names.length > 0 ? names : [manifest.name ?? 'your-library']).join(' ')
  return page(
    'Installation',
    'Install the package with the package manager of your project.',
    `\`\`\`bash\nnpm install ${list}\n\`\`\`\n\n## First use\n\n${
      libraries[0]?.components[0]
        ? `\`\`\`tsx\n${firstUse(libraries[0], libraries[0].components[0])}\n\`\`\``
        : 'Show here how the first component is rendered.'
    }`,
  )
}

/** What readers write at first: the imports, and the providers around the rest. */
function firstUse({ name, surroundings: { stylesheet, providers } }: Library, component: ExportedComponent): string {
  const names = [...new Set([...providers, component.namespace ?? component.name])]
  const around =
    providers.map((one) => `<${one}>`).join('') +
    '…' +
    providers
      .map((one) => `</${one}>`)
      .reverse()
      .join('')
  return [
    ...(stylesheet ? [`import '${stylesheet.specifier}'`] : []),
    `import { ${names.join(', ')} } from '${name}'`,
    ...(providers.length > 0 ? ['', `export const App = () => ${around}`] : []),
  ].join('\n')
}

function componentPage(library: Library, component: ExportedComponent): string {
  const { demo } = demoPlace(component)
  const { name, namespace = name } = component
  const text = page(
    name,
    `The component ${name} of ${library.name}.`,
    `{{"demo": "${demo}.js"}}\n\n## Import\n\n\`\`\`tsx\nimport { ${namespace} } from '${library.name}'\n\`\`\``,
  )
  return `---\npackageName: '${library.name}'\n---\n\n${text}`
}

function demoCode(library: Library, component: ExportedComponent): string {
  const { name, namespace, member, attributes, hasChildren } = component
  const tag = namespace === undefined ? name : `${namespace}.${member}`
  const opening = [tag, ...attributes].join(' ')
  const element = hasChildren ? `<${opening}>${name}</${tag}>` : `<${opening} />`
  return `import { ${namespace ?? name} } from '${library.name}'\n\nexport default function ${name}Demo() {\n  return ${element}\n}\n`
}

function componentList(demos: readonly Demo[]): string {
  const lines = demos.map(({ component }, index) =>
    index < mostDemos ? `- [${component.name}](/components/${kebab(component.name)}/)` : `- ${component.name}`,
  )
  return page(
    'Components',
    'All components, of which the first have pages with demos.',
    `${lines.join('\n')}\n\nA page for another component is a folder beside this file, with a Markdown file and a demo.`,
  )
}

const examplePage = page(
  'Counter',
  'A demo that runs on this page: change its code, and it changes with it.',
  '{{"demo": "CounterDemo.js"}}\n\n## Next\n\nReplace this page with one about a component of yours.',
)

const exampleDemo = `import { useState } from 'react'

export default function CounterDemo() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </button>
  )
}
`

function buildLibrary({ kind, manager }: Project, dir: string, name: string): string {
  return kind === 'package' || dir === '.' ? `${manager} run build` : runInWorkspace(manager, dir, name, 'build')
}

function workflow(project: Project, answers: Answers, deploys: boolean): string {
  const { dir } = answers
  const install = installStep[project.manager]
  // A package outside workspaces has a site with dependencies of its own.
  const installs = project.kind === 'package' ? [install, `cd ${dir} && (${install})`] : [install]
  // What demos import of a library that is built is not in its repository.
  for (const { dir: folder, name, isBuilt, surroundings } of project.libraries)
    if (isBuilt && (surroundings.stylesheet || surroundings.compiledElsewhere))
      installs.push(buildLibrary(project, folder, name))
  const flags = deploys ? '--base "/${{ github.event.repository.name }}/"' : '--strict'
  const lines = [
    `name: ${deploys ? 'Deploy the documentation' : 'Documentation'}`,
    '',
    deploys ? 'on:\n  push:\n    branches: [main]\n  workflow_dispatch:' : 'on: pull_request',
    '',
    ...(deploys
      ? ['permissions:', '  contents: read', '  pages: write', '  id-token: write', '']
      : ['permissions:', '  contents: read', '']),
    'jobs:',
    '  docs:',
    '    runs-on: ubuntu-latest',
    ...(deploys ? ['    environment:', '      name: github-pages'] : []),
    '    steps:',
    '      - uses: actions/checkout@v4',
    '        with:',
    '          fetch-depth: 0',
    '      - uses: actions/setup-node@v4',
    '        with:',
    '          node-version: 22',
    ...installs.map((command) => `      - run: ${command}`),
    `      - run: ${runSite(project, answers, 'build')}${separatorOf(project.manager)} ${flags}`,
    ...(deploys
      ? [
          '      - uses: actions/upload-pages-artifact@v3',
          '        with:',
          `          path: ${posix.join(dir, 'export')}`,
          '      - uses: actions/deploy-pages@v4',
        ]
      : []),
  ]
  return `${lines.join('\n')}\n`
}
