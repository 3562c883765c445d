/** The files of a repository that somebody has written, not those that tools have made or installed. */
import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

const notWritten = /^(\.|(node_modules|build|coverage|dist|export|out|public|static|storybook-static)$)/

/** @param root absolute @returns the paths below it whose names match, with slashes, sorted */
export function sourceFiles(root: string, name: RegExp, dir = ''): string[] {
  return readdirSync(join(root, dir), { withFileTypes: true })
    .flatMap((one) => {
      const path = posix.join(dir, one.name)
      if (one.isDirectory()) return notWritten.test(one.name) ? [] : sourceFiles(root, name, path)
      return name.test(one.name) ? [path] : []
    })
    .sort()
}
