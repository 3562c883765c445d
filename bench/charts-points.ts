/**
 * How many points a chart bears: what drawing it and moving the pointer over it take in Chromium, by kind of chart and
 * number of points. The numbers of the page about the performance of charts come from here.
 *
 *     npm run bench -- charts-points [--runs 5] [--only line]
 */
import { type Case, measureCases } from './rendering.js'

const thousands = (count: number) => count.toLocaleString('en')

const line = (count: number, props: string): string =>
  `h(LineChart, { height: 300, skipAnimation: true, hideLegend: true, xAxis: [{ data: numbers(${count}) }],
  series: [{ data: wave(${count}), ${props} }] })`

const scatter = (count: number, renderer: string): string =>
  `h(ScatterChart, { height: 300, skipAnimation: true, hideLegend: true, renderer: '${renderer}',
  series: [{ data: cloud(${count}), markerSize: 2 }] })`

const cases: Case[] = [
  ...[100, 1000, 10_000].map((count) => ({
    name: `line with marks, ${thousands(count)}`,
    element: line(count, ''),
    hasPointer: true,
  })),
  ...[1000, 10_000, 100_000].map((count) => ({
    name: `line without marks, ${thousands(count)}`,
    element: line(count, 'showMark: false'),
    hasPointer: true,
  })),
  ...[100, 1000].map((count) => ({
    name: `bars, ${thousands(count)}`,
    element: `h(BarChart, { height: 300, skipAnimation: true, hideLegend: true, xAxis: [{ data: numbers(${count}) }],
  series: [{ data: wave(${count}) }] })`,
    hasPointer: true,
  })),
  ...[1000, 10_000].map((count) => ({
    name: `scatter, svg-single, ${thousands(count)}`,
    element: scatter(count, 'svg-single'),
    hasPointer: true,
  })),
  ...[1000, 10_000, 100_000].map((count) => ({
    name: `scatter, svg-batch, ${thousands(count)}`,
    element: scatter(count, 'svg-batch'),
    hasPointer: true,
  })),
  { name: 'recipe: reduced line, 100,000', element: 'h(ReducedLine)' },
  { name: 'recipe: density, 100,000', element: 'h(DensityMap)' },
  { name: 'recipe: canvas, 100,000', element: 'h(CanvasPoints)' },
]

const imports = `
import { BarChart } from '@mui/x-charts/BarChart'
import { LineChart } from '@mui/x-charts/LineChart'
import { ScatterChart } from '@mui/x-charts/ScatterChart'
import CanvasPoints from './content/react-charts/recipes/many-points/CanvasPoints.tsx'
import DensityMap from './content/react-charts/recipes/many-points/DensityMap.tsx'
import ReducedLine from './content/react-charts/recipes/many-points/ReducedLine.tsx'
const numbers = (count) => Array.from({ length: count }, (_, n) => n)
const wave = (count) => numbers(count).map((n) => 50 + 30 * Math.sin(n / 40) + 10 * Math.sin(n * 1.7))
const cloud = (count) => numbers(count).map((n) => ({ x: (n * 0.618034) % 1, y: (n * 0.414214) % 1 }))
`

await measureCases(imports, cases, 'move of the pointer')
