/** What an editor shows of docs.config.ts: every key that a site may write has a documentation. */
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const file = `${root}src/define.ts`
const program = ts.createProgram([file], {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
})
const checker = program.getTypeChecker()
const source = program.getSourceFile(file)!
const exported = (name: string) =>
  checker.getDeclaredTypeOfSymbol(
    checker.getExportsOfModule(checker.getSymbolAtLocation(source)!).find((symbol) => symbol.name === name)!,
  )

/** Every key below a type with its documentation; `Feature`, which is code, has documentation of its own. */
function keysOf(type: ts.Type, path: string, seen: ReadonlySet<ts.Type> = new Set()): [key: string, text: string][] {
  if (seen.has(type) || type.getCallSignatures().length > 0 || type.symbol?.name === 'Feature') return []
  const inside = new Set([...seen, type])
  if (type.isUnionOrIntersection() && type.isUnion()) return type.types.flatMap((one) => keysOf(one, path, inside))
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return []
  const elements = checker.isTupleType(type) || checker.isArrayType(type)
  if (elements) {
    return checker.getTypeArguments(type as ts.TypeReference).flatMap((one) => keysOf(one, `${path}[]`, inside))
  }
  const named = checker.getPropertiesOfType(type).flatMap((property): [string, string][] => {
    const key = path === '' ? property.name : `${path}.${property.name}`
    const text = ts.displayPartsToString(property.getDocumentationComment(checker))
    return [[key, text], ...keysOf(checker.getTypeOfSymbol(property), key, inside)]
  })
  const record = checker.getIndexTypeOfType(type, ts.IndexKind.String)
  return [...named, ...(record ? keysOf(record, `${path}.*`, inside) : [])]
}

test('every key of UserConfig is documented, in objects, lists and records alike', () => {
  const keys = keysOf(exported('UserConfig'), '')
  const names = keys.map(([key]) => key)
  expect(names).toEqual(
    expect.arrayContaining([
      'title',
      'plugins',
      'locales[].dir',
      'products[].versions[].paths',
      'theme.colorSchemes.*.palette.background.subtle',
      'theme.breakpoints.xs',
      'markdown.rules.link-missing',
      'markdown.remarkPlugins',
      'features.ads.inHouse[].poweredby',
      'features.service-worker.kill',
    ]),
  )
  expect(keys.filter(([, text]) => text === '').map(([key]) => key)).toEqual([])
})
