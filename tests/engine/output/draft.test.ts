/** The output folder: whoever reads it sees one whole set of files, whatever happens to the build that makes the next. */
import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure } from '../../../src/engine/diagnostic.js'
import { hash } from '../../../src/engine/hash.js'
import {
  checkOutput,
  OutputDraft,
  recoverOutput,
  type WantedFile,
  type WriteOptions,
} from '../../../src/engine/output/draft.js'
import { lockOutput } from '../../../src/engine/output/lock.js'
import { markerName, readManifest } from '../../../src/engine/output/manifest.js'
import type { OutputPath } from '../../../src/model.js'
import { random } from '../../laws/graph-law.js'
import { inLongRun } from '../../support/long.js'
import { contentsOf, differences, filesBelow, packageRoot, temporaryFolder, touchesOf } from '../../support/files.js'
import { project, run } from '../../support/project.js'

/** The step of the file system, counted from 0, that fails in the place of a killed process. */
const failAt = vi.hoisted(() => ({ step: Infinity, onRename: (_to: string): unknown => undefined }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const failing =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    (...args: Args): Result => {
      if (failAt.step-- === 0) throw new Error('killed')
      return work(...args)
    }
  const renameSync = failing((from: string, to: string) => {
    failAt.onRename(to)
    fs.renameSync(from, to)
  })
  return { ...fs, renameSync, rmSync: failing(fs.rmSync) }
})

let root: string
let outDir: string
beforeEach(() => {
  root = temporaryFolder('writer')
  outDir = join(root, 'export')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const target = (more: Partial<WriteOptions> = {}): WriteOptions => ({
  outDir,
  root,
  contentRoots: [join(root, 'content')],
  force: false,
  isHashed: (path) => path.startsWith('_assets/'),
  ...more,
})
async function writeOutput(files: WantedFile[], options: WriteOptions) {
  const draft = new OutputDraft(options)
  for (const file of files) await draft.put(file)
  return draft.commit()
}
const wanted = (files: Record<string, string>): WantedFile[] =>
  Object.entries(files).map(([path, text]) => ({
    path: path as OutputPath,
    hash: hash(text),
    contents: async () => text,
  }))
const write = (files: Record<string, string>, more: Partial<WriteOptions> = {}) =>
  writeOutput(wanted(files), target(more))
const put = (path: string, text = path) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const inOutput = () => Object.fromEntries(Object.entries(contentsOf(outDir)).filter(([path]) => path !== markerName))
const besides = () => readdirSync(root).filter((name) => name.startsWith('.export'))
/** The code and text of what is thrown. */
const refusal = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof Failure) return `${error.exitCode} ${error.diagnostics[0]!.code} ${error.message}`
    throw error
  }
  return 'allowed'
}

