/** A large page, which is parsed in a thread with a heap of its own, builds with the command. */
import { afterAll, expect, test } from 'vitest'
import { project } from '../support/project.js'

const site = project({
  'docs.config.ts': `export default { title: 'Large', url: 'https://large.example', pageSizeWarning: 100_000 }`,
  'content/navigation.ts': `export default [{ pathname: '/large' }]`,
})
afterAll(() => site.remove())

const size = 10_000_000

test(`a page of ${size / 1e6} MB`, { timeout: 900_000, tags: 'long' }, async () => {
  const block = `## Section\n\n${'A chart draws `bars` for every item. '.repeat(20)}\n\n- one\n- two\n\n\`\`\`tsx\n${'const a = 1\n'.repeat(200)}\`\`\`\n\n`
  const count = Math.ceil(size / block.length)
  site.write({ 'content/large.md': `# Large\n\n<p class="description">A large page.</p>\n\n${block.repeat(count)}` })
  const { code, stderr } = await site.build(['--quiet'], { process: true })
  expect(stderr).toBe('')
  expect(code).toBe(0)
  expect(site.read('export/large/index.html').match(/<h2/g)).toHaveLength(count)
})
