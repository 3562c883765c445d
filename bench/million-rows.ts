/**
 * A million rows and the Data Grid: what it takes in Chromium if the grid has all of them, if it gets pages from elsewhere,
 * and if an index of typed arrays sorts and searches; the memory of both ways, and how high an element can be. The numbers of
 * the recipe about a million rows come from here, and the data are those of its demos.
 *
 *     npm run bench -- million-rows [--runs 5] [--only search]
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { chromium } from 'playwright-core'
import { indexOf, tripAt } from '../content/react-data-grid/recipes/million-rows/trips.js'
import { type Case, measureCases } from './rendering.js'

const click = '#act'
const header = '.MuiDataGrid-columnHeader[data-field=minutes]'
const next = '[aria-label="Go to next page"]'
const runs = (name: string, data: string, run: string): Case => ({
  name,
  element: `h(Runs, { data: ${data}, run: ${run} })`,
  click,
})
const compare = '(a, b) => a.minutes - b.minutes'

const cases: Case[] = [
  { name: 'all rows in the grid, sort', element: 'h(Sized, { rows: all() })', click: header },
  { name: 'all rows in the grid, next page', element: 'h(Sized, { rows: all() })', click: next },
  { name: 'a page of 100 rows, next page', element: 'h(Paged)', click: next },
  runs('array of objects: make', 'undefined', 'all'),
  runs('array of objects: sort by minutes', 'all()', `(rows) => rows.sort(${compare})`),
  runs('array of objects: search', 'all()', `(rows) => rows.filter((row) => has(row.from) || has(row.to))`),
  runs('index: sort by minutes', 'undefined', `() => sortPositions('minutes')`),
  runs('index: search', `indexOf('minutes')`, `(index) => search(index, 'harbor')`),
  runs(
    'index: the 100 rows of a page',
    `indexOf('minutes')`,
    `(index) => Array.from(index.subarray(5e5, 5e5 + 100), tripAt)`,
  ),
]

const imports = `
import { useState } from 'react'
import { DataGrid } from '@mui/x-data-grid'
import { columns } from './content/react-data-grid/recipes/million-rows/columns.ts'
import { count, indexOf, search, sortPositions, tripAt } from './content/react-data-grid/recipes/million-rows/trips.ts'
const range = (start, length) => Array.from({ length }, (_, n) => tripAt(start + n))
const all = () => range(0, count)
const has = (text) => text.toLowerCase().includes('harbor')
const box = { height: 500 }
const Sized = (props) => h('div', { style: box }, h(DataGrid, { ...props, columns }))
const Paged = () => {
  const [model, setModel] = useState({ page: 0, pageSize: 100 })
  const [rows, setRows] = useState(() => range(0, 100))
  return h(Sized, { rows, rowCount: count, paginationMode: 'server', paginationModel: model,
    onPaginationModelChange: (model) => { setModel(model); setRows(range(model.page * 100, 100)) } })
}
const Runs = ({ data, run }) => h('button', { id: 'act', onClick: () => { window.result = run(data) } })
`

await measureCases(imports, cases, 'action')

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
/** MB that what `make` returns takes. */
function memoryOf(make: () => unknown): string {
  const used = () => {
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const before = used()
  const made = [make()]
  const after = used()
  return made.length > 0 ? ((after - before) / 1e6).toFixed(0) : ''
}
console.log(`\narray of objects: ${memoryOf(() => Array.from({ length: 1e6 }, (_, n) => tripAt(n)))} MB`)
console.log(`index of a column: ${memoryOf(() => indexOf('minutes'))} MB`)

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
await page.setContent('<div style="height: 52000000px"></div>')
const height = await page.evaluate(() => document.querySelector('div')!.getBoundingClientRect().height)
console.log(`1,000,000 rows of 52 pixels: an element of ${height} pixels, ${Math.floor(height / 52)} rows`)
await browser.close()
