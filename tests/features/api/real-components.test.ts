/**
 * Components of the documented library, compared with another reading of the same types: the prop types that its authors'
 * own tools have generated into the published scripts.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { createExtractor } from '../../../src/features/api/node/extract/extractor.js'
import type { ApiComponent, ApiEntry } from '../../../src/features/api/model.js'
import { packageRoot } from '../../support/files.js'
import { inLongRun } from '../../support/long.js'

/** The script of each component, below its package's `esm`. */
const packages = {
  '@mui/x-data-grid': ['DataGrid/DataGrid', 'components/export/ExportCsv'],
  '@mui/x-date-pickers': [
    'DatePicker/DatePicker',
    'DateTimePicker/DateTimePicker',
    'DateCalendar/DateCalendar',
    'TimeClock/TimeClock',
    'DateField/DateField',
  ],
  '@mui/x-charts': [
    'BarChart/BarChart',
    'LineChart/LineChart',
    'PieChart/PieChart',
    'ScatterChart/ScatterChart',
    'ChartsLegend/ChartsLegend',
    'Gauge/Gauge',
  ],
  '@mui/x-tree-view': ['SimpleTreeView/SimpleTreeView', 'RichTreeView/RichTreeView', 'TreeItem/TreeItem'],
}

/** The types of a package take seconds to read. */
const components = Object.entries(packages).slice(inLongRun(0, -1))

/** Where the two readings differ, and why neither is wrong. */
const differences: Record<string, string[]> = {
  // Declared, but left out of the prop types.
  ExportCsv: ['material'],
  PieChart: ['plugins'],
  ChartsLegend: ['tabIndex'],
  DateField: ['areAllSectionsEmpty', 'classes', 'endAdornment', 'error', 'startAdornment'],
}

/** Of two declarations of a prop, that of the older text field is deprecated; the types of a field choose the other. */
const chosen: Record<string, string[]> = {
  DateField: ['FormHelperTextProps', 'InputLabelProps', 'inputProps', 'InputProps'],
}

interface PropType {
  required: boolean
  deprecated: boolean
}

/** The keys of `Name.propTypes = { … }`, and what stands behind each. */
function propTypesIn(name: string, file: string): Map<string, PropType> {
  const text = readFileSync(file, 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = new Map<string, PropType>()
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      [`${name}.propTypes`, `${name}Raw.propTypes`].includes(node.left.getText()) &&
      ts.isObjectLiteralExpression(node.right)
    )
      for (const property of node.right.properties) {
        if (!ts.isPropertyAssignment(property)) continue
        const key = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText()
        const comment = text.slice(property.getFullStart(), property.getStart())
        // What is hidden from the documentation is hidden from ours.
        if (/@ignore/.test(comment)) continue
        found.set(key, {
          required: /\.isRequired$/.test(property.initializer.getText()),
          deprecated: /@deprecated/.test(comment),
        })
      }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const read = new Map<string, ApiEntry>()

beforeAll(() => {
  const extractor = createExtractor(ts)
  for (const [name, files] of components) {
    const detailed = files.map((file) => file.split('/').at(-1)!)
    const { entries } = extractor.extract({
      root: packageRoot.replace(/\/$/, ''),
      package: name,
      keepInherited: ['children', 'sx'],
      omit: [],
      detailed: { components: detailed, types: [] },
    })
    for (const entry of entries) if (detailed.includes(entry.name)) read.set(entry.name, entry)
  }
})

describe.each(components)('%s', (owner, files) => {
  test.each(files)('%s', (file) => {
    const name = file.split('/').at(-1)!
    const expected = propTypesIn(name, join(packageRoot, 'node_modules', owner, 'esm', `${file}.js`))
    const { props } = read.get(name) as ApiComponent
    const found = new Map(props.map((one) => [one.name, one]))
    expect(expected.size).toBeGreaterThan(0)
    expect([...expected.keys()].filter((one) => !found.has(one))).toEqual([])
    const differing = [...expected].filter(([key, { required, deprecated }]) => {
      const { required: isRequired, deprecated: reason } = found.get(key)!
      return isRequired !== required || (reason !== undefined) !== deprecated
    })
    expect(differing.map(([key]) => key)).toEqual(chosen[name] ?? [])
    // Prop types leave out what is passed on as it is: attributes and the ref.
    const unknown = props
      .map((one) => one.name)
      .filter((one) => !expected.has(one) && !/^(aria-|on[A-Z]|children$|sx$)/.test(one))
    expect(unknown).toEqual(differences[name] ?? [])
  })
})
