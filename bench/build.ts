/**
 * Building, beside Hugo and Eleventy: one corpus, the tools in turn, medians and ratios.
 *
 *     npm run bench -- build --pages 100,1000 --runs 3
 *
 * Hugo is Debian's package (apt-get install hugo); Eleventy 3 with markdown-it and shiki is installed into bench/.work.
 * A tool that is missing is left out, and the table says so.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  type CorpusPage,
  makePages,
  vitrineText,
  writeEleventySite,
  writeHugoSite,
  writeVitrineSite,
} from './corpus.js'
import { measure, median, option, type Run } from './measure.js'
import { installPeer, work } from './peers.js'

const sizes = option('pages', '100,1000').split(',').map(Number)
const runs = Number(option('runs', '3'))
const wanted = option('tools', 'vitrine,hugo,eleventy').split(',')

interface Tool {
  name: string
  write(dir: string, pages: CorpusPage[]): void
  /** What makes the next run a cold one. */
  clean: string[]
  out: string
  command(dir: string): [string, string[]]
}

const tools: Tool[] = [
  {
    name: 'vitrine',
    write: writeVitrineSite,
    clean: ['export', '.vitrine'],
    out: 'export',
    command: (dir) => [process.execPath, [resolve('dist/cli/docs-build.js'), dir, '--quiet']],
  },
  {
    name: 'hugo',
    write: writeHugoSite,
    clean: ['public', 'resources'],
    out: 'public',
    command: (dir) => ['hugo', ['--quiet', '--source', dir]],
  },
  {
    name: 'eleventy',
    write: writeEleventySite,
    clean: ['_site'],
    out: '_site',
    command: () => [process.execPath, [join(work, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet']],
  },
]

function isThere(tool: Tool): boolean {
  if (tool.name === 'hugo') return spawnSync('hugo', ['version']).status === 0
  return tool.name !== 'eleventy' || installPeer(['@11ty/eleventy@3.1.2', 'markdown-it@14', 'shiki@4'])
}

function bytesPerPage(dir: string, pages: CorpusPage[]): number {
  const sample = pages.filter((_, index) => index % Math.ceil(pages.length / 50) === 0)
  const sizesOf = sample.map(({ path }) => statSync(join(dir, path, 'index.html')).size)
  return sizesOf.reduce((sum, size) => sum + size, 0) / sizesOf.length
}

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const figures = (all: Run[]) => [
  median(all.map((run) => run.wall)).toFixed(2),
  median(all.map((run) => run.cpu)).toFixed(2),
  Math.round(median(all.map((run) => run.memory))),
]

const present = tools
  .filter((tool) => wanted.includes(tool.name))
  .filter((tool) => {
    const there = isThere(tool)
    if (!there) console.log(`${tool.name} is not installed and is left out.`)
    return there
  })

for (const size of sizes) {
  const pages = makePages(size)
  const dirs = new Map(present.map((tool) => [tool, join(work, `${tool.name}-${size}`)]))
  for (const [tool, dir] of dirs) {
    rmSync(dir, { recursive: true, force: true })
    tool.write(dir, pages)
    if (tool.name === 'eleventy') symlinkSync(join(work, 'node_modules'), join(dir, 'node_modules'))
  }
  const cold = new Map(present.map((tool) => [tool, [] as Run[]]))
  const unchanged: Run[] = []
  const edited: Run[] = []
  const failed = new Set<string>()
  for (let run = 0; run < runs; run++) {
    for (const [tool, dir] of dirs) {
      for (const name of tool.clean) rmSync(join(dir, name), { recursive: true, force: true })
      const [command, args] = tool.command(dir)
      const result = await measure(command, args, dir)
      if (result.code !== 0) failed.add(tool.name)
      cold.get(tool)!.push(result)
      if (tool.name !== 'vitrine') continue
      unchanged.push(await measure(command, args, dir))
      const page = pages[run % pages.length]!
      const file = join(dir, `content/${page.path}.md`)
      writeFileSync(file, vitrineText({ ...page, body: `${page.body}\n\nAn edit of run ${run}.` }))
      edited.push(await measure(command, args, dir))
      if (!readFileSync(join(dir, 'export', page.path, 'index.html'), 'utf8').includes(`edit of run ${run}`))
        failed.add('vitrine (edit)')
    }
  }
  console.log(`\n${size} pages, ${runs} runs in turn; medians\n`)
  console.log(row(['', 'wall s', 'cpu s', 'MiB of the tree', 'HTML bytes per page']))
  console.log(row(['---', '---:', '---:', '---:', '---:']))
  for (const [tool, all] of cold)
    console.log(
      row([`${tool.name}, cold`, ...figures(all), Math.round(bytesPerPage(join(dirs.get(tool)!, tool.out), pages))]),
    )
  if (unchanged.length > 0) {
    console.log(row(['vitrine, nothing changed', ...figures(unchanged), '']))
    console.log(row(['vitrine, one page edited', ...figures(edited), '']))
  }
  const coldOf = (name: string) => {
    const tool = present.find((one) => one.name === name)
    return tool && cold.get(tool)
  }
  // On a machine that does other things as well, the processor's ratio is the one to compare.
  const ratio = (label: string, runs: Run[] | undefined, others: Run[] | undefined) => {
    if (!runs?.length || !others?.length) return
    const [wall, cpu] = (['wall', 'cpu'] as const).map((key) =>
      (median(runs.map((run) => run[key])) / median(others.map((run) => run[key]))).toFixed(2),
    )
    console.log(`${label}: ${wall} on the clock, ${cpu} of processor time`)
  }
  console.log()
  ratio('vitrine cold / eleventy cold', coldOf('vitrine'), coldOf('eleventy'))
  ratio('vitrine cold / hugo cold', coldOf('vitrine'), coldOf('hugo'))
  ratio('nothing changed / hugo cold', unchanged, coldOf('hugo'))
  ratio('one page edited / hugo cold', edited, coldOf('hugo'))
  if (failed.size > 0) console.log(`FAILED: ${[...failed].join(', ')}`)
  for (const dir of dirs.values())
    for (const name of readdirSync(dir))
      if (name !== 'content') rmSync(join(dir, name), { recursive: true, force: true })
}
