/**
 * The features of this site: the generator's own, by the list that site.ts gives, and those of docs.config.ts.
 *
 * The spine imports no feature: the list is handed in once, when the program starts.
 */
import { Failure, nearest } from '../engine/diagnostic.js'
import { type Ask, question } from '../engine/graph.js'
import { fileText } from '../engine/inputs.js'
import type { Feature } from '../feature.js'
import { messages } from '../messages.js'
import { config, configFile, siteFunctions } from './config.js'
import { keySpan } from './source-place.js'

let ownFeatures: readonly Feature[] = []

/** Says which features the generator has. Called by site.ts, once. */
export function provideFeatures(list: readonly Feature[]): void {
  ownFeatures = list
}

/** All features that are on, in the order of the list; the site's own come last. */
export async function features(ask: Ask): Promise<Feature[]> {
  const { features: options } = await ask(config, null)
  await ask(featureOptions, null)
  const { plugins } = await siteFunctions(ask)
  return [...ownFeatures, ...plugins].filter((feature) => options[feature.name] !== false)
}

/** The checked options of every feature by name. */
const featureOptions = question('feature-options', async (ask, _key: null): Promise<Record<string, unknown>> => {
  const { features: given } = await ask(config, null)
  const { plugins } = await siteFunctions(ask)
  const all = [...ownFeatures, ...plugins]
  const file = await ask(configFile, null)
  const text = (await ask(fileText, file)) ?? ''
  const names = all.map((feature) => feature.name)
  const problems = Object.keys(given)
    .filter((name) => !names.includes(name))
    .map((name) => messages.unknownFeature(name, nearest(name, names), names, file, keySpan(text, ['features', name])))
  const result: Record<string, unknown> = {}
  for (const feature of all) {
    const wanted = given[feature.name]
    if (wanted === false || !feature.options) continue
    try {
      result[feature.name] = feature.options(wanted === true ? undefined : wanted)
    } catch (error) {
      problems.push(
        messages.badOptions(feature.name, (error as Error).message, file, keySpan(text, ['features', feature.name])),
      )
    }
  }
  if (problems.length > 0) throw new Failure(problems, 2)
  return result
})

/** The checked options of one feature. */
export async function optionsOf<Options>(ask: Ask, name: string): Promise<Options> {
  return (await ask(featureOptions, null))[name] as Options
}

/** The checks that features make of a whole build. */
export const featureChecks = question('feature-checks', async (ask, _key: null): Promise<null> => {
  for (const feature of await features(ask)) await feature.check?.(ask)
  return null
})
