/**
 * Code blocks of guides compile in strict TypeScript against the installed packages. A block may be a part: names that it
 * doesn't declare are imported where a package exports them, and stand for anything elsewhere. Code of the commercial
 * packages and of test runners is left out, since they aren't installed; names.content.test.ts looks their names up.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { documentOf, packageRoot } from '../support/files.js'

interface Block {
  place: string
  /** The package that the page is about. */
  family: string
  imports: string
  code: string
  /** What the block doesn't declare itself: name → declaration. */
  added: Map<string, string>
}

const elsewhere = /(Pro|Premium)\b|-(pro|premium)['/]|x-license|\b(screen|page|user)\.|\b(it|test)[.(]|from '…'/
const packages = [
  'react',
  '@mui/material',
  '@mui/material/styles',
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
  '@mui/x-charts',
  '@mui/x-charts/hooks',
  '@mui/x-tree-view',
  '@mui/x-tree-view/hooks',
  'dayjs',
]
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  // Parameters of functions whose types come from what is left out.
  noImplicitAny: false,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}
const unknownName = new Set([2304, 2552, 18004])
/** Modules that aren't there, globals of React and Node, and what a part returns from the function around it. */
const allowed = new Set([2307, 2664, 2882, 7016, 2686, 2503, 2580, 2591, 1108])

/** Makes a file of a block, which may be statements, elements, properties or attributes. */
function shaped(code: string): string | undefined {
  const forms = [
    code,
    `async function block() {\n${code}\n}`,
    `const block = (<>\n${code}\n</>)`,
    `const block = {\n${code}\n}`,
    `const Block: any = 0; const block = (<Block\n${code}\n/>)`,
  ]
  const parses = (text: string) =>
    ts.transpileModule(text, { reportDiagnostics: true, fileName: 'block.tsx', compilerOptions: options }).diagnostics
      ?.length === 0
  const whole = forms.find(parses)
  if (whole !== undefined || !/\n\s*\n/.test(code)) return whole
  const parts = code.split(/\n\s*\n/).map(shaped)
  return parts.every((part) => part !== undefined)
    ? parts.map((part, i) => part.replaceAll(/\b([bB]lock)\b/g, `$1${i}`)).join('\n')
    : undefined
}

function blocksOf(file: string): Block[] {
  const text = documentOf(`content/${file}`)
  if (/^packageName: .*-(pro|premium)'?$/m.test(text)) return []
  const product = /^productId: (\S+)/m.exec(text)?.[1] ?? ''
  return [...text.matchAll(/^( *)```tsx?(?!.*\bdiff\b).*\n([\s\S]*?)^\1```/gm)].flatMap((match) => {
    const code = match[2]!.replaceAll(/^ */gm, (space) => space.slice(match[1]!.length)).replaceAll('…', '')
    if (elsewhere.test(code)) return []
    const imports: string[] = []
    const rest = code.replaceAll(/^import [^;]*?'[^']+';?$/gm, (line) => (imports.push(line), ''))
    const place = `${file}:${text.slice(0, match.index).split('\n').length}`
    const shape = shaped(rest)
    const unread = `declare const unread: never; unread.${'read'}`
    return [{ place, family: `@mui/${product}`, imports: imports.join('\n'), code: shape ?? unread, added: new Map() }]
  })
}

it('code blocks of guides compile', { tags: 'long', timeout: 600_000 }, () => {
  const guides = readdirSync(join(packageRoot, 'content'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.md$/.test(file) && !/^(vitrine|home|migration)\//.test(file))
  const blocks = new Map(guides.flatMap(blocksOf).map((block, i) => [join(packageRoot, `block-${i}.tsx`), block]))
  const exporting = join(packageRoot, 'exports.ts')
  const virtual = (path: string) => {
    const block = blocks.get(path)
    if (block) return [block.imports, ...block.added.values(), block.code, 'export {}'].join('\n')
    return path === exporting ? packages.map((name, i) => `import * as p${i} from '${name}'`).join('\n') : undefined
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  const sources = new Map<string, ts.SourceFile | undefined>()
  host.fileExists = (path) => virtual(path) !== undefined || fileExists(path)
  host.getSourceFile = (path, ...rest) => {
    const text = virtual(path)
    if (text !== undefined) return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
    if (!sources.has(path)) sources.set(path, getSourceFile(path, ...rest))
    return sources.get(path)
  }
  let program = ts.createProgram([...blocks.keys(), exporting], options, host)

  const checker = program.getTypeChecker()
  const exported = new Map<string, string[]>()
  for (const statement of program.getSourceFile(exporting)!.statements) {
    if (!ts.isImportDeclaration(statement)) continue
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier)!
    for (const { name } of checker.getExportsOfModule(module))
      exported.set(name, [...(exported.get(name) ?? []), (statement.moduleSpecifier as ts.StringLiteral).text])
  }

  let errors: string[] = []
  // A name that is declared may show others, so blocks are compiled until nothing is added.
  for (let isComplete = false; !isComplete;) {
    isComplete = true
    errors = []
    for (const [path, block] of blocks)
      for (const { code, messageText } of program.getSemanticDiagnostics(program.getSourceFile(path))) {
        const message = ts.flattenDiagnosticMessageText(messageText, ' ')
        const name = unknownName.has(code) ? /'([\w$]+)'/.exec(message)?.[1] : undefined
        if (name === undefined || block.added.has(name)) {
          if (!allowed.has(code)) errors.push(`${block.place} TS${code} ${message.slice(0, 300)}`)
          continue
        }
        const from = exported.get(name)
        const chosen = from?.find((source) => source === block.family) ?? from?.[0]
        const anything = `declare const ${name}: any; type ${name}<A = any, B = any> = any`
        block.added.set(name, chosen ? `import { ${name} } from '${chosen}'` : anything)
        isComplete = false
      }
    if (!isComplete) program = ts.createProgram([...blocks.keys(), exporting], options, host, program)
  }
  expect(blocks.size).toBeGreaterThan(200)
  expect(errors).toEqual([])
})
