/**
 * The tables of the README and of the page that compares Vitrine with other tools, made from bench/RESULTS.md: so all of
 * them tell of the same run. `npm run bench` writes them, and a test compares them.
 */
import { row } from './markdown-table.js'

/** Documents relative to the repository, with the first line of the table in each. */
export const publishedTables = [
  {
    file: 'README.md',
    head: '| | cold build | nothing changed | one edit | save to screen | memory |',
    rows: ratioRows,
  },
  {
    file: 'content/vitrine/comparison.md',
    head: '| | 100 pages, s | 1,000 pages, s | Nothing changed, s | One edit, s | Save to screen | Memory, MiB | Script, kB gzip |',
    rows: measuredRows,
  },
  {
    file: 'content/vitrine/comparison.zh.md',
    head: '| | 100 页，秒 | 1,000 页，秒 | 没有变化，秒 | 改一页，秒 | 从保存到屏幕 | 内存，MiB | 脚本，kB gzip |',
    rows: measuredRows,
  },
  {
    file: 'content/vitrine/index.md',
    head: '| 1,000 pages | Cold build, s | One edit, s | Save to screen | Memory, MiB | Script, kB gzip |',
    rows: shortRows,
  },
  {
    file: 'content/vitrine/index.zh.md',
    head: '| 1,000 页 | 冷构建，秒 | 改一页，秒 | 从保存到屏幕 | 内存，MiB | 脚本，kB gzip |',
    rows: shortRows,
  },
] as const

/** How the README calls what the results call by their names. */
const labels: Record<string, string> = {
  hugo: 'Hugo',
  eleventy: 'Eleventy, markdown-it and shiki',
  vitepress: 'VitePress',
  docusaurus: 'Docusaurus, with its faster option',
  starlight: 'Starlight',
}
const names: Record<string, string> = { ...labels, vitrine: 'Vitrine', eleventy: 'Eleventy', docusaurus: 'Docusaurus' }

const large = '1,000 pages'

/** Multiples of Vitrine's values with 1,000 pages, the quickest tool first. */
function ratioRows(results: string): string[] {
  const ratios = tableOf(results, large, 'times vitrine')
  const multiple = (cell: string) => number(cell, (value) => value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0))
  return byTime(ratios, 'cold').map(([tool, cells]) =>
    row([
      labels[tool] ?? tool,
      ...['cold', 'nothing changed', 'one edit', 'save to screen', 'memory'].map((key) => multiple(cells[key]!)),
    ]),
  )
}

/** What was measured, Vitrine first, then the quickest tool. */
function measuredRows(results: string): string[] {
  const small = tableOf(results, '100 pages', 'tool')
  const measured = tableOf(results, large, 'tool')
  const seconds = (cell: string) => number(cell, (value) => value.toFixed(value < 100 ? 1 : 0))
  const whole = (cell: string) => number(cell, (value) => value.toLocaleString('en'))
  const duration = (cell: string) => number(cell, (ms) => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`))
  const size = (cell: string) => number(cell, (value) => String(value < 100 ? value : Math.round(value)))
  const sorted = byTime(measured, 'cold s').sort(([a], [b]) => Number(b === 'vitrine') - Number(a === 'vitrine'))
  return sorted.map(([tool, cells]) => {
    const [, version = ''] = new RegExp(`^- \\*\\*${tool} (\\d+\\.\\d+)`, 'm').exec(results) ?? []
    return row([
      `${names[tool] ?? tool} ${version}`,
      seconds(small.get(tool)!['cold s']!),
      ...['cold s', 'nothing changed s', 'one edit s'].map((key) => seconds(cells[key]!)),
      duration(cells['save to screen ms']!),
      whole(cells['memory MiB']!),
      size(cells['scripts kB']!),
    ])
  })
}

/** Those of generators of documentation, in the columns that a first page has room for. */
function shortRows(results: string): string[] {
  return measuredRows(results).flatMap((line) => {
    const [name = '', , cold, , edit, ...others] = line.split('|').slice(1, -1)
    return /^ (Vitrine|VitePress|Docusaurus|Starlight) /.test(name)
      ? row([name, cold, edit, ...others].map((cell) => cell!.trim()))
      : []
  })
}

type Cells = Record<string, string>

/** A table of the results by tool and column. */
function tableOf(results: string, section: string, corner: string): Map<string, Cells> {
  const lines = results.slice(results.indexOf(`\n## ${section},`)).split('\n')
  const at = lines.findIndex((line) => line.startsWith(`| ${corner} |`))
  if (at === -1) throw new Error(`the results have no table of ${section} that begins with ${corner}`)
  const cellsOf = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  const columns = cellsOf(lines[at]!)
  const table = new Map<string, Cells>()
  for (const line of lines.slice(at + 2)) {
    if (!line.startsWith('|')) break
    const cells = cellsOf(line)
    table.set(cells[0]!, Object.fromEntries(columns.map((column, index) => [column, cells[index]!])))
  }
  return table
}

function byTime(table: Map<string, Cells>, column: string): [string, Cells][] {
  const time = (cells: Cells) => (cells[column] === '–' ? Infinity : Number(cells[column]))
  return [...table].sort(([, a], [, b]) => time(a) - time(b))
}

/** A dash stays what it is. */
function number(cell: string, format: (value: number) => string): string {
  return cell === '–' ? cell : format(Number(cell))
}