describe('what is written', () => {
  const first = { 'index.html': 'home', 'a/index.html': 'a', 'b/index.html': 'b', '_assets/main-1.js': 'one' }

  test('all of it, the first time', async () => {
    expect(await write(first)).toEqual({ written: Object.keys(first), unchanged: 0, removed: [] })
    expect(inOutput()).toEqual(first)
    expect(besides()).toEqual([])
  })

  test('nothing, where nothing differs: no file, no folder is touched', async () => {
    await write(first)
    const before = touchesOf(outDir)
    expect(await write(first)).toEqual({ written: [], unchanged: 4, removed: [] })
    expect(touchesOf(outDir)).toEqual(before)
  })

  test('what differs; the rest are not touched', async () => {
    await write(first)
    const inode = (path: string) => statSync(join(outDir, path)).ino
    const [home, a] = [inode('index.html'), inode('a/index.html')]
    expect(await write({ ...first, 'a/index.html': 'other' })).toMatchObject({
      written: ['a/index.html'],
      unchanged: 3,
    })
    expect(inode('index.html')).toBe(home)
    expect(inode('a/index.html')).not.toBe(a)
    expect(inOutput()).toEqual({ ...first, 'a/index.html': 'other' })
  })

  test('a file that somebody deleted or cut short is written again', async () => {
    await write(first)
    rmSync(join(outDir, 'a/index.html'))
    writeFileSync(join(outDir, 'b/index.html'), '')
    expect((await write(first)).written).toEqual(['a/index.html', 'b/index.html'])
    expect(inOutput()).toEqual(first)
  })

  test('what is no longer wanted goes, with its folder', async () => {
    await write(first)
    const { 'b/index.html': _gone, ...rest } = first
    expect((await write(rest)).removed).toEqual(['b/index.html'])
    expect(existsSync(join(outDir, 'b'))).toBe(false)
  })

  test('a file whose name every object has', async () => {
    const named = { ['__proto__']: 'a', constructor: 'b', 'toString/index.html': 'c' }
    await write({ 'index.html': 'home', ...named })
    expect(Object.keys(readManifest(outDir).files).sort()).toEqual(['index.html', ...Object.keys(named)].sort())
    expect(await write({ 'index.html': 'home', ...named })).toMatchObject({ written: [], unchanged: 4 })
    expect(refusal(() => checkOutput(target()))).toBe('allowed')
    await write({ 'index.html': 'home' })
    expect(inOutput()).toEqual({ 'index.html': 'home' })
    put('export/constructor')
    expect(refusal(() => checkOutput(target()))).toContain('output/foreign')
  })

  test('hashed files stay for one generation', async () => {
    const generation = (number: number) => ({ 'index.html': `${number}`, [`_assets/main-${number}.js`]: `${number}` })
    await write(generation(1))
    await write(generation(2))
    expect(filesBelow(join(outDir, '_assets'))).toEqual(['main-1.js', 'main-2.js'])
    await write(generation(2))
    expect(filesBelow(join(outDir, '_assets'))).toEqual(['main-1.js', 'main-2.js'])
    await write(generation(3))
    expect(filesBelow(join(outDir, '_assets'))).toEqual(['main-2.js', 'main-3.js'])
    expect(refusal(() => checkOutput(target()))).toBe('allowed')
  })

  test('a hashed file that is wanted again is ours again', async () => {
    await write({ '_assets/a.js': 'a' })
    await write({ '_assets/b.js': 'b' })
    await write({ '_assets/a.js': 'a' })
    expect(Object.keys(readManifest(outDir).files)).toEqual(['_assets/a.js'])
    expect(Object.keys(readManifest(outDir).kept)).toEqual(['_assets/b.js'])
  })

  test('a failure while a file is made leaves the old set and nothing beside it', async () => {
    await write(first)
    const before = touchesOf(outDir)
    const files = wanted({ ...first, 'a/index.html': 'new', 'z.html': 'new' })
    files[4]!.contents = () => Promise.reject(new Failure({ code: 'a/b', severity: 'error', text: 'no' }))
    await expect(writeOutput(files, target())).rejects.toThrow('no')
    expect(touchesOf(outDir)).toEqual(before)
    expect(besides()).toEqual([])
  })
})

