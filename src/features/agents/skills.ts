/**
 * Skills: `skills/<name>/SKILL.md` of the site, written by its author, with tables that are made. They are published with
 * the list that agents look for: https://agentskills.io/specification and version 0.2 of the discovery by well-known
 * addresses.
 */
import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { isMap, parseDocument } from 'yaml'
import {
  all,
  type Ask,
  config,
  defineOutputs,
  Failure,
  type FilePath,
  filesBelow,
  fileText,
  folder,
  locales,
  nearest,
  type OutputPath,
  plainCharacters,
  question,
  type Span,
  toPathname,
  translations,
  wholeSiteMap,
  withBase,
  z,
} from '../../feature.js'
import { linkTarget } from './alternates.js'
import { toolLines } from './guide.js'
import { agentsIndex } from './index-file.js'
import { llmsHref } from './llms.js'
import { agentsMessages } from './messages.js'

const source = 'skills' as FilePath
const target = '.well-known/agent-skills'

/** What the specification says of its front matter. */
const head = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'words of small letters and digits with hyphens between them')
    .max(64),
  description: z.string().min(1).max(1024),
  license: z.string().optional(),
  compatibility: z.string().max(500).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  'allowed-tools': z.string().optional(),
})

interface Skill {
  description: string
  text: string
}

/** Their names, which are those of their folders. */
async function skillNames(ask: Ask): Promise<string[]> {
  if ((await ask(folder, source)) === null) return []
  const files = await filesBelow(ask, source)
  return files.flatMap((file) => /^skills\/([^/]+)\/SKILL\.md$/.exec(file)?.[1] ?? [])
}

