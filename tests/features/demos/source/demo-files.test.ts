/** The files of a demo: what it imports, whatever its comments and texts look like. */
import { expect, it } from 'vitest'
import { scriptClosure, withoutAliases } from '../../../../src/features/demos/node/source/demo-files.js'
import { question } from '../../../../src/engine/question.js'
import type { FilePath } from '../../../../src/model.js'
import { site } from '../../../support/site.js'

const data = { 'content/data.ts': 'export const data = [1]\n' }

it.each([
  '// Files below data/*.ts are sales.',
  "import { useState } from 'react' // see data/*",
  "const note = 'see /*'",
  'const note = `import x from "./other" /*`',
  'const pattern = /[/*]/',
  'const note = <p>/* and {`import("./other")`}</p>',
])('a demo has the files that it imports: %s', async (before) => {
  const code = `${before}\nimport { data } from './data'\n/* The end. */\nexport default () => data\n`
  const { graph } = site({ 'content/Bars.tsx': code, 'content/other.ts': '', ...data })
  const { files } = await graph.get(scriptClosure, 'content/Bars.tsx' as FilePath)
  expect(files).toEqual(['content/Bars.tsx', 'content/data.ts'])
})

const shown = question('test-without-aliases', (ask, code: string) =>
  withoutAliases(ask, code, 'content/a.tsx' as FilePath),
)

it('only imports are freed of aliases', async () => {
  const { graph } = site({
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./content/*"] } } }',
    'content/a.tsx': '',
    ...data,
  })
  const text = '// Or: import x from "@/data"\nconst text = `\nimport x from "@/data"`\n'
  const code = `import { data } from '@/data'\nlet a: typeof import('@/data')\n${text}`
  expect(await graph.get(shown, code)).toBe(code.replaceAll("'@/data'", "'./data'"))
})