describe('what readers see', () => {
  test('the folder is always there, and every page names assets that exist', async () => {
    const generation = (number: number) => ({
      ...Object.fromEntries(Array.from({ length: 60 }, (_, page) => [`p${page}/index.html`, `main-${number}.js`])),
      [`_assets/main-${number}.js`]: 'x',
      'sw.js': String(number),
    })
    await write(generation(0))
    const script = join(root, 'read.mjs')
    writeFileSync(
      script,
      `import { readFileSync, statSync, existsSync } from 'node:fs'
      const outDir = ${JSON.stringify(outDir)}
      const faults = new Set()
      let reads = 0
      process.stdout.write('started')
      process.stdin.on('data', () => { process.stdout.write(JSON.stringify([reads > 0, [...faults]])); process.exit() })
      const look = () => {
        for (let page = 0; page < 60; page++) {
          reads++
          try {
            const read = () => readFileSync(outDir + '/p' + page + '/index.html', 'utf8')
            const asset = read()
            if (!/^main-\\d+\\.js$/.test(asset)) faults.add('half a page')
            // Two sets later the asset may go; the page names another one then.
            else if (!existsSync(outDir + '/_assets/' + asset) && read() === asset) faults.add('asset')
          } catch (error) { faults.add(error.code) }
        }
        setImmediate(look)
      }
      look()`,
    )
    const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    for (let number = 1; number <= inLongRun(400, 20); number++) await write(generation(number))
    const said = new Promise<string>((resolve) => child.stdout.once('data', (text: Buffer) => resolve(String(text))))
    child.stdin.write('end')
    const [hasRead, faults] = JSON.parse(await said) as [boolean, string[]]
    expect(hasRead).toBe(true)
    expect(faults).toEqual([])
  })

  test('assets come first, service workers last', async () => {
    await write({ 'index.html': '1', 'sw.js': '1', 'data.json': '1', '_assets/a-1.js': '1' })
    const draft = new OutputDraft(target())
    for (const file of wanted({ 'index.html': '2', 'sw.js': '2', 'data.json': '2', '_assets/a-2.js': '2' }))
      await draft.put(file)
    const order: string[] = []
    failAt.onRename = (to) => order.push(to.slice(outDir.length + 1))
    await draft.commit(new Set(['sw.js']))
    failAt.onRename = () => undefined
    expect(order.slice(1)).toEqual(['_assets/a-2.js', 'data.json', 'index.html', 'sw.js', markerName])
  })
})

describe('folders that are refused', () => {
  const refused = (dir: string, more: Partial<WriteOptions> = {}) =>
    refusal(() => checkOutput(target({ outDir: dir, ...more })))
  beforeEach(() => put('content/a.md'))

  test.each([
    ['the root', () => root],
    ['a folder around the root', () => dirname(root)],
    ['the root of the disk', () => '/'],
    ['the home folder', () => homedir()],
    ['a content root', () => join(root, 'content')],
    ['a folder in a content root', () => join(root, 'content/out')],
  ])('%s', (_name, dir) => {
    expect(refused(dir())).toMatch(/^2 output\/refused .* cannot be used as the output folder: it /)
    expect(refused(dir(), { force: true })).toMatch(/^2 output\/refused/)
  })

  test('a folder around a content root that lies elsewhere', () => {
    const elsewhere = temporaryFolder('elsewhere')
    expect(refused(elsewhere, { contentRoots: [join(elsewhere, 'docs')] })).toMatch(/it contains the content folder/)
    rmSync(elsewhere, { recursive: true })
  })

  test('another name of the root or of a content root', () => {
    symlinkSync(dirname(root), join(root, 'up'))
    expect(refused(join(root, 'up', root.slice(dirname(root).length + 1)), { force: true })).toMatch(
      /it is the project folder/,
    )
    symlinkSync(join(root, 'content'), join(root, 'alias'))
    expect(refused(join(root, 'content'), { contentRoots: [join(root, 'alias')] })).toMatch(/content folder/)
  })

  test('a symbolic link, a file, a FIFO', () => {
    mkdirSync(join(root, 'real'))
    symlinkSync('real', outDir)
    expect(refused(outDir)).toMatch(/it is a symbolic link/)
    rmSync(outDir)
    put('export')
    expect(refused(outDir)).toMatch(/it is not a folder/)
    rmSync(outDir)
    execFileSync('mkfifo', [outDir])
    expect(refused(outDir)).toMatch(/it is not a folder/)
  })

  test('neighbours with a name that begins alike are allowed', () => {
    expect(refused(join(root, 'content-export'))).toBe('allowed')
    expect(refused(outDir)).toBe('allowed')
  })
})

