/**
 * Names in code that guides show exist: in the declarations of the packages, in the shapes of the commercial ones
 * (content/api-paid), in code of this site, or in a list of names of other tools and of what readers write themselves.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { documentOf, packageRoot } from '../support/files.js'

const content = join(packageRoot, 'content')
const identifier = /[A-Za-z_$][\w$]*/g
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file))

/** Folders and the files in them whose names are known. */
const known: [string, RegExp][] = [
  ...['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view', 'x-internals', 'x-virtualizer'].map(
    (name): [string, RegExp] => [join(packageRoot, 'node_modules/@mui', name, 'esm'), /\.d\.ts$/],
  ),
  ...['@types/react', 'dayjs'].map((name): [string, RegExp] => [join(packageRoot, 'node_modules', name), /\.d\.ts$/]),
  [join(packageRoot, 'node_modules/typescript/lib'), /^lib\.(es|dom).*\.d\.ts$/],
  [content, /(?<!unverified)\.(tsx?|json)$/],
]

const guides = filesIn(content, /\.md$/)
  .map((file) => file.slice(content.length + 1).replaceAll('\\', '/'))
  .filter((file) => !/^(vitrine|migration)\//.test(file))

/** Code spans, and code without comments and texts between tags. */
function codeOf(text: string): string {
  const fence = /^( *)```(\w*).*\n([\s\S]*?)^\1```/gm
  const spans = [...text.replace(fence, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
  const blocks = [...text.matchAll(fence)].flatMap(([, , language, code]) =>
    /^[jt]sx?$/.test(language!) ? [code!] : [],
  )
  const plain = blocks.map((code) => code.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '').replace(/>[^<>{}]*</g, '><'))
  return [...spans, ...plain].join('\n').replace(/'[^'\n]*'|"[^"\n]*"/g, "''")
}

it('names in code of guides exist', () => {
  // "paid": names of 8.14.0 that the shapes of the commercial packages leave out.
  const { paid, others } = JSON.parse(documentOf('tests/site/other-names.json')) as Record<string, string[]>
  const names = new Set([...paid!, ...others!])
  for (const [folder, ending] of known)
    for (const file of filesIn(folder, ending))
      for (const [name] of readFileSync(file, 'utf8').matchAll(identifier)) names.add(name)
  const unknown = guides.flatMap((file) => {
    const used = new Set(Array.from(codeOf(documentOf(`content/${file}`)).matchAll(identifier), ([name]) => name))
    return [...used].filter((name) => name.length > 2 && !names.has(name)).map((name) => `${file}: ${name}`)
  })
  expect(unknown).toEqual([])
})
