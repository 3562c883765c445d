/** The disk as inputs see it: links, special files, missing files and missing rights. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure } from '../../src/engine/diagnostic.js'
import { type FileSystem, isMisspelled, realFileSystem } from '../../src/engine/file-system.js'
import { inMemoryFileSystem } from '../support/in-memory.js'
import { decodeText } from '../../src/engine/decode.js'
import type { FilePath } from '../../src/model.js'
import { packageRoot } from '../support/files.js'
import { docsBuildCommand, run } from '../support/project.js'

const path = (text: string) => text as FilePath
let dir: string
let disk: FileSystem
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-disk-')))
  mkdirSync(join(dir, 'site/content/sub'), { recursive: true })
  writeFileSync(join(dir, 'site/content/a.md'), 'a')
  writeFileSync(join(dir, 'secret'), 'secret')
  mkdirSync(join(dir, 'content-too'))
  disk = realFileSystem(join(dir, 'site'), packageRoot)
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('files, folders and what is missing', () => {
  expect(new TextDecoder().decode(disk.read(path('content/a.md')))).toBe('a')
  expect(disk.read(path('content/none.md'))).toBeUndefined()
  expect(disk.read(path('content/a.md/below'))).toBeUndefined()
  expect(disk.read(path('content'))).toBeUndefined()
  expect(disk.read(path('x'.repeat(5000)))).toBeUndefined()
  expect([disk.kind(path('content')), disk.kind(path('content/a.md')), disk.kind(path('none'))]).toEqual([
    'folder',
    'file',
    'missing',
  ])
  expect(disk.list(path('none'))).toBeUndefined()
})

test('a folder lists in the order of code units, whatever the file system says', () => {
  for (const name of ['b', 'B', 'ä', 'a', '10', '9', '图']) writeFileSync(join(dir, 'site/content/sub', name), '')
  expect(disk.list(path('content/sub'))!.map(({ name }) => name)).toEqual(['10', '9', 'B', 'a', 'b', 'ä', '图'])
})

describe('a name in decomposed form, as a Mac writes it', () => {
  const decomposed = 'u\u0308ber/cafe\u0301.md'
  const file = () => join(dir, 'site/content', decomposed)
  beforeEach(() => {
    mkdirSync(join(dir, 'site/content/u\u0308ber'))
    writeFileSync(file(), 'text')
  })

  test('is listed, found and told in composed form', () => {
    expect(disk.list(path('content'))!.map(({ name }) => name)).toEqual(['a.md', 'sub', '\u00fcber'])
    expect(disk.list(path('content/\u00fcber'))).toEqual([{ name: 'caf\u00e9.md', kind: 'file' }])
    for (const one of ['content/\u00fcber/caf\u00e9.md', `content/${decomposed}`, 'content/u\u0308ber/caf\u00e9.md']) {
      expect(new TextDecoder().decode(disk.read(path(one)))).toBe('text')
      expect(disk.kind(path(one))).toBe('file')
      expect(disk.absolute(path(one))).toBe(file())
      expect(disk.realPath(path(one))).toBe('content/\u00fcber/caf\u00e9.md')
      expect(disk.locate(path(one), path('content'))).toBe('\u00fcber/caf\u00e9.md')
    }
    expect(disk.relative(file())).toBe('content/\u00fcber/caf\u00e9.md')
    expect(disk.kind(path('content/\u00fcber/caf\u00e8.md'))).toBe('missing')
    expect(disk.absolute(path('content/\u00f6/\u00e4.md'))).toBe(join(dir, 'site/content/\u00f6/\u00e4.md'))
  })

  test('beside the composed one is another entry', () => {
    writeFileSync(join(dir, 'site/content/u\u0308ber/caf\u00e9.md'), 'other')
    expect(disk.list(path('content/\u00fcber'))!.map(({ name }) => name)).toEqual(['cafe\u0301.md', 'caf\u00e9.md'])
    expect(new TextDecoder().decode(disk.read(path('content/\u00fcber/caf\u00e9.md')))).toBe('other')
    expect(new TextDecoder().decode(disk.read(path(`content/\u00fcber/cafe\u0301.md`)))).toBe('text')
  })
})

test.each([
  ['content/button.tsx', '/site/content/Button.tsx', true],
  ['content/Charts/a.md', '/site/content/charts/a.md', true],
  ['content/a.md', '/Site/content/a.md', false],
  ['../lib/a.ts', 'C:/Lib/lib/a.ts', false],
  ['linked/Other/a.ts', '/elsewhere/real/Other/a.ts', false],
  ['linked.md', '/elsewhere/Real.md', false],
])('on a disk that ignores case, %s is %s by another name: %s', (file, real, expected) => {
  expect(isMisspelled(file, real)).toBe(expected)
})

describe('the stamp of a file', () => {
  const file = () => join(dir, 'site/content/a.md')
  const stamp = () => disk.stamp(path('content/a.md'))
  const inAMinute = () => vi.setSystemTime(Date.now() + 60_000)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test('is unknown where the file is missing or has just been written', () => {
    expect(stamp()).toBeUndefined()
    inAMinute()
    expect(stamp()).toBeDefined()
    expect(disk.stamp(path('content/none.md'))).toBeUndefined()
    expect(disk.stamp(path('content/a.md/below'))).toBeUndefined()
  })

  test('changes with the file, even if its size and its time are those of before', async () => {
    inAMinute()
    const before = stamp()
    const { atime, mtime } = statSync(file())
    // The steps of the file system's clock.
    await expect
      .poll(() => {
        writeFileSync(file(), 'b')
        utimesSync(file(), atime, mtime)
        return stamp()
      })
      .not.toBe(before)
    expect(statSync(file()).mtime).toEqual(mtime)
    expect(stamp()).toBeDefined()
  })

  test('changes where another file takes the place', () => {
    inAMinute()
    const before = stamp()
    writeFileSync(`${file()}.new`, 'a')
    renameSync(`${file()}.new`, file())
    expect(stamp()).not.toBe(before)
  })
})

describe('symbolic links', () => {
  beforeEach(() => {
    symlinkSync('a.md', join(dir, 'site/content/inside.md'))
    symlinkSync('../../secret', join(dir, 'site/content/outside.md'))
    symlinkSync('../../content-too', join(dir, 'site/content/beside'))
    symlinkSync('loop', join(dir, 'site/content/loop'))
    symlinkSync('nowhere', join(dir, 'site/content/broken'))
  })
  const locate = (name: string) => disk.locate(path(`content/${name}`), path('content'))

  test('that stay are files', () => {
    expect(locate('inside.md')).toBe('a.md')
    expect(disk.kind(path('content/inside.md'))).toBe('file')
  })

  test('that lead out of the root leave, also to a folder whose name begins alike, and through folders', () => {
    expect(locate('outside.md')).toBeUndefined()
    expect(locate('beside')).toBeUndefined()
    writeFileSync(join(dir, 'content-too/b.md'), 'b')
    expect(locate('beside/b.md')).toBeUndefined()
    expect(disk.locate(path('content/beside/b.md'), path('..'))).toBe('content-too/b.md')
  })

  test('that lead nowhere or in a circle are missing', () => {
    expect([disk.kind(path('content/loop')), disk.kind(path('content/broken'))]).toEqual(['missing', 'missing'])
    expect(disk.read(path('content/loop'))).toBeUndefined()
    expect([locate('loop'), locate('broken')]).toEqual([undefined, undefined])
    expect(disk.list(path('content'))!.find(({ name }) => name === 'broken')!.kind).toBe('missing')
  })

  test('a content root that is itself a link holds its files', () => {
    symlinkSync('content', join(dir, 'site/alias'))
    expect(disk.locate(path('alias/a.md'), path('alias'))).toBe('a.md')
    expect(disk.locate(path('alias/outside.md'), path('alias'))).toBeUndefined()
  })
})

test('a FIFO and a socket are no files and are not waited for', async () => {
  execFileSync('mkfifo', [join(dir, 'site/content/pipe.md')])
  const server = createServer().listen(join(dir, 'site/content/socket.md'))
  await new Promise((resolve) => server.once('listening', resolve))
  for (const name of ['pipe.md', 'socket.md']) {
    expect(disk.kind(path(`content/${name}`))).toBe('other')
    expect(disk.read(path(`content/${name}`))).toBeUndefined()
  }
  expect(
    disk
      .list(path('content'))!
      .filter(({ kind }) => kind === 'other')
      .map(({ name }) => name),
  ).toEqual(['pipe.md', 'socket.md'])
  server.close()
})

test('a file that may not be read is a failure of the environment that names it', { tags: 'long' }, async () => {
  chmodSync(join(dir, 'site/content/a.md'), 0)
  if (process.getuid!() !== 0) {
    expect(() => disk.read(path('content/a.md'))).toThrow(Failure)
    return
  }
  // Root may read everything, so the command itself runs as nobody.
  writeFileSync(join(dir, 'site/docs.config.ts'), `export default { title: 'T', url: 'https://example.com' }`)
  writeFileSync(join(dir, 'site/content/navigation.ts'), `export default [{ pathname: '/a' }]`)
  for (const folder of [dir, join(dir, 'site')]) chmodSync(folder, 0o777)
  const { code, stderr } = await run(
    'setpriv',
    ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, docsBuildCommand],
    join(dir, 'site'),
    { env: { HOME: dir } },
  )
  expect(stderr).toContain('content/a.md error disk/permission  No permission to read content/a.md.')
  expect(code).toBe(2)
})

describe('paths', () => {
  test('are relative to the root, or the generator’s own', () => {
    expect(disk.relative(join(dir, 'site/content/a.md'))).toBe('content/a.md')
    expect(disk.relative(join(dir, 'secret'))).toBe('../secret')
    expect(disk.relative(join(packageRoot, 'templates/pages/doc.tsx'))).toBe('vitrine:templates/pages/doc.tsx')
    expect(disk.absolute(path('vitrine:templates/pages/doc.tsx'))).toBe(join(packageRoot, 'templates/pages/doc.tsx'))
    expect(disk.absolute(path('../secret'))).toBe(join(dir, 'secret'))
  })

  test('of a project that holds the generator are the project’s', () => {
    expect(realFileSystem(packageRoot, packageRoot).relative(join(packageRoot, 'templates/pages/doc.tsx'))).toBe(
      'templates/pages/doc.tsx',
    )
  })
})

test('a disk in memory has the folders of its files', () => {
  const memory = inMemoryFileSystem(
    new Map([
      ['content/sub/a.md', 'a'],
      ['content/b.md', 'b'],
    ]),
  )
  expect(memory.list(path('content'))).toEqual([
    { name: 'b.md', kind: 'file' },
    { name: 'sub', kind: 'folder' },
  ])
  expect([
    memory.kind(path('content/sub')),
    memory.kind(path('content/su')),
    memory.kind(path('')),
    memory.kind(path('content/b.md')),
  ]).toEqual(['folder', 'missing', 'folder', 'file'])
})

describe('text', () => {
  const decoded = (...bytes: number[]) => decodeText(new Uint8Array(bytes))
  test('loses a byte order mark, and CRLF and CR', () => {
    expect(decodeText(Buffer.from('\ufeffa\r\nb\rc\n'))).toEqual({ text: 'a\nb\nc\n' })
  })
  test.each([
    ['a stray continuation', [0x61, 0x80], 1],
    ['a sequence that breaks off', [0x61, 0xe4, 0xb8], 1],
    ['an overlong form', [0xc0, 0x80], 0],
    ['a surrogate', [0x61, 0x62, 0xed, 0xa0, 0x80], 2],
    ['more than Unicode has', [0xf4, 0x90, 0x80, 0x80], 0],
    ['Latin-1', [0x63, 0x61, 0x66, 0xe9], 3],
  ])('that is not UTF-8 names the byte: %s', (_name, bytes, at) => {
    expect(decoded(...bytes)).toEqual({ invalidAt: at })
  })
})