describe('files that are not ours', () => {
  test('are refused by name, and stay', async () => {
    put('export/notes.txt')
    expect(refusal(() => checkOutput(target()))).toMatch(
      /^2 output\/foreign export contains files that this tool did not write: notes.txt/,
    )
  })

  test('are refused also beside ours, and where the marker is damaged', async () => {
    await write({ 'index.html': 'home' })
    put('export/.well-known/x')
    expect(refusal(() => checkOutput(target()))).toMatch(/\.well-known\/x/)
    rmSync(join(outDir, '.well-known'), { recursive: true })
    expect(refusal(() => checkOutput(target()))).toBe('allowed')
    for (const text of [
      '',
      '{',
      'null',
      '{"generator":"vitrine"}',
      '{"generator":"other","files":{"index.html":["a",1]}}',
      '{"generator":"vitrine","files":null}',
    ]) {
      writeFileSync(join(outDir, markerName), text)
      expect(refusal(() => checkOutput(target()))).toMatch(/output\/foreign/)
    }
  })

  test('with force they stay: the same files, links as links, from build to build', async () => {
    put('export/notes.txt')
    put('export/old/deep/x.html')
    symlinkSync('nowhere', join(outDir, 'link'))
    const inode = statSync(join(outDir, 'notes.txt')).ino
    expect(refusal(() => checkOutput(target({ force: true })))).toBe('allowed')
    for (const text of ['one', 'two']) await write({ 'index.html': text }, { force: true })
    expect(filesBelow(outDir)).toEqual([markerName, 'index.html', 'link', 'notes.txt', 'old/deep/x.html'].sort())
    expect(statSync(join(outDir, 'notes.txt')).ino).toBe(inode)
    expect(lstatSync(join(outDir, 'link')).isSymbolicLink()).toBe(true)
  })

  test.each([
    ['of the name of one of ours', 'index.html', 'index.html'],
    ['where a folder of ours would be', 'a', 'a/index.html'],
    ['in a folder where a file of ours would be', 'a/b', 'a'],
  ])('with force a file %s is not overwritten', async (_name, theirs, ours) => {
    put(`export/${theirs}`, 'theirs')
    await expect(write({ [ours]: 'ours' }, { force: true })).rejects.toThrow(`at paths that it needs: ${theirs}`)
    expect(inOutput()).toEqual({ [theirs]: 'theirs' })
    expect(besides()).toEqual([])
  })

  test('with force a file that has what ours would have is ours from then on', async () => {
    put('export/index.html', 'home')
    await write({ 'index.html': 'home' }, { force: true })
    await write({ 'index.html': 'new' }, { force: true })
    expect(inOutput()).toEqual({ 'index.html': 'new' })
  })

  test('a marker that names files elsewhere is not believed', async () => {
    put('precious/_assets/a.js', 'precious')
    await write({ 'index.html': 'home' })
    const files = {
      'index.html': [hash('home'), 4],
      '_assets/../../precious/_assets/a.js': ['x', 8],
      '/etc/hostname': ['x', 8],
    }
    writeFileSync(join(outDir, markerName), JSON.stringify({ generator: 'vitrine', files, kept: files }))
    expect(Object.keys(readManifest(outDir).files)).toEqual(['index.html'])
    await write({ 'index.html': 'new' })
    expect(readFileSync(join(root, 'precious/_assets/a.js'), 'utf8')).toBe('precious')
    expect(filesBelow(outDir)).toEqual([markerName, 'index.html'])
  })
})

