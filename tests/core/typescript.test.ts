/** Which TypeScript is used: only one with an API for other programs. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findTypeScript } from '../../src/core/config/typescript.js'
import { type DiskFiles, temporaryFolder, writeFiles } from '../support/files.js'

const dir = temporaryFolder('typescript')
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const installed = (name: string, version: string, main: string): DiskFiles => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version, main }),
  [`node_modules/${name}/${main}`]: '',
})
const generator = join(dir, 'nowhere/index.js')

test.each([
  ['none', {}, {}],
  [
    'version 6',
    installed('typescript', '6.0.3', 'lib/typescript.js'),
    { path: 'node_modules/typescript/lib/typescript.js' },
  ],
  ['version 7', installed('typescript', '7.0.2', 'lib/version.cjs'), { unusable: '7.0.2' }],
  [
    'version 6 beside version 7',
    {
      ...installed('typescript', '7.0.2', 'lib/version.cjs'),
      ...installed('@typescript/typescript6', '6.0.2', 'lib/typescript.js'),
    },
    { path: 'node_modules/@typescript/typescript6/lib/typescript.js' },
  ],
] as [string, DiskFiles, { path?: string; unusable?: string }][])('where there is %s', (name, files, expected) => {
  const root = join(dir, name.replaceAll(' ', '-'))
  writeFiles(root, { 'package.json': '{}', ...files })
  const { path, ...others } = findTypeScript(root, generator)
  expect({ ...others, ...(path && { path: path.slice(root.length + 1) }) }).toEqual(expected)
})