const skill = question('agents/skill', async (ask, name: string): Promise<Skill> => {
  const file = posix.join(source, name, 'SKILL.md') as FilePath
  const written = (await ask(fileText, file)) ?? ''
  const match = /^---\n([^]*?)^---[ \t]*(?:\n|$)/m.exec(written)
  if (match?.index !== 0)
    throw new Failure(agentsMessages.skillHead(file, { start: 0, end: 0 }, 'It has no front matter.'))
  const { description, ...others } = readHead(match[1]!, name, file)
  const tables = await all(
    [...written.slice(match[0].length).matchAll(/^\{(\{.*\})\}[ \t]*$|[^]+?(?=^\{\{|(?![^]))/gm)].map(([text, block]) =>
      block === undefined
        ? Promise.resolve(text)
        : table(ask, block, (problem, near) => {
            const start = written.indexOf(text)
            return new Failure(
              agentsMessages.skillTable(file, { start, end: start + text.trimEnd().length }, problem, near),
            )
          }),
    ),
  )
  const parts = await ask.context.workers.run<string, string[]>('plainMarkdown', tables.join(''))
  const linked = await all(
    parts.map((part, at) => (at % 2 === 1 ? linkFrom(ask, part, file, written) : Promise.resolve(part))),
  )
  const shown = Object.entries({ ...others, description }).map(
    ([key, value]) => `${key}: ${plainCharacters(JSON.stringify(value))}`,
  )
  return {
    description: plainCharacters(description),
    text: `---\n${shown.join('\n')}\n---\n\n${linked.join('').trim()}\n`,
  }
})

/** @throws Failure where it is not as the specification says, at its place */
function readHead(yaml: string, name: string, file: FilePath): z.infer<typeof head> {
  const document = parseDocument(yaml)
  const offset = '---\n'.length
  const [wrong] = document.errors
  if (wrong)
    throw new Failure(
      agentsMessages.skillHead(
        file,
        { start: offset + wrong.pos[0], end: offset + wrong.pos[1] },
        wrong.message.split('\n')[0]!,
      ),
    )
  const spanOf = (key: PropertyKey | undefined): Span => {
    const pair = isMap(document.contents) ? document.contents.items.find((one) => String(one.key) === key) : undefined
    const [start = 0, end = 0] = (pair?.key as { range?: [number, number] } | undefined)?.range ?? []
    return { start: offset + start, end: offset + end }
  }
  const found = head.safeParse(document.toJS())
  if (!found.success) {
    const issue = found.error.issues[0]!
    const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0]
    const near = issue.code === 'unrecognized_keys' ? nearest(String(key), Object.keys(head.shape)) : undefined
    throw new Failure(
      agentsMessages.skillHead(file, spanOf(key), `"${String(key ?? '')}" is wrong: ${issue.message}.`, near),
    )
  }
  if (found.data.name !== name)
    throw new Failure(
      agentsMessages.skillHead(file, spanOf('name'), `"name" is not "${name}", as its folder is called.`),
    )
  return found.data
}

/** Skills are read anywhere, so their links have the site's address. */
async function linkFrom(ask: Ask, href: string, file: FilePath, written: string): Promise<string> {
  const site = await ask(config)
  const own = withBase(href, site)
  const to = await linkTarget(ask, own)
  const [, pathname] = /^([^?#]*\/)([?#]|$)/.exec(href) ?? []
  // A run with `--only` leaves pages out.
  if (to === own && pathname !== undefined && !Object.hasOwn(await ask(wholeSiteMap), toPathname(pathname))) {
    const start = Math.max(0, written.indexOf(`(${href}`) + 1)
    ask.report(agentsMessages.skillLink(file, { start, end: start + href.length }, href))
  }
  return site.url + to
}

// ── Tables ────────────────────────────────────────────────────────────────────────────────────────────────────────

const tables = ['packages', 'lists', 'pages', 'tools'] as const
const block = z.strictObject({ docs: z.string(), product: z.string().optional() })

type Wrong = (problem: string, near?: string) => Failure

/** `{{"docs": "pages", "product": "grid"}}` */
async function table(ask: Ask, json: string, wrong: Wrong): Promise<string> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw wrong('This block is not JSON.')
  }
  const found = block.safeParse(value)
  if (!found.success) throw wrong(`A block of a skill is {{"docs": "…"}}, with one of ${tables.join(', ')}.`)
  const { docs, product } = found.data
  const site = await ask(config)
  const { code } = (await ask(locales))[0]!
  const index = await agentsIndex(ask, code)
  const { strings } = await ask(translations, code)
  const say = (key: string) => strings[`agents.table${key}`]!
  const known = site.products.map(({ id }) => id)
  if (product !== undefined && !known.includes(product))
    throw wrong(`There is no product "${product}".`, nearest(product, known))
  switch (docs) {
    case 'packages':
      return tableOf(
        [say('Package'), say('Version')],
        index.packages.map(({ name, version = '' }) => [`\`${name}\``, version]),
      )
    case 'lists': {
      const rows = site.products.filter(({ id }) => product === undefined || id === product)
      const hrefs = await all(rows.map(({ id }) => llmsHref(ask, { locale: code, product: id })))
      return tableOf(
        [say('Product'), say('List')],
        rows.map(({ title }, at) => [title, `${site.url}${hrefs[at]!}`]),
      )
    }
    case 'pages': {
      const folders = site.products.find(({ id }) => id === product)?.pathnames
      const rows = index.pages.filter(
        ({ href }) => !folders || folders.some((one) => href.startsWith(withBase(`${one.replace(/\/$/, '')}/`, site))),
      )
      return tableOf(
        [say('Page'), say('About'), say('Tokens')],
        rows.map(({ title, path, description = '', tokens }) => [
          `[${title}](${site.url}${withBase(`/${path}`, site)})`,
          description,
          String(tokens),
        ]),
      )
    }
    case 'tools':
      return `${toolLines(`npx vitrine-docs --url ${site.url}${withBase('/', site)}`)}\n`
    default:
      throw wrong(`There is no table "${docs}".`, nearest(docs, tables))
  }
}

function tableOf(heads: string[], rows: string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/[|\n]/g, (one) => (one === '|' ? '\\|' : ' '))).join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n').concat('\n')
}

// ── Files ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const pathOf = (name: string) => `${target}/${name}/SKILL.md` as OutputPath

export const skillOutputs = [
  defineOutputs<string>({
    name: 'skills',
    keys: skillNames,
    path: async (_ask, name) => pathOf(name),
    make: async (ask, name) => (await ask(skill, name)).text,
    cache: 'revalidate',
    offline: 'never',
  }),
  defineOutputs<string>({
    name: 'skill-list',
    keys: async (ask) => ((await skillNames(ask)).length > 0 ? [''] : []),
    path: async () => `${target}/index.json` as OutputPath,
    async make(ask) {
      const names = await skillNames(ask)
      const read = await all(names.map((name) => ask(skill, name).catch(() => undefined)))
      const site = await ask(config)
      const skills = names.flatMap((name, at) => {
        const one = read[at]
        const digest = one && createHash('sha256').update(one.text).digest('hex')
        return one
          ? [
              {
                name,
                type: 'skill-md',
                description: one.description,
                url: withBase(`/${pathOf(name)}`, site),
                digest: `sha256:${digest}`,
              },
            ]
          : []
      })
      const list = { $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json', skills }
      return `${JSON.stringify(list, null, 2)}\n`
    },
    cache: 'revalidate',
    offline: 'never',
  }),
]
