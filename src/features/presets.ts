/** Pages that were written for another generator: a build ends with one list of what is not understood of them. */
import { all, type Ask, config, defineFeature, type FilePath, notUnderstood, siteMap, sourceFile } from '../feature.js'
import { presetTitle } from '../feature-unstable.js'

export const presets = defineFeature({ name: 'presets', summary })

/** More places than these are counted. */
const shown = 3

async function summary(ask: Ask): Promise<string[]> {
  const { locales, markdown } = await ask(config)
  const { preset } = markdown
  if (!preset) return []
  const files = new Set<FilePath>()
  for (const pathname of Object.keys(await ask(siteMap)).sort())
    for (const found of await all(locales.map(({ code }) => sourceFile(ask, pathname, code))))
      if (found) files.add(found.file)
  const places = new Map<string, string[]>()
  for (const file of files)
    for (const { text, line } of await ask(notUnderstood, file))
      places.set(text, [...(places.get(text) ?? []), `${file}:${line}`])
  if (places.size === 0) return []
  const lines = [...places]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([text, found]) => {
      const more = found.length > shown ? ` and ${found.length - shown} more` : ''
      return `  ${found.length} × ${text} (${found.slice(0, shown).join(', ')}${more})`
    })
  return [`Pages written for ${await presetTitle(ask)} have what is not understood here:`, ...lines]
}
