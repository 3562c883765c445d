/** Demos are checked with the declarations beside them, and only with these, and with the aliases of the configuration. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkTypes, type TypeCheck } from '../../../src/features/demos/node/check/check-types.js'
import type { FilePath } from '../../../src/feature.js'
import { packageRoot } from '../../support/files.js'
import { inLongRun } from '../../support/long.js'

const subject = (file: string, ...declarations: string[]) => ({
  id: file,
  files: [file as FilePath],
  declarations: declarations as FilePath[],
  page: '/x/',
})

const typescript = createRequire(import.meta.url).resolve('typescript')
const checkIn = (root: string, subjects: TypeCheck['subjects'], aliases: TypeCheck['aliases'] = []) =>
  checkTypes({ typescript, root, subjects, aliases })

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'check-types-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

it('declarations beside a demo do not change the types of other demos', () => {
  const root = folderWith({
    // Small libraries, which are read in little time.
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, lib: ['es5'], types: [], module: 'esnext', moduleResolution: 'bundler' },
    }),
    'dates.ts':
      'export interface Lookup {}\nexport type Day = keyof Lookup extends never ? string : Lookup[keyof Lookup]\n',
    'near/numbers.d.ts':
      "import '../dates.js'\ndeclare module '../dates.js' {\n  interface Lookup {\n    number: number\n  }\n}\n",
    'near/Near.ts': "import type { Day } from '../dates.js'\n\nexport const day: Day = 5\n",
    'far/Far.ts': "import type { Day } from '../dates.js'\n\nexport const day: Day = 'Monday'\n",
    'far/Wrong.ts': "import type { Day } from '../dates.js'\n\nexport const day: Day = 5\n",
  })
  const found = checkIn(root, [
    subject('near/Near.ts', 'near/numbers.d.ts'),
    subject('far/Far.ts'),
    subject('far/Wrong.ts'),
  ])
  expect([...found].map(([id, { length }]) => [id, length])).toEqual([
    ['near/Near.ts', 0],
    ['far/Far.ts', 0],
    ['far/Wrong.ts', 1],
  ])
})

it('aliases of the configuration are followed, before the `paths` of the project', () => {
  const root = folderWith({
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        lib: ['es5'],
        types: [],
        module: 'esnext',
        moduleResolution: 'bundler',
        paths: { 'docs/*': ['./missing/*'], 'own/*': ['./own/*'] },
      },
    }),
    'data/rain.ts': 'export const rain = 7\n',
    'own/sun.ts': 'export const sun = 1\n',
    'Right.ts':
      "import { rain } from 'docs/rain'\nimport { sun } from 'own/sun'\n\nexport const sum: number = rain + sun\n",
    'Wrong.ts': "import { rain } from 'docs/rain'\n\nexport const text: string = rain\n",
  })
  const found = checkIn(root, [subject('Right.ts'), subject('Wrong.ts')], [{ pattern: 'docs/*', targets: ['data/*'] }])
  expect([...found].map(([id, list]) => [id, list.map(({ text }) => text.slice(0, 6))])).toEqual([
    ['Right.ts', []],
    ['Wrong.ts', ['TS2322']],
  ])
})

describe('what a demo imports besides code', () => {
  const files = {
    'Right.ts': [
      "import './a.css'",
      "import styles from './b.module.css'",
      "import icon from './c.svg'",
      "import font from './d.woff2'",
      "import text from './e.md?raw'",
      "import file from './f.zip?url'",
      "import Thread from './g.ts?worker'",
      '',
      'export const all: string[] = [styles.a!, icon, font, text, file, import.meta.env.MODE, typeof new Thread()]',
      '',
    ].join('\n'),
    'Wrong.ts':
      "import icon from './c.svg'\nimport other from './c.scss'\n\nexport const wrong: number = icon\nexport { other }\n",
  }
  const typesOf = (root: string) => {
    return [...checkIn(root, [subject('Right.ts'), subject('Wrong.ts')]).values()]
  }

  it('has types where the project has no tsconfig.json, and where that names them', () => {
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      noUncheckedSideEffectImports: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      types: ['vitrine/client'],
    }
    const root = folderWith({ ...files, 'tsconfig.json': JSON.stringify({ compilerOptions }) })
    mkdirSync(join(root, 'node_modules'))
    symlinkSync(packageRoot, join(root, 'node_modules/vitrine'), 'dir')
    for (const dir of inLongRun([root, folderWith(files)], [root])) {
      const [right, wrong] = typesOf(dir)
      expect(right).toEqual([])
      expect(wrong!.map(({ text }) => text.slice(0, 6))).toEqual(['TS2307', 'TS2322'])
    }
  })

  it('is said to have types where the tsconfig.json does not name them', () => {
    const compilerOptions = { strict: true, lib: ['es5'], types: [], module: 'esnext', moduleResolution: 'bundler' }
    const root = folderWith({
      'tsconfig.json': JSON.stringify({ compilerOptions }),
      'Right.ts': "import icon from './c.svg'\n\nexport default icon\n",
      'Wrong.ts': "import { a } from './a.js'\n\nexport default a\n",
    })
    expect(typesOf(root).map(([only]) => only!.hint)).toEqual([expect.stringContaining('vitrine/client'), undefined])
  })
})
