/** Brings trees of documentation that exist, builds them with the configurations in bench/trees, and counts. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { sharesOf } from './tree-shares.js'

interface Tree {
  repository: string
  commit: string
  /** What of it is needed; and what of that is left out. */
  take: string[]
  leave: string[]
  /** Where the configuration goes. */
  folder: string
  packages: string[]
  /** The command of a package that makes what is not in the repository. */
  run?: string
}

/** Where `npm run bench` starts its scripts. */
const root = process.cwd()
/** A folder of each tree, with its configuration. */
export const folder = join(root, 'bench/trees')
const work = join(root, 'bench/.work/trees')
const git = (clone: string, ...args: string[]) =>
  execFileSync('git', ['-C', clone, ...args], { maxBuffer: 2 ** 30, encoding: 'utf8' })

const treeOf = (name: string) => JSON.parse(readFileSync(join(folder, name, 'tree.json'), 'utf8')) as Tree

/** The clone of a tree in the folder that VITRINE_TREES names; undefined if it has none. */
export function clonePath(name: string): string | undefined {
  const [owner, repository] = new URL(treeOf(name).repository).pathname.slice(1).split('/') as [string, string]
  const given = process.env['VITRINE_TREES']
  const paths = [`${owner}/${repository}`, `${owner}+${repository}/repo`, repository]
  const found = given && paths.find((path) => existsSync(join(given, path)))
  return found ? join(given, found) : undefined
}

/** A clone on this machine, from the folder of clones or from the network. */
function cloneOf(name: string): string {
  const { repository, commit } = treeOf(name)
  const found = clonePath(name)
  if (found) return found
  const clone = join(work, 'clones', name)
  if (!existsSync(clone)) execFileSync('git', ['clone', '--filter=blob:none', '--no-checkout', repository, clone])
  git(clone, 'fetch', 'origin', commit)
  return clone
}

/** Writes the files of a commit. What a clone does not have is left out. */
function bring(clone: string, { commit, take, leave }: Tree, to: string): void {
  const entries = git(clone, 'ls-tree', '-r', '-z', commit, '--', ...take)
    .split('\0')
    .flatMap((line) => {
      const [, mode, sha, path] = /^(\d+) blob (\w+)\t(.*)$/s.exec(line) ?? []
      return path === undefined || mode === '120000' || leave.includes(path) ? [] : [{ sha: sha!, path }]
    })
  const { stdout } = spawnSync('git', ['-C', clone, 'cat-file', '--batch'], {
    input: entries.map(({ sha }) => sha).join('\n'),
    maxBuffer: 2 ** 31,
  })
  let at = 0
  for (const { path } of entries) {
    const end = stdout.indexOf(10, at)
    const size = / blob (\d+)$/.exec(stdout.toString('utf8', at, end))?.[1]
    at = end + 1
    if (size === undefined) continue
    const file = join(to, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, stdout.subarray(at, at + Number(size)))
    at += Number(size) + 1
  }
}

interface BuildReport {
  exitCode: number
  pages: number
  milliseconds: number
  peakMemory: number
  diagnostics: { severity: string; file?: string; hint?: string }[]
}

/** What a row of the table says. */
export interface TreeRow {
  /** Files of Markdown and MDX below the content folders, and those of them that are pages. */
  sources: number
  pages: number
  quiet: number
  demos: number
  seconds: number
  memory: number
  /** Shares of the text and of the uses of components, 0 to 1. */
  text: number
  components: number
  /** Pages that lack more than a fiftieth of their text. */
  losing: number
}

/**
 * Each page links to its file at `source.example`, so that its source is known. What is wrong in a tree is counted, and
 * stops no build.
 */
const withSources = `import config from './docs.config.ts'
const content = (config.content ?? [{ dir: 'content', at: '/' }]).map((one) => ({ ...one, editUrl: 'https://source.example/' + one.dir }))
const kinds = 'api code component content demo front-matter html images include links markdown mdx navigation'.split(' ')
const severities = Object.fromEntries(kinds.map((kind) => [kind + '/*', 'warn']))
export default { ...config, content, severities: { ...severities, ...config.severities } }
`

function filesBelow(dir: string, test: RegExp): string[] {
  return existsSync(dir)
    ? readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) => test.test(path))
    : []
}

/** The code of demos that readers open, by their names. */
function demoSources(dir: string): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  for (const path of filesBelow(dir, /-\w{10}\.json$/)) {
    const files = JSON.parse(readFileSync(join(dir, path), 'utf8')) as [string, string][]
    const demo = basename(path).replace(/-\w{10}\.json$/, '')
    texts.set(demo, [...(texts.get(demo) ?? []), ...files.map(([, text]) => text)])
  }
  return texts
}

