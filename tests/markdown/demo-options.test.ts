import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoOptions, resolveDemoOptions } from '../../src/markdown/demo-options.js'
import { defaultMarkdownConfig, parseMarkdown } from '../../src/markdown/index.js'
import { packageRoot } from '../support/files.js'

const reportsOf = (directive: string) =>
  parseMarkdown(`{{${directive}}}\n`, { config: defaultMarkdownConfig, fragment: true }).reports

describe('the options of demos', () => {
  it('fills in the defaults', () => {
    expect(resolveDemoOptions({ hideToolbar: true })).toMatchObject({ hideToolbar: true, iframe: false, ssr: true })
    expect(resolveDemoOptions({})).not.toHaveProperty('height')
  })

  it.each(['vitrine/markdown.md', 'vitrine/markdown.zh.md'])('are listed in %s, and no others', (file) => {
    const text = readFileSync(join(packageRoot, 'content', file), 'utf8')
    const rows = [...text.matchAll(/^\| `(\w+)` +\|/gm)].map((match) => match[1])
    expect(rows.filter((name) => Object.hasOwn(demoOptions, name!))).toEqual(Object.keys(demoOptions))
    const start = text.indexOf('| `bg`')
    const table = text.slice(start, text.indexOf('\n\n', start)).trim().split('\n')
    expect(table).toHaveLength(Object.keys(demoOptions).length)
  })

  it('reports an unknown option with the nearest name, and a value of the wrong type', () => {
    expect(reportsOf('"demo": "A.js", "maxwidth": 3')).toMatchObject([
      { code: 'demo/unknown-option', hint: 'Did you mean "maxWidth"?' },
    ])
    expect(reportsOf('"demo": "A.js", "aiSuggestion": "Ask"')).toMatchObject([{ code: 'demo/unknown-option' }])
    expect(reportsOf('"demo": "A.js", "ssr": "no"')).toMatchObject([
      { text: 'The demo option "ssr" must be true or false.' },
    ])
  })
})
