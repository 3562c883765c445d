/**
 * The files that several demos of a page import: the page shows each once, and the other demos refer to it. A data set
 * of ten demos would otherwise be most of the page.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  demosInFile,
  demoStem,
  type DemoFile,
  type DemoUse,
  Failure,
  type FilePath,
  hash,
  question,
  resolveDemoOptions,
} from '../../../../feature.js'
import { type DemoSource, entriesIn } from '../source/demo-strings.js'
import { variantFiles } from '../source/demo-texts.js'

/** Where a file is shown: the id of the demo, and that of the element with the file. */
type Shown = NonNullable<DemoFile['shownWith']>

/** Unique in its file: the second demo of the same name is `Bars-2`. */
export async function demoId(
  ask: Ask,
  { name, file, at }: { name: string; file: FilePath; at: number },
): Promise<string> {
  const stem = demoStem(name)
  const before = (await demosInFile(ask, file)).filter(
    (one) => demoStem(one.demo) === stem && one.span.start < at,
  ).length
  return before === 0 ? stem : `${stem}-${before + 1}`
}

/** Texts are compared, since the strings of a file may be translated for one demo and not for another. */
function keyOf(styling: string, source: DemoSource, { name, ts }: DemoFile): string {
  return `${styling} ${posix.join(posix.dirname(source.file), name)} ${hash(ts.code)}`
}

const sharedFiles = question(
  'demo-shared-files',
  async (ask, { file, locale }: { file: FilePath; locale: string }): Promise<Record<string, Shown>> => {
    const uses = [...(await demosInFile(ask, file))].sort((a, b) => a.span.start - b.span.start)
    const printed = (await all(uses.map((use) => filesOf(ask, use, file, locale)))).flat()
    const shownAt: Record<string, Shown> = {}
    // A demo's own file is always with it.
    for (const { key, shown } of [...printed.filter(({ at }) => at === 0), ...printed]) shownAt[key] ??= shown
    const found: Record<string, Shown> = {}
    for (const { key, at, shown } of printed)
      if (at > 0 && shownAt[key]!.demo !== shown.demo) found[key] = shownAt[key]!
    return found
  },
)

interface Printed {
  key: string
  /** Its place among the files of the demo. */
  at: number
  shown: Shown
}

async function filesOf(ask: Ask, use: DemoUse, file: FilePath, locale: string): Promise<Printed[]> {
  if (resolveDemoOptions(use).hideToolbar) return []
  const id = await demoId(ask, { name: use.demo, file, at: use.span.start })
  const entries = await entriesIn(ask, locale, { dir: posix.dirname(file), name: use.demo })
  const variants = await all(
    entries.map(async ({ styling, ...source }) =>
      (await textsOf(ask, source)).map((one, at) => ({
        key: keyOf(styling, source, one),
        at,
        shown: { demo: id, id: `${id}-${styling}-file-${at}` },
      })),
    ),
  )
  return variants.flat()
}

/** A demo that cannot be read is reported where it is shown. */
async function textsOf(ask: Ask, source: DemoSource): Promise<DemoFile[]> {
  try {
    return await variantFiles(ask, source)
  } catch (error) {
    if (error instanceof Failure) return []
    throw error
  }
}

/**
 * The files of a demo, those marked that another demo of the page shows, or that others refer to.
 *
 * @param page the Markdown file that shows the demo
 */
export async function markShared(
  ask: Ask,
  files: DemoFile[],
  {
    page,
    locale,
    id,
    styling,
    source,
  }: { page: FilePath; locale: string; id: string; styling: string; source: DemoSource },
): Promise<DemoFile[]> {
  if ((await demosInFile(ask, page)).length < 2) return files
  const shared = await ask(sharedFiles, { file: page, locale })
  return files.map((one, at) => {
    const key = keyOf(styling, source, one)
    const shown = Object.hasOwn(shared, key) ? shared[key]! : undefined
    if (!shown) return one
    if (shown.demo === id) return { ...one, id: shown.id }
    return at === 0 ? one : { ...one, shownWith: shown }
  })
}
