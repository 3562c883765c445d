/**
 * What agents find in the documentation of this repository with the tools of packages/vitrine-docs, in how many calls and
 * tokens.
 *
 *     npm run docs-build && npm run bench -- agents --dir export
 */
import { Library } from '../packages/vitrine-docs/src/library.js'
import { folderSource } from '../packages/vitrine-docs/src/source.js'
import { qualityOf } from '../tests/site/agents-quality.js'
import { option } from './measure.js'

const source = await folderSource(option('dir', 'export'))
for (const locale of ['en', 'zh']) {
  const { found, facts, calls, tokens, missing } = await qualityOf(await Library.open([source], { locale }), locale)
  console.log(`${locale}: ${found} of ${facts} facts, ${calls} calls, ${tokens} tokens`)
  if (process.argv.includes('--misses')) for (const miss of missing) console.log(`    ${miss}`)
}
