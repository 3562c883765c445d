/**
 * Renders the demos that `init` could write, once, before it writes them: what throws or shows nothing alone becomes a
 * page without a demo, and what an error asks for goes around all demos.
 */
import { htmlTagNames } from 'html-tag-names'
import type { RenderedModules, RenderedScript, RenderRequest } from '../../src/index.js'
import {
  type Component,
  contentOf,
  elementOf,
  importsIn,
  isNoComponent,
  isPartOf,
  isProvider,
  itemProps,
  ownerOf,
  type Part,
  wordsOf,
} from './components.js'
import { compoundOf, pathTo, pruned, tagsIn, waysOf } from './compounds.js'
import { aroundButton, inTrigger, isKeptOpen, openedByButton } from './overlays.js'
import type { Provider } from './provider.js'
import { isCollected } from './surroundings.js'

export interface Tried {
  /** With the children and the parts with which they render. */
  components: Component[]
  /** Around all demos, from the outside in. */
  providers: Provider[]
  /** Why a component has no demo, by its name. */
  stubs: Map<string, string>
  /** Why nothing could be tried. */
  problems: string[]
  /** The providers draw an element around a demo. */
  hasElement?: true
  /** Packages that the library uses and that make `<style>` elements, other than those that have a collector. */
  makesStyles?: true
}

export interface Trial {
  /** The package, as demos import it. */
  name: string
  /** The absolute path of its module. */
  module: string
  /** The folder of the package, absolute. */
  dir: string
  /** The modules of other packages of the same repository, absolute, by their names. */
  siblings: Record<string, string>
  components: readonly Component[]
  /** Those that may be around all demos, the likeliest first. */
  providers: readonly Provider[]
  /** Nothing is seen but texts and what browsers draw. */
  isUnstyled?: boolean
}

export type Render = (request: RenderRequest) => Promise<RenderedModules | { problems: string[] }>

/** Pairs of names that stand for what a module exports: `Card`, `Accordion.Root`. */
const exportsScript = (name: string) => `import * as all from ${JSON.stringify(name)}
const is = (one) => typeof one === 'function' || (typeof one === 'object' && one !== null && '$$typeof' in one)
const names = Object.keys(all).filter((name) => /^[A-Z].*[a-z]/.test(name))
const membersOf = (value, name) => Object.keys(Object(value)).filter((key) => /^[A-Z].*[a-z]/.test(key) && is(value[key])).map((key) => name + '.' + key)
// A component may be typed as a function, but other functions are not made by React.
const mark = (value) => typeof value === 'function' ? '' : '$'
export default () => names.flatMap((name) =>
  [...(is(all[name]) ? [name + mark(all[name])] : []), ...membersOf(all[name], name)]).join(' ')`

export async function tryDemos(trial: Trial, render: Render): Promise<Tried> {
  const first = await run(trial, [], render, { exports: exportsScript(trial.name) })
  if ('problems' in first) return untried(trial, first.problems)
  const exported = first.rendered.get('exports')
  if (!exported || 'error' in exported) return untried(trial, exported ? [exported.error] : [])
  const components = thatExist(trial.components, exported.html.split(' ').filter(Boolean))
  const candidates = trial.providers.filter(({ unknown }) => unknown.length === 0).slice(0, 1)
  let best = outcomesOf(trial, components, await rendered(trial, components, candidates, render))
  let providers: readonly Provider[] = candidates
  const main = components.filter(({ isPart }) => !isPart)
  if (best.shown < main.length / 2 && providers.length > 0) {
    const without = outcomesOf(trial, components, await rendered(trial, components, [], render))
    if (without.shown > best.shown) [best, providers] = [without, []]
  }
  // What errors ask for: "must be used within TooltipProvider".
  for (let round = 0; round < 3; round++) {
    const asked = components.find(
      ({ name }) =>
        isProvider(name) &&
        !providers.some((one) => one.name === name) &&
        best.errors.some((error) => new RegExp(`\\b${name}\\b`).test(error)),
    )
    if (!asked || asked.unknown.length > 0) break
    const more: Provider[] = [
      ...providers,
      { name: asked.name, attributes: asked.attributes, imports: [], unknown: [] },
    ]
    const next = outcomesOf(trial, components, await rendered(trial, components, more, render))
    if (next.shown <= best.shown) break
    best = next
    providers = more
  }
  const { stubs, hasElement } = best
  const compounds = await compoundsThatRender(trial, best.components, providers, render)
  const others = best.components.filter(({ name }) => !compounds.has(name))
  for (const [name, one] of await overlaysThatRender(trial, others, best, providers, render)) compounds.set(name, one)
  for (const name of compounds.keys()) stubs.delete(name)
  // What shows nothing alone, but in another, is a part of that, such as `Tab`; so is what is named after it.
  const users = new Map<string, string[]>()
  for (const one of compounds.values())
    for (const tag of tagsIn(one)) users.set(tag, [...(users.get(tag) ?? []), one.name])
  const members = best.components.flatMap(({ tag }) =>
    tag.includes('.') ? [`.${tag}`, `.${tag.replace('.', '')}`] : [],
  )
  const shown = best.components.map((one) => {
    const owners = users.get(one.tag) ?? []
    const isPart = stubs.has(one.name)
      ? owners.length > 0 || members.some((member) => member.endsWith(`.${one.name}`))
      : ownerOf(one.name, owners) !== undefined
    return isPart ? { ...one, isPart } : (compounds.get(one.name) ?? one)
  })
  const makesStyles = first.styleMakers.some((one) => !isCollected(one))
  return {
    components: shown,
    providers: [...providers],
    stubs,
    problems: [],
    ...(hasElement && { hasElement }),
    ...(makesStyles && { makesStyles }),
  }
}

