/** Which files are texts of pages, by their endings. */

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
