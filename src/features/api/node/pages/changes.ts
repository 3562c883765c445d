/**
 * What changed between versions of a package, as pages: each version beside the one before it, whole major versions, and
 * a form that compares any two; and the history of an export on its own page.
 */
import { posix } from 'node:path'
import {
  all,
  type ApiSectionView,
  config,
  dataHtml,
  escapeHtml,
  type FilePath,
  folder,
  type Page,
  textWithin,
  toUrlPath,
  withBase,
} from '../../../../feature.js'
import type { ApiChange, ApiEntry } from '../../model.js'
import { changeSections, changeStrings, ownerOf, placeOfExport } from '../../shared/change-sections.js'
import { breakable } from '../../shared/type-html.js'
import { guidesOf } from '../guides.js'
import {
  changesBetween,
  changesSlug,
  historyFolder,
  historyOf,
  type PartHistory,
  releaseName,
  snapshots,
  type Step,
  stepsOf,
  typesOfParts,
} from '../history.js'
import { section } from './view.js'
import { foreign, say, type ViewContext } from './view-context.js'

/** What a page about changes consists of. */
type Parts = Pick<Page, 'links' | 'assets' | 'styles' | 'client' | 'clientStrings' | 'head' | 'csp'>

/** The sections of a step, with what the author has written about it. */
export async function stepSections(
  context: ViewContext,
  step: Step,
): Promise<{ about: string; sections: ApiSectionView[]; parts?: Parts }> {
  const { ask, options, locale } = context
  const changes = await ask(changesBetween, { package: options.name, from: step.from, to: step.to })
  const exported = await exportedNames(context)
  const guide = await guidesOf(ask, options, step, locale)
  const sections = changeSections(changes, exported, {
    say: (key, values) => say(context, key, values),
    href: (name) => context.names.href(name),
    further: (change) => {
      const found = guide(change)
      if (!found) return ''
      const href = escapeHtml(context.hrefTo(found.pathname, encodeURIComponent(found.id)))
      return say(context, 'api.change.guide', { section: `<a href="${href}">${escapeHtml(found.title)}</a>` })
    },
  })
  const written = await writtenAbout(context, step)
  return written ? merged(sections, written) : { about: '', sections }
}

const exportedNames = async ({ ask, options }: ViewContext) =>
  new Set((await ask(snapshots, options.name)).flatMap(({ entries }) => entries.map(({ name }) => name)))

// ── What authors write ────────────────────────────────────────────────────────────────────────────────────────────

/** A text and the attribute that says its language, where that is not the page's. */
type Written = Parts & { body: string; lang: string }

/** Beside the snapshots: `_8.14.0.md`, `_from-7.29.1.md`; `_8.14.0.zh.md` in another language. */
async function writtenAbout(context: ViewContext, { file }: Step): Promise<Written | undefined> {
  const { ask, locale, options } = context
  const dir = historyFolder(options)!
  const names = new Set(((await ask(folder, dir)) ?? []).map(({ name }) => name))
  const original = (await ask(config)).locales[0]!.code
  const own = locale === original ? undefined : `_${file}.${locale}.md`
  const name = [own, `_${file}.md`].find((one) => one !== undefined && names.has(one))
  if (name === undefined) return undefined
  const route = { pathname: toUrlPath(`${options.at}/${changesSlug}`), locale }
  const text = await textWithin(ask, posix.join(dir, name) as FilePath, route)
  return { ...text, lang: own !== undefined && name !== own ? foreign(context) : '' }
}

/** Its sections are put where the export of their name is; others, and what is above them, come first. */
function merged(sections: readonly ApiSectionView[], { body, lang, ...parts }: Written) {
  const [above = '', ...texts] = body.split(/(?=<h2[\s>])/)
  const named = texts.map((text) => {
    const [, id = '', heading = '', html = ''] = /^<h2[^>]*? id="([^"]*)"[^>]*>([^]*?)<\/h2>([^]*)$/.exec(text) ?? []
    return { id, title: heading.replace(/<[^>]+>/g, ''), html: lang ? `<div${lang}>${html}</div>` : html }
  })
  const placed = new Set<string>()
  const own = sections.map((one): ApiSectionView => {
    const text = named.find(({ id, title }) => one.id === id || one.title === title)
    if (text) placed.add(text.id)
    return {
      ...one,
      html: one.html + (text?.html ?? ''),
      groups: one.groups.map((group) => {
        const about = named.find(({ id, title }) => title === group.title && !placed.has(id))
        if (!about) return group
        placed.add(about.id)
        return { ...group, html: about.html }
      }),
    }
  })
  const others = named.filter(({ id }) => !placed.has(id))
  const written = others.map((one): ApiSectionView => ({ ...one, groups: [], column: 'type' }))
  const about = above.trim() && `<div class="v-api-about"${lang}>${above}</div>`
  return { about, sections: [...written, ...own], parts }
}

