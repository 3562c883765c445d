/**
 * `_headers`, for hosts that read it: security headers that a meta tag cannot replace, and how files may be cached, followed
 * by the rules of the file of that name in the public folder. The
 * content security policy of scripts and styles differs from page to page, and is a meta tag of each.
 */
import {
  type Ask,
  config,
  defineFeature,
  immutableFolders,
  publicText,
  type OutputPath,
  revalidatedPaths,
  singleOutput,
  withBase,
} from '../feature.js'

interface HeaderRule {
  /** `*` at the end matches the rest. */
  path: string
  headers: [name: string, value: string][]
}

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
    ...(await ask(immutableFolders)).map((folder) => caching(`/${folder}/*`, 'public, max-age=31536000, immutable')),
    ...(await ask(revalidatedPaths)).map((path) => caching(path, 'no-cache')),
  ]
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
