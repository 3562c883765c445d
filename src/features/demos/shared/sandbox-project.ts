/**
 * A demo as a project of its own: what StackBlitz and CodeSandbox are sent, and what anyone could unpack and run.
 *
 * A Vite template, because it is what a React project starts from today, with the exact versions that the site
 * documents: "latest" would show another library than the page. All of it is text made from the demo's own files and
 * one template for the whole site, so the button needs no server.
 */

/** What the projects of a site have in common: JSON, fetched when a reader opens the first sandbox. */
export interface SandboxTemplate {
  /** Every package that demos import and what those need beside them. */
  packages: Record<string, { version: string; needs: string[] }>
  /** The site's provider around demos, as JavaScript with JSX, where it has one. */
  provider?: { code: string; packages: string[] }
  /** What a project is named after: the site. */
  title: string
}

export interface SandboxDemo {
  name: string
  lang: 'ts' | 'js'
  /** Whether the demo is shown without the site's theme. */
  isolated?: boolean
  /** The demo's own file first. */
  files: readonly { name: string; code: string }[]
}

/** A path and its text. */
export type ProjectFiles = Record<string, string>

/** The tools of a project, in versions that were tried together. */
const tools = { vite: '7.3.8', '@vitejs/plugin-react': '5.2.0' }
const typeTools = { typescript: '5.9.3' }

/** The file that a sandbox opens. */
export function mainFile({ lang }: Pick<SandboxDemo, 'lang'>): string {
  return lang === 'ts' ? 'src/Demo.tsx' : 'src/Demo.jsx'
}

/** @returns every file of the project, `package.json` first */
export function sandboxProject(template: SandboxTemplate, demo: SandboxDemo): ProjectFiles {
  const isTs = demo.lang === 'ts'
  const sources = projectSources(demo)
  const main = isTs ? 'main.tsx' : 'main.jsx'
  return {
    'package.json': json(packageJson(template, demo, sources)),
    'index.html': indexHtml(template, demo, main),
    'vite.config.js': `import { defineConfig } from 'vite';\nimport react from '@vitejs/plugin-react';\n\nexport default defineConfig({ plugins: [react()] });\n`,
    ...(isTs && { 'tsconfig.json': json(tsconfig), 'src/vite-env.d.ts': '/// <reference types="vite/client" />\n' }),
    [`src/${main}`]: mainText(template, demo),
    ...sources,
    ...(template.provider && { 'src/demo-provider.jsx': template.provider.code }),
    ...(template.provider && isTs && { 'src/demo-provider.d.ts': providerTypes }),
  }
}

/** The demo's files under `src`, its own as `Demo`; scripts with JSX end in x, as Vite wants it. */
function projectSources({ lang, files }: SandboxDemo): ProjectFiles {
  const nameOf = new Map(
    files.map(({ name, code }, index) => [
      name,
      index === 0 ? mainFile({ lang }) : `src/${projectName(name, code, lang)}`,
    ]),
  )
  return Object.fromEntries(
    files.map(({ name, code }) => {
      const from = nameOf.get(name)!
      const text = isScript(name) ? rewriteImports(code, name, from, nameOf) : code
      return [from, text]
    }),
  )
}

const isScript = (name: string) => /\.[jt]sx?$/.test(name)

function projectName(name: string, code: string, lang: 'ts' | 'js'): string {
  const inside = name.replace(/^(\.\.?\/)+/, '')
  if (!isScript(inside)) return inside
  const stem = inside.replace(/\.[jt]sx?$/, '')
  const hasJsx = /\.tsx$/.test(name) || /<\/|\/>/.test(code)
  return `${stem}.${lang === 'ts' ? 'ts' : 'js'}${hasJsx ? 'x' : ''}`
}