/** `Item.color` of `Menu`, which exports no `Menu.Item`. */
const partOf = (full: string, exported: ReadonlySet<string>) => full.slice(ownerOf(full, exported).length + 1)

// ── The index ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** The lists of the index: what each version brings, and what upgrades change; with a form to compare any two. */
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
          `<li><a href="${hrefOf(one)}">${escapeHtml(one.title)}</a>${one.text && escapeHtml(say(context, 'api.colon') + one.text)}</li>`,
      )
      .join('')}</ul>`
  return [
    ...(titled.length > 0 ? [section(context, 'upgrades', [], list(titled))] : []),
    section(context, 'versions', [], (single.length > 1 ? await compareForm(context) : '') + list(counted)),
  ]
}

/** Two menus, which browser/compare.ts shows: without scripts there are the pages of all steps. */
async function compareForm(context: ViewContext): Promise<string> {
  const { ask, options } = context
  const { single, upgrades } = await stepsOf(ask, options.name)
  const versions = [...single.map(({ to }) => to), single.at(-1)!.from]
  const strings = Object.fromEntries(changeStrings.map((key) => [key, context.strings[key]!]))
  const address = withBase(`${options.at}/${changesSlug}/history.json`, await ask(config))
  const data = JSON.stringify({ address, strings, failed: say(context, 'api.compare.failed') })
  const select = (name: 'from' | 'to', chosen: string) =>
    `<label>${escapeHtml(say(context, `api.compare.${name}`))} <select name="${name}">${versions
      .map((one) => `<option${one === chosen ? ' selected' : ''}>${escapeHtml(one)}</option>`)
      .join('')}</select></label>`
  const older = (upgrades[0] ?? single[0]!).from
  const run = escapeHtml(say(context, 'api.compare.run'))
  return `<form hidden class="v-api-compare" ${dataHtml({ 'data-api-compare': data })}><fieldset><legend>${escapeHtml(
    say(context, 'api.compare'),
  )}</legend>${select('from', older)} ${select('to', versions[0]!)} <button>${run}</button></fieldset></form>`
}

// ── The history of an export ──────────────────────────────────────────────────────────────────────────────────────

/** What happened to an export in each version, and in upgrades; none where nothing has. */
export async function historySection(context: ViewContext, entry: ApiEntry): Promise<ApiSectionView[]> {
  const { ask, options } = context
  const { name } = entry
  const owners = [name, ...typesOfParts(entry)]
  const found = await all(owners.map((one) => ask(historyOf, { package: options.name, name: one })))
  const history = Object.assign({}, ...found) as Record<string, PartHistory>
  const { single, upgrades } = await stepsOf(ask, options.name)
  if (single.length === 0) return []
  const exported = await exportedNames(context)
  /** @returns the address of the export on the page of a step; undefined where nothing happened to it */
  const placeOf = async ({ from, to, slug }: Step) => {
    const changes = await ask(changesBetween, { package: options.name, from, to })
    const id = placeOfExport(changes, exported, name)
    return id === undefined ? undefined : context.hrefTo(`${options.at}/${slug}`, id)
  }
  const items = await all(
    single.map(async (step) => {
      const release = releaseName(step.from, step.to)
      const names = (isIt: (part: PartHistory) => boolean) =>
        Object.entries(history)
          .filter(([full, part]) => isIt(part) && (full === name || owners.includes(ownerOf(full, exported))))
          .map(([full]) => `<code>${breakable(owners.includes(full) ? full : partOf(full, exported))}</code>`)
          .join(say(context, 'api.separator'))
      const said = [
        ['api.history.added', names(({ since }) => since === release)],
        ['api.history.changed', names(({ changed }) => changed?.some(({ version }) => version === release) ?? false)],
        ['api.history.deprecated', names(({ deprecatedSince }) => deprecatedSince === release)],
      ] as const
      const texts = said.flatMap(([key, listed]) => (listed === '' ? [] : [say(context, key, { names: listed })]))
      if (texts.length === 0) return []
      const href = (await placeOf(step)) ?? context.hrefTo(`${options.at}/${step.slug}`)
      return [`<li><a href="${href}">${release}</a>${say(context, 'api.colon')}${texts.join(' ')}</li>`]
    }),
  )
  const links = await all(
    upgrades.map(async (step) => {
      const href = await placeOf(step)
      return href === undefined
        ? []
        : [`<li><a href="${href}">${escapeHtml(say(context, 'api.change.step', { ...step }))}</a></li>`]
    }),
  )
  const list = (found: readonly string[][]) => (found.flat().length > 0 ? `<ul>${found.flat().join('')}</ul>` : '')
  const html = list(items) + list(links)
  return html === '' ? [] : [section(context, 'history', [], html)]
}
