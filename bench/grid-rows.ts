/**
 * How many rows and columns a Data Grid bears: what drawing it, sorting, scrolling and updates take in Chromium, by the
 * number of rows and columns and by what is in the cells. The numbers of the page about the performance of the grid come
 * from here.
 *
 *     npm run bench -- grid-rows [--runs 5] [--only sorts]
 */
import { type Case, measureCases } from './rendering.js'

const thousands = (count: number) => count.toLocaleString('en')
const header = '.MuiDataGrid-columnHeader[data-field=c1]'
const button = '#act'

const cases: Case[] = [
  ...[100, 1000, 10_000, 100_000].map((count) => ({
    name: `${thousands(count)} rows, sorts`,
    element: `h(Sized, { rows: rows(${count}), columns: columns(10) })`,
    click: header,
  })),
  ...[5, 20, 100, 500].map((count) => ({
    name: `1,000 rows, ${count} columns, scrolls`,
    element: `h(Scrolled, { rows: rows(1000), columns: columns(${count}) })`,
    click: button,
  })),
  {
    name: '1,000 rows, formatted cells, scrolls',
    element: `h(Scrolled, { rows: rows(1000), columns: columns(10, formatted) })`,
    click: button,
  },
  {
    name: '1,000 rows, a plain element in each cell, scrolls',
    element: `h(Scrolled, { rows: rows(1000), columns: columns(10, { renderCell: ({ value }) => h('b', null, value) }) })`,
    click: button,
  },
  {
    name: '1,000 rows, a chip in each cell, scrolls',
    element: `h(Scrolled, { rows: rows(1000), columns: columns(10, { renderCell: ({ value }) => h(Chip, { label: value }) }) })`,
    click: button,
  },
  {
    name: '1,000 rows, a button with a tooltip in each cell, scrolls',
    element: `h(Scrolled, { rows: rows(1000), columns: columns(10, { renderCell: ({ value }) =>
  h(Tooltip, { title: 'Open' }, h(Button, null, value)) }) })`,
    click: button,
  },
  {
    name: '100 rows, all of them rendered, scrolls',
    element: `h(Scrolled, { rows: rows(100), columns: columns(10), disableVirtualization: true })`,
    click: button,
  },
  {
    name: '1,000 rows, heights from the content, scrolls',
    element: `h(Scrolled, { rows: rows(1000), columns: columns(10), getRowHeight: () => 'auto' })`,
    click: button,
  },
  ...[1000, 100_000].map((count) => ({
    name: `${thousands(count)} rows, one of them through updateRows`,
    element: `h(Updated, { rows: rows(${count}) })`,
    click: button,
  })),
  ...[1000, 100_000].map((count) => ({
    name: `${thousands(count)} rows, one of them through a new array`,
    element: `h(Replaced, { initial: rows(${count}) })`,
    click: button,
  })),
  ...[1000].map((count) => ({
    name: `${thousands(count)} rows, another render with new columns`,
    element: `h(Recreated, { rows: rows(${count}) })`,
    click: button,
  })),
  ...[1000].map((count) => ({
    name: `${thousands(count)} rows, another render with the same columns`,
    element: `h(Rerendered, { rows: rows(${count}) })`,
    click: button,
  })),
]

const imports = `
import { useState } from 'react'
import { Button, Chip, Tooltip } from '@mui/material'
import { DataGrid, useGridApiRef } from '@mui/x-data-grid'
const range = (count) => Array.from({ length: count }, (_, n) => n)
const fields = range(500).map((n) => 'c' + n)
// The values of all columns, without random numbers.
const rows = (count) => range(count).map((id) => new Proxy({ id }, {
  get: (row, field) => field in row || typeof field !== 'string' || field[0] !== 'c' ? row[field]
    : (id * 7919 + Number(field.slice(1)) * 104729) % 10007,
}))
const columns = (count, more) => range(count).map((n) => ({ field: fields[n], width: 110, ...more }))
const ten = columns(10)
const formatted = { valueFormatter: (value) => '€ ' + value }
const box = { height: 500 }
const Sized = (props) => h('div', { style: box }, h(DataGrid, { ...props, disableEval: true }))
const Scrolled = (props) => {
  const apiRef = useGridApiRef()
  return h('div', null,
    h('button', { id: 'act', onClick: () => apiRef.current.scroll({ top: 2600 }) }),
    h(Sized, { ...props, apiRef }))
}
const Updated = ({ rows }) => {
  const apiRef = useGridApiRef()
  return h('div', null,
    h('button', { id: 'act', onClick: () => apiRef.current.updateRows([{ id: 3, c1: 0 }]) }),
    h(Sized, { rows, columns: ten, apiRef }))
}
const Replaced = ({ initial }) => {
  const [rows, setRows] = useState(initial)
  return h('div', null,
    h('button', { id: 'act', onClick: () => setRows((old) => old.map((row) => (row.id === 3 ? { id: 3, c1: 0 } : row))) }),
    h(Sized, { rows, columns: ten }))
}
const Recreated = ({ rows }) => {
  const [, setCount] = useState(0)
  return h('div', null, h('button', { id: 'act', onClick: () => setCount((old) => old + 1) }),
    h(Sized, { rows, columns: columns(10) }))
}
const Rerendered = ({ rows }) => {
  const [, setCount] = useState(0)
  return h('div', null, h('button', { id: 'act', onClick: () => setCount((old) => old + 1) }),
    h(Sized, { rows, columns: ten }))
}
`

await measureCases(imports, cases, 'action')
