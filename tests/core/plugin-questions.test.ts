/**
 * Questions that a plugin of a site defines, from a process to the next and across edits. With the compiled commands: a
 * site's modules import the compiled generator, never the sources that the tests import.
 */
import { afterAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../support/files.js'
import { project, smallSite } from '../support/project.js'
import { ask, startServer } from '../serve/server.js'

/** A site whose plugin answers a question with a file. */
const config = (plugin: string) =>
  `import { defineConfig } from 'vitrine'
import { question } from 'vitrine/feature'
${plugin}
export default defineConfig({
  title: 'Small',
  url: 'https://example.com',
  prefix: '/x',
  plugins: [{
    name: 'feed',
    outputs: [{ name: 'feed', keys: async () => [null], path: async () => 'feed.txt', make: (ask) => ask(feed) }],
  }],
} as Parameters<typeof defineConfig>[0])
`
const feed = (answer: string) => config(`const feed = question('feed', async () => '${answer}')`)

test(
  '`prepare` comes first where there is no cache, and a question that fails in it harms nothing',
  { tags: 'long' },
  async () => {
    const early = "question('early', async () => { throw new Error('in vain') })"
    const prepare = "prepare: async (ask) => { globalThis.begun = 'begun'; await ask(early) }"
    const text = config(`const early = ${early}\nconst feed = question('feed', async () => globalThis.begun)`)
    const files = { ...smallSite, 'docs.config.ts': text.replace("name: 'feed',", `name: 'feed', ${prepare},`) }
    const site = project(files, temporaryFolder())
    expect(await site.result()).toMatchObject({ exitCode: 0, faults: [] })
    expect(site.read('export/feed.txt')).toBe('begun')
    site.remove()
  },
)

describe('docs-build', () => {
  const site = project({ ...smallSite, 'docs.config.ts': feed('one') })
  afterAll(() => site.remove())

  test('remembers them, and forgets them when their code is edited', async () => {
    expect(await site.result()).toMatchObject({ exitCode: 0 })
    expect(await site.result()).toMatchObject({ exitCode: 0, written: 0 })
    site.write({ 'docs.config.ts': feed('two') })
    expect(await site.result()).toMatchObject({ exitCode: 0 })
    expect(site.read('export/feed.txt')).toBe('two')
  })

  test('a name that the generator has is an error with a place', async () => {
    site.write({ 'docs.config.ts': config(`const feed = question('config', async () => 'mine')`) })
    const { code, stderr } = await site.build()
    expect(code).toBe(2)
    expect(stderr).toContain('docs.config.ts:3:14 error module/question')
    expect(stderr).toContain('docs.config.ts defines a question named "config", but that name is already taken.')
  })

  test('so is a name that a plugin of several files defines twice', async () => {
    site.write({
      'docs.config.ts': config(`import { feed } from './plugins/feed'\nquestion('feed', async () => 'again')`),
      'plugins/feed.ts': `import { question } from 'vitrine/feature'\nexport const feed = question('feed', async () => 'one')`,
    })
    const { code, stderr } = await site.build()
    expect(code).toBe(2)
    expect(stderr).toContain('docs.config.ts:4:1 error module/question')
  })
})

test(
  'docs-serve asks the questions of the edited plugin, of a package’s plugin too, and says where a name is taken',
  { tags: 'long' },
  async () => {
    const site = project({
      ...smallSite,
      'docs.config.ts': feed('one'),
      'node_modules/kept/package.json':
        '{ "name": "kept", "version": "1.0.0", "type": "module", "exports": "./kept.js" }',
      'node_modules/kept/kept.js':
        'export const define = (question) => (kept ??= question("kept", async () => "kept"))\nlet kept',
    })
    const server = await startServer(site.dir)
    const answer = async () => (await ask(server.port, '/feed.txt')).body
    try {
      expect(await answer()).toBe('one')
      site.write({ 'docs.config.ts': feed('two') })
      await expect.poll(answer).toBe('two')
      site.write({ 'docs.config.ts': feed('one') })
      await expect.poll(answer).toBe('one')
      for (const edit of ['first', 'second']) {
        const kept = `import { define } from 'kept'\nconst inner = define(question)\n`
        site.write({
          'docs.config.ts': config(
            `${kept}const feed = question('feed', async (ask) => '${edit} ' + await ask(inner))`,
          ),
        })
        await expect.poll(answer).toBe(`${edit} kept`)
      }
      const from = server.events().length
      site.write({ 'docs.config.ts': config(`const feed = question('page', async () => 'mine')`) })
      await server.event(
        'problems',
        (event) => JSON.stringify(event).includes('defines a question named \\"page\\"'),
        from,
      )
      site.write({ 'docs.config.ts': feed('three') })
      await expect.poll(answer).toBe('three')
    } finally {
      await server.stop()
      site.remove()
    }
  },
)
