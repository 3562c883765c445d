/** Files of stories as demos: what a story runs, and what readers see of it. */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  config,
  type DemoOptions,
  fileKind,
  type FilePath,
  fileText,
  isColor,
  question,
} from '../../../../feature.js'
import {
  aliasedFile,
  callInThread,
  dedent,
  type Edit,
  edited,
  importsIn,
  joinPath,
  type Node,
  packageFolder,
  packageManifest,
  parseScript,
  type Plugin,
  resolveFile,
  type ScriptImport,
} from '../../../../feature-unstable.js'
import { demosOptions } from '../../options.js'
import { codeOfExport } from '../source/export-code.js'
import type { StoryCode, storyCode } from './story-code.js'
import {
  componentName,
  type Entry,
  readPreview,
  readStories,
  startCase,
  type StoryReader,
  titleOf,
  valueOf,
} from './story-file.js'
import { isStoryTool, isTestTool } from './story-tool-names.js'

export interface StoryInfo {
  exported: string
  /** For readers. */
  name: string
  /** A comment, or `parameters.docs.description.story`. */
  description?: string
  tags: string[]
  /** `centered`, `padded` or `fullscreen`. */
  layout?: string
  /** The colour behind it. */
  background?: string
  /** What readers see, where the story says so itself. */
  code?: string
  /** The export of another file that it is. */
  from?: { specifier: string; name: string }
  /** It has a play function. */
  isPlayed?: true
}

export interface StoriesInfo {
  /** `Forms/Button`. */
  title: string
  /** What the file says of the component. */
  description?: string
  subtitle?: string
  stories: StoryInfo[]
  /** Its name in the file, and where that comes from. */
  component?: { name: string; specifier?: string }
  tags: string[]
  /** What is around all stories. */
  preview?: FilePath
  /** Whether something must be loaded before a story is drawn. */
  hasLoaders: boolean
  /** What its play functions import of Storybook. */
  testTools: string[]
}

