/**
 * What pickers take in Chromium: drawing fields, calendars and closed pickers, opening them, and rendering a form of many
 * of them again; before that, how much code each component and each adapter adds to a bundle. The numbers of the page
 * about the performance of pickers come from here.
 *
 *     npm run bench -- picker-cost [--runs 5] [--only opens]
 */
import { resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { option } from './measure.js'
import { type Case, measureCases } from './rendering.js'

const opening = 'button[aria-label^="Choose"]'
const render = '#act'

const cases: Case[] = [
  ...['Native', 'DateField', 'OneInput', 'DatePicker', 'DateTimePicker'].flatMap((kind) =>
    [1, 20, 100].map((count) => ({
      name: `${count} × ${kind}`,
      element: `h(Many, { kind: ${kind}, count: ${count} })`,
    })),
  ),
  ...['AdapterDayjs', 'AdapterDateFns', 'AdapterLuxon', 'AdapterMoment'].flatMap((adapter) =>
    ['DateField', 'DateCalendar'].map((kind) => ({
      name: `20 × ${kind}, ${adapter}`,
      element: `h(Many, { kind: ${kind}, count: 20, adapter: ${adapter} })`,
    })),
  ),
  ...['DesktopDatePicker', 'MobileDatePicker', 'DesktopTimePicker', 'MobileTimePicker', 'DesktopDateTimePicker'].map(
    (kind) => ({ name: `opens ${kind}`, element: `h(Many, { kind: ${kind}, count: 1 })`, click: opening }),
  ),
  {
    name: 'opens DesktopDatePicker at its years',
    element: `h(Many, { kind: AtYears, count: 1 })`,
    click: opening,
  },
  ...[30, 5, 1].map((step) => ({
    name: `DigitalClock, every ${step} min`,
    element: `h(Many, { kind: DigitalClock, count: 1, more: { timeStep: ${step} } })`,
  })),
  { name: 'DateCalendar', element: `h(Many, { kind: DateCalendar, count: 1 })` },
  ...['DateField', 'DatePicker'].flatMap((kind) => [
    { name: `renders 50 × ${kind} again`, element: `h(Again, { kind: ${kind}, count: 50 })`, click: render },
    {
      name: `renders 50 × memo(${kind}) again`,
      element: `h(Again, { kind: memo(${kind}), count: 50 })`,
      click: render,
    },
  ]),
]

const imports = `
import { memo, useState } from 'react'
import dayjs from 'dayjs'
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon'
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment'
import { DateCalendar, DateField, DatePicker, DateTimePicker, DesktopDatePicker, DesktopDateTimePicker, DesktopTimePicker,
  DigitalClock, LocalizationProvider, MobileDatePicker, MobileTimePicker } from '@mui/x-date-pickers'
import TextField from '@mui/material/TextField'
const range = (count) => Array.from({ length: count }, (_, n) => n)
const Native = () => h(TextField, { type: 'date', label: 'Date', defaultValue: '2025-04-17' })
const OneInput = (props) => h(DateField, { ...props, enableAccessibleFieldDOMStructure: false })
const AtYears = (props) => h(DesktopDatePicker, { ...props, openTo: 'year' })
const Many = ({ kind, count, adapter = AdapterDayjs, more }) => {
  const provided = new adapter({})
  const props = { defaultValue: provided.date('2025-04-17T09:30'), ...more }
  const own = kind === Native || String(kind.displayName ?? kind.render?.displayName).match(/Calendar|Clock/) ? props : { label: 'Date', ...props }
  return h(LocalizationProvider, { dateAdapter: adapter }, range(count).map((n) => h(kind, { key: n, ...own })))
}
const day = dayjs('2025-04-17')
const Again = ({ kind, count }) => {
  const [runs, setRuns] = useState(0)
  return h(LocalizationProvider, { dateAdapter: AdapterDayjs },
    h('button', { id: 'act', onClick: () => setRuns(runs + 1) }, runs),
    range(count).map((n) => h(kind, { key: n, label: 'Date', value: day })))
}
`

/** What a file with one import adds to a bundle that has React and the components of Material UI already. */
const sizes: [name: string, code: string, external: string[]][] = [
  ...(
    [
      ['AdapterDayjs', 'dayjs'],
      ['AdapterDateFns', 'date-fns'],
      ['AdapterLuxon', 'luxon'],
      ['AdapterMoment', 'moment'],
    ] as const
  ).map(([name]): [string, string, string[]] => [`${name} and its library`, exporting(name, name), []]),
  ...[
    'DateField',
    'DateCalendar',
    'DesktopDatePicker',
    'MobileDatePicker',
    'DatePicker',
    'TimePicker',
    'DateTimePicker',
    'DigitalClock',
  ].map((name): [string, string, string[]] => [
    name,
    exporting(name, name),
    ['@mui/material/*', '@mui/system/*', '@mui/utils/*', '@mui/styled-engine', '@emotion/*'],
  ]),
]

function exporting(name: string, folder: string): string {
  return `export { ${name} } from '@mui/x-date-pickers/${folder}'`
}

async function measureSizes(): Promise<void> {
  console.log('| import | minified kB | gzip kB | brotli kB |')
  console.log('|---|---:|---:|---:|')
  for (const [name, contents, external] of sizes) {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: resolve('.'), loader: 'js' },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      external: ['react', 'react/*', 'react-dom', 'react-dom/*', ...external],
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'error',
    })
    const code = outputFiles[0]!.contents
    const kB = [code.length, gzipSync(code).length, brotliCompressSync(code).length].map((bytes) =>
      (bytes / 1000).toFixed(1),
    )
    console.log(`| ${[name, ...kB].join(' | ')} |`)
  }
  console.log()
}

if (option('only', '') === '') await measureSizes()
await measureCases(imports, cases, 'click')
