/** The front matter of another generator with the keys of this one; what has no key here goes to `data`. */
import { isMap, isScalar, parseDocument } from 'yaml'
import { heroKeys } from '../../presets/first-page.js'
import type { Preset } from '../../presets/preset.js'
import { isOwnKey } from '../front-matter.js'

/**
 * @param yaml the lines between those of dashes
 * @param hero the first page, which has become Markdown
 * @returns the same lines where they cannot be read
 */
export function migratedFrontMatter(
  yaml: string,
  { keys, layouts = {}, placing = [] }: Preset,
  hero: { name?: string | undefined } | undefined,
): string {
  const document = parseDocument(yaml, { schema: 'core', prettyErrors: false, logLevel: 'silent' })
  if (document.errors.length > 0 || !isMap(document.contents) || document.contents.flow) return yaml
  const { items } = document.contents
  const starts = items.map(({ key }) => (isScalar(key) ? key.range[0] : 0))
  const data: string[] = []
  const kept = items.map(({ key }, index) => {
    const name = isScalar(key) ? String(key.value) : ''
    const lines = yaml.slice(starts[index], starts[index + 1] ?? yaml.length)
    const value = document.get(name)
    const meaning = Object.hasOwn(keys, name) ? keys[name]! : undefined
    if (typeof meaning === 'object') {
      if ('when' in meaning && meaning.when !== value) return ''
      return 'value' in meaning || meaning.key !== name
        ? `${meaning.key}: ${JSON.stringify(meaning.value ?? value)}\n`
        : lines
    }
    if (name === 'layout' && typeof value === 'string') return `layout: ${layouts[value] ?? value}\n`
    if (meaning === undefined && isOwnKey(name)) return lines
    if (!placing.includes(name) && !(hero && heroKeys.includes(name))) data.push(lines.replace(/^(?=.)/gm, '  '))
    return ''
  })
  if (hero?.name !== undefined && !document.has('title')) kept.unshift(`title: ${JSON.stringify(hero.name)}\n`)
  const before = yaml.slice(0, starts[0] ?? yaml.length)
  return [before, ...kept, ...(data.length > 0 ? ['data:\n', ...data] : [])].join('')
}
