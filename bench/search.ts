/**
 * The search of a built site: what it weighs, how fast it answers and how good its results are.
 *
 *     npm run docs-build && npm run bench -- search --dir export
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  answered,
  BuiltSearch,
  chinesePhrases,
  misspelledPropsFirst,
  propsFirst,
  questions,
  type Score,
  titlesFirst,
} from '../tests/site/search-quality.js'
import { option } from './measure.js'

const dir = option('dir', 'export')
const verbose = process.argv.includes('--misses')
const read = (file: string) => readFileSync(join(dir, file), 'utf8')
const kilobytes = (files: readonly string[]) =>
  (files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0) / 1024).toFixed(1)
const percent = ({ right, of }: Score) => `${((100 * right) / of).toFixed(1)} % of ${of}`

function report(name: string, result: Score): void {
  console.log(`  ${name}: ${percent(result)}`)
  if (verbose) for (const miss of result.misses) console.log(`      ${miss}`)
}

for (const locale of ['en', 'zh'] as const) {
  const folder = `${locale === 'en' ? '' : `${locale}/`}x/search`
  const parts = readdirSync(join(dir, folder)).filter((name) => name.startsWith('words-'))
  const names = readdirSync(join(dir, folder)).filter((name) => name.startsWith('names-'))
  const search = new BuiltSearch(read, locale)
  console.log(`${locale}: ${search.index.pages.length} pages, ${search.index.pages.flat().length} entries`)
  console.log(
    `  pages ${kilobytes([`${folder}/pages.json`])} KB, names ${names.map((name) => kilobytes([`${folder}/${name}`])).join(', ')} KB, words ${kilobytes(parts.map((name) => `${folder}/${name}`))} KB in ${parts.length} parts (gzip)`,
  )
  const list = questions[locale]
  // Processor time, the least of three: other programs lengthen everything else.
  const times: { typed: string; time: number }[] = []
  for (const [query] of list)
    for (let length = 1; length <= query.length; length++) {
      const typed = query.slice(0, length)
      search.search(typed)
      const each = [1, 2, 3].map(() => {
        const start = process.cpuUsage()
        search.search(typed)
        const { user, system } = process.cpuUsage(start)
        return (user + system) / 1000
      })
      times.push({ typed, time: Math.min(...each) })
    }
  times.sort((a, b) => a.time - b.time)
  const within = (share: number) => times[Math.floor(times.length * share)]!.time.toFixed(1)
  console.log(`  a key press: ${within(0.5)} ms of processor time, 99 % within ${within(0.99)} ms`)
  if (verbose) for (const { typed, time } of times.slice(-5)) console.log(`      ${typed}: ${time.toFixed(1)} ms`)
  report('props first', propsFirst(search))
  report('props with a typing error first', misspelledPropsFirst(search))
  report('titles first', titlesFirst(search))
  report('questions among the first three', answered(search, list))
  if (locale !== 'zh') continue
  const { recall, misses } = chinesePhrases(search, 2_000)
  console.log(`  Chinese phrases, recall at 10: ${recall.toFixed(3)}`)
  if (verbose) for (const miss of misses) console.log(`      ${miss}`)
}
