/** Where the migration guides of a package speak of a change: the section whose code names what has changed. */
import {
  all,
  type Ask,
  Failure,
  type FilePath,
  nearest,
  pageKind,
  parsedFile,
  question,
  siteMap,
  sourceFile,
} from '../../../feature.js'
import { pageText } from '../../../feature-unstable.js'
import { apiMessages } from '../messages.js'
import type { ApiChange } from '../model.js'
import type { ApiPackageOptions } from '../options.js'
import { compareVersions, type Step } from './history.js'

/** A section of a guide. */
export interface GuideSection {
  pathname: string
  id: string
  title: string
}

interface ReadSection extends GuideSection {
  /** Names in its code, with what they belong to where that is written: `Menu`, `Menu.color`. */
  names: ReadonlySet<string>
}

/** The sections of a guide with the names in their code. */
const sectionsOfGuide = question(
  'api/guide',
  async (ask, file: FilePath): Promise<{ id: string; title: string; names: string[] }[]> => {
    const text = (await pageText(ask, file)) ?? ''
    const { headings } = await ask(parsedFile, { file })
    return headings.flatMap(({ depth, id, text: title, span }, index) => {
      const own = text.slice(span.end, headings[index + 1]?.span.start)
      const code = own.match(/^ {0,3}(`{3,}|~{3,})[^]*?^ {0,3}\1|`[^`\n]+`/gm) ?? []
      const names = `${title} ${code.join(' ')}`.match(/[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*/g) ?? []
      return depth < 2 ? [] : [{ id, title, names: [...new Set(names)] }]
    })
  },
)

/** @returns finds the section about a change, among the guides to all versions that a step leads over */
export async function guidesOf(
  ask: Ask,
  { guides }: ApiPackageOptions,
  { from, to }: Pick<Step, 'from' | 'to'>,
  locale: string,
): Promise<(change: ApiChange) => GuideSection | undefined> {
  const passed = Object.entries(guides)
    .filter(([version]) => compareVersions(from, version) < 0 && compareVersions(version, to) <= 0)
    .sort(([a], [b]) => compareVersions(b, a))
  const read = await all(
    passed.map(async ([, pathname]): Promise<ReadSection[]> => {
      const source = await sourceFile(ask, pathname, locale)
      const sections = source ? await ask(sectionsOfGuide, source.file) : []
      return sections.map((one) => ({ ...one, pathname, names: new Set(one.names) }))
    }),
  )
  return (change) => sectionAbout(change, read.flat())
}

/** Names in camel case of this length hardly mean anything else. */
const distinctive = 10

function sectionAbout(change: ApiChange, sections: readonly ReadSection[]): GuideSection | undefined {
  const names = [change.name, ...(change.also ?? [])].map((name) => ({
    name: name.replace(/\.(?:slots|classes)\./, '.'),
    owner: name.replace(/(?:\.(?:slots|classes))?\.[^.]*$/, ''),
    own: name.slice(name.lastIndexOf('.') + 1),
  }))
  const score = ({ names: known }: ReadSection) =>
    Math.max(
      ...names.map(({ name, owner, own }) => {
        if (known.has(name)) return 3
        if (!known.has(own)) return 0
        if (known.has(owner)) return 2
        return own.length >= distinctive && /^(?!on[A-Z]).*[a-z][A-Z]/.test(own) ? 1 : 0
      }),
    )
  let [best, found]: [number, ReadSection | undefined] = [0, undefined]
  for (const one of sections) {
    const own = score(one)
    if (own > best) [best, found] = [own, one]
  }
  return found
}

/** Reports guides that are no pages. */
export async function checkGuides(ask: Ask, { guides }: ApiPackageOptions, place: Place): Promise<void> {
  for (const pathname of Object.values(guides))
    if ((await ask(pageKind, pathname)) === null)
      throw new Failure(
        apiMessages.unknownGuide(pathname, nearest(pathname, Object.keys(await ask(siteMap))), await place(pathname)),
      )
}

type Place = (text: string) => Promise<Parameters<typeof apiMessages.unknownGuide>[2]>
