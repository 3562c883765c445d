/**
 * A family of output files: connects what a file is made from, its path and how it is cached.
 *
 * A family maps keys (plain data: a route, a file, a name) to paths and back. So the build never parses a path, the
 * development server finds one file without listing all, and `_headers`, the service worker, the writer and the
 * compressor read the same declaration instead of guessing from names.
 */
import type { Ask, Key } from '../engine/question.js'
import type { Contents, OutputPath, Route } from '../model.js'

/**
 * How a host should cache a file. `immutable`: its path contains a hash of its contents. `revalidate`: check on every
 * request. `default`: the host's default. `host`: instructions for the host itself (`_headers`), never served.
 */
export type CacheRule = 'default' | 'immutable' | 'revalidate' | 'host'

/**
 * When the service worker caches a file. `shell`: when it is installed. `group`: together with the other files of the
 * group, as soon as one of its pages is open. `on-use`: after its first use. `never`: not at all.
 */
export type OfflineRule = 'shell' | 'on-use' | 'never' | { group: string }

export interface OutputFamily<K extends Key = Key> {
  /** Unique among all families of a site; shown in messages. */
  readonly name: string
  /** The keys of all files, in a stable order. Used by a whole build and for lists, never to serve one file. */
  keys(ask: Ask): Promise<K[]>
  /** The output path of a key. */
  path(ask: Ask, key: K): Promise<OutputPath>
  /**
   * The key of the file at a path; undefined if the family has none there. By default `keys` are searched. It must not
   * ask a question keyed by a path that may not exist: such answers would accumulate in the server's memory.
   */
  key?(ask: Ask, path: OutputPath): Promise<K | undefined>
  /** The contents; undefined if they no longer exist. */
  make(ask: Ask, key: K): Promise<Contents | undefined>
  /** The keys of files made from one page: `docs-build` makes them while the page is in memory. */
  ofPage?(ask: Ask, route: Route): Promise<K[]>
  /** By default `default`. */
  readonly cache?: CacheRule
  /** By default `on-use`; a function if it depends on the file. */
  readonly offline?: OfflineRule | ((ask: Ask, key: K) => Promise<OfflineRule>)
  /** The folder of all its files, without a trailing slash. Required for an immutable family. */
  folder?(ask: Ask): Promise<string>
  /** The media type of files that are other formats of their page: the page's head links to them as alternates. */
  readonly alternate?: string
  /** What programs find in its one file, as the end of the key of an interface string, `agents.…`: llms.txt names it. */
  readonly listed?: string
  /**
   * The development server serves a file only if a page lists it (by `ofPage`), since the paths come from the file
   * system.
   */
  readonly onlyIfNamed?: true
}

/**
 * Declares a family. The type of its keys is inferred and erased from the result, so that all families fit one list.
 */
export function defineOutputs<K extends Key>(family: OutputFamily<K>): OutputFamily {
  return family as unknown as OutputFamily
}

/** A family of one file. */
export function singleOutput(
  family: Omit<OutputFamily<null>, 'keys' | 'key' | 'path' | 'make'> & {
    path: OutputPath | ((ask: Ask) => Promise<OutputPath>)
    make(ask: Ask): Promise<Contents | undefined>
  },
): OutputFamily {
  const { path, make } = family
  return defineOutputs<null>({
    ...family,
    keys: async () => [null],
    path: async (ask) => (typeof path === 'string' ? path : path(ask)),
    make: (ask) => make(ask),
  })
}
