/** Which files are texts of pages, by their endings, and how those of other languages are named. */
import type { FilePath } from '../../model.js'

/** The endings, in the order of preference in messages. */
export const pageEndings = ['.md', '.mdx'] as const

const ending = /\.mdx?$/

/** Whether a file is the text of a page, or a part of one. */
export function isPageFile(file: string): boolean {
  return ending.test(file)
}

/** Whether a text is read as MDX. */
export function isMdx(file: string): boolean {
  return file.endsWith('.mdx')
}

export function withoutEnding(file: string): string {
  return file.replace(ending, '')
}

/** `bars.md` in Chinese is `bars.zh.md`. */
export function translationOf(file: FilePath, locale: string): FilePath {
  return file.replace(ending, `.${locale}$&`) as FilePath
}

/**
 * `bars.md`, of which `bars.zh.md` is a translation.
 *
 * @param codes of the languages that texts are translated into
 * @returns the file itself if it is no translation
 */
export function originalOf(file: FilePath, codes: readonly string[]): FilePath {
  const code = codes.find((one) => withoutEnding(file).endsWith(`.${one}`))
  return code === undefined ? file : (file.replace(new RegExp(`\\.${code}(${ending.source})`), '$1') as FilePath)
}