/**
 * Components with their parts, as far as these render, by name. Of what throws, each part is tried in what it is in,
 * and the demo has those that render.
 */
async function compoundsThatRender(
  trial: Trial,
  components: readonly Component[],
  providers: readonly Provider[],
  render: Render,
): Promise<Map<string, Component>> {
  const found = new Map<string, Component>()
  /** What renders, and what can be seen of it. */
  const rendersOf = async (all: readonly Component[]) => {
    const scripts = Object.fromEntries(
      all.flatMap((one, at) => [
        [`${at}`, scriptOf(trial, one)],
        [`${at} open`, scriptOf(trial, withOpen(one))],
      ]),
    )
    const results =
      all.length === 0 ? { rendered: new Map<string, RenderedScript>() } : await run(trial, providers, render, scripts)
    const of = (name: string) => ('problems' in results ? undefined : results.rendered.get(name))
    const passes = (one: Component) => {
      const at = all.indexOf(one)
      const closed = of(`${at}`)
      return closed !== undefined && !('error' in closed) && !throwsOpen(of(`${at} open`))
    }
    const isShown = (one: Component) => passes(one) && isCompoundShown(of(`${all.indexOf(one)}`))
    const htmlOf = (one: Component) => {
      const result = of(`${all.indexOf(one)}`)
      return isShown(one) && result && 'html' in result ? demoOf(result.html) : undefined
    }
    return { passes, isShown, htmlOf }
  }
  const written = components
    .filter((one) => !one.isPart && one.unknown.length === 0 && !hasItems(one))
    .flatMap((one) => {
      const compound = compoundOf(one, components)
      return compound ? [waysOf(compound, components)] : []
    })
  const ways = written.flatMap((one) => one.ways)
  const choose = (all: readonly Component[], { isShown }: Awaited<ReturnType<typeof rendersOf>>) => {
    for (const one of all) if (!found.has(one.name) && isShown(one)) found.set(one.name, one)
  }
  const replaced = written.flatMap(({ inPlace }) => inPlace ?? [])
  const whole = await rendersOf([...ways, ...replaced])
  // Buttons in place of triggers, if a button knows there that it opens something, where one of the triggers is none.
  const startsWithButton = (one: Component) => whole.htmlOf(one)?.startsWith('<button') === true
  const isWired = (one: Component) => /^<button\b[^>]*\baria-expanded=/.test(whole.htmlOf(one) ?? '')
  const isText = ({ name }: Component) => !ways.some((way) => way.name === name && startsWithButton(way))
  if (replaced.some((one) => isText(one) && isWired(one)))
    choose(
      replaced.filter((one) => isWired(one) || (isText(one) && startsWithButton(one))),
      whole,
    )
  choose(ways, whole)
  const failed = ways.filter((one) => !found.has(one.name) && !whole.passes(one))
  const paths = failed.map((way) => [...new Set(tagsIn(way))].map((tag) => ({ tag, path: pathTo(way, tag) })))
  const { passes } = await rendersOf(paths.flat().map(({ path }) => path))
  const without = failed.flatMap((way, at) => {
    const good = new Set(paths[at]!.flatMap(({ tag, path }) => (passes(path) ? [tag] : [])))
    return good.size > 0 ? [pruned(way, ({ component }) => good.has(component.tag))] : []
  })
  choose(without, await rendersOf(without))
  return found
}

