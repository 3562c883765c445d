/**
 * How many items a tree bears: what drawing it and opening or selecting a branch take in Chromium, by the number of items
 * and of open rows. The numbers of the page about the performance of trees come from here.
 *
 *     npm run bench -- tree-nodes [--runs 5] [--only rich]
 */
import { type Case, measureCases } from './rendering.js'

const thousands = (count: number) => count.toLocaleString('en')
const branch = '[role=treeitem] > *'

const cases: Case[] = [
  ...[100, 1000, 10_000].map((count) => ({
    name: `rich, ${thousands(count)} items in 20 closed branches`,
    element: `h(RichTreeView, { items: branches(20, ${count / 20}) })`,
  })),
  ...[100, 1000, 10_000].map((count) => ({
    name: `simple, ${thousands(count)} items in 20 closed branches`,
    element: `h(Written, { items: branches(20, ${count / 20}) })`,
  })),
  ...[100, 500, 1000, 5000].map((count) => ({
    name: `rich, ${thousands(count)} open rows`,
    element: `h(RichTreeView, { items: branches(${count / 20}, 20), defaultExpandedItems: ids(${count / 20}) })`,
  })),
  ...[100, 1000, 5000].map((count) => ({
    name: `rich, opens a branch of ${thousands(count)}`,
    element: `h(RichTreeView, { items: branches(1, ${count}) })`,
    click: branch,
  })),
  ...[1000, 10_000].map((count) => ({
    name: `rich, check boxes, selects a branch of ${thousands(count)}, closed`,
    element: `h(RichTreeView, { items: branches(1, ${count}), multiSelect: true, checkboxSelection: true,
  selectionPropagation: { parents: true, descendants: true } })`,
    click: '[role=treeitem] input',
  })),
]

const imports = `
import { RichTreeView, SimpleTreeView, TreeItem } from '@mui/x-tree-view'
const range = (count) => Array.from({ length: Math.max(1, count) }, (_, n) => n)
const branches = (count, each) => range(count).map((n) => ({ id: 'b' + n, label: 'Branch ' + n,
  children: range(each).map((m) => ({ id: n + '/' + m, label: 'Item ' + n + '.' + m })) }))
const ids = (count) => range(count).map((n) => 'b' + n)
// The elements are made while rendering, as in a component that has them as JSX.
const Written = ({ items }) => h(SimpleTreeView, null, jsx(items))
const jsx = (items) => items.map(({ id, label, children }) =>
  h(TreeItem, { key: id, itemId: id, label }, children && jsx(children)))
`

await measureCases(imports, cases, 'click')
