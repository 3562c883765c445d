/**
 * The JavaScript of an MDX page as one module: its imports and exports at the lines where they are written, and a
 * function that gives its elements, expressions and runs of Markdown.
 *
 * A run is the Markdown between two tags. React does not see its HTML, only where it belongs: an element that is
 * written as a mark, in whose place the page puts the HTML. So Markdown in components takes the path of all Markdown,
 * and a run may begin in one element and end in another, as in `- text <Badge /> text`.
 */
import { decodeHTML } from 'entities/decode'
import type { Chunk } from '../parts.js'

/** A part of a page in the order of its text. */
export type Piece =
  | { run: number }
  /** Its place is the index in `MdxParts.places`. */
  | { expression: string; place: number }
  | ElementPiece

export interface ElementPiece {
  name: string | null
  /** It is Markdown's own, and the site has a component for it. */
  isMapped?: true
  attributes: string[]
  place: number
  /** The index in `MdxParts.islands`. */
  island?: number
  children: Piece[]
}

/** A run that is a text in an element is given to React as such: components look at the text of their children. */
export type RunText = { kind: 'blank' } | { kind: 'text'; text: string } | { kind: 'html' }

/** The chunks of each run. */
export function runsOf(chunks: readonly Chunk[]): Chunk[][] {
  const runs: Chunk[][] = [[]]
  let current = runs[0]!
  for (const chunk of chunks)
    if (typeof chunk !== 'string' && chunk.placeholder === 'mdx') runs[chunk.index] = current = []
    else current.push(chunk)
  return runs
}

export function textOfRun(run: readonly Chunk[] = []): RunText {
  const texts = run.filter((chunk) => typeof chunk === 'string')
  if (texts.length < run.length) return { kind: 'html' }
  const html = texts.join('')
  if (html.trim() === '') return html === '' || html.includes('\n') ? { kind: 'blank' } : { kind: 'text', text: ' ' }
  return html.includes('<') ? { kind: 'html' } : { kind: 'text', text: decodeHTML(html) }
}

export interface ProgramParts {
  /** The page's own statements at their lines, without `export default`. */
  statements: string
  /** Names that are neither imported nor defined. */
  names: readonly string[]
  /** Statements that define what every page may use. */
  values: readonly string[]
  pieces: readonly Piece[]
  runs: readonly Chunk[][]
  hasLayout: boolean
  /** The site has a component around every page. */
  hasWrapper: boolean
  file: string
}

/** Where imports of the module lead that are none of the page's. */
export const runtimeModule = 'vitrine-mdx:runtime'
export const namesModule = 'vitrine-mdx:names'
/** The blocks of Markdown as components (`features/components/blocks.tsx`). */
export const blocksModule = 'vitrine-mdx:blocks'

export function printProgram({
  statements,
  names,
  values,
  pieces,
  runs,
  hasLayout,
  hasWrapper,
  file,
}: ProgramParts): string {
  const print = (piece: Piece): string[] => {
    if ('run' in piece) {
      const text = textOfRun(runs[piece.run])
      if (text.kind === 'blank') return []
      return [text.kind === 'text' ? JSON.stringify(text.text) : `$m.run(${piece.run})`]
    }
    if ('expression' in piece) return [`$m.expression(${piece.place}, () => (${piece.expression}\n))`]
    const { name, isMapped, attributes, place, children } = piece
    const type = isMapped ? `$elements[${JSON.stringify(name)}]` : typeOf(name)
    const props = attributes.length === 0 ? 'null' : `{ ${attributes.join(', ')} }`
    const content = children.flatMap(print)
    if (piece.island !== undefined) {
      const known = [String(place), String(piece.island), JSON.stringify(name), `$roles[${piece.island}]`]
      return [`$m.component(${[...known, type, props, ...content].join(', ')})`]
    }
    return [`$m.element(${[String(place), type, props, ...content].join(', ')})`]
  }
  const roots = pieces.flatMap((piece) => {
    if ('run' in piece) return runs[piece.run] === undefined ? [] : [String(piece.run)]
    return print(piece).map((code) => `() => ${code}`)
  })
  return [
    statements,
    `import * as $runtime from ${JSON.stringify(runtimeModule)}`,
    `import { ${['$elements', '$roles', ...names].join(', ')} } from ${JSON.stringify(namesModule)}`,
    ...values,
    `export const $pieces = (props, $m) => [${roots.join(',\n')}]`,
    `const $wrapper = ${hasWrapper ? '$elements.wrapper' : 'undefined'}`,
    `export { ${hasLayout ? '$layout' : '$wrapper as $layout'} }`,
    `export default $runtime.partial(${JSON.stringify(file)}, $pieces)`,
    '',
  ].join('\n')
}

/** The program of a file without any JSX. */
export function plainProgram(file: string): string {
  return printProgram({
    statements: '',
    names: [],
    values: [],
    pieces: [{ run: 0 }],
    runs: [['']],
    hasLayout: false,
    hasWrapper: false,
    file,
  })
}

function typeOf(name: string | null): string {
  if (name === null) return '$runtime.Fragment'
  return isIdentifier(name) ? name : JSON.stringify(name)
}

/** Whether the name of an element is one of JavaScript: `Card`, `motion.div`. */
export function isIdentifier(name: string): boolean {
  return name.includes('.') || /^[A-Z_$]/.test(name) || /^[^\p{ASCII}]/u.test(name)
}
