/** What the configuration says in place of a preset. */
import type { Preset } from '../presets/preset.js'

/**
 * @param options whether there is a table of the files of pages, and whether the configuration is TypeScript
 * @returns the text, and the lines that somebody has to write where it has none of the usual forms
 */
export function editedConfiguration(
  text: string,
  { headingIds, live }: Preset,
  options: { hasPageFiles: boolean; isTyped: boolean },
): { text: string; missing: string[] } {
  const { hasPageFiles, isTyped } = options
  const missing: string[] = []
  const markdown = [
    `headingIds: '${headingIds}'`,
    ...(live && !/\blive\s*:/.test(text) ? [`live: ${quoted(live)}`] : []),
  ]
  const presets = [...text.matchAll(/\bpreset\s*:\s*(['"])\w+\1/g)]
  let edited = text
  if (presets.length === 1) edited = text.replace(presets[0]![0], markdown.join(', '))
  else missing.push(`markdown: { ${markdown.join(', ')} }, // without preset`)
  if (!hasPageFiles) return { text: edited, missing }
  const line = `pageFile: (pathname) => ${isTyped ? '(pageFiles as Record<string, string>)' : 'pageFiles'}[pathname],`
  const source = `import pageFiles from './page-files.json'`
  const start = /^export default (?:defineConfig\()?\{/m.exec(edited)
  if (!start) return { text: edited, missing: [...missing, source, line] }
  const at = start.index + start[0].length
  return { text: `${source}\n${edited.slice(0, at)}\n  ${line}${edited.slice(at)}`, missing }
}

function quoted(words: readonly string[]): string {
  return `[${words.map((word) => `'${word}'`).join(', ')}]`
}
