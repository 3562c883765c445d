/**
 * The interface strings in Markdown output. A site provides them per language (`Resolutions.strings`); they are
 * placeholders in the parsed page, so one parse serves all languages.
 */
import { en } from '../locales/en.js'
import type { InterfaceString } from '../locales/types.js'

/** The areas of the keys, the part before the dot. */
const areas = ['code', 'callout', 'alert', 'details', 'contentTabs', 'plan', 'table', 'fileTree', 'footnotes'] as const

/** Keys of the generator's own strings that Markdown output contains. */
type OwnString = Extract<InterfaceString, `${(typeof areas)[number]}.${string}`>
/** Also the name of a callout that the site adds. */
export type MarkdownString = OwnString | `callout.${string}`
type CalloutStrings = Record<`callout.${string}`, string>
export type MarkdownStrings = Record<OwnString, string> & CalloutStrings
/** Those of a site. */
export type GivenStrings = Partial<Record<OwnString, string>> & CalloutStrings

const isMarkdownString = (key: string): key is MarkdownString => areas.some((area) => key.startsWith(`${area}.`))

/** The Markdown strings among `strings`. */
export function pickMarkdownStrings(strings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(strings).filter(([key]) => isMarkdownString(key)))
}

/** In English. */
export const markdownStrings = pickMarkdownStrings(en.strings) as MarkdownStrings
