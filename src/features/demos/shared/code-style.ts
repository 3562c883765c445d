/** The style in which a text is written, for formatting it in the same style: in the build and in the playground. */
import type { Options } from 'prettier'

/** How code is laid out. */
export type CodeStyle = Pick<
  Options,
  'semi' | 'singleQuote' | 'jsxSingleQuote' | 'printWidth' | 'useTabs' | 'tabWidth' | 'trailingComma' | 'arrowParens'
>

/** The style of a text, as far as it shows. */
export function styleOf(code: string): CodeStyle {
  const lines = code.split('\n')
  const imports = lines.filter((line) => /\bfrom\s+['"]|^import\s+['"]/.test(line))
  const widest = Math.max(
    0,
    ...lines.filter((line) => !/^\s*(\/\/|\*|\/\*)|['"`]/.test(line)).map((line) => line.length),
  )
  const indent = lines.map((line) => /^( +|\t+)\S/.exec(line)?.[1]).find((space) => space !== undefined)
  return {
    semi: imports.length === 0 ? /;\s*$/m.test(code) : imports.some((line) => line.trimEnd().endsWith(';')),
    singleQuote: imports.length === 0 ? !code.includes('"') : imports.some((line) => line.includes("'")),
    printWidth: widest > 100 ? 120 : widest > 80 ? 100 : 80,
    useTabs: indent?.startsWith('\t') ?? false,
    tabWidth: indent && !indent.startsWith('\t') ? indent.length : 2,
    trailingComma: /[^,\s([{]\n\s*[)\]}]/.test(code) && !/,\n\s*[)\]}]/.test(code) ? 'none' : 'all',
    arrowParens: /(^|[\s(,=])\w+ =>/.test(code) ? 'avoid' : 'always',
  }
}
