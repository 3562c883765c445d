/**
 * Which language a file is in, and where the others are: `bars.zh.md` beside `bars.md`; in the tree of a preset also
 * `zh/bars.md`, and the folders that its generator has for translations. The original may be named like a translation,
 * too: `bars.en.md`, `en/bars.md`.
 */
import { posix } from 'node:path'
import { fileKind } from '../../engine/inputs.js'
import { type Ask, question } from '../../engine/question.js'
import type { FilePath } from '../../model.js'
import { config } from '../config/config.js'
import { isBelow, rootOfFile } from '../config/content-roots.js'
import { pageEndings, withoutEnding } from './page-files.js'
import { preset, translationFolders } from './preset-tree.js'

interface Languages {
  /** The words for each language in names of files and folders; the first language is the default. */
  words: { code: string; words: string[] }[]
  /** The tree is that of a preset: folders are named after languages, too. */
  isForeign: boolean
  /** Folders of translations by language, each with the content folder whose files it has. */
  elsewhere: Record<string, { dir: string; of: string }[]>
}

const languages = question('languages-of-files', async (ask): Promise<Languages> => {
  const { locales } = await ask(config)
  const isForeign = (await preset(ask)) !== undefined
  // The files of a site in one language may have any name.
  if (locales.length === 1) return { words: [{ code: locales[0]!.code, words: [] }], isForeign, elsewhere: {} }
  const elsewhere: Languages['elsewhere'] = {}
  for (const { code } of locales.slice(1)) elsewhere[code] = await translationFolders(ask, code)
  return {
    words: locales.map(({ code, lang = code }) => ({ code, words: [...new Set([code, lang])] })),
    isForeign,
    elsewhere,
  }
})

/** The words with which names of files in the default language may end. */
export async function originalWords(ask: Ask): Promise<string[]> {
  return (await ask(languages)).words[0]!.words
}

interface InLanguage {
  code: string
  /** The path without the language: that of the original as it is usually named. */
  base: FilePath
}

/** The language of a file of a content folder. */
export async function languageOf(ask: Ask, file: FilePath): Promise<InLanguage> {
  const { words, isForeign, elsewhere } = await ask(languages)
  const [, stem, suffix, ending] = /^(.*?)(?:\.([\w-]+))?(\.mdx?)$/.exec(file) ?? []
  const bySuffix = words.find((one) => suffix !== undefined && one.words.includes(suffix))
  if (bySuffix) return { code: bySuffix.code, base: `${stem}${ending}` as FilePath }
  // A translation of a page into a language that the site does not have.
  const isOther = isForeign && suffix !== undefined && /^[a-z]{2}(-[A-Za-z]{2,4})?$/.test(suffix)
  if (isOther && (await ask(fileKind, `${stem}${ending}` as FilePath)) === 'file')
    return { code: suffix, base: `${stem}${ending}` as FilePath }
  for (const [code, folders] of Object.entries(elsewhere))
    for (const { dir, of } of folders)
      if (isBelow(file, dir)) return { code, base: posix.join(of, posix.relative(dir, file)) as FilePath }
  const root = isForeign ? rootOfFile(file, (await ask(config)).content) : undefined
  const [first, ...rest] = root ? posix.relative(root.dir, file).split('/') : []
  const byFolder = rest.length > 0 ? words.find((one) => one.words.includes(first!)) : undefined
  if (byFolder) return { code: byFolder.code, base: posix.join(root!.dir, ...rest) as FilePath }
  return { code: words[0]!.code, base: file }
}

/** The file that says in a language what one in any language says; undefined if there is none. */
export async function fileInLanguage(ask: Ask, file: FilePath, code: string): Promise<FilePath | undefined> {
  const { base } = await languageOf(ask, file)
  const { words, isForeign, elsewhere } = await ask(languages)
  const stem = withoutEnding(base)
  const names = words.find((one) => one.code === code)?.words ?? []
  const root = isForeign ? rootOfFile(base, (await ask(config)).content) : undefined
  const stems = [
    ...(code === words[0]!.code ? [stem] : []),
    ...names.map((name) => `${stem}.${name}`),
    ...(root ? names.map((name) => posix.join(root.dir, name, posix.relative(root.dir, stem))) : []),
    ...(elsewhere[code] ?? []).flatMap(({ dir, of }) =>
      isBelow(stem, of) ? [posix.join(dir, posix.relative(of, stem))] : [],
    ),
  ]
  const own = posix.extname(base)
  for (const ending of [own, ...pageEndings.filter((one) => one !== own)])
    for (const one of stems)
      if ((await ask(fileKind, (one + ending) as FilePath)) === 'file') return (one + ending) as FilePath
  return undefined
}

/** The file in the default language that a file is a translation of; the file itself if it is none. */
export async function originalFile(ask: Ask, file: FilePath): Promise<FilePath> {
  const { locales } = await ask(config)
  const { code, base } = await languageOf(ask, file)
  if (code === locales[0]!.code) return file
  return (await fileInLanguage(ask, file, locales[0]!.code)) ?? base
}
