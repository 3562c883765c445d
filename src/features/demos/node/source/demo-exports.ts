/** Which of a file's exports are demos. */
import { type Ask, fileKind, type FilePath, fileText, question } from '../../../../feature.js'
import { declared, isNode, parseScript, statementsOf, withoutType } from '../../../../feature-unstable.js'
import { compile, moduleRecord, scriptLoader } from '../packages/module-record.js'
import { storiesIn } from '../stories/stories.js'
import { fileOfExport } from './exported-demo.js'

/**
 * The demo that a file, or one of its exports, is.
 *
 * @param name of the export; without it, the file is the demo, its first story, or the only component that it exports
 * @returns undefined if there is no such export, or several components
 */
export async function demoIn(ask: Ask, file: FilePath, name: string | undefined): Promise<FilePath | undefined> {
  if (name === 'default') return file
  if (name !== undefined) {
    const { names } = await ask(exportsOf, file)
    return names.includes(name) ? fileOfExport({ of: file, name }) : undefined
  }
  const [first] = (await ask(storiesIn, file))?.stories ?? []
  if (first) return fileOfExport({ of: file, name: first.exported })
  if (/\bexport\s+(default|\{\s*default)\b|\bas\s+default\b/.test((await ask(fileText, file)) ?? '')) return file
  const { components } = await ask(exportsOf, file)
  if (components.length === 0) return file
  return components.length === 1 ? fileOfExport({ of: file, name: components[0]! }) : undefined
}

interface Exports {
  /** What is there at run time, without the default export. */
  names: string[]
  /** Those that look like components. */
  components: string[]
}

/** What a script exports, in the order of its text. */
export const exportsOf = question('demo-exports', async (ask, file: FilePath): Promise<Exports> => {
  const loader = scriptLoader(file)
  const text = loader && (await ask(fileKind, file)) === 'file' ? ((await ask(fileText, file)) ?? '') : ''
  const code = loader && (await compile(text, loader))
  if (code === undefined) return { names: [], components: [] }
  const names = (await moduleRecord(code)).exports
    .map(({ name }) => name)
    .filter((name) => name !== 'default' && name !== '*')
  const stories = await ask(storiesIn, file)
  if (stories) return { names, components: stories.stories.map(({ exported }) => exported) }
  const program = (await parseScript(text))?.program
  const values = new Map(program ? statementsOf(program).flatMap(declared) : [])
  const isComponent = (name: string) => /^[A-Z]/.test(name) && !isData(values.get(name))
  return { names, components: names.filter(isComponent) }
})

/** What is certainly not a component. */
function isData(value: unknown): boolean {
  return (
    isNode(value) &&
    /^(Literal|TemplateLiteral|(Object|Array|New|Unary|Binary)Expression|TSEnumDeclaration)$/.test(
      withoutType(value).type,
    )
  )
}
