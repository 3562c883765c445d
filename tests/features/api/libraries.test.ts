/**
 * The references of well-known libraries beside what TypeScript’s checker says of their components.
 *
 * @module-tag long
 */
import { rmSync } from 'node:fs'
import ts from 'typescript'
import { afterAll, expect, test } from 'vitest'
import { createExtractor } from '../../../src/features/api/node/extract/extractor.js'
import { compareReference } from '../../support/compare-reference.js'
import { temporaryFolder } from '../../support/files.js'
import { documentedPackages, installLibrary, libraries } from '../../support/libraries.js'
import { checkedComponents } from '../../support/reference-oracle.js'

const dir = temporaryFolder('libraries')
afterAll(() => rmSync(dir, { recursive: true, force: true }))

// The largest has a million props.
const timeout = 1_200_000

test.each(libraries)('$name: at least 98 % of its props are right, and none is invented', { timeout }, (library) => {
  const root = installLibrary(dir, library)
  for (const name of documentedPackages(library)) {
    const read = createExtractor(ts).extract({ root, package: name, keepInherited: ['children'], omit: [] })
    const { components, props, right, faults, counts } = compareReference(checkedComponents(root, name), read)
    expect(read.problems, name).toEqual([])
    expect(components, name).toBeGreaterThan(10)
    expect(right / props, `${name}: ${faults.slice(0, 20).join('\n')}`).toBeGreaterThanOrEqual(0.98)
    expect(counts, name).not.toHaveProperty('invented')
    expect(counts, name).not.toHaveProperty('no component')
    expect(counts, name).not.toHaveProperty('no such component')
  }
})
