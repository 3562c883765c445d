/**
 * What the search's interface and an engine say to each other. The engine is a worker: the built-in one searches the
 * site's own index, and a site can put another in its place (`features.search.engine`), such as one that asks a hosted
 * service.
 */
import type { Label } from '../../../feature.js'
import type { EntryKind } from './kinds.js'

/** A language of the site. */
export interface SearchLanguage {
  locale: string
  label: string
  /** The folder of its index: `/zh/x/search/`. */
  folder: string
  /** What comes before the pathnames of its pages: `/zh`. */
  home: string
}

/** The first message to an engine. */
export interface SearchStart {
  type: 'start'
  /** The language of the page first. */
  languages: SearchLanguage[]
  /** The product of the page that the reader is on. */
  family?: string
}

export interface SearchRequest {
  type: 'search'
  /** Increases with every request. Replies repeat it; those to earlier requests are ignored. */
  id: number
  /** As typed. */
  query: string
  /** The product of the page that the reader is on. */
  family?: string
  /** Only these families and kinds; all if empty. */
  families: string[]
  kinds: EntryKind[]
  /** How many hits to return. */
  limit: number
}

/** An engine may answer a request several times: at once with what it has, and again when it has more. */
export interface SearchReply {
  id: number
  hits: SearchHit[]
  /** How many there are in all. */
  total: number
  /** Is this the last reply to the request? */
  complete: boolean
  /** Something could not be loaded, so hits may be missing. */
  failed: boolean
  /** How many hits there are of each kind and family, without regard to the families and kinds asked for. */
  facets: { kinds: Partial<Record<EntryKind, number>>; families: { id: string; title: string; count: number }[] }
}

/** A text in pieces; every second one is marked. */
export type MarkedText = string[]

export interface SearchHit {
  kind: EntryKind
  name: MarkedText
  /** With base, language and hash. */
  href: string
  /** The title of the family, those above the page, and of the page where the hit is a place in it. */
  path: string[]
  labels?: Label[]
  type?: string
  default?: string
  /** The address of a page with nothing but the demo, for a picture of it. */
  picture?: string
  /** The sentence that matches. */
  text?: MarkedText
  /** The words to mark in the page. */
  words: string[]
  /** The language of the page, where it is another one. */
  language?: string
}

/** `setup.json`: what the interface needs before anything is typed. */
export interface SearchSetup {
  /** Interface strings that begin with `search.`, and the names of labels. */
  strings: Record<string, string>
  labels: Record<Label, string>
  languages: SearchLanguage[]
  suggestions: { title: string; href: string }[]
  /** The address of the dialog's stylesheet. */
  styles: string
  /** The address of the engine. */
  worker: string
}
