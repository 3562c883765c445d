/**
 * TanStack: `config.json` as the navigation, with a list for each framework, and pages that take the text of another
 * framework's page with words and marked sections of their own.
 */
import { posix } from 'node:path'
import { type Data, dataOf, type Entry, listOf, type Preset, type SourceFolder, textOf, titled } from './preset.js'

export const tanstack: Preset = {
  title: 'TanStack',
  // Its generator is a site of its own, so nothing in a repository names it.
  marks: { packages: [], folders: [], at: '/' },
  headingIds: 'github',
  isNeeded: 'some take the text of others, which only the preset knows',
  keys: {},
  components: {},
  meta: /^config\.json$/,
  publicFolder: () => 'public',
  address: ({ path }) => path.replace(/(^|\/)index$/, ''),
  async sidebars(folder) {
    const sections = listOf(dataOf(folder.meta.get('config.json'))['sections']).map(dataOf)
    if (sections.length === 0) return undefined
    const frameworks = new Set(sections.flatMap((one) => frameworksOf(one).map(({ label }) => textOf(label) ?? '')))
    const entriesFor = (childrenOf: (section: Data) => unknown): Entry[] =>
      sections.flatMap((section) => {
        const children = listOf(childrenOf(section)).map((one) => entryOf(dataOf(one), folder))
        return children.length > 0 ? [{ title: textOf(section['label']) ?? '', children }] : []
      })
    return [
      { title: titled(posix.basename(folder.dir)), entries: entriesFor(({ children }) => children) },
      ...[...frameworks].map((name) => ({
        title: titled(name),
        entries: entriesFor((section) => frameworksOf(section).find(({ label }) => label === name)?.['children']),
      })),
    ].filter(({ entries }) => entries.length > 0)
  },
  borrowed: {
    from: ({ ref }) => textOf(ref),
    text: (other, own, { replace }) => withSections(withWords(other, dataOf(replace)), own),
  },
}

function frameworksOf({ frameworks }: Data): Data[] {
  return listOf(frameworks).map(dataOf)
}

function entryOf({ label, to }: Data, { at }: Pick<SourceFolder, 'at'>): Entry {
  const link = textOf(to) ?? ''
  const title = textOf(label)
  const named = title === undefined ? {} : { title }
  if (/^\w+:/.test(link)) return { ...named, href: link }
  return { ...named, page: posix.join(at, link.replace(/(^|\/)index$/, '')).replace(/(.)\/$/, '$1') }
}

/** The keys are patterns, of which nothing is used but characters in brackets: `useQuery[(]`. */
function withWords(text: string, words: Data): string {
  return Object.entries(words).reduce(
    (read, [from, to]) => read.replaceAll(from.replace(/\[(\W)\]/g, '$1'), () => String(to)),
    text,
  )
}

/** What stands between two lines `[//]: # 'Name'`. */
const section = /^\[\/\/\]: # (['"])(.+?)\1[ \t]*\n([^]*?)^\[\/\/\]: # \1\2\1[ \t]*$/gm

function withSections(text: string, own: string): string {
  const given = new Map([...own.matchAll(section)].map(([, , name, content]) => [name, content!]))
  return text.replace(section, (whole, _quote, name: string) => given.get(name) ?? whole)
}
