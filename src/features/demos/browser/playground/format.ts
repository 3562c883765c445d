/** Formats code with prettier, in the style in which it is written. Loaded when a reader asks for it. */
import * as babel from 'prettier/plugins/babel'
import estree from 'prettier/plugins/estree'
import * as postcss from 'prettier/plugins/postcss'
import { format } from 'prettier/standalone'
import { styleOf } from '../../shared/code-style.js'

/**
 * @param name tells the language
 * @throws SyntaxError for code that can't be read
 */
export function formatCode(name: string, code: string): Promise<string> {
  const parser = name.endsWith('.css') ? 'css' : name.endsWith('.json') ? 'json' : 'babel-ts'
  return format(code, { parser, plugins: [babel, estree, postcss], ...styleOf(code) })
}
