/**
 * The API references of well-known libraries beside what TypeScript’s checker says of their components.
 *
 *     npm run bench -- reference --only antd --show 20
 *
 * The libraries are installed into bench/.work. `--show` prints so many faults of each.
 */
import { join } from 'node:path'
import ts from 'typescript'
import { createExtractor } from '../src/features/api/node/extract/extractor.js'
import { compareReference } from '../tests/support/compare-reference.js'
import { documentedPackages, installLibrary, libraries } from '../tests/support/libraries.js'
import { checkedComponents } from '../tests/support/reference-oracle.js'
import { row } from './markdown-table.js'
import { option } from './measure.js'
import { work } from './tools.js'

const only = option('only', '')
const shown = Number(option('show', '0'))

console.log(row(['package', 'components', 'props', 'right', 'faults', 'read in, s']))
console.log(row(['---', '---:', '---:', '---:', '---', '---:']))
for (const library of libraries.filter(({ name }) => only === '' || name === only)) {
  const root = installLibrary(join(work, 'reference'), library)
  for (const name of documentedPackages(library)) {
    const start = performance.now()
    const read = createExtractor(ts).extract({ root, package: name, keepInherited: ['children'], omit: [] })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const { components, props, right, faults, counts } = compareReference(checkedComponents(root, name), read)
    const kinds = Object.entries(counts).map(([kind, count]) => `${kind}: ${count}`)
    console.log(
      row([name, `${components}`, `${props}`, `${((100 * right) / props).toFixed(1)} %`, kinds.join(', '), seconds]),
    )
    for (const fault of faults.slice(0, shown)) console.log(fault)
  }
}
