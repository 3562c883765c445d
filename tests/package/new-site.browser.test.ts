/**
 * The first hour of a stranger with both packages, from tarballs: a site in an empty folder, in a package and in a
 * repository with workspaces, where an edit of the library's source shows in the open pages.
 *
 * @module-tag long
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../support/browser.js'
import { type DiskFiles, temporaryFolder, writeFiles } from '../support/files.js'
import type { Run } from '../support/project.js'
import { startServer } from '../serve/server.js'
import { copyRepository, pack, shell } from './pack.js'

const dir = temporaryFolder('new-site')
let vitrine: string
let browser: Browser

beforeAll(async () => {
  const clone = join(dir, 'clone')
  copyRepository(clone)
  const tools = join(dir, 'tools')
  mkdirSync(tools)
  const { tarball } = await pack(clone, tools)
  const { tarball: create } = await pack(join(clone, 'packages/create-vitrine'), tools)
  vitrine = join(tools, tarball)
  // As `npm create` does, which runs a package of the registry in a folder of its own.
  writeFiles(tools, { 'package.json': '{ "private": true }' })
  await succeed(`npm install ./${tarball} ./${create}`, tools)
  browser = await connect()
}, 1_500_000)
afterAll(async () => {
  await browser.close()
  rmSync(dir, { recursive: true, force: true })
})

async function succeed(command: string, cwd: string): Promise<Run> {
  const found = await shell(command, cwd)
  expect(found.code, `${command}\n${found.stdout}${found.stderr}`).toBe(0)
  return found
}

/**
 * Makes a site as `npm create vitrine -- --yes` does, and runs the commands that it names up to the one that serves it.
 *
 * @returns the root of the library and the folder of the site
 */
