/** Demos are checked with the declarations beside them, and only with these, and with the aliases of the configuration. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type TypeScript from 'typescript'
import { expect, it, onTestFinished } from 'vitest'
import { checkTypes, loadTypeScript } from '../../../src/features/demos/check/check-types.js'
import type { FilePath } from '../../../src/feature.js'
import { packageRoot } from '../../support/project.js'

const subject = (file: string, ...declarations: string[]) => ({
  id: file,
  files: [file as FilePath],
  declarations: declarations as FilePath[],
  page: '/x/',
})

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
  const found = checkTypes(loadTypeScript(packageRoot) as typeof TypeScript, root, [
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
  const found = checkTypes(
    loadTypeScript(packageRoot) as typeof TypeScript,
    root,
    [subject('Right.ts'), subject('Wrong.ts')],
    [{ pattern: 'docs/*', targets: ['data/*'] }],
  )
  expect([...found].map(([id, list]) => [id, list.map(({ text }) => text.slice(0, 6))])).toEqual([
    ['Right.ts', []],
    ['Wrong.ts', ['TS2322']],
  ])
})
