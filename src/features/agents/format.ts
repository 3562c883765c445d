/**
 * `agents.json`: what a folder of documentation has for programs, in one language. A built site has it at the root of
 * each language, `docs-build pack-docs` writes it into a package, and the tool in packages/vitrine-docs reads both.
 * Paths are relative to the folder of the first language.
 */
import type { HeadingIds, Label } from '../../feature.js'

export const agentsFile = 'agents.json'

/** Raise it when a program that reads these files must change. */
export const agentsSchema = 1

export interface AgentsIndex {
  schema: number
  kind: 'agents'
  title: string
  description: string
  /** The site's origin, and what all addresses begin with. */
  url: string
  base: string
  locale: string
  /** The path of the `agents.json` of each language. */
  locales: Record<string, string>
  headingIds: HeadingIds
  /** What the site documents. */
  packages: { name: string; version?: string }[]
  /** The versions of what demos import. */
  installed: Record<string, string>
  /** Written pages, in the order of the site map. */
  pages: AgentsPage[]
  /** The path of the index of the API reference, and a hash of all that it lists. */
  api?: { path: string; hash: string }
}

export interface AgentsPage {
  /** The address, with its base: `/guide/start/`. */
  href: string
  /** The path of its Markdown. */
  path: string
  title: string
  description?: string
  /** The titles above it in the navigation. */
  above?: string[]
  labels?: Label[]
  package?: string
  /** Phrases by which its author wants it to be found. */
  foundBy?: string[]
  tokens: number
  hash: string
}
