/**
 * A family of output files: the noun that connects what a file is made from, where it lies and how it is kept.
 *
 * A family maps keys (plain data: a route, a file, a name) to paths and back. So the build never parses a path to learn
 * what it stands for, the development server finds one file without listing all, and hosts' headers, the service
 * worker, the writer and the compressor read the same declaration instead of guessing from names.
 */
import type { Ask, Key } from '../engine/question.js'
import type { Contents, OutputPath, Route } from '../model.js'

/**
 * How a host should cache a file. `immutable`: its path holds a hash of its contents. `revalidate`: ask each time.
 * `default`: as the host does. `host`: instructions for the host itself (`_headers`), never served.
 */
export type CacheRule = 'default' | 'immutable' | 'revalidate' | 'host'

/**
 * When the service worker keeps a file. `shell`: from its installation on. `group`: together with the other files of
 * the group, as soon as one of its pages is open. `on-use`: when it has been used. `never`: not at all.
 */
export type OfflineRule = 'shell' | 'on-use' | 'never' | { group: string }

export interface OutputFamily<K extends Key = Key> {
  /** Unique among all families of a site; named in messages. */
  readonly name: string
  /** The keys of all files, in a stable order. Asked for by a whole build and by lists, never to serve one file. */
  keys(ask: Ask): Promise<K[]>
  /** Where the file of a key lies. */
  path(ask: Ask, key: K): Promise<OutputPath>
  /**
   * The key whose file lies at a path; undefined where the family has none there. By default, `keys` are searched. It
   * must not ask a question whose key holds a path that nobody has: such answers would pile up in a server's memory.
   */
  key?(ask: Ask, path: OutputPath): Promise<K | undefined>
  /** The contents; undefined where there are none any more. */
  make(ask: Ask, key: K): Promise<Contents | undefined>
  /** The keys of files that are made from one page: `docs-build` makes them while the page is at hand. */
  ofPage?(ask: Ask, route: Route): Promise<K[]>
  /** By default `default`. */
  readonly cache?: CacheRule
  /** By default `on-use`; a function where it depends on the file. */
  readonly offline?: OfflineRule | ((ask: Ask, key: K) => Promise<OfflineRule>)
  /** A folder that holds all its files, without a slash at its end. Required of an immutable family. */
  folder?(ask: Ask): Promise<string>
  /** The media type of files that say the same as their page: the page's head links to them as alternates. */
  readonly alternate?: string
  /** Files that the development server gives only to a page that names them (by `ofPage`), since their paths tell of the disk. */
  readonly onlyIfNamed?: true
}

/** Declares a family; the type of its keys is inferred and then forgotten, so that families of all kinds form one list. */
export function defineOutputs<K extends Key>(family: OutputFamily<K>): OutputFamily {
  return family as unknown as OutputFamily
}

/** A family of one file at a path that is known beforehand. */
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