/** Relative imports name files as they are called in the project; TypeScript's are written without an ending. */
function rewriteImports(code: string, from: string, to: string, nameOf: ReadonlyMap<string, string>): string {
  return code.replace(
    /(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.[^'"\n]+)\2/g,
    (whole, start: string, quote: string, specifier: string) => {
      const wanted = joined(from, specifier)
      const stem = wanted.replace(/\.(js|jsx)$/, '')
      const target = [...nameOf].find(([name]) => {
        const path = joined('', name)
        return (
          path === wanted ||
          (isScript(path) &&
            (path.replace(/\.[jt]sx?$/, '') === stem || path.replace(/\/index\.[jt]sx?$/, '') === stem))
        )
      })?.[1]
      if (!target) return whole
      const relative = relativeTo(to, target)
      return `${start}${quote}${/\.tsx?$/.test(relative) ? relative.replace(/\.tsx?$/, '') : relative}${quote}`
    },
  )
}

const joined = (from: string, specifier: string) => new URL(specifier, new URL(from, 'file:///a/a/a/a/')).pathname

function relativeTo(from: string, to: string): string {
  const depth = from.split('/').length - 2
  const path = to.slice('src/'.length)
  return depth > 0 ? '../'.repeat(depth) + path : `./${path}`
}

/** The package of an import: `@scope/name/part` → `@scope/name`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function packageJson(template: SandboxTemplate, demo: SandboxDemo, sources: ProjectFiles): object {
  const wanted = new Set(['react', 'react-dom', ...(template.provider?.packages ?? [])])
  for (const [name, code] of Object.entries(sources))
    if (isScript(name)) for (const specifier of packageImports(code)) wanted.add(packageOf(specifier))
  for (const name of wanted) for (const need of template.packages[name]?.needs ?? []) wanted.add(need)
  const versions = (names: Iterable<string>) =>
    Object.fromEntries(
      [...names]
        .filter((name) => template.packages[name])
        .sort()
        .map((name) => [name, template.packages[name]!.version]),
    )
  const types = [...wanted].map((name) => `@types/${name.replace(/^@/, '').replace('/', '__')}`)
  return {
    name:
      demo.name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'demo',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: demo.lang === 'ts' ? 'tsc --noEmit && vite build' : 'vite build', start: 'vite' },
    dependencies: versions(wanted),
    devDependencies: { ...tools, ...(demo.lang === 'ts' && { ...versions(types), ...typeTools }) },
    stackblitz: { startCommand: 'npm run dev' },
  }
}

/** The packages that a script imports, types included. A browser has no parser: one too many does no harm. */
export function packageImports(code: string): string[] {
  const bare = code.replace(/^\s*(?:\/\/.*|\/\*[^]*?\*\/)/gm, '')
  return [...bare.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^.'"\n][^'"\n]*)\1/g)].map((match) => match[2]!)
}

function indexHtml({ title }: SandboxTemplate, { name }: SandboxDemo, main: string): string {
  const escaped = `${name} – ${title}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${main}"></script>
  </body>
</html>
`
}

function mainText({ provider }: SandboxTemplate, { lang, isolated = false }: SandboxDemo): string {
  const isTs = lang === 'ts'
  const lines = [
    `import { StrictMode } from 'react';`,
    `import { createRoot } from 'react-dom/client';`,
    ...(provider ? [`import * as provider from './demo-provider.jsx';`] : []),
    `import Demo from './Demo${isTs ? '' : '.jsx'}';`,
    '',
    ...(provider
      ? [
          `// The values of the theme's custom properties.`,
          `const style = document.createElement('style');`,
          `style.textContent = provider.globalCss?.() ?? '';`,
          `document.head.append(style);`,
          '',
        ]
      : []),
    `createRoot(document.getElementById('root')${isTs ? '!' : ''}).render(`,
    `  <StrictMode>`,
    ...(provider
      ? [
          `    <provider.Provider direction="ltr" dense={false} isolated={${isolated}}>`,
          `      <Demo />`,
          `    </provider.Provider>`,
        ]
      : [`    <Demo />`]),
    `  </StrictMode>,`,
    `);`,
    '',
  ]
  return lines.join('\n')
}

const providerTypes = `import type { ReactElement, ReactNode } from 'react';

export function Provider(props: { direction: 'ltr' | 'rtl'; dense: boolean; isolated: boolean; children: ReactNode }): ReactElement;
export const globalCss: (() => string) | undefined;
`

const tsconfig = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    isolatedModules: true,
    resolveJsonModule: true,
  },
  include: ['src'],
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
