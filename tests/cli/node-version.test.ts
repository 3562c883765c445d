/** Versions of Node that are too old to load the code hear which one it needs. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { init, parse } from 'es-module-lexer'
import { expect, test } from 'vitest'
import { hasSupportedNode, oldestNode } from '../../cli/node-version.js'
import { packageRoot } from '../support/files.js'
import { run } from '../support/project.js'

const pretending = (version: string) =>
  `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`

/** What Node loads before it runs a file: the file, and what it imports. */
async function loadedFirst(file: string): Promise<{ files: string[]; builtin: string[] }> {
  await init
  const files = new Set([file])
  const builtin = new Set<string>()
  for (const one of files)
    for (const { n: name = '', d: dynamic } of parse(readFileSync(one, 'utf8'))[0])
      if (dynamic === -1)
        (name.startsWith('.') ? files : builtin).add(name.startsWith('.') ? join(dirname(one), name) : name)
  return { files: [...files], builtin: [...builtin] }
}

test.each(['docs-build', 'docs-serve'])('%s says which version of Node it needs', async (name) => {
  const command = join(packageRoot, `dist/cli/${name}.js`)
  for (const version of ['18.20.8', '20.19.9']) {
    const { code, stdout, stderr } = await run(process.execPath, ['--import', pretending(version), command], '/')
    const expected = {
      code: 2,
      stdout: '',
      stderr: `error: Vitrine needs Node 20.20 or later, and this is Node ${version}.\n`,
    }
    expect({ code, stdout, stderr }).toEqual(expected)
  }
  // Nothing that an old version lacks: Node would end with a SyntaxError at what a module does not export.
  expect((await loadedFirst(command)).builtin).toEqual(['node:v8'])
})

test('the version is that of package.json', () => {
  const { engines } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    engines: { node: string }
  }
  expect(engines.node).toBe(`>=${oldestNode}`)
  expect(hasSupportedNode()).toBe(true)
})
