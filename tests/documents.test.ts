/** The documents for people who work on Vitrine: what they name and link to exists, and every dependency has its reason. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const folders = ['bench', 'cli', 'content', 'docs', 'packages', 'scripts', 'src', 'templates', 'tests']
const paths = [
  ...readdirSync(root),
  ...folders.flatMap((folder) => [
    folder,
    ...readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  ]),
]
/** Whether a path ends in a name: `queue/a.ts` is found by `a.ts`, and by `queue/a.ts`. */
const exists = (name: string) => paths.some((path) => path === name || path.endsWith(`/${name}`))

const readmes = readdirSync(new URL('src/', root), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('README.md'))
  .map((path) => `src/${path.replaceAll('\\', '/')}`)

const documents = [
  'ARCHITECTURE.md',
  ...readmes,
  ...readdirSync(new URL('docs/decisions/', root)).map((name) => `docs/decisions/${name}`),
]

/** What is written as code and is a path: it ends in the ending of a file, or in a slash. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([\w@.-]+(?:\/[\w.-]+)*(?:\.(?:css|json|md|mjs|tsx?)|\/))`/g)].map(([, name]) => name!)

/** Made by a build, written by a site, or endings. */
const elsewhere = new Set(['.vitrine/', 'zh.md', '.zh.md', 'docs.config.ts'])

test.each(documents)('%s names files and folders that exist', (document) => {
  const named = namedIn(read(document)).filter((name) => !elsewhere.has(name))
  expect(named.filter((name) => !exists(name.replace(/\/$/, '')))).toEqual([])
})

test.each(readmes)('%s is short', (document) => {
  expect(read(document).split('\n').length).toBeLessThan(61)
})

const all = [...documents, 'CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md']

test.each(all)('links of %s lead to files and headings', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!)
  const isBroken = (link: string) => {
    const { protocol, pathname, hash } = new URL(link, new URL(document, root))
    if (protocol !== 'file:') return false
    if (!existsSync(new URL(pathname, root))) return true
    return hash !== '' && !idsIn(readFileSync(new URL(pathname, root), 'utf8')).includes(hash.slice(1))
  }
  expect(links.filter(isBroken)).toEqual([])
})

/** The ids of headings: those that are written, or what GitHub makes of the text. */
const idsIn = (text: string) =>
  [...text.matchAll(/^#+ (.*?)(?: \{#(\S+)\})?$/gm)].map(
    ([, heading, id]) =>
      id ??
      heading!
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replace(/\s/g, '-'),
  )

describe('dependencies', () => {
  const [, table = ''] = read('ARCHITECTURE.md').split('## Dependencies')
  const words = table.replaceAll('\\*', '*').split(/[\s,;|()]+/)
  const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const installed = ['dependencies', 'devDependencies', 'peerDependencies'].flatMap((of) => Object.keys(manifest[of]!))
  const isNamed = (name: string) =>
    words.some((word) => word === name || (/^[@\w].*[/-]\*$/.test(word) && name.startsWith(word.slice(0, -1))))

  test('each has its reason', () => expect(installed.filter((name) => !isNamed(name))).toEqual([]))
})
