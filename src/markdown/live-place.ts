/** Names of code in pages that runs: files that are not on the disk (live-code.ts). */
import type { FilePath, Span } from '../model.js'

/** Code in a page that runs. */
export interface LiveCode {
  /** By name; code alone has only the ending of its language, `.jsx`, for a name. */
  files: Record<string, string>
  /** The file on the disk that has the code, with or without its ending. */
  from?: string
  span: Span
}

/** Which code of which page a file is. */
export interface LivePlace {
  page: FilePath
  /** From 0. */
  index: number
  name: string
  isAlone: boolean
}

/** @returns undefined for a file on the disk */
export function livePlace(file: string): LivePlace | undefined {
  const [, page, number, ending, name = ending!] = /^(.*\.mdx?)~(\d+)(?:(\.[jt]sx?)|\/(.+))$/.exec(file) ?? []
  if (page === undefined) return undefined
  return { page: page as FilePath, index: Number(number) - 1, name, isAlone: ending !== undefined }
}