/** Overlays with what they belong to, and those that show nothing alone with a button that opens them, by name. */
async function overlaysThatRender(
  trial: Trial,
  components: readonly Component[],
  { stubs, components: all }: Outcomes,
  providers: readonly Provider[],
  render: Render,
): Promise<Map<string, Component>> {
  const ways = components.flatMap((one) => {
    const closed = stubs.has(one.name) || isKeptOpen(one) ? openedByButton(one, all) : undefined
    const state = closed?.opened?.state?.replace('useState(false)', 'useState(true)')
    const inside = stubs.has(one.name) ? inTrigger(one, all) : undefined
    return [
      ...(inside ? [{ closed: inside, open: undefined }] : []),
      ...[aroundButton(one, all)].flatMap((around) => (around ? [{ closed: around, open: undefined }] : [])),
      ...(closed ? [{ closed, open: { ...closed, opened: { ...closed.opened!, state: state! } } }] : []),
    ]
  })
  if (ways.length === 0) return new Map()
  const scripts = ways.flatMap(({ closed, open }, at) => [
    [`${at}`, scriptOf(trial, closed)],
    ...(open ? [[`${at} open`, scriptOf(trial, open)]] : []),
  ])
  const results = await run(trial, providers, render, Object.fromEntries(scripts) as Record<string, string>)
  if ('problems' in results) return new Map()
  const isGood = (at: number) => {
    const closed = results.rendered.get(`${at}`)
    return (
      closed &&
      'html' in closed &&
      demoOf(closed.html).includes('<button') &&
      (!textIn(demoOf(closed.html)).includes(contentOf(ways[at]!.closed.name)) || isHidden.test(closed.html)) &&
      !throwsOpen(results.rendered.get(`${at} open`))
    )
  }
  // The first way comes last, and wins.
  return new Map(ways.flatMap(({ closed }, at) => (isGood(at) ? [[closed.name, closed] as const] : [])).reverse())
}

const isHidden = /style="[^"]*visibility:\s*hidden/

function untried({ components, providers }: Trial, problems: string[]): Tried {
  return {
    components: [...components],
    providers: providers.filter(({ unknown }) => unknown.length === 0).slice(0, 1),
    stubs: new Map(components.map(({ name }) => [name, 'was not tried'])),
    problems: problems.length > 0 ? problems : ['It exports nothing.'],
  }
}

/**
 * Those that are there when the module runs, since types may name more; with those that types do not show: of a package
 * without types all, else what React has made.
 */