/** Brings a tree and its packages, where they are not there. @returns the folder of its configuration */
function prepared(name: string, tree: Tree): string {
  const to = join(work, name)
  const site = join(to, tree.folder)
  for (const made of ['.vitrine', 'export']) rmSync(join(site, made), { recursive: true, force: true })
  if (!existsSync(join(to, '.brought'))) {
    bring(cloneOf(name), tree, to)
    writeFileSync(join(to, '.brought'), '')
  }
  cpSync(join(folder, name), site, { recursive: true })
  writeFileSync(join(site, 'bench.config.ts'), withSources)
  if (!existsSync(join(site, 'node_modules'))) {
    writeFileSync(join(site, 'package.json'), '{ "private": true }\n')
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', ...tree.packages]
    execFileSync('npm', args, { cwd: site, stdio: 'inherit' })
  }
  if (tree.run !== undefined) execFileSync('npx', tree.run.split(' '), { cwd: site, stdio: 'inherit' })
  return site
}

/** Builds a tree from scratch, and compares its pages with their sources. */
export function buildTree(name: string): TreeRow {
  const tree = treeOf(name)
  const site = prepared(name, tree)
  const args = [join(root, 'dist/cli/docs-build.js'), '--json', '--config', 'bench.config.ts']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: site, encoding: 'utf8', maxBuffer: 2 ** 30 })
  if (!stdout.startsWith('{')) throw new Error(`${name} was not built.\n${stderr}`)
  const report = JSON.parse(stdout) as BuildReport
  writeFileSync(join(work, `${name}.json`), stdout)
  const named = new Set(report.diagnostics.map((one) => one.file))
  const isBroken = ({ hint = '' }: BuildReport['diagnostics'][number]) => hint.includes('without its components')
  const broken = new Set(report.diagnostics.filter(isBroken).map((one) => one.file))
  const row: TreeRow = {
    sources: 0,
    pages: 0,
    quiet: 0,
    demos: 0,
    seconds: report.milliseconds / 1000,
    memory: report.peakMemory / 2 ** 20,
    text: 0,
    components: 0,
    losing: 0,
  }
  let uses = 0
  let missing = 0
  const lines: string[] = []
  const sources = demoSources(join(site, 'export/_assets/demos/sources'))
  const seen = new Set<string>()
  for (const path of filesBelow(join(site, 'export'), /(^|\/)index\.html$/)) {
    const html = readFileSync(join(site, 'export', path), 'utf8')
    // Demos link to their files, too.
    const source = [...html.matchAll(/https:\/\/source\.example\/([^"]+\.mdx?)"/g)].at(-1)?.[1]
    if (source === undefined) continue
    const file = decodeURI(source)
    if (seen.has(file) || !existsSync(join(site, file))) continue
    seen.add(file)
    const more = [...html.matchAll(/ data-demo="([^"]+)"/g)].flatMap(([, demo]) => sources.get(demo!) ?? [])
    const shares = sharesOf(readFileSync(join(site, file), 'utf8'), html, more.join('\n'))
    row.pages++
    if (!named.has(file)) row.quiet++
    row.text += shares.text
    if (shares.text < 0.98) row.losing++
    // A page whose module cannot run shows its demos and its text, and no component.
    const demos = html.match(/<div class="v-demo-root[^>]*>/g)?.length ?? 0
    const lost = broken.has(file) ? Math.max(shares.missing, shares.components - demos) : shares.missing
    uses += shares.components
    missing += lost
    row.demos += demos
    lines.push(`${shares.text.toFixed(3)} ${lost}/${shares.components} ${file} ${shares.lost.slice(0, 20).join(' ')}`)
  }
  const config = readFileSync(join(site, 'docs.config.ts'), 'utf8')
  const dirs = [...config.matchAll(/\bdir: '([^']+)'/g)].map(([, dir]) => dir!)
  const there = dirs.flatMap((dir) =>
    filesBelow(join(site, dir), /\.mdx?$/)
      // Parts of pages, texts beside demos, and what is beside pages of a router of applications.
      .filter((path) => !/(^|\/)(_|demos?\/)/.test(path) && (!/(^|\/)app\//.test(dir) || /page\.mdx?$/.test(path)))
      .map((path) => posix.join(dir, path)),
  )
  row.sources = there.length
  row.text /= Math.max(row.pages, 1)
  row.components = uses === 0 ? 1 : 1 - missing / uses
  const unmade = there.filter((file) => !seen.has(file)).map((file) => `unmade ${file}`)
  writeFileSync(join(work, `${name}.txt`), [...unmade, ...lines.sort()].join('\n'))
  return row
}

/** The names of all trees. */
export const known = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'tree.json')))

/** A share as the table has it. */
export const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`
