/**
 * Trees of documentation that exist, unchanged: brought from their repositories, built with the configuration in
 * bench/trees, and counted. None of their files is in this repository.
 *
 *     VITRINE_TREES=~/clones npm run bench -- trees --only chakra-ui,ant-design
 *
 * A clone in the folder that VITRINE_TREES names is used instead of the network: `chakra-ui/chakra-ui`,
 * `chakra-ui+chakra-ui/repo` or `chakra-ui`, with or without a work tree.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { row } from './markdown-table.js'
import { option } from './measure.js'
import { buildTree, folder, known, percent, type TreeRow } from './tree-build.js'

const columns: [string, (row: TreeRow) => string | number][] = [
  ['pages there', (row) => row.sources],
  ['made', (row) => row.pages],
  ['without a message', (row) => row.quiet],
  ['demos', (row) => row.demos],
  ['text', (row) => percent(row.text)],
  ['pages that lose text', (row) => row.losing],
  ['components', (row) => percent(row.components)],
  ['time s', (row) => Math.round(row.seconds)],
  ['memory MiB', (row) => Math.round(row.memory)],
]

const only = option('only', known.join(',')).split(',')
const rows = known
  .filter((name) => only.includes(name))
  .map((name) => {
    const made = buildTree(name)
    const cells = [name, ...columns.map(([, cell]) => cell(made))]
    console.log(row(cells))
    return cells
  })
const head = ['tree', ...columns.map(([title]) => title)]
const text = [head, ['---', ...columns.map(() => '--:')], ...rows].map((cells) => row(cells)).join('\n')
if (only.length === known.length)
  writeFileSync(
    join(folder, 'RESULTS.md'),
    `# Trees of other generators\n\nWritten by \`npm run bench -- trees\`. None of their files was changed.\n\n${text}\n`,
  )
else console.log(text)
