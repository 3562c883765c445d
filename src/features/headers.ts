/**
 * `_headers`: what a meta tag can't say, and rules of the whole site, for hosts that read it. The policy of scripts and
 * styles is made for each page and stands in the page.
 */
import type { Feature } from '../feature.js'
import type { OutputPath } from '../model.js'
import { assetFolder } from '../spine/asset.js'
import { config } from '../spine/config.js'
import { localizedPath, withBase } from '../spine/paths.js'
import type { Ask } from '../engine/graph.js'

const path = '_headers' as OutputPath

export interface HeaderRule {
  /** `*` at the end stands for the rest. */
  path: string
  headers: [name: string, value: string][]
}

/** The rules, the general first; a later rule's header takes the place of an earlier one's. */
export async function headerRules(ask: Ask): Promise<HeaderRule[]> {
  const site = await ask(config, null)
  const { prefix } = site
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
    {
      path: withBase(`/${await assetFolder(ask)}/*`, site),
      headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
    },
    ...site.locales.map(({ code }) => ({
      path: withBase(localizedPath(`${prefix}/sw.js`, code, site), site),
      headers: [['Cache-Control', 'no-cache'] as [string, string]],
    })),
  ]
}

export const headersFile: Feature = {
  name: 'headers',
  files: {
    list: async () => [path],
    async make(ask) {
      return (
        (await headerRules(ask))
          .map((rule) => [rule.path, ...rule.headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'))
          .join('\n\n') + '\n'
      )
    },
  },
}
