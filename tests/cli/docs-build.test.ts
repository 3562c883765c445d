/** `docs-build` as a person and a CI meet it: exit codes, what is printed where, and what stays untouched. */
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDocsBuild } from '../support/compiled.mjs'
import { contentsOf, differences, filesBelow, pageText, touchesOf } from '../support/files.js'
import { docsBuildCommand, type Project, project, run, runHere, smallSite } from '../support/project.js'
import { inLongRun } from '../support/long.js'

const projects: Project[] = []
const make = (files = smallSite): Project => {
  const it = project(files)
  projects.push(it)
  return it
}
afterAll(() => projects.forEach((it) => it.remove()))

/** A site with the memory of `built`: its first build does what is new in it. Where that makes no difference, it is faster. */
const makeWarm = (files = smallSite): Project => {
  const it = make(files)
  cpSync(built.path('.vitrine'), it.path('.vitrine'), { recursive: true })
  return it
}

/** A site that is built already; tests of what is printed leave it as it is. */
let built: Project
beforeAll(async () => {
  built = make()
  const { code, stderr } = await built.build()
  expect(code, stderr).toBe(0)
})

describe('a successful build', () => {
  test('a second build writes nothing and touches nothing', async () => {
    const before = touchesOf(built.path('export'))
    const result = await built.result()
    expect(result).toMatchObject({ exitCode: 0, written: 0, removed: 0, unchanged: Object.keys(before).length - 2 })
    expect(touchesOf(built.path('export'))).toEqual(before)
  })

  test('prints plain lines if the output is not a terminal, and a summary', async () => {
    const { code, stdout, stderr } = await built.build()
    expect(code).toBe(0)
    expect(stdout).toBe('')
    expect(stderr).toMatch(
      /^Reading the site\nPages: 14\nWriting\nBuilt export\n {2}pages +14\n {2}files +\d+\n {2}written +0\n {2}unchanged +\d+\n {2}removed +0\n {2}time +[\d.]+ m?s\n {2}peak memory +\d+ MiB\n$/,
    )
  })

  test('--json prints one value to standard output and nothing else', async () => {
    const { code, stdout, stderr } = await built.build(['--json'])
    expect([code, stderr]).toEqual([0, ''])
    expect(Object.keys(JSON.parse(stdout) as object).sort()).toEqual([
      'diagnostics',
      'exitCode',
      'faults',
      'files',
      'milliseconds',
      'outDir',
      'pages',
      'peakMemory',
      'ran',
      'removed',
      'slowest',
      'summary',
      'unchanged',
      'written',
    ])
  })

  test('--quiet prints nothing, --verbose more', async () => {
    expect(await built.build(['--quiet'])).toEqual({ code: 0, signal: null, stdout: '', stderr: '' })
    expect((await built.build(['--verbose'])).stderr).toMatch(/\n\d+ questions were evaluated\n/)
  })

  test('--help and --version', async () => {
    const help = await built.build(['--help'])
    expect(help.code).toBe(0)
    for (const flag of [
      '--config',
      '--out-dir',
      '--base',
      '--locale',
      '--only',
      '--no-cache',
      '--cache-dir',
      '--force',
      '--strict',
      '--json',
      '--quiet',
      '--verbose',
      '--debug',
      '--explain',
      '--follow-symlinks',
      'clean',
    ]) {
      expect(help.stdout).toContain(flag)
    }
    expect((await built.build(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  test('a closed pipe is not an error', { tags: 'long' }, async () => {
    const { stdout, stderr } = await run(
      'sh',
      ['-c', '"$0" "$1" --json | head -c 1; "$0" "$1" --json >&-; echo', process.execPath, docsBuildCommand],
      built.dir,
    )
    expect(stdout).toMatch(/^\{/)
    expect(stderr).not.toMatch(/EPIPE|at .*\.js:/)
  })

  test('another folder, another configuration, another cache', { tags: 'long' }, async () => {
    const it = make()
    it.write({
      'other.config.ts': String(smallSite['docs.config.ts']).replace('Small', 'Other'),
      'docs.config.ts': null,
      '.vitrine': null,
    })
    const { code, stderr } = await runHere(
      runDocsBuild,
      [it.dir, '-c', 'other.config.ts', '--cacheDir', 'my cache', '--outDir=site out'],
      '/',
    )
    expect(code, stderr).toBe(0)
    expect(it.read('site out/x/index.html')).toContain('Other')
    const names = ['content', 'my cache', 'other.config.ts', 'package.json', 'public', 'site out']
    expect(readdirSync(it.dir).sort()).toEqual(names)
  })
})

describe('usage', () => {
  test.each([
    [['--strct'], "unknown option '--strct'", '--strict'],
    [['--outdirr', 'x'], "unknown option '--outdirr'", '--out-dir'],
    [['claen'], 'The folder claen does not exist', 'the command "clean"'],
    [['a', 'b'], 'too many arguments', ''],
    [['--out-dir'], 'argument missing', ''],
  ])('%j', async (args, said, near) => {
    const { code, stderr } = await built.build(args)
    expect(code).toBe(2)
    expect(stderr).toContain(said)
    if (near) expect(stderr).toMatch(new RegExp(`[Dd]id you mean .*${near}`))
  })

  test('a word that is no command: all commands', async () => {
    const { code, stderr } = await built.build(['build'])
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /"docs-build" without a command builds the site\. The commands are .*check, clean, eject, init/,
    )
  })

  test.each([
    [['none'], 'cli/root'],
    [['--config', 'none.ts'], 'config/missing'],
    [['--base', 'docs'], 'config/base'],
    [['--locale', 'de', '--out-dir', 'de'], 'config/locale'],
    [['--only', '/none/**', '--out-dir', 'few'], 'cli/only'],
    [['--only', '/x/guide/**'], 'output/narrow'],
    [['--locale', 'zh'], 'output/narrow'],
    [['--out-dir', '.'], 'output/refused'],
    [['--out-dir', 'content'], 'output/refused'],
    [['--out-dir', 'public'], 'output/foreign'],
  ])('%j is %s, once, and nothing is written', async (args, code) => {
    const before = filesBelow(built.dir).filter((path) => !path.startsWith('.vitrine'))
    const result = await built.result(args)
    expect(result.diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code])
    expect(result.exitCode).toBe(2)
    expect(filesBelow(built.dir).filter((path) => !path.startsWith('.vitrine'))).toEqual(before)
  })

  test('in an empty folder, the message says what configuration to write', async () => {
    const it = make({ 'readme.txt': 'empty' })
    const { code, stderr } = await it.build()
    expect(code).toBe(2)
    expect(stderr).toContain('error config/missing  This folder has no docs.config.ts.')
    expect(stderr).toContain("import { defineConfig } from 'vitrine'")
  })
})

describe('a partial build', () => {
  test(
    'writes the pages and languages into another folder, and keeps the cache of the whole site',
    { tags: 'long' },
    async () => {
      await built.result()
      const before = await built.result()
      const result = await built.result([
        '--only',
        '/x/guide/start',
        '--only',
        '/x',
        '--locale',
        'zh',
        '--out-dir',
        'few',
      ])
      expect(result).toMatchObject({ exitCode: 0, pages: 2, diagnostics: [] })
      expect(filesBelow(built.path('few')).filter((path) => path.endsWith('index.html'))).toEqual([
        'zh/x/guide/start/index.html',
        'zh/x/index.html',
      ])
      expect(await built.result()).toMatchObject({ exitCode: 0, written: 0, ran: before.ran })
    },
  )
})

describe('explain', () => {
  test(
    'names the edited file, and says whether a page was not rebuilt or does not exist',
    { tags: 'long' },
    async () => {
      const it = make()
      expect((await it.build(['--explain', '/x/guide/next/'])).stderr).toContain(
        '/x/guide/next/ was built for the first time',
      )
      it.write({ 'content/guide/next.md': pageText('Next', '## More\n\nOther text.') })
      const { code, stderr } = await it.build(['--explain', '/x/guide/next', '--quiet'])
      expect(code).toBe(0)
      expect(stderr).toMatch(
        /^\/x\/guide\/next was rebuilt because\n {2}output \{"family":"pages","key":\{"pathname":"\/x\/guide\/next\/"/,
      )
      expect(stderr).toMatch(/← file-text "content\/guide\/next.md" changed\n$/)
      expect((await it.build(['--explain', '/zh/x/guide/start/', '--quiet'])).stderr).toBe(
        '/zh/x/guide/start/ was not rebuilt: nothing that it read has changed.\n',
      )
      const unknown = await it.build(['--explain', '/x/guide/strat'])
      expect(unknown.stderr).toMatch(
        /warning cli\/explain {2}There is no page \/x\/guide\/strat\.\n {2}Did you mean "\/x\/guide\/start\/"\?/,
      )
      expect(unknown.code).toBe(0)
    },
  )
})

describe('errors in content', () => {
  let it: Project
  beforeAll(async () => {
    it = makeWarm()
    await it.build()
    it.write({
      'content/guide/next.md': pageText('Next', '## More\n\nSee [start](/x/guide/strat/).'),
      'content/orphan.md': pageText('Orphan'),
    })
  })

  test('have a place, a source excerpt and a hint; the old output stays', async () => {
    const before = touchesOf(it.path('export'))
    const { code, stderr } = await it.build()
    expect(code).toBe(1)
    expect(stderr).toContain(`content/guide/next.md:11:13 error links/missing  There is no page at "/x/guide/strat/".

    10 |
  > 11 | See [start](/x/guide/strat/).
       |             ^^^^^^^^^^^^^^^`)
    expect(stderr).toContain('Did you mean "/x/guide/start/"?')
    expect(stderr).toContain('The build failed; nothing was written to export.')
    expect(stderr).toMatch(/errors +1\n {2}warnings +1\n/)
    expect(stderr).not.toContain('\u001b[')
    expect(touchesOf(it.path('export'))).toEqual(before)
  })

  test('are the same in --json', async () => {
    const { diagnostics, exitCode } = await it.result()
    expect(exitCode).toBe(1)
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'links/missing',
        severity: 'error',
        file: 'content/guide/next.md',
        line: 11,
        hint: 'Did you mean "/x/guide/start/"?',
      }),
    )
    expect(diagnostics).toContainEqual(
      expect.objectContaining({ code: 'navigation/orphan', severity: 'warning', file: 'content/orphan.md' }),
    )
  })

  test('--quiet omits warnings', async () => {
    const { code, stderr } = await it.build(['--quiet'])
    expect(code).toBe(1)
    expect(stderr).toContain('links/missing')
    expect(stderr).not.toContain('navigation/orphan')
    expect(stderr).not.toContain('Nothing was written')
  })

  test('are coloured on request, never with NO_COLOR', async () => {
    expect((await it.build([], { env: { FORCE_COLOR: '1' } })).stderr).toContain('\u001b[31merror\u001b[39m')
    expect((await it.build([], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).stderr).not.toContain('\u001b[')
  })

  test('are annotations on GitHub Actions', async () => {
    const { stdout } = await it.build([], { env: { CI: 'true', GITHUB_ACTIONS: 'true' } })
    expect(stdout).toMatch(
      /^::error file=content\/guide\/next\.md,line=11,col=13,endLine=11,endColumn=28,title=links\/missing::There is no page at "\/x\/guide\/strat\/"\. Did you mean/m,
    )
    expect(stdout).toMatch(/^::warning file=content\/orphan\.md,title=navigation\/orphan::/m)
  })
})

test('--strict turns warnings into errors', async () => {
  const it = makeWarm({ ...smallSite, 'content/orphan.md': pageText('Orphan') })
  expect((await it.build()).code).toBe(0)
  const strict = await it.result(['--strict'])
  expect(strict.exitCode).toBe(1)
  expect(strict.diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['error navigation/orphan'])
})

test('bad input of every kind is reported in one run, and the old output stays', async () => {
  const it = makeWarm()
  await it.build()
  const before = contentsOf(it.path('export'))
  it.write({
    'content/navigation.ts': `export default [
  { pathname: '/x/guide', children: [{ pathname: '/x/guide/start' }, { pathname: '/x/guide/next' }] },
  { pathname: '/x/guide/start' },
  { pathname: '/x/gone' },
  { pathname: '/x/typed', plann: 'pro' },
  { pathname: '/x/plan', plan: 'gold' },
  { pathname: '/x/two' },
  { pathname: '/x/include' },
  { pathname: '/x/bytes' },
  { pathname: '/x/front' },
  { pathname: '/x/linked' },
  { pathname: '/x/guide/next#nowhere', title: 'Nowhere' },
  { pathname: '/x/layout' },
]`,
    'content/guide/start.md': pageText('Start', '## First\n\n[a](/x/nowhere/) [b](#nothing) ![c](./none.png)'),
    'content/typed.md': pageText('Typed'),
    'content/plan.md': pageText('Plan'),
    'content/two.md': pageText('Two'),
    'content/two/index.md': pageText('Two'),
    'content/include.md': pageText('Include', '{{"include": "./none.md"}}'),
    'content/bytes.md': new Uint8Array([0x23, 0x20, 0xff]),
    'content/front.md': '---\ntitle: [\n---\n\n# Front\n',
    'content/layout.md': pageText('Layout').replace('title: Layout', 'title: Layout\nlayout: landng'),
    'content/same.md': pageText('Same'),
    'content/SAME.md': pageText('Same'),
    'content/orphan.md': pageText('Orphan'),
    'secret.md': pageText('Secret'),
  })
  symlinkSync('../secret.md', it.path('content/linked.md'))
  const result = await it.result()
  const codes = [...new Set(result.diagnostics.map(({ code }) => code))]
  expect(codes).toEqual(
    expect.arrayContaining([
      'navigation/duplicate',
      'navigation/no-page',
      'navigation/unknown-key',
      'navigation/plan',
      'navigation/no-anchor',
      'navigation/orphan',
      'links/missing',
      'links/anchor',
      'images/missing',
      'include/missing',
      'file/encoding',
      'content/ambiguous',
      'content/same-name',
      'content/symlink',
      'template/unknown',
    ]),
  )
  expect(codes.some((code) => code.startsWith('front-matter/'))).toBe(true)
  expect(result.exitCode).toBe(1)
  expect(result.faults).toEqual([])
  for (const { file, code } of result.diagnostics) expect(file, code).toMatch(/^(content|docs\.config)/)
  expect(differences(contentsOf(it.path('export')), before)).toEqual([])
  const { stderr } = await it.build()
  expect(stderr).not.toMatch(/\n\s+at .*:\d+:\d+/)
  expect(stderr).not.toContain(it.dir)
})

describe('the configuration', () => {
  test.each([
    ['throws', `throw new Error('boom')\nexport default {}`, 'module/threw', 'boom'],
    ['does not compile', 'export default {{', 'module/syntax', 'Expected identifier'],
    [
      'has an unknown key',
      `export default { title: 'T', url: 'https://example.com', stricct: true }`,
      'config/unknown-key',
      'stricct',
    ],
    ['lacks the title', `export default { url: 'https://example.com' }`, 'config/missing-key', 'title'],
    [
      'names a folder that is missing',
      `export default { title: 'T', url: 'https://example.com', content: [{ dir: 'docs', at: '/' }], navigation: 'content/navigation.ts' }`,
      'content/missing',
      'docs',
    ],
  ])('that %s', async (_name, text, code, said) => {
    const it = make({ 'docs.config.ts': text, 'content/navigation.ts': 'export default []' })
    const result = await it.result()
    expect(result.exitCode).toBe(2)
    expect(result.faults).toEqual([])
    expect(result.diagnostics.find((diagnostic) => diagnostic.code === code)).toMatchObject({
      file: 'docs.config.ts',
      text: expect.stringContaining(said) as string,
    })
    expect(existsSync(it.path('export'))).toBe(false)
  })
})

const faults = [
  ['that rejects', 'async head() {'],
  ['that throws at once', 'head() {'],
] as const
test.each(faults.slice(0, inLongRun(2, 1)))(
  'a fault of a feature %s: exit code 3, the questions that led to it, no stack without --debug',
  async (_name, head) => {
    const it = makeWarm({
      ...smallSite,
      'docs.config.ts': String(smallSite['docs.config.ts']).replace(
        "title: 'Small',",
        `title: 'Small', plugins: [{ name: 'faulty', ${head} throw new TypeError('oops') } }],`,
      ),
    })
    const { code, stderr } = await it.build()
    expect(code).toBe(3)
    expect(stderr).toMatch(/fault {2}oops/)
    expect(stderr).toContain('html {"pathname":"/x/')
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(stderr).toContain('--debug')
    expect((await it.build(['--debug'])).stderr).toMatch(/^\s+at .*head/m)
    expect((await it.result()).faults[0]).toMatchObject({ message: 'oops' })
    expect(existsSync(it.path('export'))).toBe(false)
  },
)

test('an unhandled rejection in the site’s code is reported as a fault in one line, not as a stack trace with exit code 1', async () => {
  const it = makeWarm({
    ...smallSite,
    'docs.config.ts': `void Promise.reject(new Error('left alone'))\n${smallSite['docs.config.ts'] as string}`,
  })
  const { code, stderr } = await it.build([], { process: true })
  expect(code).toBe(3)
  expect(stderr).toMatch(/fault {2}left alone\n/)
  expect(stderr).not.toMatch(/^\s+at /m)
})

describe('interrupted', () => {
  const signals = [
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
  ] as const
  test.each(signals.slice(0, inLongRun(4, 1)))('by %s: %i, and nothing is left behind', async (signal, expected) => {
    const it = make()
    const { code } = await it.build([], {
      during: ({ onOutput, kill }) => {
        let sent = false
        onOutput((text) => {
          if (!sent && text.includes('Reading the site')) sent = kill(signal)
        })
      },
    })
    expect(code).toBe(expected)
    expect(readdirSync(it.dir).filter((name) => name.startsWith('.export'))).toEqual([])
    expect((await it.build()).code).toBe(0)
  })

  const loop = "process.stderr.write('busy\\n')\nfor (;;);\n"
  const loops = [
    ['is rendered', `export default function Group() {\n${loop}}\n`],
    ['is imported', `${loop}export default function Group() {}\n`],
  ] as const
  test.each(loops)(
    'while code of the site %s and does not return: it ends, and so does the next build',
    { tags: 'long' },
    async (_, code) => {
      const template = 'content/templates/group.tsx'
      const it = makeWarm({ ...smallSite, [template]: code })
      const { signal } = await it.build([], {
        during: ({ onOutput, kill }) => {
          let sent = false
          onOutput((text) => {
            if (!sent && text.includes('busy')) sent = kill('SIGTERM')
          })
        },
      })
      expect(signal).toBe('SIGTERM')
      it.write({ [template]: null })
      expect((await it.build([], { process: true })).code).toBe(0)
      expect(readdirSync(it.dir).filter((name) => name.startsWith('.export'))).toEqual([])
    },
  )
})

describe('as a process', () => {
  const ends: [string[], number][] = [
    [['--strct'], 2],
    [[], 0],
  ]
  test.each(ends.slice(0, inLongRun(2, 1)))('%j ends with %i', async (args, expected) => {
    expect((await built.build(args, { process: true })).code).toBe(expected)
  })

  test('errors in content end with 1', { tags: 'long' }, async () => {
    const it = makeWarm({ ...smallSite, 'content/guide/next.md': pageText('Next', '[no](/x/no/)') })
    expect((await it.build([], { process: true })).code).toBe(1)
  })
})

test(
  'two concurrent builds of one folder do not interfere: one fails with a message, or they run one after the other',
  { tags: 'long' },
  async () => {
    const it = make()
    const runs = await Promise.all(['one', 'two'].map((cache) => it.result(['--cache-dir', cache], { process: true })))
    for (const { exitCode, diagnostics } of runs) {
      expect([0, 2]).toContain(exitCode)
      expect(diagnostics.map(({ code }) => code)).toEqual(exitCode === 0 ? [] : ['output/locked'])
    }
    expect(runs.some(({ exitCode }) => exitCode === 0)).toBe(true)
    expect((await it.result(['--cache-dir', 'one'])).written).toBe(0)
  },
)

describe('--follow-symlinks', { tags: 'long' }, () => {
  test('reads the targets of links', async () => {
    const it = makeWarm({
      ...smallSite,
      'shared/next.md': pageText('Next', '## More\n\nShared.'),
      'content/guide/next.md': null,
    })
    mkdirSync(it.path('content/guide'), { recursive: true })
    symlinkSync('../../shared/next.md', it.path('content/guide/next.md'))
    const refused = await it.result()
    expect(refused.exitCode).toBe(1)
    expect(refused.diagnostics.map(({ code }) => code)).toContain('content/symlink')
    const { code, stderr } = await it.build(['--follow-symlinks'])
    expect(code, stderr).toBe(0)
    expect(it.read('export/x/guide/next/index.html')).toContain('Shared.')
  })
})

describe('clean', () => {
  test('removes the cache and nothing else; the next build is complete', { tags: 'long' }, async () => {
    const it = make()
    await it.build()
    const before = differences(contentsOf(it.path('export')), {})
    const { code, stderr } = await it.build(['clean'])
    expect(code).toBe(0)
    expect(stderr).toBe('Removed .vitrine/cache, .vitrine/modules\n')
    expect(existsSync(it.path('.vitrine'))).toBe(false)
    expect(differences(contentsOf(it.path('export')), {})).toEqual(before)
    expect((await it.build(['clean'])).stderr).toBe('Nothing to remove\n')
    expect(await it.result()).toMatchObject({ exitCode: 0, written: 0 })
  })

  test('is the command even if there is a folder of that name, which a path still selects', async () => {
    const it = make()
    it.write({ '.vitrine': null })
    mkdirSync(it.path('clean'))
    expect((await it.build(['clean'])).stderr).toBe('Nothing to remove\n')
    expect((await it.build(['./clean'])).stderr).toContain('config/missing')
  })

  test('accepts --cache-dir, and leaves alone other folders with such names', async () => {
    const it = make({ ...smallSite, 'cache/notes.txt': 'mine', 'modules/index.js': 'mine' })
    expect((await it.build(['clean', '--cache-dir', '.'])).stderr).toBe('Nothing to remove\n')
    expect(it.read('cache/notes.txt') + it.read('modules/index.js')).toBe('minemine')
  })

  test('of a missing folder is a usage error', async () => {
    expect((await built.build(['clean', 'none'])).code).toBe(2)
  })
})

test(
  'if every file of the cache is damaged, the build is correct and prints nothing about it',
  { tags: 'long' },
  async () => {
    const it = makeWarm()
    await it.build()
    const before = contentsOf(it.path('export'))
    for (const path of filesBelow(it.path('.vitrine')))
      writeFileSync(it.path('.vitrine', path), 'export default 1; garbage \u0000'.slice(0, 20))
    const result = await it.result()
    expect(result).toMatchObject({ exitCode: 0, diagnostics: [], faults: [], written: 0 })
    expect(differences(contentsOf(it.path('export')), before)).toEqual([])
  },
)

test('a cache folder that cannot be written is named', async () => {
  const it = make({ ...smallSite, '.vitrine': 'a file' })
  const result = await it.result()
  expect(result.exitCode).toBe(2)
  expect(result.faults).toEqual([])
  expect(result.diagnostics[0]).toMatchObject({ code: 'disk/permission' })
  expect(existsSync(join(it.dir, 'export'))).toBe(false)
})
