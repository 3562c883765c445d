/**
 * What changed between versions of a package, as pages: each version beside the one before it, and every older one
 * beside the documented one; and the history of an export on its own page.
 */
import { all, type ApiRowView, type ApiSectionView, escapeHtml } from '../../../../feature.js'
import type { ApiChange } from '../../model.js'
import { changesBetween, historyOf, type PartHistory, releaseName, snapshots, type Step, stepsOf } from '../history.js'
import { breakable, typeHtml } from './text-html.js'
import { section, typeView } from './view.js'
import { say, type ViewContext } from './view-context.js'

/** So long a type is in the sentence that says what it was. */
const longestInline = 60

/** The sections of a step: what breaks, what is new, what is deprecated, what else has changed. */
export async function stepSections(context: ViewContext, { from, to }: Step): Promise<ApiSectionView[]> {
  const changes = await context.ask(changesBetween, { package: context.options.name, from, to })
  const kinds: [key: string, isIt: (change: ApiChange) => boolean][] = [
    ['breaking', ({ breaking }) => breaking],
    ['added', ({ breaking, change }) => !breaking && change === 'added'],
    ['deprecations', ({ change }) => change === 'deprecated'],
    ['otherChanges', ({ breaking, change }) => !breaking && change !== 'added' && change !== 'deprecated'],
  ]
  const exported = new Set(
    (await context.ask(snapshots, context.options.name)).flatMap(({ entries }) => entries.map(({ name }) => name)),
  )
  return kinds.flatMap(([key, isIt]): ApiSectionView[] => {
    const listed = changes.filter(isIt)
    if (listed.length === 0) return []
    const owners = new Map<string, ApiRowView[]>()
    for (const one of listed) {
      const owner = isOfExport(one) ? '' : ownerOf(one.name, exported)
      owners.set(owner, [...(owners.get(owner) ?? []), changeRow(context, key, owner, one)])
    }
    const groups = [...owners]
      .sort(([a], [b]) => Number(b === '') - Number(a === ''))
      .map(([owner, rows]) => ({ ...(owner && { title: owner, id: `${key}-${owner.replaceAll('.', '-')}` }), rows }))
    return [{ ...section(context, key, []), groups, ...(listed.length > 8 && { filter: true as const }) }]
  })
}

/** Of an export itself, not of a part of it. */
const isOfExport = ({ what }: ApiChange) => what === 'export' || what === 'type' || what === 'signature'

/** The export that something belongs to: `Menu.Item` of `Menu.Item.color`. */
function ownerOf(name: string, exported: ReadonlySet<string>): string {
  const parts = name.split('.')
  const owners = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
  return owners.find((one) => exported.has(one)) ?? parts[0]!
}

function changeRow(context: ViewContext, key: string, owner: string, change: ApiChange): ApiRowView {
  const { name, what, before, after, heir, also = [] } = change
  const isLong = (before?.length ?? 0) > longestInline
  const own = owner === '' || owner === name ? name : name.slice(owner.length + 1)
  const code = (text: string) => `<code>${typeHtml(text, context.names)}</code>`
  const link = (full: string, shown: string) => {
    const href = context.names.href(full)
    const text = `<code>${breakable(shown)}</code>`
    return href === undefined ? text : `<a href="${escapeHtml(href)}">${text}</a>`
  }
  const isChange = before !== undefined && after !== undefined
  const sentences = [
    say(context, `api.change.${change.change}`, {
      what: say(context, `api.change.what.${what}`),
      ...(heir !== undefined && { heir: link(heir, heir.slice(owner === '' ? 0 : owner.length + 1)) }),
    }),
    ...(isChange && !isLong ? [say(context, 'api.change.before', { before: code(before) })] : []),
    ...(also.length > 0
      ? [
          say(context, 'api.change.also', {
            names: also.map((one) => link(one, one)).join(say(context, 'api.separator')),
          }),
        ]
      : []),
  ]
  const type = change.change === 'deprecated' ? undefined : (after ?? before)
  return {
    id: `${key}-${name.replace(/[^\w-]+/g, '-')}`,
    name: own,
    labels: change.unstable ? ['unstable'] : [],
    ...typeView(context, type ?? (what === 'export' && change.change === 'added' ? name : ''), undefined),
    description: sentences.join(' '),
    isTranslated: true,
    ...(isChange &&
      isLong && {
        details: `<details class="v-api-quiet"><summary>${say(context, 'api.change.was')}</summary>${code(before)}</details>`,
      }),
  }
}

/** The lists of the index: what each version brings, and what an upgrade to the documented one changes. */
export async function changesIndex(context: ViewContext): Promise<ApiSectionView[]> {
  const { ask, options } = context
  const { single, upgrades } = await stepsOf(ask, options.name)
  const counted = await all(
    single.map(async (step) => {
      const changes = await ask(changesBetween, { package: options.name, from: step.from, to: step.to })
      const count = (isIt: (change: ApiChange) => boolean) => String(changes.filter(isIt).length)
      const counts = say(context, 'api.change.counts', {
        added: count(({ change }) => change === 'added'),
        changed: count(({ change }) => change === 'changed' || change === 'renamed'),
        removed: count(({ change }) => change === 'removed'),
      })
      return { ...step, text: changes.length === 0 ? say(context, 'api.change.none') : counts, title: step.to }
    }),
  )
  const titled = upgrades.map((step) => ({ ...step, title: say(context, 'api.change.step', { ...step }), text: '' }))
  const hrefOf = ({ slug }: Step) => context.hrefTo(`${options.at}/${slug}`)
  const list = (steps: readonly (Step & { title: string; text: string })[]) =>
    `<ul>${steps
      .map(
        (one) =>
          `<li><a href="${hrefOf(one)}">${escapeHtml(one.title)}</a>${one.text && `: ${escapeHtml(one.text)}`}</li>`,
      )
      .join('')}</ul>`
  return [
    section(context, 'versions', [], list(counted)),
    ...(titled.length > 0 ? [section(context, 'upgrades', [], list(titled))] : []),
  ]
}

/** What happened to an export in each version; none where nothing has. */
export async function historySection(context: ViewContext, name: string): Promise<ApiSectionView[]> {
  const { ask, options } = context
  const history = await ask(historyOf, { package: options.name, name })
  const { single } = await stepsOf(ask, options.name)
  const items = single.flatMap((step) => {
    const release = releaseName(step.from, step.to)
    const names = (isIt: (part: PartHistory) => boolean) =>
      Object.entries(history)
        .filter(([, part]) => isIt(part))
        .map(([full]) => `<code>${breakable(full === name ? name : full.slice(name.length + 1))}</code>`)
        .join(say(context, 'api.separator'))
    const said = [
      ['api.history.added', names(({ since }) => since === release)],
      ['api.history.changed', names(({ changed }) => changed?.some(({ version }) => version === release) ?? false)],
      ['api.history.deprecated', names(({ deprecatedSince }) => deprecatedSince === release)],
    ] as const
    const texts = said.flatMap(([key, listed]) => (listed === '' ? [] : [say(context, key, { names: listed })]))
    if (texts.length === 0) return []
    return [`<li><a href="${context.hrefTo(`${options.at}/${step.slug}`)}">${release}</a>: ${texts.join(' ')}</li>`]
  })
  return items.length === 0 ? [] : [section(context, 'history', [], `<ul>${items.join('')}</ul>`)]
}
