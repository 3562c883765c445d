/**
 * The generator has no rules for one library: what the libraries of this repository's site need is in its docs.config.ts.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)

/** Names of the libraries of this site, of their props, types and packages, and of places of their documentation. */
const names = new RegExp(
  [
    'mui|material|emotion|data-?grid|date-?pickers|tree-?view|(?:x|react)-charts',
    // Not the end of `[jt]sx`.
    '(?<![\\]\\w])sx\\b|SxProps|apiRef|inputRef|generateUtilityClass|api-docs|size-snapshot',
  ].join('|'),
  'gi',
)

/** Files that may use a name, and why. */
const allowed: Record<string, { name: string; why: string }> = {
  'cli/init/template/content/templates/demo-styles/emotion.tsx': { name: 'emotion', why: 'init writes its collector' },
  'cli/init/surroundings.ts': { name: 'emotion', why: 'init detects libraries that make styles at run time' },
  'src/features/demos/messages.ts': { name: 'emotion', why: 'the advice about blocked styles names its cache' },
  'src/markdown/html/html-facts.ts': {
    name: 'emotion',
    why: 'the attribute of its style elements in prerendered HTML',
  },
  'src/model.ts': { name: 'emotion', why: 'the same attribute, as an example' },
}

const files = ['src', 'cli', 'templates'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /[^/]\.\w+$/.test(path)),
)

const found = files.flatMap((file) => {
  const lines = readFileSync(new URL(file, root), 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    [...line.matchAll(names)].map(([name]) => ({ file, name: name.toLowerCase(), at: `${file}:${index + 1} ${name}` })),
  )
})

test('no name of one library is in the generator', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(found.filter(({ file, name }) => allowed[file]?.name !== name).map(({ at }) => at)).toEqual([])
})

test.each(Object.entries(allowed))('the exception for %s is needed', (file, { name }) => {
  expect(found.some((one) => one.file === file && one.name === name)).toBe(true)
})
