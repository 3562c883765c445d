/**
 * Demos that are named exports, `{{"demo": "Bars.examples.tsx#Stacked"}}`, of files of components or of stories.
 *
 * To everything else such a demo is a file of its own, `Bars.examples.tsx~Stacked.tsx`, that is not on the disk. It
 * runs the file that it comes from; its text, which readers see and edit, is what the export needs of that file, or
 * what the story draws.
 */
import { posix } from 'node:path'
import { type Ask, type FilePath, fileText, livePlace, question } from '../../../../feature.js'
import { islandPlace, islandText, mapPartPlace } from '../../../../feature-unstable.js'
import { storiesIn, storyModule, storyText } from '../stories/stories.js'
import { codeOfExport } from './export-code.js'

export interface ExportedDemo {
  /** The file that exports it. */
  of: FilePath
  name: string
}

/** @returns undefined for a file of its own */
export function exportedDemo(file: FilePath): ExportedDemo | undefined {
  const [, of, name] = /^(.+\.[jt]sx?)~([A-Za-z_$][\w$]*)\.[jt]sx?$/.exec(file) ?? []
  return of === undefined ? undefined : { of: of as FilePath, name: name! }
}

/** What is made of a story has JSX, even if its file has none. */
export function fileOfExport({ of, name }: ExportedDemo): FilePath {
  return `${of}~${name}${posix.extname(of).replace(/^\.ts$/, '.tsx')}` as FilePath
}

/** The file on the disk that a demo is in. */
export function fileOnDisk(demo: FilePath): FilePath {
  return livePlace(demo)?.page ?? exportedDemo(demo)?.of ?? islandPlace(demo)?.page ?? mapPartPlace(demo)?.map ?? demo
}

/** A file beside a demo: `Bars.test.ts`, or `Bars.examples.Stacked.test.ts` of a named export. */
export function fileBeside(demo: FilePath, ending: string): FilePath {
  const exported = exportedDemo(demo)
  const stem = (file: string) => file.replace(/\.\w+$/, '')
  return (exported ? `${stem(exported.of)}.${exported.name}${ending}` : stem(demo) + ending) as FilePath
}

/** Whether the text of a demo runs by itself, so that readers can edit it. */
export async function isTextWhole(ask: Ask, demo: FilePath): Promise<boolean> {
  return exportedDemo(demo) === undefined || (await ask(exportedText, demo))?.isWhole === true
}

/** The text of a demo that is an export. */
export const exportedText = question('demo-exported-text', async (ask, file: FilePath) => {
  const { of, name } = exportedDemo(file)!
  const text = await ask(fileText, of)
  return text === undefined ? undefined : textOfExport(ask, { of, name }, text)
})

/** @param text of the file, perhaps translated */
export async function textOfExport(
  ask: Ask,
  { of, name }: ExportedDemo,
  text: string,
): Promise<{ code: string; isWhole: boolean }> {
  if (await ask(storiesIn, of)) return storyText(ask, of, name, text)
  return { code: await codeOfExport(text, name), isWhole: true }
}

/** The module that a demo runs, in terms of paths from the site's root: it exports the component as default. */
export async function moduleOfDemo(ask: Ask, demo: FilePath, spell: (file: FilePath) => string): Promise<string> {
  if (islandPlace(demo)) return islandText(ask, demo, spell)
  const { of, name } = exportedDemo(demo) ?? { of: demo, name: 'default' }
  if (name !== 'default' && (await ask(storiesIn, of))) return storyModule(ask, of, name, spell)
  return `export { ${name === 'default' ? name : `${name} as default`} } from ${spell(of)}`
}