function thatExist(typed: readonly Component[], exported: readonly string[]): Component[] {
  const names = new Set(exported.map((name) => name.replace('$', '')))
  const known = new Set(typed.flatMap(({ name, aliases = [] }) => [name, ...aliases]))
  const others = exported.flatMap((found): Component[] => {
    const name = found.replace('$', '')
    const isCertain = typed.length === 0 || found.endsWith('$')
    if (!isCertain || known.has(name) || name.includes('.') || isNoComponent.test(name)) return []
    const isPart = isPartOf(new Set([...names, ...known]), name) && { isPart: true as const }
    return [{ name, imported: name, tag: name, attributes: [], unknown: [], children: 'text', ...isPart }]
  })
  return [...typed.filter(({ tag }) => names.has(tag)), ...others].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const itemsAttribute = new RegExp(`^(${itemProps.join('|')})=\\{\\[[^\\]]`)

/** Whether what it lists are values of a prop, not parts. */
const hasItems = ({ attributes }: Pick<Component, 'attributes'>) => attributes.some((one) => itemsAttribute.test(one))

/** Names of what is drawn without anything in it, even if its type allows that. */
const isBare =
  /(Separator|Divider|Loader|Spinner|Spin|Swatch|CloseButton|Progress|ProgressBar|Meter|Image|Img|TextArea|Textarea|Input)$/

/** Names of what has room for an icon only. */
const isAroundIcon = /(IconButton|ActionIcon|ThemeIcon)$/

const element = (tag: string, ...children: (Part | string)[]): Part => ({
  component: { name: tag, imported: '', tag, attributes: [], unknown: [] },
  attributes: [],
  children,
})

/** What is in a table that has no parts of its own. */
const tableElements = [
  element('thead', element('tr', element('th', 'Name'), element('th', 'Amount'))),
  element('tbody', ...[1, 2].map((row) => element('tr', element('td', `Item ${row}`), element('td', `${row}0`)))),
]

/** The ways in which a component may be shown, the best first. */
function variantsOf(component: Component): Component[] {
  const { children, isPart, label, shows, ...alone } = component
  // Of a part, only whether it throws alone matters.
  if (isPart) return [component]
  const labelled = label === undefined ? [] : [{ ...alone, label, attributes: [...alone.attributes, label] }]
  const other = children === 'text' ? 'element' : 'text'
  const filled: Component[] = children === undefined ? [] : [component, { ...component, children: other }]
  if (children !== undefined && /Table$/.test(component.name)) filled.push({ ...component, inside: tableElements })
  if (children !== undefined && isAroundIcon.test(component.name)) filled.unshift({ ...component, inside: ['★'] })
  const empty: Component[] = [...labelled, alone]
  const ways = isBare.test(component.name) ? [...empty, ...filled] : [...filled, ...empty]
  if (shows === undefined) return ways
  const shown = (one: Component) => ({ ...one, attributes: [...one.attributes, ...shows] })
  // What it lists stands in the place of children.
  if (hasItems({ attributes: shows })) return [...empty.map(shown), ...filled.map(shown), ...ways]
  return ways.flatMap((one) => [shown(one), one])
}

const withOpen = (one: Component): Component => ({
  ...one,
  attributes: [
    ...one.attributes,
    ...['open', 'isOpen'].filter((name) => one.props?.some((prop) => prop.name === name)),
  ],
})

const scriptOf = ({ name }: Trial, component: Component) => `import { useState } from 'react'
import { Around } from 'scripts:around'
import { ${importsIn(component).join(', ')} } from ${JSON.stringify(name)}
${component.data?.code ?? ''}
export default () => {
  ${component.opened?.state ?? ''}
  return <Around><demo-of-it>${elementOf(component)}</demo-of-it></Around>
}`

async function rendered(
  trial: Trial,
  components: readonly Component[],
  providers: readonly Provider[],
  render: Render,
): Promise<Map<string, RenderedScript>> {
  const scripts = Object.fromEntries(
    components
      .filter(({ unknown }) => unknown.length === 0)
      .flatMap((component) =>
        variantsOf(component).map((variant, index) => [`${component.name} ${index}`, scriptOf(trial, variant)]),
      ),
  )
  const result = await run(trial, providers, render, scripts)
  if (!('problems' in result)) return result.rendered
  return new Map(Object.keys(scripts).map((name) => [name, { error: result.problems[0]! }]))
}

async function run(
  { name, module, dir, siblings }: Trial,
  providers: readonly Provider[],
  render: Render,
  scripts: Record<string, string>,
): ReturnType<Render> {
  const names = providers.flatMap((one) => [one.name, ...one.imports])
  const around = `${names.length > 0 ? `import { ${[...new Set(names)].join(', ')} } from ${JSON.stringify(name)}` : ''}
const mode = 'light', direction = 'ltr'
export const Around = ({ children }) => <>${providers.reduceRight(
    (inside, one) => `<${[one.name, ...one.attributes].join(' ')}>${inside}</${one.name}>`,
    '{children}',
  )}</>`
  return render({
    root: dir,
    packages: { ...siblings, [name]: module },
    scripts: { ...scripts, around },
    names: Object.keys(scripts),
  })
}

interface Outcomes {
  components: Component[]
  stubs: Map<string, string>
  /** How many can be shown. */
  shown: number
  errors: string[]
  hasElement?: true
}

const throwsAlone = 'throws alone'

/** The errors of some libraries are a page long. */
const firstLine = (error: string) => error.split('\n', 1)[0]!.slice(0, 200)

function outcomesOf(
  { isUnstyled = false }: Trial,
  components: readonly Component[],
  results: Map<string, RenderedScript>,
): Outcomes {
  const outcomes: Outcomes = { components: [], stubs: new Map(), shown: 0, errors: [] }
  for (const component of components) {
    const { name, unknown } = component
    const variants = variantsOf(component)
    const index = variants.findIndex((variant, at) =>
      isShown(variant, component, results.get(`${name} ${at}`), isUnstyled),
    )
    outcomes.components.push(variants[index] ?? component)
    const [first] = variants.map((_, at) => results.get(`${name} ${at}`))
    const error = first && 'error' in first ? first.error : undefined
    if (error !== undefined) outcomes.errors.push(error)
    if (first && 'html' in first && isAroundDemo.test(first.html)) outcomes.hasElement = true
    if (index !== -1) outcomes.shown += component.isPart ? 0 : 1
    else if (unknown.length > 0) outcomes.stubs.set(name, `needs ${unknown.join(', ')}`)
    else outcomes.stubs.set(name, error === undefined ? 'shows nothing alone' : `${throwsAlone}: ${firstLine(error)}`)
  }
  // Parts that throw outside of what they belong to: it is shown with them, or not at all.
  const owners = components.filter(({ isPart }) => !isPart).map(({ name }) => name)
  for (const part of components) {
    if (!part.isPart || outcomes.stubs.get(part.name)?.startsWith(throwsAlone) !== true) continue
    const owner = ownerOf(part.name, owners)
    const shown = outcomes.components.find(({ name }) => name === owner)
    if (shown?.children === undefined || shown.inside || outcomes.stubs.has(shown.name)) continue
    outcomes.stubs.set(shown.name, `has parts, such as ${part.name}`)
    outcomes.shown--
  }
  return outcomes
}

/** The end of an element around the demo. What React puts in front, `<link>` for images and `<style>`, is around nothing. */
const isAroundDemo = /<\/demo-of-it>(?![^]*<\/demo-of-it>)[^]*<\/(?!style|script)/

/** Elements that are seen without a text in them. */
const visible =
  /<(img|svg|button|select|textarea|hr|canvas|video|progress|meter|iframe|input(?![^>]*(aria-hidden|type="hidden")))\b/
const hasRole = /\brole=/

/** What is there for screen readers only, or to be used in a collection: an element that HTML does not have. */
const isUnseen = (name: string, html: string) => {
  const [, tag = 'p'] = /^<([\w-]+)/.exec(html) ?? []
  return /Hidden$/.test(name) || !(tag.includes('-') || tag === 'svg' || htmlTagNames.includes(tag))
}

const demoOf = (html: string) =>
  html
    .slice(html.indexOf('<demo-of-it>') + 12, html.lastIndexOf('</demo-of-it>'))
    .replace(/<(style|script)\b[^>]*>[^]*?<\/\1>/g, '')

const textIn = (html: string) => html.replace(/<[^>]*>/g, '').trim()

function isShown(
  variant: Component,
  { name, children, isRoot }: Component,
  result: RenderedScript | undefined,
  isUnstyled: boolean,
): boolean {
  if (!result || 'error' in result) return false
  const own = demoOf(result.html)
  const text = textIn(own)
  if (isUnseen(name, own)) return false
  const draws = visible.test(own) || (isUnstyled && /\sstyle="/.test(own))
  if (isUnstyled && !draws && (isBare.test(name) || text === '')) return false
  if (!result.html.includes('<demo-of-it>')) return false
  // What has no use for an image is not to be given one.
  if (variant.attributes.some((one) => one.startsWith('src=')) && !own.includes(' src=')) return false
  if (variant.children !== undefined && !variant.inside)
    return own.includes('<') && text.includes(variant.name) && own !== `<span>${variant.name}</span>`
  if (variant.label !== undefined) return text.includes(wordsOf(name))
  if (text !== '') return true
  return draws || hasRole.test(own) || (own.includes('<') && (children === undefined || isBare.test(name)) && !isRoot)
}

/** A native control that is hidden, in whose place something else is drawn. */
const hiddenControl =
  /<input\b(?=[^>]*type="(?:checkbox|radio|range)")[^>]*style="|\brole="(checkbox|radio|slider|switch)"/
const plainElement = /<(img|svg|button|select|textarea|input(?![^>]*(style="|aria-hidden|type="hidden")))\b/

/** Something is there to be seen; what has no class has no look but that of its texts. */
function isCompoundShown(result: RenderedScript | undefined): boolean {
  if (!result || 'error' in result || !result.html.includes('<demo-of-it>')) return false
  const own = demoOf(result.html)
  if (/\bclass="/.test(own)) return textIn(own) !== '' || visible.test(own) || hasRole.test(own)
  return !hiddenControl.test(own) && (textIn(own) !== '' || plainElement.test(own))
}

/** What only browsers can render throws nothing there. */
const throwsOpen = (result: RenderedScript | undefined) =>
  result !== undefined && 'error' in result && !/Portals are not|(document|window) is not defined/.test(result.error)
