/**
 * Changes as sections of a page: what breaks, what is new, what is deprecated, what else has changed, each by export.
 * The generator makes pages of them, and browsers compare any two versions that a reader chooses.
 */
import type { ApiRowView, ApiSectionView } from '../../../feature.js'
import { escapeHtml, uniqueId } from '../../../text.js'
import type { ApiChange } from '../model.js'
import { anchor, breakable, type FindName, shortType, typeHtml } from './type-html.js'

/** What sections are made with. */
export interface ChangeWords {
  /** A text of the interface, with HTML in place of its names. */
  say: (key: ChangeString, values?: Record<string, string>) => string
  /** Addresses of exports. */
  href: FindName
  /** HTML after what is said of a change, such as where the migration guide speaks of it. */
  further?: (change: ApiChange) => string
}

export type ChangeString = (typeof changeStrings)[number]

/** The texts of the interface that sections take. */
export const changeStrings = [
  'api.breaking',
  'api.added',
  'api.deprecations',
  'api.otherChanges',
  'api.separator',
  'api.change.none',
  'api.change.added',
  'api.change.removed',
  'api.change.renamed',
  'api.change.changed',
  'api.change.deprecated',
  'api.change.before',
  'api.change.was',
  'api.change.also',
  'api.change.what.export',
  'api.change.what.prop',
  'api.change.what.member',
  'api.change.what.slot',
  'api.change.what.class',
  'api.change.what.type',
  'api.change.what.signature',
  'api.change.what.default',
] as const

/** So long a type is in the sentence that says what it was. */
const longestInline = 60

/** With more rows, a section has a field to filter them. */
const filteredFrom = 8

/** The sections, in their order. */
const kinds: readonly [id: string, title: ChangeString, isIt: (change: ApiChange) => boolean][] = [
  ['breaking', 'api.breaking', ({ breaking }) => breaking],
  ['added', 'api.added', ({ breaking, change }) => !breaking && change === 'added'],
  ['deprecations', 'api.deprecations', ({ change }) => change === 'deprecated'],
  [
    'otherChanges',
    'api.otherChanges',
    ({ breaking, change }) => !breaking && change !== 'added' && change !== 'deprecated',
  ],
]

/** @param exported names of exports, with those of the older version */
export function changeSections(
  changes: readonly ApiChange[],
  exported: ReadonlySet<string>,
  words: ChangeWords,
): ApiSectionView[] {
  // An export has the id of the group of its parts, and `a>=` that of `a!=`.
  const ids = new Set<string>()
  return kinds.flatMap(([id, title, isIt]): ApiSectionView[] => {
    const listed = changes.filter(isIt)
    if (listed.length === 0) return []
    const owners = new Map<string, ApiRowView[]>()
    for (const one of listed) {
      const owner = isOfExport(one) ? '' : ownerOf(one.name, exported)
      owners.set(owner, [...(owners.get(owner) ?? []), changeRow(id, owner, one, words)])
    }
    const groups = [...owners]
      .sort(([a], [b]) => Number(b === '') - Number(a === ''))
      .map(([owner, rows]) => ({
        ...(owner && { title: owner, id: uniqueId(groupId(id, owner), ids) }),
        rows: rows.map((row) => ({ ...row, id: uniqueId(row.id, ids) })),
      }))
    const filter = listed.length > filteredFrom && { filter: true as const }
    return [{ id, title: words.say(title), html: '', groups, column: 'type', ...filter }]
  })
}

const groupId = (section: string, owner: string) => `${section}-${owner.replaceAll('.', '-')}`

/**
 * Where an export, or the first of its parts, is on a page about changes, also beside those of others; undefined where
 * nothing happened to it.
 */
export function placeOfExport(
  changes: readonly ApiChange[],
  exported: ReadonlySet<string>,
  name: string,
): string | undefined {
  const isOf = (one: ApiChange, changed: string) =>
    isOfExport(one) ? changed === name : ownerOf(changed, exported) === name
  for (const [id, , isIt] of kinds) {
    const listed = changes.filter(isIt)
    const own = listed.find((one) => isOf(one, one.name))
    if (own) return isOfExport(own) ? changeId(id, name) : groupId(id, name)
    const beside = listed.find(({ also = [], ...one }) => also.some((other) => isOf(one, other)))
    if (beside) return changeId(id, beside.name)
  }
  return undefined
}

/** Of an export itself, not of a part of it. */
const isOfExport = ({ what }: ApiChange) => what === 'export' || what === 'type' || what === 'signature'

/** The export that something belongs to: `Menu.Item` of `Menu.Item.color`. */
export function ownerOf(name: string, exported: ReadonlySet<string>): string {
  const parts = name.split('.')
  const owners = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
  return owners.find((one) => exported.has(one)) ?? parts[0]!
}

const changeId = (section: string, name: string) => `${section}-${name.replace(/[^\w-]+/g, '-')}`

function changeRow(section: string, owner: string, change: ApiChange, words: ChangeWords): ApiRowView {
  const { say, href, further } = words
  const { name, what, before, after, heir, also = [] } = change
  const isLong = (before?.length ?? 0) > longestInline
  const own = owner === '' || owner === name ? name : name.slice(owner.length + 1)
  const code = (text: string) => `<code>${typeHtml(text, words)}</code>`
  const link = (full: string, shown: string) => anchor(href(full), `<code>${breakable(shown)}</code>`)
  const isChange = before !== undefined && after !== undefined
  const sentences = [
    say(`api.change.${change.change}`, {
      what: say(`api.change.what.${what}`),
      ...(heir !== undefined && { heir: link(heir, heir.slice(owner === '' ? 0 : owner.length + 1)) }),
    }),
    ...(isChange && !isLong ? [say('api.change.before', { before: code(before) })] : []),
    ...(also.length > 0
      ? [say('api.change.also', { names: also.map((one) => link(one, one)).join(say('api.separator')) })]
      : []),
    ...[further?.(change) ?? ''].filter(Boolean),
  ]
  const type = change.change === 'deprecated' ? undefined : (after ?? before)
  const shown = type ?? (what === 'export' && change.change === 'added' ? name : '')
  const short = shortType(shown)
  const was = `<summary>${escapeHtml(say('api.change.was'))}</summary>`
  return {
    id: changeId(section, name),
    name: own,
    labels: change.unstable ? ['unstable'] : [],
    type: typeHtml(shown, words),
    ...(short !== undefined && { short }),
    description: sentences.join(' ').replaceAll('。 ', '。'),
    isTranslated: true,
    ...(isChange && isLong && { details: `<details class="v-api-quiet">${was}${code(before)}</details>` }),
  }
}
