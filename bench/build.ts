/**
 * Building, beside other tools: one corpus, the tools in turn, medians and ratios.
 *
 *     npm run bench -- build --pages 100,1000 --runs 3 --tools vitrine,hugo,eleventy
 *
 * A tool that is missing is left out, and the table says so. `npm run bench` compares more than building.
 */
import { bytesPerPage, noBuilds, runBuilds, writeSite } from './building.js'
import { makePages } from './corpus.js'
import { row } from './markdown-table.js'
import { median, option, type Run } from './measure.js'
import { presentTools } from './tools.js'

const sizes = option('pages', '100,1000').split(',').map(Number)
const runs = Number(option('runs', '3'))
const present = presentTools(option('tools', 'vitrine,hugo,eleventy'))

const figures = (all: Run[]) => [
  median(all.map(({ wall }) => wall)).toFixed(2),
  median(all.map(({ cpu }) => cpu)).toFixed(2),
  Math.round(median(all.map(({ memory }) => memory))),
]

for (const size of sizes) {
  const pages = makePages(size)
  const results = new Map(present.map((tool) => [tool, noBuilds()]))
  for (const tool of present) writeSite(tool, pages)
  for (let run = 0; run < runs; run++) for (const [tool, builds] of results) await runBuilds(tool, pages, run, builds)
  console.log(`\n${size} pages, ${runs} runs in turn; medians\n`)
  console.log(row(['', 'wall s', 'cpu s', 'MiB of the tree', 'HTML bytes per page']))
  console.log(row(['---', '---:', '---:', '---:', '---:']))
  for (const [tool, { cold, unchanged, edited, failed }] of results) {
    console.log(row([`${tool.name}, cold`, ...figures(cold), Math.round(bytesPerPage(tool, pages))]))
    console.log(row([`${tool.name}, nothing changed`, ...figures(unchanged), '']))
    console.log(row([`${tool.name}, one page edited`, ...figures(edited), '']))
    if (failed.length > 0) console.log(`FAILED: ${failed.join('; ')}`)
  }
  const [first, ...others] = present
  if (!first) continue
  const { cold, unchanged, edited } = results.get(first)!
  // On a machine that does other things as well, the processor's ratio is the one to compare.
  const ratio = (a: Run[], b: Run[], key: 'wall' | 'cpu') =>
    (median(a.map((run) => run[key])) / median(b.map((run) => run[key]))).toFixed(2)
  for (const other of others) {
    const base = results.get(other)!.cold
    console.log(`\n${first.name} / ${other.name} cold, on the clock and of processor time:`)
    for (const [label, all] of Object.entries({ cold, unchanged, edited }))
      console.log(`${label}: ${ratio(all, base, 'wall')}, ${ratio(all, base, 'cpu')}`)
  }
}
