/**
 * Building a large tree of pages with live demos: what it costs cold, and what one change costs afterwards.
 *
 *     npm run bench -- demo-tree --pages 400 --demos 1000 --helpers 200
 *
 * The demos are of the four families in turn, each with the data of a helper file that five of them share; the pages have
 * prose and code as in the other benchmarks. Memory is that of the whole process tree, esbuild's included.
 */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { makePages } from './corpus.js'
import { measure, option, type Run, setAside } from './measure.js'

const repository = resolve('.')
const dir = resolve('bench/.work/demo-tree')
const pages = Number(option('pages', '400'))
const demos = Number(option('demos', '1000'))
const helpers = Number(option('helpers', '200'))

function write(file: string, text: string): void {
  const path = join(dir, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** @param options more of the configuration */
const writeConfig = (options: object = {}) =>
  write(
    'docs.config.json',
    JSON.stringify({
      title: 'Bench',
      url: 'https://bench.example',
      prefix: '/x',
      storagePrefix: 'mui',
      content: [{ dir: 'content', at: '/x' }],
      features: { demos: { inlineStyles: ['@mui/x-data-grid'] } },
      ...options,
    }),
  )

function helperText(index: number): string {
  const rows = Array.from({ length: 12 }, (_, row) => {
    const amount = ((index + 3) * (row + 7)) % 90
    return `  { id: ${row + 1}, label: 'Station ${index}-${row + 1}', amount: ${amount}, parent: ${row % 3} },`
  })
  return `export interface Reading {
  id: number
  label: string
  amount: number
  parent: number
}

export const readings: Reading[] = [
${rows.join('\n')}
]
`
}

/** One demo of each family; \`{{name}}\` and \`{{data}}\` are replaced. */
const families = [
  `import { useState } from 'react'
import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { readings, type Reading } from './{{data}}'

const columns: GridColDef<Reading>[] = [
  { field: 'label', headerName: 'Station', flex: 1 },
  { field: 'amount', headerName: 'Amount', type: 'number', editable: true },
]

export default function {{name}}() {
  const [rows, setRows] = useState(readings)
  return (
    <div style={{ height: 300 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={(row) => {
          setRows((all) => all.map((other) => (other.id === row.id ? row : other)))
          return row
        }}
      />
    </div>
  )
}
`,
  `import { BarChart } from '@mui/x-charts/BarChart'
import { readings } from './{{data}}'

export default function {{name}}() {
  return (
    <BarChart
      height={280}
      dataset={readings.map(({ label, amount }) => ({ label, amount }))}
      xAxis={[{ dataKey: 'label' }]}
      series={[{ dataKey: 'amount', label: 'Amount' }]}
    />
  )
}
`,
  `import { useState } from 'react'
import dayjs, { type Dayjs } from 'dayjs'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { readings } from './{{data}}'

export default function {{name}}() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2025-10-06').add(readings[2].amount, 'day'))
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label={readings[0].label} value={value} onChange={setValue} />
    </LocalizationProvider>
  )
}
`,
  `import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView'
import { TreeItem } from '@mui/x-tree-view/TreeItem'
import { readings } from './{{data}}'

export default function {{name}}() {
  return (
    <SimpleTreeView defaultExpandedItems={['0']}>
      {[0, 1, 2].map((parent) => (
        <TreeItem key={parent} itemId={String(parent)} label={\`Line \${parent + 1}\`}>
          {readings
            .filter((reading) => reading.parent === parent)
            .map(({ id, label }) => (
              <TreeItem key={id} itemId={\`\${parent}-\${id}\`} label={label} />
            ))}
        </TreeItem>
      ))}
    </SimpleTreeView>
  )
}
`,
]

const demoName = (index: number) => `Demo${index}`
const demoText = (index: number) =>
  families[index % families.length]!.replaceAll('{{name}}', demoName(index)).replaceAll(
    '{{data}}',
    `readings${index % helpers}`,
  )

const corpus = makePages(pages)
const perPage = demos / pages

function pageText(index: number, more = ''): string {
  const { title, description, body } = corpus[index]!
  const own = Array.from({ length: demos }, (_, demo) => demo).filter((demo) => Math.floor(demo / perPage) === index)
  const shown = own.map((demo) => `{{"demo": "${demoName(demo)}.js"}}`).join('\n\n')
  // Links of the corpus lead to its own addresses.
  const text = body.replace(/\]\(\/section-\d+\/page-(\d+)\//g, '](/x/page-$1/')
  return `# ${title}\n\n<p class="description">${description}</p>\n\n${shown}\n\n${text}\n${more}`
}

function writeTree(): void {
  setAside(dir)
  writeConfig()
  write('package.json', '{ "type": "module" }')
  const entries = corpus.map(({ title }, index) => ({ pathname: `/x/page-${index}`, title }))
  write('content/navigation.ts', `export default ${JSON.stringify(entries)}\n`)
  cpSync(join(repository, 'content/templates'), join(dir, 'content/templates'), { recursive: true })
  symlinkSync(join(repository, 'node_modules'), join(dir, 'node_modules'))
  for (let index = 0; index < pages; index++) write(`content/page-${index}.md`, pageText(index))
  for (let index = 0; index < demos; index++) write(`content/${demoName(index)}.tsx`, demoText(index))
  for (let index = 0; index < helpers; index++) write(`content/readings${index}.ts`, helperText(index))
}

console.log(`\n${pages} pages, ${demos} demos, ${helpers} helper files; one run\n`)
console.log('| | wall s | cpu s | MiB of the tree |')
console.log('| --- | ---: | ---: | ---: |')
async function build(label: string): Promise<Run> {
  const run = await measure(process.execPath, [join(repository, 'dist/cli/docs-build.js'), dir, '--quiet'], dir)
  if (run.code !== 0) throw new Error(`${label}: the build failed`)
  console.log(`| ${label} | ${run.wall.toFixed(2)} | ${run.cpu.toFixed(2)} | ${Math.round(run.memory)} |`)
  return run
}

writeTree()
await build('cold')
await build('nothing changed')
write('content/page-1.md', pageText(1, '\nOne more sentence.\n'))
await build('one page edited')
write(`content/${demoName(1)}.tsx`, demoText(1).replace('280', '290'))
await build('one demo edited')
write('content/readings1.ts', helperText(1).replace('Station', 'Platform'))
await build('one helper file edited')
writeConfig({ announcement: { id: 'bench', text: 'A new version is there.' } })
await build('one option changed that concerns no demo')
