/** The texts of a demo as its page shows them: highlighted, in both languages, with the few lines that matter. */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  type DemoFile,
  type DemoText,
  type DemoVariant,
  type FilePath,
  fileText,
  highlightBlocks,
  livePlace,
  question,
} from '../../../../feature.js'
import {
  callInThread,
  type ImportedFile,
  type ImportedFiles,
  moduleOfForm,
  demoComment,
  parseScript,
  sortedFiles,
} from '../../../../feature-unstable.js'
import { demoPreview, withoutPreviewMarks } from './preview.js'
import { scriptClosure, withoutAliases } from './demo-files.js'
import { exportedDemo, isTextWhole } from './exported-demo.js'
import { filesBeside } from './live-demo.js'
import { writtenText } from './written-text.js'
import { type DemoSource, sourceText } from './demo-strings.js'
import { demoMessages } from '../../messages.js'
import { demosOptions } from '../../options.js'

/** The files of a variant: its own first, what it imports from the site, and what the page has beside it. */
export async function variantFiles(ask: Ask, { file, locale }: DemoSource): Promise<DemoFile[]> {
  const files = await filesOfVariant(ask, file)
  const dir = posix.dirname(file)
  return all(
    files.map(async (one) => ({
      ...(await ask(sourceTexts, { file: one, ...(locale && { locale }) })),
      name: shownName(dir, one),
      ...((await isLarge(ask, one)) && { href: (await moduleOfForm(ask, 'url', one, new Map()))!.code }),
    })),
  )
}

/** A file of a demo as code alone. */
export interface DemoCode {
  file: FilePath
  /** The path from the demo's folder. */
  name: string
  code: string
}

/** The files of `variantFiles`, whole. */
export async function variantCodes(ask: Ask, { file, locale }: DemoSource): Promise<DemoCode[]> {
  const files = await filesOfVariant(ask, file)
  const dir = posix.dirname(file)
  return all(
    files.map(async (one) => ({
      file: one,
      name: shownName(dir, one),
      code: (await codeOf(ask, { file: one, ...(locale && { locale }) })).code,
    })),
  )
}

async function filesOfVariant(ask: Ask, file: FilePath): Promise<FilePath[]> {
  // What does not run by itself needs files that are no part of the demo.
  const imported = (await isTextWhole(ask, file)) ? (await ask(scriptClosure, file)).files : [file]
  return [...imported, ...(await filesBeside(ask, file, imported))]
}

/** The files of demos that pages show in part, and link to. */
export async function largeFiles(ask: Ask, demo: FilePath): Promise<ImportedFiles> {
  const { files } = await ask(scriptClosure, demo)
  const found = new Map<string, ImportedFile>()
  for (const one of files) if (await isLarge(ask, one)) await moduleOfForm(ask, 'url', one, found)
  return sortedFiles(found)
}

/** The path of a file from the demo's folder; an export has a file of its name. */
function shownName(dir: string, file: FilePath): string {
  const [exported, live] = [exportedDemo(file), livePlace(file)]
  if (live) return live.isAlone ? `Demo${live.name}` : live.name
  return exported ? exported.name + posix.extname(file) : posix.relative(dir, file)
}

const isLarge = async (ask: Ask, file: FilePath) => ((await writtenText(ask, file)) ?? '').length > largestShown

/**
 * What a demo’s imports of images, fonts and other files mean, by name: the address of `dot.svg?url`, the text of
 * `rain.csv?raw`. null if an editor cannot have all that the demo imports.
 */
export const demoAssets = question(
  'demo-assets',
  async (ask, file: FilePath): Promise<Record<string, string> | null> => {
    const { assets, hasOthers } = await ask(scriptClosure, file)
    if (hasOthers || !(await isTextWhole(ask, file))) return null
    const values: Record<string, string> = {}
    for (const { file: asset, form } of assets) {
      const module = await moduleOfForm(ask, form, asset, new Map())
      if (!module || module.code.length > largestShown) return null
      values[`${posix.relative(posix.dirname(file), asset)}?${form}`] = module.code
    }
    return values
  },
)