async function create(name: string, files: DiskFiles, site: string): Promise<{ root: string; site: string }> {
  const root = join(dir, name)
  writeFiles(root, { 'README.md': '', ...files })
  const { stdout, stderr } = await succeed(`${join(dir, 'tools/node_modules/.bin/create-vitrine')} --yes`, root)
  const manifest = join(site, 'package.json')
  const text = readFileSync(join(root, manifest), 'utf8')
  // The registry does not have this version.
  writeFiles(root, { [manifest]: text.replace(/"vitrine": "[^"]+"/, `"vitrine": "file:${vitrine}"`) })
  const [, install, start] = /^Next: (.*)\n *(.*)$/m.exec(stdout + stderr)!
  await succeed(install!, root)
  expect(start).toMatch(/^npm run (docs|start)$/)
  return { root, site: join(root, site) }
}

/** Builds a site and checks the types of its demos. */
async function builds(site: string): Promise<void> {
  const { stdout, stderr } = await succeed('npm run build -- --strict', site)
  expect(stdout + stderr).not.toMatch(/^.*(warning|error) [a-z]/m)
  await succeed('npx --no-install tsc -p .', site)
  const { stdout: checked } = await succeed('npx --no-install docs-build check demos --json', site)
  expect(JSON.parse(checked)).toMatchObject({ exitCode: 0, diagnostics: [] })
}

const pageOf = (site: string, pathname: string) => readFileSync(join(site, `export${pathname}index.html`), 'utf8')

const button = `import { classes } from '@acme/tools'
import { type ReactNode, useState } from 'react'

export interface ButtonProps {
  /** What the button says. */
  children?: ReactNode
  /** How much it stands out. */
  variant?: 'plain' | 'strong'
}

/** A button that counts. */
export function Button({ children, variant = 'plain' }: ButtonProps) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" className={classes('acme-button', variant)} onClick={() => setCount(count + 1)}>
      {children} {count}
    </button>
  )
}
`
const react = { react: '^19.0.0', 'react-dom': '^19.0.0', '@types/react': '^19.0.0' }
/** A repository whose own TypeScript has no API, with a library that is not built and imports another package of it. */
const workspace: DiskFiles = {
  'package.json': JSON.stringify({
    name: 'acme-ui',
    private: true,
    repository: 'github:acme/ui',
    license: 'MIT',
    workspaces: ['packages/*'],
    scripts: { test: 'echo none' },
    devDependencies: { ...react, typescript: '^7.0.0' },
  }),
  '.gitignore': 'node_modules\n',
  'packages/button/package.json': JSON.stringify({
    name: '@acme/button',
    version: '1.2.0',
    description: 'Buttons that people press',
    type: 'module',
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
    dependencies: { '@acme/tools': '^0.3.0' },
    peerDependencies: { react: '>=18' },
  }),
  'packages/button/src/index.ts': "export * from './button.js'\n",
  'packages/button/src/button.tsx': button,
  'packages/tools/package.json': JSON.stringify({
    name: '@acme/tools',
    version: '0.3.0',
    private: true,
    type: 'module',
    exports: './src/index.ts',
  }),
  'packages/tools/src/index.ts': "export const classes = (...names: string[]) => names.join(' ')\n",
}

/** Waits until the main part of a page says something. */
const shows = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.querySelector('main')?.textContent?.includes(wanted) ?? false, text)

describe('in a repository with workspaces', () => {
  test('the site is a workspace, and an edit of the source shows in the open demo and on the page of the API', async () => {
    const { root, site } = await create('workspace', workspace, 'docs')
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toMatchObject({
      workspaces: ['packages/*', 'docs'],
      scripts: { test: 'echo none' },
    })
    await builds(site)
    expect(pageOf(site, '/components/button/')).toContain('class="acme-button plain"')
    expect(pageOf(site, '/api/button/')).toContain('How much it stands out.')

    const server = await startServer(site, [], {
      command: join(root, 'node_modules/vitrine/dist/cli/docs-serve.js'),
      cold: true,
    })
    try {
      const context = await browser.newContext()
      const errors: string[] = []
      const open = async (path: string) => {
        const page = await context.newPage()
        page.on('pageerror', (error) => errors.push(error.message))
        const listening = page.waitForRequest(/__vitrine\/events/)
        await page.goto(`http://localhost:${server.port}${path}`)
        await listening
        return page
      }
      const demo = await open('/components/button/')
      await demo.click('.acme-button')
      await shows(demo, 'Button 1')
      const api = await open('/api/button/')
      await shows(api, 'How much it stands out.')
      writeFiles(root, {
        'packages/button/src/button.tsx': button
          .replace('How much it stands out.', 'How loud it is.')
          .replace('{children} {count}', '{children}, pressed {count}'),
      })
      await shows(demo, 'Button, pressed ')
      await shows(api, 'How loud it is.')
      await demo.click('.acme-button')
      expect(errors).toEqual([])
      await context.close()
    } finally {
      await server.stop()
    }
  }, 1_500_000)
})

test('in a package, the site has a package of its own', async () => {
  const { root, site } = await create(
    'package',
    {
      'package.json': JSON.stringify({
        name: 'tiny-badge',
        version: '0.1.0',
        description: 'Badges',
        type: 'module',
        exports: './dist/index.js',
        types: './dist/index.d.ts',
        files: ['dist'],
        peerDependencies: { react: '>=18' },
        devDependencies: react,
      }),
      'src/index.tsx': `import { type HTMLAttributes, useId } from 'react'

export interface BadgeProps extends HTMLAttributes<HTMLElement> {
  /** The number. */
  count: number
}
/** A small number. */
export function Badge({ count, ...rest }: BadgeProps) {
  const id = useId()
  return <b id={id} {...rest}>{count}</b>
}
`,
    },
    'docs',
  )
  // As its maker has done, so that React is there twice.
  await succeed('npm install', root)
  await builds(site)
  expect(pageOf(site, '/components/badge/')).toMatch(/<b id="[^"]+">/)
  expect(pageOf(site, '/api/badge/')).toContain('The number.')
  expect(existsSync(join(root, 'export'))).toBe(false)
}, 1_500_000)

test('in an empty folder, it is the site, and copies of all templates have no errors', async () => {
  const { site } = await create('empty', {}, '.')
  await builds(site)
  expect(pageOf(site, '/components/counter/')).toContain('Pressed ')
  const { stdout } = await succeed('npx --no-install docs-build eject --json', site)
  const { templates } = JSON.parse(stdout) as { templates: { name: string; replacedBy?: string }[] }
  for (const { name, replacedBy } of templates)
    if (!replacedBy) await succeed(`node_modules/.bin/docs-build eject ${name}`, site)
  await builds(site)
}, 1_500_000)
