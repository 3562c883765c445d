/** The declarations of a linked library are read again when one of the files that TypeScript read changes. */
import { mkdtempSync, rmSync, symlinkSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { packageRoot } from '../../support/files.js'
import { build } from '../../support/compiled.mjs'

const library = mkdtempSync(join(tmpdir(), 'library-'))
const root = join(library, 'docs')
afterAll(() => rmSync(library, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(library, file)), { recursive: true })
  writeFileSync(join(library, file), text)
}

async function reads(): Promise<number> {
  const texts = new Set<string>()
  const { exitCode } = await build({
    root,
    threads: 1,
    onProgress: (event) => 'text' in event && texts.add(event.text),
  })
  expect(exitCode).toBe(0)
  return [...texts].filter((text) => text === 'Reading type declarations').length
}

it('of a file that it imports, or looks for; not of others, nor of the site in its folder', async () => {
  write('package.json', '{ "name": "acme-kit", "version": "1.0.0", "types": "./index.d.ts" }')
  write(
    'index.d.ts',
    "import type { Shape } from './shape'\nexport declare const size: number\nexport type Box = Shape\n",
  )
  write(
    'docs/docs.config.json',
    JSON.stringify({
      title: 'Kit',
      url: 'https://kit.example',
      features: { api: { packages: [{ name: 'acme-kit', at: '/api' }] } },
    }),
  )
  write('docs/content/index.md', '# Kit\n\nText.\n')
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(library, join(root, 'node_modules/acme-kit'))
  for (const name of ['react', 'react-dom', 'typescript', '@types'])
    symlinkSync(join(packageRoot, 'node_modules', name), join(root, 'node_modules', name))
  expect(await reads()).toBe(1)
  expect(await reads()).toBe(0)
  write('docs/content/Demo.tsx', 'export default () => null\n')
  write('unrelated.json', '{}')
  write('unrelated.ts', 'export const other = 1\n')
  expect(await reads()).toBe(0)
  // What an import led to nowhere for.
  write('shape/index.d.ts', 'export interface Shape { sides: number }\n')
  expect(await reads()).toBe(1)
  write('shape.d.ts', 'export interface Shape { corners: number }\n')
  expect(await reads()).toBe(1)
  write('shape.d.ts', 'export interface Shape { angles: number }\n')
  expect(await reads()).toBe(1)
  write('shape/index.d.ts', 'export interface Shape {}\n')
  expect(await reads()).toBe(0)
})
