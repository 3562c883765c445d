/** Commands and checks that features of a site add to `docs-build`. */
import { existsSync, mkdirSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { type Project, project, smallSite } from '../support/project.js'

const config = (feature: string) => `import { defineConfig } from 'vitrine'
import { config, defineCommand, defineFeature, errorAt, Failure, warningAt } from 'vitrine/feature'

export default defineConfig({
  title: 'Small',
  url: 'https://example.com',
  prefix: '/x',
  plugins: [defineFeature({ name: 'own', ${feature} })],
})
`
const commands = `
  commands: [
    defineCommand({
      name: 'title',
      description: 'prints the title',
      arguments: [{ name: 'greeting', description: 'before it' }, { name: 'names', description: 'after it', rest: true, optional: true }],
      flags: {
        inCaps: { description: 'in capitals' },
        suffix: { value: 'text', description: 'behind it' },
        mark: { value: 'sign', description: 'a sign', repeatable: true },
      },
      async run({ ask, arguments: { greeting, names }, flags, print, log, result }) {
        const { title } = await ask(config)
        const text = [greeting, title, ...(names ?? []), flags.suffix, ...flags.mark].filter(Boolean).join(' ')
        log('looking')
        print(flags.inCaps ? text.toUpperCase() : text)
        result({ text })
        return 0
      },
    }),
    defineCommand({ name: 'refuse', description: 'fails', run: async () => { throw new Failure(errorAt('own/refused', 'No.'), 2) } }),
    defineCommand({ name: 'break', description: 'breaks', run: async () => { throw new TypeError('oops') } }),
  ],
  checks: [
    defineCommand({
      name: 'words',
      description: 'looks for a word',
      flags: { word: { value: 'word', description: 'the word' } },
      async run({ flags, report }) {
        if (!flags.word) return 0
        const at = { file: 'content/guide/next.md', span: { start: 4, end: 9 } }
        report([warningAt('own/second', 'A warning.', at), errorAt('own/first', flags.word, { ...at, span: { start: 0, end: 3 } })])
        return 0
      },
    }),
  ],`

const projects: Project[] = []
const make = (feature: string): Project => {
  const it = project({ ...smallSite, 'docs.config.ts': config(feature) })
  projects.push(it)
  return it
}
afterAll(() => projects.forEach((it) => it.remove()))

describe('a command', () => {
  const site = make(commands)

  test('receives the site’s questions, its arguments and its flags', async () => {
    expect(await site.build(['title', 'Hello'])).toMatchObject({
      code: 0,
      stdout: 'Hello Small\n',
      stderr: 'looking\n',
    })
    const args = ['--quiet', 'title', '--in-caps', 'a', 'b', 'c', '--suffix=d', '--mark', 'e', '--mark', 'f']
    expect(await site.build(args)).toMatchObject({ code: 0, stdout: 'A SMALL B C D E F\n', stderr: '' })
  })

  test('prints only its data with --json', async () => {
    const { stdout, stderr } = await site.build(['title', 'Hello', '--json'])
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({
      exitCode: 0,
      diagnostics: [],
      text: 'Hello Small',
      milliseconds: expect.any(Number) as number,
    })
  })

  test('has help, and is listed in that of docs-build', async () => {
    const own = await site.build(['title', '--help'])
    expect(own.code).toBe(0)
    expect(own.stdout).toMatch(/Usage: docs-build title \[options\] <greeting> \[names\.\.\.\]/)
    expect(own.stdout).toMatch(/--suffix <text> +behind it/)
    expect((await site.build(['--help'])).stdout).toMatch(/title +prints the title/)
    expect((await site.build(['check', '--help'])).stdout).toMatch(/words +looks for a word/)
  })

  test('leaves no files behind when it prints help', async () => {
    const it = make(commands)
    it.write({ '.vitrine': null })
    await it.build(['--help'])
    expect(existsSync(it.path('.vitrine'))).toBe(false)
  })

  test.each([
    [['title'], "missing required argument 'greeting'"],
    [['title', 'a', '--in-cap'], '(Did you mean --in-caps?)'],
    [['titel'], 'Did you mean the command "title"?'],
    [['chekc'], 'Did you mean the command "check"?'],
    [['check', 'wrods'], '(Did you mean words?)'],
    [['check'], "missing required argument 'what'"],
    [['refuse'], 'error own/refused  No.'],
  ])('%j is a usage error', async (args, said) => {
    const { code, stderr } = await site.build(args)
    expect(code).toBe(2)
    expect(stderr).toContain(said)
  })

  test('that throws is a fault', async () => {
    const { code, stderr } = await site.build(['break'])
    expect(code).toBe(3)
    expect(stderr).toMatch(/^fault {2}oops\n/)
  })

  test('a folder of the same name takes precedence', async () => {
    const it = make(commands)
    mkdirSync(it.path('title'))
    expect((await it.build(['title'])).stderr).toContain('config/missing')
  })

  test('is not run if the configuration has an error, which is printed', async () => {
    const it = make(commands)
    it.write({ 'docs.config.ts': config(commands).replace('title:', 'titel:') })
    const { code, stderr } = await it.build(['titel', 'a', 'b'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('error config/')])
    expect((await it.build(['--help'])).stdout).toContain('In a site’s folder')
  })
})

describe('a check', () => {
  const site = make(commands)

  test('succeeds if nothing is reported', async () => {
    expect(await site.build(['check', 'words'])).toEqual({ code: 0, signal: null, stdout: '', stderr: '' })
  })

  test('prints messages in order of their places, and fails on an error', async () => {
    const { code, stderr } = await site.build(['check', 'words', '--word', 'Bad', '.'])
    expect(code).toBe(1)
    expect(stderr).toMatch(
      /^content\/guide\/next\.md:1:1 error own\/first {2}Bad\n[^]*next\.md:2:1 warning own\/second/,
    )
  })

  test('writes annotations on GitHub Actions, and data with --json', async () => {
    const { stdout } = await site.build(['check', 'words', '--word', 'Bad'], { env: { GITHUB_ACTIONS: 'true' } })
    expect(stdout).toMatch(/^::error file=content\/guide\/next\.md,line=1,/)
    const json = await site.build(['check', 'words', '--word', 'Bad', '--json'], { env: { GITHUB_ACTIONS: 'true' } })
    expect([json.code, json.stderr]).toEqual([1, ''])
    expect(JSON.parse(json.stdout)).toMatchObject({ exitCode: 1, diagnostics: [{ code: 'own/first' }, {}] })
  })

  test('of a built-in feature prints its help without a site', async () => {
    const it = project({})
    projects.push(it)
    const { code, stdout } = await it.build(['check', 'demos', '--help'])
    expect(code).toBe(0)
    expect(stdout).toContain('--browser <path>')
  })
})

test.each([
  ['command', 'clean', 'commands'],
  ['check', 'demos', 'checks'],
])('a second %s "%s" is a configuration error', async (kind, name, key) => {
  const it = make(`${key}: [{ name: '${name}', description: '', run: async () => 0 }]`)
  const { exitCode, diagnostics } = await it.result()
  expect(exitCode).toBe(2)
  expect(diagnostics).toEqual([
    expect.objectContaining({ code: 'config/command', text: `Two ${kind}s are named "${name}".`, line: 8 }),
  ])
})
