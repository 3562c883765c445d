import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHighlighterCore } from 'shiki/core'
import { bundledLanguages } from 'shiki/langs'
import { expect, test } from 'vitest'
import { unionTheme } from '../../src/markdown/code-theme.js'
import { translatePatterns } from '../../src/markdown/speed/known-patterns.js'
import { createRegexEngine } from '../../src/markdown/speed/regex-engine.js'
import { packageRoot } from '../support/files.js'
import { inLongRun } from '../support/long.js'
import { compiledFolder } from '../support/project.js'

const known = await translatePatterns()
const highlighter = async (patterns: typeof known) =>
  createHighlighterCore({
    themes: [unionTheme().theme],
    langs: [bundledLanguages.tsx, bundledLanguages.css, bundledLanguages.json, bundledLanguages.bash],
    engine: createRegexEngine(patterns),
  })
const highlighters = await Promise.all([highlighter(known), highlighter({})])

const files = [
  ['tsx', 'src/features/demos/shared/demo-tree.tsx'],
  ['css', 'templates/styles/layout.css'],
  ['json', 'package.json'],
  ['bash', '.ci/run'],
] as const
test.each(files.slice(inLongRun(0, -2)))(
  'code in %s has the same tokens with patterns that were translated before',
  (lang, file) => {
    const code = readFileSync(join(packageRoot, file), 'utf8')
    const [before, now] = highlighters.map((one) =>
      one.codeToTokensBase(code, { lang, theme: 'union', tokenizeTimeLimit: 0 }),
    )
    expect(before).toEqual(now)
  },
)

test('the compiled table has them', () => {
  const file = join(compiledFolder, 'src/markdown/known-patterns.json')
  const { patterns } = JSON.parse(readFileSync(file, 'utf8')) as { patterns: typeof known }
  expect(patterns).toEqual(known)
  expect(Object.keys(patterns).length).toBeGreaterThan(500)
})
