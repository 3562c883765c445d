/**
 * The features of a site: the built-in ones (builtin-features.ts) and the plugins of docs.config.ts; and their options,
 * validated by the schema that each feature declares.
 *
 * The core imports no feature: the list is passed in once, when the program starts.
 */
import { z } from 'zod'
import { Failure, nearest } from '../../engine/diagnostic.js'
import { all, type Ask, question } from '../../engine/question.js'
import { fileText } from '../../engine/inputs.js'
import type { CalloutKind, Route } from '../../model.js'
import type {
  BlockUse,
  ComponentName,
  DeclaredOptions,
  DocumentedPackage,
  Feature,
  KnownProp,
  PageBlock,
} from '../feature.js'
import { builtinCommands, type FeatureCommand, isCommonFlag } from '../feature-command.js'
import { messages } from '../../messages.js'
import { config, configFile, siteFunctions } from './config.js'
import { schemaDiagnostics } from './schema-issues.js'
import { keySpan } from './source-place.js'

let ownFeatures: readonly Feature[] = []

/** Sets the list of built-in features. Called once, by builtin-features.ts. */
export function provideFeatures(list: readonly Feature[]): void {
  ownFeatures = list
}

/** What `features` has returned last, by the answer and the plugins that it was made from. */
const enabled = new WeakMap<readonly string[], { from: readonly (readonly Feature[])[]; list: readonly Feature[] }>()

/**
 * All enabled features in the order of the list; the site's plugins come last. Nearly every question asks for them.
 *
 * @returns the same list as long as it is made from the same, for maps of what follows from it (outputs.ts)
 */
export async function features(ask: Ask): Promise<readonly Feature[]> {
  const disabled = await ask(disabledFeatures)
  const from = [ownFeatures, (await siteFunctions(ask)).plugins]
  const known = enabled.get(disabled)
  if (known?.from.every((one, index) => one === from[index])) return known.list
  const list = from.flat().filter(({ name }) => !disabled.includes(name))
  enabled.set(disabled, { from, list })
  return list
}

/** The names of the features that the site turns off. Fails if the options of any feature are invalid. */
const disabledFeatures = question('disabled-features', async (ask): Promise<string[]> => {
  const { features: given } = await ask(config)
  await ask(featureOptions)
  return Object.keys(given).filter((name) => given[name] === false)
})

async function allFeatures(ask: Ask): Promise<Feature[]> {
  return [...ownFeatures, ...(await siteFunctions(ask)).plugins]
}

/** The features that the site uses: those whose scripts and stylesheets belong into the output. */
export async function activeFeatures(ask: Ask): Promise<Feature[]> {
  const enabled = await features(ask)
  const isActive = await all(enabled.map(async (feature) => (await feature.isActive?.(ask)) ?? true))
  return enabled.filter((_, index) => isActive[index])
}

/** The feature that links names in code spans, if it has anything to link to. */
export async function codeSpanLinks(ask: Ask): Promise<Feature['codeSpans']> {
  return (await activeFeatures(ask)).find(({ codeSpans }) => codeSpans)?.codeSpans
}

/** The props of a component, from the first feature that knows it. */
export async function knownProps(ask: Ask, component: ComponentName): Promise<readonly KnownProp[] | undefined> {
  for (const one of await activeFeatures(ask)) {
    const found = await one.propsOf?.(ask, component)
    if (found) return found
  }
  return undefined
}

/** The addresses of the demos of a page by their ids, for pictures: those of all features. */
export const picturesOf = question(
  'pictures-of',
  async (ask, route: Pick<Route, 'pathname' | 'locale'>): Promise<Record<string, string>> => {
    const found = await all((await activeFeatures(ask)).map(async (one) => (await one.pictures?.(ask, route)) ?? {}))
    return Object.assign({}, ...found) as Record<string, string>
  },
)

/** The packages that features document. */
export async function documentedPackages(ask: Ask): Promise<DocumentedPackage[]> {
  const found = await all((await activeFeatures(ask)).flatMap((one) => one.packages?.(ask) ?? []))
  return found.flat()
}

/** The kinds of callouts that features and the site add. */
export async function callouts(ask: Ask): Promise<Record<string, CalloutKind>> {
  const ofFeatures = (await features(ask)).map((feature) => feature.callouts ?? {})
  return Object.assign({}, ...ofFeatures, (await ask(config)).markdown.callouts) as Record<string, CalloutKind>
}

/** Renders a component block of a feature. @returns undefined if no feature has one of that name */
export async function componentBlock(ask: Ask, use: BlockUse): Promise<PageBlock | undefined> {
  for (const { components = {} } of await features(ask))
    if (Object.hasOwn(components, use.name)) return components[use.name]!(ask, use)
  return undefined
}