/** The stories of a file; null if it is no file of stories. */
export const storiesIn = question('demo-stories', async (ask, file: FilePath): Promise<StoriesInfo | null> => {
  if (!/\.[jt]sx?$/.test(file)) return null
  const text = (await ask(fileText, file)) ?? ''
  if (!/\bexport\s+default\b/.test(text) || !/\bexport\s+(const|function|let|var|\{)/.test(text)) return null
  const script = await parseScript(text)
  const read = script && readStories(text, script)
  if (!read) return null
  const { reader, meta, stories } = read
  const docs = ['parameters', 'docs'] as const
  const imports = await importsIn(text)
  const preview = await previewOf(ask, file)
  const description = reader.innerText(meta, ...docs, 'description', 'component') ?? read.comment
  const subtitle = reader.innerText(meta, ...docs, 'subtitle')
  const previewText = preview ? ((await ask(fileText, preview)) ?? '') : ''
  const previewScript = await parseScript(previewText)
  const around = previewScript && readPreview(previewScript)
  const usualLayout =
    reader.innerText(meta, 'parameters', 'layout') ?? around?.reader.innerText(around.entries, 'parameters', 'layout')
  return {
    title: titleOf(read, file),
    ...(description !== undefined && { description }),
    ...(subtitle !== undefined && { subtitle }),
    stories: stories.map(({ exported, name, entries, comment, from }): StoryInfo => {
      const own = reader.innerText(entries, ...docs, 'description', 'story') ?? comment
      const layout = reader.innerText(entries, 'parameters', 'layout') ?? usualLayout
      const background = backgroundOf([...(around ? [around] : []), { reader, entries: meta }, { reader, entries }])
      const code = reader.innerText(entries, ...docs, 'source', 'code')
      const tags = reader.texts(entries, 'tags')
      return {
        exported,
        name,
        ...(own !== undefined && { description: own }),
        ...(layout && { layout }),
        ...(background && { background }),
        ...(code !== undefined && { code: dedent(code) }),
        ...(from && { from }),
        ...((valueOf(entries, 'play') ?? valueOf(meta, 'play')) && { isPlayed: true }),
        tags,
      }
    }),
    ...componentOf(imports, componentName(read)),
    tags: reader.texts(meta, 'tags'),
    ...(preview && { preview }),
    testTools: imports.flatMap(({ specifier }) => (isTestTool(specifier) ? [specifier] : [])),
    hasLoaders: /\bloaders\b/.test(text) || /\bloaders\b/.test(previewText),
  }
})

/** The name of the component, and where the file has it from. */
function componentOf(imports: ScriptImport[], name: string | undefined): Pick<StoriesInfo, 'component'> {
  if (name === undefined) return {}
  const [root] = name.split('.')
  const from = imports.find((one) => one.names.some((own) => own.name === root))
  return { component: { name, ...(from && { specifier: from.specifier }) } }
}

interface Level {
  reader: StoryReader
  entries: Entry[]
}

/** The colour that a story, or its file, chooses of those that they and the preview define. */
function backgroundOf(levels: readonly Level[]): string | undefined {
  const own = levels.slice(-2)
  const texts = (...path: string[]) => own.map(({ reader, entries }) => reader.innerText(entries, ...path))
  const chosen = [...texts('parameters', 'backgrounds', 'default'), ...texts('globals', 'backgrounds', 'value')]
  const name = chosen.findLast((one) => one !== undefined)
  if (name === undefined) return undefined
  const colors = levels.flatMap(({ reader, entries }) => {
    const [options, values] = ['options', 'values'].map((key) =>
      reader.inner(entries, 'parameters', 'backgrounds', key),
    )
    const given: { key?: string; value: Node }[] = [
      ...(options ? reader.entries(options).flatMap((one) => ('key' in one ? [one] : [])) : []),
      ...(values ? reader.elements(values).map((value) => ({ value })) : []),
    ]
    return given.map(({ key, value }) => {
      const texts = reader.entries(value)
      return { names: [key, reader.text(texts, 'name')], color: reader.text(texts, 'value') }
    })
  })
  const color = colors.findLast(({ names }) => names.includes(name))?.color ?? name
  return isColor(color) ? color : undefined
}

/** The nearest `.storybook/preview` in the folder of a file and those around it. */
async function previewOf(ask: Ask, file: FilePath): Promise<FilePath | undefined> {
  for (let dir = posix.dirname(file); ; dir = posix.dirname(dir)) {
    for (const ending of ['.tsx', '.ts', '.jsx', '.js', '.mjs']) {
      const path = posix.join(dir, `.storybook/preview${ending}`) as FilePath
      if ((await ask(fileKind, path)) === 'file') return path
    }
    if (dir === '.' || /^(\.\.\/)*\.\.$/.test(dir) || dir === '/') return undefined
  }
}

/** How a story is laid out, as options of a demo. */
export async function layoutOf(ask: Ask, file: FilePath, exported: string): Promise<DemoOptions> {
  const { layout, background } = (await ask(storiesIn, file))?.stories.find((one) => one.exported === exported) ?? {}
  return {
    ...(layout === 'centered' && { align: 'center' }),
    // The colour is behind all of it.
    ...(layout === 'fullscreen' && { bg: background ? 'playground' : 'inline' }),
    ...(background && { background }),
  }
}

/** The module that a story runs. */
export async function storyModule(
  ask: Ask,
  file: FilePath,
  exported: string,
  spell: (file: FilePath) => string,
): Promise<string> {
  const { title, stories, preview, hasLoaders } = (await ask(storiesIn, file))!
  const { name = startCase(exported) } = stories.find((one) => one.exported === exported) ?? {}
  const known = { exported, name, title, id: `${idOf(title)}--${idOf(startCase(exported))}` }
  const rest = JSON.stringify(known).slice(1)
  return [
    `import meta, { ${exported} as story } from ${spell(file)}`,
    ...(preview ? [`import * as preview from ${spell(preview)}`] : []),
    `import { loadedFor, storyComponent } from ${spell(runtime)}`,
    `const modules = { story, meta, ${preview ? 'preview, ' : ''}${rest}`,
    `export default storyComponent(modules${hasLoaders ? ', await loadedFor(modules)' : ''})`,
  ].join('\n')
}

const runtime = 'vitrine:dist/src/features/demos/shared/story.js' as FilePath

/** As in addresses of Storybook. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** What is imported of Storybook: a module that has every name, since CommonJS is not checked for names. */
export const storyTools: Plugin = {
  name: 'vitrine-story-tools',
  setup(build) {
    build.onResolve({ filter: /storybook/ }, ({ path, kind }) =>
      kind !== 'entry-point' && isStoryTool(path) ? { path: 'tools', namespace: 'vitrine-story-tools' } : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'vitrine-story-tools' }, () => ({
      contents: [
        `const { tools, otherTool } = require(${JSON.stringify(runtime)})`,
        'const others = new Proxy({}, { get: (_, name) => otherTool(name) })',
        'module.exports = Object.assign(Object.create(others), { __esModule: true, default: otherTool("") }, tools)',
      ].join('\n'),
    }))
  },
}