/** In characters. Of larger files, such as data, a page shows the beginning. */
const largestShown = 100_000
const lengthShown = 10_000

/** The code of a file of a demo as readers may copy it. */
async function codeOf(ask: Ask, source: DemoSource): Promise<{ written: string; code: string }> {
  const { file } = source
  const written = (await sourceText(ask, source)) ?? ''
  const shown = written.slice((await ask(demoComment, file))?.length ?? 0)
  return { written, code: withoutPreviewMarks(await withoutAliases(ask, shown, file)) }
}

const sourceTexts = question('demo-source-texts', async (ask, source: DemoSource): Promise<Omit<DemoFile, 'name'>> => {
  const { file } = source
  const { written, code } = await codeOf(ask, source)
  if (await isLarge(ask, file)) {
    const beginning = code.slice(0, lengthShown).replace(/\n[^\n]*$/, '\n')
    return {
      ts: await renderCode(ask, beginning, languageOf(file), file),
      kilobytes: Math.round(Buffer.byteLength(code) / 1000),
    }
  }
  const ts = await renderCode(ask, code, languageOf(file), file)
  if (!/\.tsx?$/.test(file)) return { ts }
  const javascript = code === written ? await ask(writtenJavascript, source) : await javascriptOf(ask, code, file)
  return javascript === null ? { ts } : { ts, js: await renderCode(ask, javascript, 'jsx', file) }
})

/**
 * The preview of a demo; null where there is none. A file `Bars.tsx.preview` that an author has committed wins, except
 * over the preview of a translated demo, which is in another language.
 */
export const previewTexts = question(
  'demo-preview',
  async (ask, source: DemoSource): Promise<NonNullable<DemoVariant['preview']> | null> => {
    const { file } = source
    const written = await ask(fileText, `${file}.preview` as FilePath)
    if (written !== undefined && source.locale === undefined)
      return { ts: await renderCode(ask, written, languageOf(file), file) }
    const code = (await sourceText(ask, source)) ?? ''
    const { previewWrappers: wrappers } = await demosOptions(ask)
    const ts = await demoPreview(code, { wrappers })
    if (ts === undefined) return null
    const javascript = await ask(writtenJavascript, source)
    const js = javascript === null ? undefined : await demoPreview(javascript, { wrappers })
    return {
      ts: await renderCode(ask, ts, languageOf(file), file),
      ...(js !== undefined && js !== ts && { js: await renderCode(ask, js, 'jsx', file) }),
    }
  },
)

/**
 * The JavaScript version of a script as it is written, with the marks of its preview; null if it is JavaScript already.
 */
const writtenJavascript = question('demo-javascript', async (ask, source: DemoSource) =>
  javascriptOf(ask, (await sourceText(ask, source)) ?? '', source.file),
)

/** Formatting takes as long as highlighting. */
const inThread = { module: 'dist/src/features/demos/node/source/javascript-version.js', name: 'javascriptVersion' }

async function javascriptOf(ask: Ask, code: string, file: FilePath): Promise<string | null> {
  try {
    const version = await callInThread<string, string | undefined>(ask.context, inThread, code, file)
    return version ?? null
  } catch (error) {
    // The bundle reports a syntax error with its place.
    if (await parseScript(code)) ask.report(demoMessages.javascriptFailed((error as Error).message, file))
    return null
  }
}

/** Without the line break at the end, which would be an empty line of the block. */
async function renderCode(ask: Ask, text: string, lang: string, file: FilePath): Promise<DemoText> {
  const code = text.replace(/\n+$/, '')
  const [result] = await highlightBlocks(ask, [{ lang, code }], file)
  return { code, html: result!.lines.join('\n') }
}

const languages: Record<string, string> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.js': 'jsx',
  '.jsx': 'jsx',
  '.mjs': 'js',
  '.css': 'css',
  '.json': 'json',
}

function languageOf(file: FilePath): string {
  return languages[posix.extname(file)] ?? 'text'
}
