/**
 * Reads the sections headed “Breaking changes” of MUI X's changelog. The pages about upgrades are compared with it, so that
 * no entry lacks an answer: lists of the entries, and where each is answered, are in the folder breaking-changes.
 */
import { createHash } from 'node:crypto'

/** What a section of the changelog is about; `all` stands for sections above those of the families. */
export type ChangelogFamily = 'all' | 'data-grid' | 'date-pickers' | 'charts' | 'tree-view'

export interface BreakingChange {
  version: string
  family: ChangelogFamily
  /** The entry as it is written, without the indentation of its first line. */
  text: string
}

/** An entry as the lists identify it: its beginning for people, a hash of all of it for the test. */
export interface ListedChange {
  version: string
  start: string
  hash: string
}

const families: [RegExp, ChangelogFamily][] = [
  [/data grid|x-data-grid/i, 'data-grid'],
  [/pickers/i, 'date-pickers'],
  [/charts/i, 'charts'],
  [/tree view|x-tree-view/i, 'tree-view'],
]

/**
 * Lists the entries of all sections headed “Breaking changes”, newest first. An entry is an item of the list at the top
 * level, with everything up to the next one; a section that begins with a paragraph is one entry.
 */
export function breakingChanges(changelog: string): BreakingChange[] {
  const found: BreakingChange[] = []
  let version = ''
  let family: ChangelogFamily = 'all'
  let section: string[] | undefined
  let fence = false
  const finish = () => {
    if (section) found.push(...entriesOf(section).map((text) => ({ version, family, text })))
    section = undefined
  }
  for (const line of changelog.split('\n')) {
    if (/^\s*```/.test(line)) fence = !fence
    const heading = fence ? null : /^(#{2,4}) (.*)$/.exec(line)
    if (!heading) {
      section?.push(line)
      continue
    }
    finish()
    const [, level, title = ''] = heading
    if (level === '##') {
      version = /^\[?v?(\d[^\]\s]*)/.exec(title)?.[1] ?? ''
      family = 'all'
    } else if (/^breaking changes?$/i.test(title.trim())) section = []
    else family = families.find(([pattern]) => pattern.test(title))?.[1] ?? (level === '###' ? 'all' : family)
  }
  finish()
  return found
}

function entriesOf(section: string[]): string[] {
  const end = section.findIndex((line) => /^(<!--|Special thanks|`@mui\/)/.test(line))
  const lines = (end < 0 ? section : section.slice(0, end)).slice()
  const first = lines.find((line) => line.trim() !== '')
  if (!first) return []
  const isList = first.startsWith('- ')
  const entries: string[][] = []
  let fence = false
  for (const line of lines) {
    if (/^\s*```/.test(line)) fence = !fence
    if (isList ? !fence && line.startsWith('- ') : entries.length === 0) entries.push([])
    // The list of changes that follows a paragraph names the author of each.
    if (!isList && /^- .*\) @/.test(line)) continue
    entries.at(-1)?.push(line)
  }
  return entries.map((entry) => entry.join('\n').trim())
}

/** The form in which lists keep an entry. */
export function listed({ version, text }: BreakingChange): ListedChange {
  const words = text.replace(/\s+/g, ' ').trim()
  return {
    version,
    start: words.replace(/^- /, '').slice(0, 60),
    hash: createHash('sha256').update(words).digest('hex').slice(0, 12),
  }
}