const inThread = { module: 'dist/src/features/demos/node/stories/story-code.js', name: 'storyCode' }

/**
 * What readers see of a story.
 *
 * @param text of its file
 * @param controlled the arguments that readers set: the code spreads them as `props`
 */
export async function storyText(
  ask: Ask,
  file: FilePath,
  exported: string,
  text: string,
  controlled?: string[],
): Promise<StoryCode> {
  const { from, code: given } = (await ask(storiesIn, file))?.stories.find((one) => one.exported === exported) ?? {}
  if (given !== undefined && !controlled) return { code: given, isWhole: false }
  if (from && !controlled) {
    const path = from.specifier.startsWith('.') ? joinPath(file, from.specifier) : undefined
    const source = path === undefined ? (await aliasedFile(ask, from.specifier))?.file : await resolveFile(ask, path)
    const code = source && (await ask(fileText, source))
    if (code !== undefined) return inFolderOf(ask, await codeOfExport(code, from.name), source!, file)
  }
  const found = await callInThread<Parameters<typeof storyCode>[0], StoryCode | undefined>(
    ask.context,
    inThread,
    { code: text, exported, ...(controlled && { controlled }) },
    file,
  )
  if (!found) return { code: text, isWhole: false }
  const shown = await inFolderOf(ask, found.code, file, file)
  return { code: shown.code, isWhole: found.isWhole && shown.isWhole }
}

/** The code of a file as that of another one, with the names of packages. */
async function inFolderOf(ask: Ask, written: string, from: FilePath, file: FilePath): Promise<StoryCode> {
  const code = await withPackageNames(ask, written, from, file)
  const isElsewhere = (specifier: string) => specifier.startsWith('.') || isStoryTool(specifier)
  const isAlone = !(await importsIn(code)).some(({ specifier, isType }) => !isType && isElsewhere(specifier))
  return { code, isWhole: isAlone }
}

/** The package from which readers import the component of a file of stories. */
export async function componentPackage(ask: Ask, file: FilePath): Promise<string | undefined> {
  const specifier = (await ask(storiesIn, file))?.component?.specifier
  if (specifier === undefined || !specifier.startsWith('.')) return specifier
  const target = await resolveFile(ask, joinPath(file, specifier))
  return target && packageWith(ask, target)
}

/** With the name of the library's package in place of paths of its source; other paths are from another file. */
async function withPackageNames(ask: Ask, code: string, from: FilePath, file: FilePath): Promise<string> {
  const edits: Edit[] = []
  for (const { specifier, span, names } of await importsIn(code)) {
    if (!specifier.startsWith('.')) continue
    const path = joinPath(from, specifier)
    const target = await resolveFile(ask, path)
    const isComponents = names.length > 0 && names.every((one) => /^[A-Z]/.test(one.name))
    const name = target && isComponents ? await packageWith(ask, target) : undefined
    const relative = posix.relative(posix.dirname(file), path)
    const own = from === file ? specifier : relative.startsWith('.') ? relative : `./${relative}`
    edits.push({ ...span, text: name ?? own })
  }
  return edited(code, edits)
}

/** The package that a file is in, if demos can import it. */
async function packageWith(ask: Ask, file: FilePath): Promise<string | undefined> {
  for (let dir = posix.dirname(file) as FilePath; ; dir = posix.dirname(dir) as FilePath) {
    const { name } = await packageManifest(ask, dir)
    if (name !== undefined) {
      const [{ sources }, { alias }] = await all([demosOptions(ask), ask(config)])
      const isKnown = Object.hasOwn(sources, name) || Object.hasOwn(alias, name)
      return isKnown || (await ask(packageFolder, { from: '' as FilePath, name })) !== undefined ? name : undefined
    }
    if (dir === '.' || dir === '/' || /^(\.\.\/)*\.\.$/.test(dir)) return undefined
  }
}
