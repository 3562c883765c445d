/** The editor colours code as the blocks of pages do: what a reader sees does not change when it opens. */
import { readFileSync } from 'node:fs'
import { highlightTree } from '@lezer/highlight'
import { expect, test } from 'vitest'
import { codeHighlighting, codeLanguage } from '../../../../../src/features/demos/browser/editor/code-colors.js'
import { editorColors, unionTheme } from '../../../../../src/markdown/code-theme.js'
import { highlightCode } from '../../../../../src/markdown/highlight.js'

const sample = `import { useState } from 'react'
import { Card as Panel, type CardProps } from '@acme/ui'

/** Says what it is for. */
const rows = [{ id: 1, name: 'Ada', open: true }]
// A line.
export default function Demo({ size = 2, ...rest }: CardProps) {
  const [count, setCount] = useState<Size>(0)
  const { left, top } = place(null)
  if (count > 3 && !left) return null
  for (const row of rows) console.log(row.name, row!.id + 1)
  return (
    <Panel size={size} title="Cards" onOpen={() => setCount((before) => before + 1)} {...rest}>
      <p className="text">Pressed {count} times, {\`at \${top}\`}</p>
      {rows.map(({ id, name }) => (
        <b key={id}>{name}</b>
      ))}
    </Panel>
  )
}
`

const decoded: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' }

/** The light colour of each character in a block that is no space. */
async function blockColors(code: string): Promise<string[]> {
  const { tokens } = unionTheme()
  const [{ lines }] = (await highlightCode([{ code, lang: 'tsx' }])) as [{ lines: string[] }]
  const around = ['']
  const found: string[] = []
  for (const [part, name] of lines.join('\n').matchAll(/<span(?: class="([^"]*)")?>|<\/span>|&\w+;|[^]/g)) {
    if (part.startsWith('<span')) around.push(/\bt(\d+)/.exec(name ?? '')?.[1] ?? around.at(-1)!)
    else if (part.startsWith('</')) around.pop()
    else if (part.trim()) found.push(`${decoded[part] ?? part} ${tokens[Number(around.at(-1))]!.light}`)
  }
  return found
}

/** The same in the editor. */
function editedColors(code: string): string[] {
  const { light } = unionTheme().tokens[0]!
  const colors = new Map(
    [
      ...editorColors('')
        .split('}')[0]!
        .matchAll(/(--v-syntax-\w+):(#\w+)/g),
    ].map(([, name, color]) => [name, color]),
  )
  const classes = new Map(
    [...codeHighlighting.module!.getRules().matchAll(/\.(\S+) \{color: (?:var\(([\w-]+))?/g)].map(([, name, color]) => [
      name,
      color === undefined ? light : colors.get(color),
    ]),
  )
  const found = [...code].map((one) => `${one} ${light}`)
  highlightTree(codeLanguage.parser.parse(code), codeHighlighting, (from, to, names) => {
    for (let at = from; at < to; at++) found[at] = `${code[at]} ${classes.get(names.split(' ').at(-1))}`
  })
  return found.filter((one) => /^\S/.test(one))
}

test('every sign of a usual demo has the same colour', async () => {
  expect(editedColors(sample)).toEqual(await blockColors(sample))
})

test('nearly every sign of a demo of the site', async () => {
  const code = readFileSync('content/TideChart.tsx', 'utf8')
  const [edited, block] = [editedColors(code), await blockColors(code)]
  expect(edited).toHaveLength(block.length)
  expect(edited.filter((one, at) => one !== block[at]).length / block.length).toBeLessThan(0.03)
})
