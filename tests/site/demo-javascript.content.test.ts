/** The JavaScript version of every demo of this site. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { javascriptVersion, toJavaScript } from '../../src/features/demos/node/source/javascript-version.js'

const folders = ['react-charts', 'react-data-grid', 'react-date-pickers', 'react-tree-view']

test.each(folders)('only types are removed from the demos of %s, and it can be read', async (folder) => {
  const names = readdirSync(`content/${folder}`).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    const code = readFileSync(`content/${folder}/${name}`, 'utf8')
    const javascript = await toJavaScript(code)
    expect(javascript, name).not.toMatch(/\b(interface|import type|satisfies)\b|\): \w/)
    expect(await javascriptVersion(javascript), name).toBeUndefined()
    const comments = code.match(/\/\/.*|\/\*[^]*?\*\//g) ?? []
    for (const comment of comments)
      if (!comment.includes('://')) expect(javascript, name).toContain(comment.split('\n')[0])
  }
})
