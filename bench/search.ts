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
  propsFirst,
  questions,
  type Score,
  titlesFirst,
} from '../tests/site/search-quality.js'

const at = process.argv.indexOf('--dir')
const dir = at === -1 ? 'export' : process.argv[at + 1]!
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
  const search = new BuiltSearch(read, locale)
  console.log(`${locale}: ${search.index.pages.length} pages, ${search.index.pages.flat().length} entries`)
  console.log(
    `  names ${kilobytes([`${folder}/names.json`])} KB, words ${kilobytes(parts.map((name) => `${folder}/${name}`))} KB in ${parts.length} parts (gzip)`,
  )
  const list = questions[locale]
  const weights = list.map(([query]) => {
    const fresh = new BuiltSearch(read, locale)
    fresh.search(query)
    return Number(kilobytes(fresh.read))
  })
  console.log(
    `  first results: ${Math.max(...weights)} KB at most, ${weights.sort((a, b) => a - b)[weights.length >> 1]} KB usually`,
  )
  const times: number[] = []
  for (const [query] of list)
    for (let length = 1; length <= query.length; length++) {
      search.search(query.slice(0, length))
      const start = performance.now()
      search.search(query.slice(0, length))
      times.push(performance.now() - start)
    }
  times.sort((a, b) => a - b)
  console.log(
    `  a key press: ${times[times.length >> 1]!.toFixed(1)} ms, 99 % within ${times[Math.floor(times.length * 0.99)]!.toFixed(1)} ms`,
  )
  report('props first', propsFirst(search))
  report('titles first', titlesFirst(search))
  report('questions among the first three', answered(search, list))
  if (locale !== 'zh') continue
  const { recall, misses } = chinesePhrases(search, 300)
  console.log(`  Chinese phrases, recall at 10: ${recall.toFixed(3)}`)
  if (verbose) for (const miss of misses) console.log(`      ${miss}`)
}
