/** Paths of Windows, simulated with `path.win32`: what the system says and what the generator knows. */
import { posix, win32 } from 'node:path'
import { describe, expect, test } from 'vitest'
import { linkedFiles } from '../../src/bundle/linked.js'
import { createPaths, projectPaths } from '../../src/engine/native-path.js'
import type { FilePath } from '../../src/model.js'

const file = (text: string) => text as FilePath

describe('on Windows', () => {
  const paths = createPaths(win32)
  const project = projectPaths('C:\\docs\\site', 'C:\\docs\\site\\node_modules\\vitrine', win32)

  test.each([
    ['C:\\docs\\site\\content\\a.md', 'content/a.md'],
    ['C:/docs/site/content/a.md', 'content/a.md'],
    ['c:\\Docs\\Site\\content\\A.md', 'content/A.md'],
    ['C:\\docs\\site', ''],
    ['C:\\docs\\shared\\a.md', '../shared/a.md'],
    ['C:\\docs\\site-two\\a.md', '../site-two/a.md'],
    ['C:\\docs\\site\\..hidden\\a.md', '..hidden/a.md'],
    ['D:\\shared\\a.md', 'D:/shared/a.md'],
    ['\\\\server\\share\\a.md', '//server/share/a.md'],
    ['C:\\docs\\site\\node_modules\\vitrine\\templates\\doc.tsx', 'vitrine:templates/doc.tsx'],
  ])('%s is %s', (native, inside) => {
    expect(project.relative(native)).toBe(inside)
    expect(project.relative(project.absolute(file(inside)))).toBe(inside)
    expect(project.absolute(file(inside))).not.toContain('\\')
  })

  test('parents end at the root of the drive', () => {
    expect(paths.dirname('C:/docs/a.md')).toBe('C:/docs')
    expect(paths.dirname('C:/docs')).toBe('C:/')
    expect(paths.dirname('C:/')).toBe('C:/')
  })

  test('a path leads outside by its segments or by its drive', () => {
    expect(['..', '../a', 'D:/a'].map(paths.isOutside)).toEqual([true, true, true])
    expect(['', 'a', '..a', 'a/..b'].map(paths.isOutside)).toEqual([false, false, false, false])
  })

  test('what the system is given has its own separators', () => {
    expect(paths.toNative('C:/docs/shared')).toBe('C:\\docs\\shared')
    expect(paths.toPosix('C:\\docs\\shared')).toBe('C:/docs/shared')
    expect(paths.resolve('C:/docs/site', '../shared/a.js')).toBe('C:/docs/shared/a.js')
  })

  test('modules of linked packages are recognised', () => {
    expect(linkedFiles.test('C:\\docs\\lib\\src\\index.ts')).toBe(true)
    expect(linkedFiles.test('C:\\docs\\site\\node_modules\\lib\\index.js')).toBe(false)
    expect(linkedFiles.test('/docs/lib/src/index.ts')).toBe(true)
    expect(linkedFiles.test('/docs/site/node_modules/lib/index.js')).toBe(false)
  })
})

test('on POSIX systems a backslash is part of a name', () => {
  const { toPosix, isOutside } = createPaths(posix)
  expect(toPosix('/a/b\\c')).toBe('/a/b\\c')
  expect(isOutside('..\\a')).toBe(false)
  expect(projectPaths('/site', '/vitrine', posix).relative('/site/a\\b.md')).toBe('a\\b.md')
})
