/**
 * Trees of documentation that exist, unchanged: brought from their repositories, built with the configuration in
 * bench/trees, and counted. None of their files is in this repository.
 *
 *     VITRINE_TREES=~/clones npm run bench -- trees --only chakra-ui,ant-design
 *
 * A clone in the folder that VITRINE_TREES names is used instead of the network: `chakra-ui/chakra-ui`,
 * `chakra-ui+chakra-ui/repo` or `chakra-ui`, with or without a work tree.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { row } from './markdown-table.js'
import { option } from './measure.js'

interface Tree {
  repository: string
  commit: string
  /** What of it is needed; and what of that is left out. */
  take: string[]
  leave: string[]
  /** Where the configuration goes. */
  folder: string
  packages: string[]
}

/** Where `npm run bench` starts its scripts. */
const root = process.cwd()
const folder = join(root, 'bench/trees')
const work = join(root, 'bench/.work/trees')
const git = (clone: string, ...args: string[]) =>
  execFileSync('git', ['-C', clone, ...args], { maxBuffer: 2 ** 30, encoding: 'utf8' })

/** A clone on this machine, from the folder of clones or from the network. */
function cloneOf({ repository, commit }: Tree): string {
  const [owner, name] = new URL(repository).pathname.slice(1).split('/') as [string, string]
  const given = process.env['VITRINE_TREES']
  const found = given && [`${owner}/${name}`, `${owner}+${name}/repo`, name].find((one) => existsSync(join(given, one)))
  if (found) return join(given, found)
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

function htmlBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)index\.html$/.test(path) && !/(^|\/)demos\//.test(path))
    .map((path) => readFileSync(join(dir, path), 'utf8'))
}

/** Builds a tree. @returns the cells of its row */
function build(name: string): (string | number)[] {
  const tree = JSON.parse(readFileSync(join(folder, name, 'tree.json'), 'utf8')) as Tree
  const to = join(work, name)
  const site = join(to, tree.folder)
  rmSync(join(site, '.vitrine'), { recursive: true, force: true })
  if (!existsSync(to)) bring(cloneOf(tree), tree, to)
  cpSync(join(folder, name), site, { recursive: true })
  if (!existsSync(join(site, 'node_modules'))) {
    writeFileSync(join(site, 'package.json'), '{ "private": true }\n')
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps', ...tree.packages]
    execFileSync('npm', args, { cwd: site, stdio: 'inherit' })
  }
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, 'dist/cli/docs-build.js')], {
    cwd: site,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  const figure = (label: string) => new RegExp(`^  ${label} +(.+)$`, 'm').exec(stdout + stderr)?.[1] ?? '0'
  const pages = status === 0 ? htmlBelow(join(site, 'export')) : []
  const demos = pages.flatMap((html) => html.match(/<div class="v-demo-root[^>]*>/g) ?? [])
  const live = demos.filter((one) => /data-module="\//.test(one))
  const cells = [figure('pages'), demos.length, live.length, figure('warnings'), figure('time'), figure('peak memory')]
  return [name, ...(status === 0 ? cells : ['failed', '', '', figure('errors'), figure('time'), ''])]
}

const known = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'tree.json')))
const only = option('only', known.join(',')).split(',')
const rows = [
  ['tree', 'pages', 'demos', 'live', 'messages', 'time', 'memory'],
  ['---', '--:', '--:', '--:', '--:', '--:', '--:'],
]
const text = [...rows, ...known.filter((name) => only.includes(name)).map(build)].map((cells) => row(cells)).join('\n')
console.log(text)
if (only.length === known.length)
  writeFileSync(
    join(folder, 'RESULTS.md'),
    `# Trees of other generators\n\nWritten by \`npm run bench -- trees\`. None of their files was changed.\n\n${text}\n`,
  )