/** What plugins may have; a misspelt member would do nothing. */
const featureMembers: Record<keyof Feature, true> = {
  name: true,
  options: true,
  pages: true,
  madePages: true,
  titleOfPage: true,
  outputs: true,
  importedFiles: true,
  nav: true,
  head: true,
  slots: true,
  csp: true,
  clientConfig: true,
  isActive: true,
  client: true,
  styles: true,
  renderBlock: true,
  renderMdx: true,
  components: true,
  markdown: true,
  callouts: true,
  codeSpans: true,
  propsOf: true,
  pictures: true,
  packages: true,
  strings: true,
  templates: true,
  searchEntries: true,
  needsOfPage: true,
  prepare: true,
  liveModules: true,
  check: true,
  summary: true,
  checks: true,
  commands: true,
}

/** For a feature without options. */
const noOptions = z.strictObject({})

/** The checked options of every feature by name. */
const featureOptions = question('feature-options', checkedOptions, { byField: true })

async function checkedOptions(ask: Ask): Promise<Record<string, unknown>> {
  const { features: given } = await ask(config)
  const known = await allFeatures(ask)
  const file = await ask(configFile)
  const text = (await ask(fileText, file)) ?? ''
  const placeOf = (...path: string[]) => ({ file, span: keySpan(text, path) })
  const names = known.map(({ name }) => name)
  const problems = Object.keys(given)
    .filter((name) => !names.includes(name))
    .map((name) => messages.unknownFeature(name, nearest(name, names), names, placeOf('features', name)))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  problems.push(...twice.map((name) => messages.featureTwice(name, placeOf('plugins'))))
  for (const plugin of (await siteFunctions(ask)).plugins)
    for (const member of Object.keys(plugin).filter((one) => !Object.hasOwn(featureMembers, one))) {
      const near = nearest(member, Object.keys(featureMembers))
      ask.report(messages.featureMember(plugin.name, member, near, placeOf('plugins')))
    }
  const result: Record<string, unknown> = {}
  for (const { name, options } of known) {
    const wanted = given[name]
    if (wanted === false) continue
    const schema = options?.schema ?? noOptions
    const checked = schema.safeParse(wanted === undefined || wanted === true ? {} : wanted)
    if (checked.success) result[name] = checked.data
    else problems.push(...schemaDiagnostics(checked.error, { schema, file, text, at: ['features', name] }))
  }
  const active = known.filter(({ name }) => given[name] !== false)
  for (const [kind, names] of [
    ['command', [...builtinCommands, ...commandNames(active, 'commands')]],
    ['check', commandNames(active, 'checks')],
  ] as const) {
    const again = new Set(names.filter((name, index) => names.indexOf(name) !== index))
    for (const name of again) problems.push(messages.commandTwice(kind, name, placeOf('plugins')))
  }
  for (const { name, flags = {} } of active.flatMap(({ commands = [], checks = [] }) => [...commands, ...checks]))
    for (const flag of Object.keys(flags).filter(isCommonFlag))
      problems.push(messages.commonFlag(name, flag, placeOf('plugins')))
  if (problems.length > 0) throw new Failure(problems, 2)
  return result
}

function commandNames(list: readonly Feature[], kind: 'commands' | 'checks'): string[] {
  return list.flatMap((feature) => (feature[kind] ?? []).map(({ name }) => name))
}

/** The checks of the built-in features, for sites that do not turn them off. */
export function ownChecks(): FeatureCommand[] {
  return ownFeatures.flatMap(({ checks = [] }) => checks)
}

/** The commands of the built-in features, likewise. */
export function ownCommands(): FeatureCommand[] {
  return ownFeatures.flatMap(({ commands = [] }) => commands)
}

/**
 * Declares the options of a feature, which a site gives as `features: { [name]: … }` in docs.config.ts.
 *
 * @param name the feature's
 * @param schema a strict object, so that a mistyped key is an error with its place and the nearest valid key; it
 *   receives `{}` if the site sets nothing or `true`
 * @returns a function that returns the validated options; pass it to the feature as `options`
 */
export function defineOptions<Schema extends z.ZodType>(name: string, schema: Schema): DeclaredOptions<Schema> {
  const read = async (ask: Ask) => (await ask(featureOptions))[name] as z.output<Schema>
  return Object.assign(read, { schema })
}

/** @throws Failure if two contributions of features have the same name, since they are looked up by it */
export function requireUniqueNames(list: readonly { name: string }[], what: string): void {
  const names = new Set<string>()
  for (const { name } of list) {
    if (names.has(name)) throw new Failure(messages.nameTwice(what, name), 2)
    names.add(name)
  }
}

/** Runs the checks that features make on a whole build. */
export const featureChecks = question('feature-checks', async (ask): Promise<null> => {
  for (const feature of await features(ask)) await feature.check?.(ask)
  return null
})

/** What features say at the end of a build. */
export const buildSummary = question('build-summary', async (ask): Promise<string[]> =>
  (await all((await features(ask)).map((feature) => feature.summary?.(ask) ?? Promise.resolve([])))).flat(),
)
