/**
 * `_headers`, for hosts that read it: security headers that a meta tag cannot replace, and how files may be cached,
 * followed by the rules of the file of that name in the public folder. The content security policy of scripts and
 * styles differs from page to page, and is a meta tag of each.
 */
import {
  type Ask,
  config,
  defineFeature,
  immutableFolders,
  outputs,
  publicText,
  type OutputPath,
  revalidatedPaths,
  singleOutput,
  withBase,
} from '../feature.js'
import { mountedVersions } from '../feature-unstable.js'

interface HeaderRule {
  /** `*` at the end matches the rest. */
  path: string
  headers: [name: string, value: string][]
}

const forever = 'public, max-age=31536000, immutable'

/** The rules, general ones first; a header of a later rule replaces that of an earlier one. */
async function headerRules(ask: Ask): Promise<HeaderRule[]> {
  const site = await ask(config)
  const caching = (path: string, value: string): HeaderRule => ({
    path: withBase(path, site),
    headers: [['Cache-Control', value]],
  })
  return [
    {
      path: withBase('/*', site),
      headers: [
        ['Content-Security-Policy', "frame-ancestors 'self'"],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
      ],
    },
    ...(await ask(immutableFolders)).map((folder) => caching(`/${folder}/*`, forever)),
    ...(await ask(mountedVersions)).flatMap(({ immutable }) =>
      immutable.map((path): HeaderRule => ({ path, headers: [['Cache-Control', forever]] })),
    ),
    ...(await revalidatedPatterns(ask)).map((path) => caching(`/${path}`, 'no-cache')),
  ]
}

/**
 * The paths of revalidated files; those that are alone in a folder, or the only ones with a name (`words-0.json`,
 * `words-1.json`), as one pattern. Hosts limit how many rules they read, and the files of a search grow with the pages.
 */
async function revalidatedPatterns(ask: Ask): Promise<string[]> {
  const revalidated = await ask(revalidatedPaths)
  const every = countStarts((await ask(outputs)).map(({ path }) => path))
  const ours = countStarts(revalidated)
  const patternOf = (path: OutputPath): string => {
    const start = startsOf(path).find((one) => ours.get(one)! > 1 && ours.get(one) === every.get(one))
    return start === undefined ? path : `${start}*`
  }
  return [...new Set(revalidated.map(patternOf))]
}

/** The folders that a path is in, the outermost first, then the path up to its number. */
function startsOf(path: OutputPath): string[] {
  const numbered = /^.*-(?=\d+\.\w+$)/.exec(path)?.[0]
  return [...[...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1)), ...(numbered ? [numbered] : [])]
}

function countStarts(paths: readonly OutputPath[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const start of paths.flatMap(startsOf)) counts.set(start, (counts.get(start) ?? 0) + 1)
  return counts
}

const path = '_headers' as OutputPath

export const headersFile = defineFeature({
  name: 'headers',
  outputs: [
    singleOutput({
      name: 'headers',
      path,
      async make(ask) {
        const rules = await headerRules(ask)
        const texts = rules.map(({ path, headers }) =>
          [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
        )
        const own = (await publicText(ask, path)).trim()
        return `${[...texts, ...(own ? [own] : [])].join('\n\n')}\n`
      },
      cache: 'host',
    }),
  ],
})
