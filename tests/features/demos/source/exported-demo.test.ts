/** What readers see of a demo that is a named export: what it needs of its file, and nothing else. */
import { describe, expect, it } from 'vitest'
import { codeOfExport } from '../../../../src/features/demos/node/source/export-code.js'
import { exportedDemo, fileBeside, fileOfExport } from '../../../../src/features/demos/node/source/exported-demo.js'
import type { FilePath } from '../../../../src/model.js'

const code = `'use client'
import './bars.css'
import { useState, type ReactNode } from 'react'
import * as all from 'all'
import { Bar, Line } from '@acme/charts'
import type { Data } from './data'

/** Rows for both. */
const rows: Data = [{ value: 1 }]
const lines = all.lines

interface Props {
  children: ReactNode
}

// Each on the other.
export const Stacked = ({ children }: Props) => <Bar rows={rows} line={1}>{children}</Bar>

Stacked.displayName = 'Stacked bars'

export function Curve() {
  const [value] = useState(lines)
  return <Line value={value} />
}
Curve.displayName = 'A curve'

const Plain = () => <Bar />
export { Plain as Simple }
export { Grid as Wide } from './grid'
`

describe('codeOfExport', () => {
  it('keeps what an arrow function needs, with its comments and types', async () => {
    expect(await codeOfExport(code, 'Stacked')).toBe(`'use client'
import './bars.css'
import { type ReactNode } from 'react'
import { Bar } from '@acme/charts'
import type { Data } from './data'

/** Rows for both. */
const rows: Data = [{ value: 1 }]

interface Props {
  children: ReactNode
}

// Each on the other.
const Stacked = ({ children }: Props) => <Bar rows={rows} line={1}>{children}</Bar>

Stacked.displayName = 'Stacked bars'

export default Stacked
`)
  })

  it('makes a function the default export', async () => {
    expect(await codeOfExport(code, 'Curve')).toBe(`'use client'
import './bars.css'
import { useState } from 'react'
import * as all from 'all'
import { Line } from '@acme/charts'

const lines = all.lines

export default function Curve() {
  const [value] = useState(lines)
  return <Line value={value} />
}
Curve.displayName = 'A curve'
`)
  })

  it('follows lists of exports, and those of other modules', async () => {
    expect(await codeOfExport(code, 'Simple')).toContain('const Plain = () => <Bar />\n\nexport default Plain\n')
    expect(await codeOfExport(code, 'Simple')).not.toContain('Stacked')
    expect(await codeOfExport(code, 'Wide')).toContain("export { Grid as default } from './grid'")
  })

  it('leaves code that cannot be read as it is', async () => {
    expect(await codeOfExport('export const A = <p>', 'A')).toBe('export const A = <p>')
  })
})

it('the file of an export has the name of both', () => {
  const file = fileOfExport({ of: 'content/Bars.examples.tsx' as FilePath, name: 'Stacked' })
  expect(file).toBe('content/Bars.examples.tsx~Stacked.tsx')
  expect(exportedDemo(file)).toEqual({ of: 'content/Bars.examples.tsx', name: 'Stacked' })
  expect(exportedDemo('content/Bars.tsx' as FilePath)).toBeUndefined()
  expect(fileBeside(file, '.test.ts')).toBe('content/Bars.examples.Stacked.test.ts')
  expect(fileBeside('content/Bars.tsx' as FilePath, '.test.ts')).toBe('content/Bars.test.ts')
})
