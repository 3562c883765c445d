/** Writes a new site: files that are not there yet, and lines that existing files lack. Nothing is overwritten. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type ExistingTree, treeFiles } from './existing-tree.js'
import type { Manifest } from './manifest.js'
import { withBuildSettings } from './package-manager.js'
import { type Project, workspacePatterns } from './project.js'
import { type Answers, componentFiles, ignoredLines, rootScripts, siteFiles } from './site-files.js'

export interface WrittenSite {
  /** Paths relative to the project's root. */
  created: string[]
  /** Files that have got lines, or keys, that they lacked. */
  extended: string[]
  /** Files that were there already and have been left as they are. */
  kept: string[]
}

export function writeSite(project: Project, answers: Answers, version: string): WrittenSite {
  const { root } = project
  const written: WrittenSite = { created: [], extended: [], kept: [] }
  for (const [path, text] of Object.entries(siteFiles(project, answers, version)))
    written[isWritten(root, path, text) ? 'created' : 'kept'].push(path)
  const edits: [path: string, edit: (text: string) => string][] = [
    ['.gitignore', (text) => withLines(text, ignoredLines(project, answers))],
  ]
  if (answers.dir !== '.') {
    edits.push(['package.json', (text) => withScripts(text, project, answers)])
    if (project.manager === 'pnpm' && project.kind === 'workspace')
      edits.push(['pnpm-workspace.yaml', (text) => withPnpmWorkspace(text, project, answers.dir)])
  }
  for (const [path, edit] of edits) {
    const file = join(root, path)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const after = edit(before)
    if (after === before) continue
    written[existsSync(file) ? 'extended' : 'created'].push(path)
    writeFileSync(file, after)
  }
  return written
}

/** The same for documentation that exists already. @param dir the folder of the site, relative to the root */
export function writeTree(root: string, tree: ExistingTree, dir: string, version: string): WrittenSite {
  const written: WrittenSite = { created: [], extended: [], kept: [] }
  for (const [path, text] of Object.entries(treeFiles(tree, dir, version)))
    written[isWritten(root, path, text) ? 'created' : 'kept'].push(path)
  const file = join(root, '.gitignore')
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const after = withLines(before, ['node_modules/', `${dir}/.vitrine/`, `${dir}/export/`])
  if (after !== before) {
    written[existsSync(file) ? 'extended' : 'created'].push('.gitignore')
    writeFileSync(file, after)
  }
  return written
}

/**
 * Pages for components that have none: wherever its author has moved it, a page has the name of its component.
 *
 * @returns paths relative to the project's root
 */
export function writeNewPages(project: Project, answers: Answers): string[] {
  const content = join(project.root, answers.dir, 'content')
  const known = new Set(existsSync(content) ? readdirSync(content, { recursive: true, encoding: 'utf8' }) : [])
  const names = new Set([...known].map((path) => basename(path)))
  const pages = Object.entries(componentFiles(project, answers)).filter(([path]) => {
    const page = basename(dirname(path))
    return !names.has(page) && !names.has(`${page}.md`)
  })
  return pages.flatMap(([path, text]) => (isWritten(project.root, path, text) ? [path] : []))
}

/** @returns false if the file is there already */
function isWritten(root: string, path: string, text: string): boolean {
  const file = join(root, path)
  if (existsSync(file)) return false
  mkdirSync(dirname(file), { recursive: true })
  // Even if another program has written it in the meantime.
  writeFileSync(file, text, { flag: 'wx' })
  return true
}

/** The same text with the lines that it lacks at its end. */
export function withLines(text: string, lines: readonly string[]): string {
  const known = new Set(text.split('\n').map((line) => line.trim().replace(/^\/|\/$/g, '')))
  const missing = lines.filter((line) => !known.has(line.replace(/\/$/, '')))
  if (missing.length === 0) return text
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`
}

/** A package.json with the scripts that it lacks, and the site among its workspaces; indented as before. */
function withScripts(text: string, project: Project, answers: Answers): string {
  // A folder without one is no project whose scripts people run.
  if (text === '') return text
  const manifest = JSON.parse(text) as Manifest
  const added = rootScripts(project, answers)
  const missing = Object.entries(added).filter(([name]) => manifest.scripts?.[name] === undefined)
  const { workspaces } = manifest
  const isListed = covers(workspacePatterns(project.root, manifest), answers.dir)
  const joins = project.kind === 'workspace' && project.manager !== 'pnpm' && !isListed
  if (missing.length === 0 && !joins) return text
  const changed = { ...manifest, scripts: { ...manifest.scripts, ...Object.fromEntries(missing) } }
  if (joins)
    changed.workspaces =
      workspaces === undefined || Array.isArray(workspaces)
        ? [...(workspaces ?? []), answers.dir]
        : { ...workspaces, packages: [...(workspaces.packages ?? []), answers.dir] }
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  '
  return `${JSON.stringify(changed, null, indent)}${text.endsWith('\n') ? '\n' : ''}`
}

function withPnpmWorkspace(text: string, project: Project, dir: string): string {
  const isListed = covers(workspacePatterns(project.root, project.manifest), dir)
  const listed = isListed ? text : text.replace(/^packages:[^\S\n]*\n/m, (line) => `${line}  - ${dir}\n`)
  return withBuildSettings(listed)
}

function covers(patterns: readonly string[], dir: string): boolean {
  return patterns.some((pattern) => {
    const plain = pattern.replace(/^\.\/|\/$/g, '')
    return plain === dir || plain === '*' || plain === '**'
  })
}