describe('the lock', () => {
  const lockFile = () => join(root, '.export.vitrine-lock')

  test('is held against others and given back', () => {
    const lock = lockOutput(outDir)
    expect(refusal(() => lockOutput(outDir))).toBe(
      `2 output/locked Another build (process ${process.pid}) is writing to export.`,
    )
    lock.release()
    expect(besides()).toEqual([])
    lockOutput(outDir).release()
  })

  test.each([
    ['a process that is gone', '999999999 1'],
    ['a process whose number was given out again', `${process.pid} 1`],
    ['nobody', ''],
    ['garbage', 'garbage\u0000'],
  ])('of %s is taken over', (_name, text) => {
    writeFileSync(lockFile(), text)
    const lock = lockOutput(outDir)
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`))
    lock.release()
    expect(besides()).toEqual([])
  })

  test('that somebody took over is not removed by who held it', () => {
    const lock = lockOutput(outDir)
    writeFileSync(lockFile(), '1 1')
    lock.release()
    expect(readFileSync(lockFile(), 'utf8')).toBe('1 1')
  })

  test('stale, and many want it at once: one gets it', async () => {
    writeFileSync(lockFile(), '999999999 1')
    const script = join(root, 'take.mjs')
    const module = pathToFileURL(join(packageRoot, 'dist/src/engine/output/lock.js')).href
    writeFileSync(
      script,
      `import { readdirSync, writeFileSync } from 'node:fs'
      import { lockOutput } from ${JSON.stringify(module)}
      const pause = (time) => new Promise((resolve) => setTimeout(resolve, time))
      const [outDir, signs] = process.argv.slice(2)
      const all = async (sign) => {
        writeFileSync(\`\${signs}/\${sign}-\${process.pid}\`, '')
        while (readdirSync(signs).filter((name) => name.startsWith(sign)).length < 6) await pause(5)
      }
      await all('ready')
      try { lockOutput(outDir); process.stdout.write('got it') } catch (error) { process.stdout.write(error.diagnostics?.[0].code ?? error.stack) }
      // Who holds it lives until everybody has asked.
      await all('asked')`,
    )
    const signs = join(root, 'signs')
    mkdirSync(signs)
    const said = await Promise.all(
      Array.from({ length: 6 }, () => run(process.execPath, [script, outDir, signs], root)),
    )
    expect(said.map(({ stdout }) => stdout).sort()).toEqual(['got it', ...Array<string>(5).fill('output/locked')])
    expect(besides()).toEqual([])
  })
})

describe('recovery', () => {
  const before = {
    'index.html': 'old',
    'gone/index.html': 'old',
    'page.html': 'same',
    '_assets/a-1.js': 'one',
    folder: 'file',
  }
  const after = {
    'index.html': 'new',
    'page.html': 'same',
    '_assets/a-2.js': 'two',
    'folder/index.html': 'new',
    'sw.js': 'new',
  }
  const kept = { '_assets/a-1.js': 'one' }

  test('killed while the new files were made: the old set, and the staged files go', async () => {
    await write(before)
    const draft = new OutputDraft(target())
    for (const file of wanted(after)) await draft.put(file)
    renameSync(join(root, `.export.vitrine-new-${process.pid}`), join(root, '.export.vitrine-new-4242'))
    recoverOutput(outDir)
    expect(inOutput()).toEqual(before)
    expect(besides()).toEqual([])
    draft.discard()
  })

  test('killed at any step after the commit: the new set', async () => {
    // Each step of the file system fails once, as the death of the process would end it there.
    for (let step = 0; ; step++) {
      rmSync(outDir, { recursive: true, force: true })
      await write(before)
      failAt.step = step
      const ended = await write(after).then(
        () => true,
        () => false,
      )
      const happened = failAt.step < 0
      failAt.step = Infinity
      const isCommitted = existsSync(join(root, '.export.vitrine-commit')) || inOutput()['index.html'] === 'new'
      expect(
        refusal(() => checkOutput(target())),
        `step ${step}`,
      ).toBe('allowed')
      recoverOutput(outDir)
      expect(inOutput(), `step ${step}`).toEqual(isCommitted ? { ...after, ...kept } : before)
      expect(besides()).toEqual([])
      if (!happened) {
        expect(ended).toBe(true)
        expect(step).toBeGreaterThan(8)
        return
      }
    }
  })

  test('what is committed twice is the same', async () => {
    await write(before)
    await write(after)
    const touched = touchesOf(outDir)
    recoverOutput(outDir)
    expect(touchesOf(outDir)).toEqual(touched)
  })

  test('nothing there: nothing is made', () => {
    recoverOutput(outDir)
    recoverOutput(join(root, 'none/export'))
    expect(readdirSync(root)).toEqual([])
  })

  test('of a neighbour whose name begins alike is its own affair', async () => {
    mkdirSync(join(root, '.export2.vitrine-new-1'))
    recoverOutput(outDir)
    expect(readdirSync(root)).toEqual(['.export2.vitrine-new-1'])
  })
})

describe('the disk says no', () => {
  test('a full disk: the old set stays, the message says so, and room is enough to go on', async () => {
    const disk = join(root, 'disk')
    mkdirSync(disk)
    const script = join(root, 'fill.mjs')
    const module = pathToFileURL(join(packageRoot, 'dist/src/engine/output/draft.js')).href
    writeFileSync(
      script,
      `import { OutputDraft } from ${JSON.stringify(module)}
      import { readdirSync, readFileSync } from 'node:fs'
      const outDir = ${JSON.stringify(join(disk, 'export'))}
      const options = { outDir, root: ${JSON.stringify(root)}, contentRoots: [], force: false, isHashed: () => false }
      const write = async (text) => {
        const draft = new OutputDraft(options)
        await draft.put({ path: 'index.html', hash: text.slice(0, 20), contents: async () => text })
        await draft.commit()
      }
      await write('old')
      const error = await write('new'.repeat(200_000)).catch((thrown) => thrown)
      const after = [readFileSync(outDir + '/index.html', 'utf8'), readdirSync(${JSON.stringify(disk)})]
      await write('small')
      process.stdout.write(JSON.stringify([error.exitCode, error.diagnostics?.[0].code ?? error.stack, error.message, ...after, readFileSync(outDir + '/index.html', 'utf8')]))`,
    )
    const inSmallDisk = `mount -t tmpfs -o size=256k none "$1" && exec "$2" "$3"`
    const { stdout, stderr } = await run(
      'unshare',
      ['--user', '--map-root-user', '--mount', 'sh', '-c', inSmallDisk, 'sh', disk, process.execPath, script],
      root,
    )
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual([
      2,
      'disk/full',
      'The disk is full; disk/export was left unchanged.',
      'old',
      ['export'],
      'small',
    ])
  })

  test.each([
    ['EACCES', 'disk/permission'],
    ['EROFS', 'disk/permission'],
    ['ENOSPC', 'disk/full'],
    ['EDQUOT', 'disk/full'],
  ])('%s is a message of the environment', async (code, expected) => {
    await write({ 'index.html': 'old' })
    const files = wanted({ 'index.html': 'new' })
    files[0]!.contents = () =>
      Promise.reject(Object.assign(new Error(`${code}: refused, open '/secret/place/x'`), { code }))
    const error = (await writeOutput(files, target()).catch((thrown: unknown) => thrown)) as Failure
    expect(error).toBeInstanceOf(Failure)
    expect([error.exitCode, error.diagnostics[0]!.code]).toEqual([2, expected])
    expect(error.message).not.toContain('/secret/place')
    expect(inOutput()).toEqual({ 'index.html': 'old' })
  })

  test('a folder that may not be written', async () => {
    project(undefined, join(root))
    chmodSync(root, 0o755)
    mkdirSync(join(root, 'cache'))
    chmodSync(join(root, 'cache'), 0o777)
    const isRoot = process.getuid!() === 0
    if (!isRoot) chmodSync(root, 0o555)
    const other = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []
    const tried = async (command: string, ...args: string[]) => {
      const [program, ...rest] = [...other, process.execPath, join(packageRoot, `dist/cli/${command}.js`), ...args]
      const { code, stderr } = await run(program!, rest, root)
      return [code, /error disk\/permission {2}(.*)\./.exec(stderr)?.[1]]
    }
    const [build, serve] = [await tried('docs-build', '--cache-dir', 'cache'), await tried('docs-serve', '--port', '0')]
    chmodSync(root, 0o755)
    expect(build).toEqual([2, expect.stringContaining('Cannot write to export: EACCES')])
    expect(serve).toEqual([2, "Cannot write to .vitrine: EACCES: permission denied, mkdir '.vitrine'"])
  })
})

describe('killed at random moments', () => {
  const kills = inLongRun(50, 8)
  test(`${kills} times in the midst of writing: one whole set, the old or the new`, async () => {
    const count = 150
    const setOf = (generation: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `${index % 10}/${index}.html`,
          `${index % 3 === 0 ? 'same' : generation}`,
        ]),
      )
    const script = join(root, 'write.mjs')
    const module = pathToFileURL(join(packageRoot, 'dist/src/engine/output/draft.js')).href
    writeFileSync(
      script,
      `import { OutputDraft, recoverOutput } from ${JSON.stringify(module)}
      import { lockOutput } from ${JSON.stringify(module.replace('draft.js', 'lock.js'))}
      const outDir = ${JSON.stringify(outDir)}
      const lock = lockOutput(outDir)
      recoverOutput(outDir)
      process.stdout.write('started')
      for (let generation = Number(process.argv[2]); ; generation++) {
        const files = Array.from({ length: ${count} }, (_, index) => {
          const text = String(index % 3 === 0 ? 'same' : generation)
          return { path: index % 10 + '/' + index + '.html', hash: text, contents: async () => text }
        })
        const draft = new OutputDraft({ outDir, root: ${JSON.stringify(root)}, contentRoots: [], force: false, isHashed: () => false })
        for (const file of files) await draft.put(file)
        await draft.commit()
      }`,
    )
    await write(setOf(0))
    const next = random(50)
    const seen = new Set<string>()
    for (let kill = 0; kill < kills; kill++) {
      const child = spawn(process.execPath, [script, String(kill * 10_000)], { stdio: ['ignore', 'pipe', 'inherit'] })
      const closed = new Promise((resolve) => child.once('close', resolve))
      await new Promise((resolve) => child.stdout.once('data', resolve))
      await new Promise((resolve) => setTimeout(resolve, next() * 40))
      child.kill('SIGKILL')
      await closed
      for (const name of besides()) seen.add(name.replace(/\d+$/, ''))
      recoverOutput(outDir)
      const found = inOutput()
      const generation = Number(found['0/10.html'])
      expect(found).toEqual(setOf(generation))
      expect(Object.keys(readManifest(outDir).files)).toHaveLength(count)
    }
    // They died in the midst of it, not before or after.
    expect([...seen]).toEqual(expect.arrayContaining(['.export.vitrine-lock', '.export.vitrine-new-']))
  })

  test(
    'whole builds: the output is that of a finished one, and the next build is as if nothing had happened',
    { tags: 'long' },
    async () => {
      const it = project(undefined, root)
      const text = (generation: number) =>
        `---\ntitle: Next\n---\n\n# Next\n\n<p class="description">About next.</p>\n\n## More\n\nGeneration ${generation}.\n`
      it.write({ 'content/guide/next.md': text(0) })
      expect((await it.build()).code).toBe(0)
      const finished = new Map([[0, contentsOf(outDir)]])
      const next = random(12)
      let killed = 0
      for (let generation = 1; generation <= inLongRun(12, 4); generation++) {
        it.write({ 'content/guide/next.md': text(generation) })
        const { signal } = await it.build([], {
          during: ({ kill }) => void setTimeout(() => kill('SIGKILL'), 60 + next() * 700),
        })
        if (signal) killed++
        recoverOutput(outDir)
        const found = contentsOf(outDir)
        const is = Number(/Generation (\d+)/.exec(found['x/guide/next/index.html']!)?.[1])
        expect([...finished.keys(), generation]).toContain(is)
        if (finished.has(is)) expect(differences(found, finished.get(is)!)).toEqual([])
        else finished.set(is, found)
      }
      expect(killed).toBeGreaterThan(0)
      expect((await it.build()).code).toBe(0)
      const fresh = await it.result(['--no-cache', '--out-dir', 'fresh'])
      expect(fresh.exitCode).toBe(0)
      expect(differences(contentsOf(join(root, 'fresh')), contentsOf(outDir))).toEqual([])
      expect(besides()).toEqual([])
    },
  )
})
