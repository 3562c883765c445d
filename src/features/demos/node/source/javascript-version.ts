/**
 * The JavaScript version of a demo: its TypeScript without the types, formatted as if written by hand.
 *
 * sucrase takes the types away and leaves every other character, so comments and blank lines stay where they were;
 * prettier then closes the gaps. TypeScript and esbuild print code of their own and drop blank lines; ts-blank-space
 * leaves type arguments of JSX. It is derived and never committed: two sources would drift apart.
 */
import { type CodeStyle, styleOf } from '../../shared/code-style.js'

/**
 * @param code TypeScript with JSX
 * @param style by default read off the code, so that what has no types stays as it is
 * @returns JavaScript with JSX, ending in a line break
 * @throws SyntaxError for code that can't be read
 */
export async function toJavaScript(code: string, style: CodeStyle = styleOf(code)): Promise<string> {
  return formatted(code, await withoutTypes(code), style)
}

/** @returns the JavaScript version, or undefined if removing the types changes nothing */
export async function javascriptVersion(code: string, style = styleOf(code)): Promise<string | undefined> {
  const bare = await withoutTypes(code)
  return bare === code ? undefined : formatted(code, bare, style)
}

async function formatted(code: string, bare: string, style: CodeStyle): Promise<string> {
  const { format } = await import('prettier')
  return format(closeGaps(code, bare), { parser: 'babel', ...style })
}

async function withoutTypes(code: string): Promise<string> {
  const { transform } = await import('sucrase')
  return transform(code, { transforms: ['typescript', 'jsx'], jsxRuntime: 'preserve', disableESTransforms: true }).code
}

/**
 * Takes out the lines that held nothing but types: sucrase leaves them empty, and prettier would keep an empty line
 * between two imports. What was apart stays apart.
 */
function closeGaps(code: string, bare: string): string {
  const before = code.split('\n')
  const after = bare.split('\n')
  if (before.length !== after.length) return bare
  const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''
  const lines: string[] = []
  for (let at = 0; at < after.length; at++) {
    if (!isBlank(after[at])) {
      lines.push(after[at]!)
      continue
    }
    const start = at
    while (at + 1 < after.length && isBlank(after[at + 1])) at++
    const source = before.slice(start, at + 1)
    if (source.every(isBlank)) lines.push(...after.slice(start, at + 1))
    else if (isBlank(source[0]) || isBlank(source.at(-1))) lines.push('')
  }
  return lines.join('\n')
}
