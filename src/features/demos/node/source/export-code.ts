/** What one export needs of its file, as a module of its own. Pure. */
import {
  declared,
  isNode,
  neededFor,
  type Node,
  nameOf,
  parseScript,
  statementsOf,
} from '../../../../feature-unstable.js'
import { styleOf } from '../../shared/code-style.js'

/**
 * A module that has one export of another, as default, and what that needs: imports, declarations, and statements that
 * are only run.
 *
 * @param code TypeScript or JavaScript with JSX
 * @returns the code itself if it can't be read
 */
export async function codeOfExport(code: string, name: string): Promise<string> {
  const script = await parseScript(code)
  if (!script) return code
  const statements = statementsOf(script.program)
  const local = localName(statements, name)
  const kept = neededFor(statements, [local ?? name])
  let text = ''
  let isDefault = local === undefined
  let [end, endOfShown] = [0, 0]
  for (const statement of statements) {
    const used = kept.get(statement)
    if (used) {
      const isApart = /\n[^\S\n]*\n/.test(code.slice(endOfShown, statement.start))
      const comment = commentOn(code.slice(end, statement.start))
      const { type, declaration } = statement
      const isFunction = isNode(declaration) && declaration.type === 'FunctionDeclaration'
      const isOwn = isFunction && type === 'ExportNamedDeclaration' && nameOf(declaration['id']) === local
      isDefault ||= isOwn
      text += (text === '' ? '' : isApart || comment !== '' ? '\n\n' : '\n') + comment
      if (isOwn) text += 'export default '
      text +=
        type === 'ImportDeclaration'
          ? importText(code, statement, used)
          : type !== 'ExportNamedDeclaration'
            ? code.slice(statement.start, statement.end)
            : isNode(declaration)
              ? code.slice(declaration.start, statement.end)
              : reexportText(code, statement, name)
      endOfShown = statement.end
    }
    end = statement.end
  }
  const { semi } = styleOf(code)
  return `${text.trim()}${isDefault ? '' : `\n\nexport default ${local!}${semi ? ';' : ''}`}\n`
}

/** What an export is called in its module; undefined if it comes from another one. */
function localName(statements: readonly Node[], name: string): string | undefined {
  if (statements.some((one) => one.type === 'ExportNamedDeclaration' && declared(one).some(([own]) => own === name)))
    return name
  for (const { type, specifiers, source } of statements)
    if (type === 'ExportNamedDeclaration' && !source)
      for (const one of specifiers as Node[]) if (nameOf(one['exported']) === name) return nameOf(one['local'])
  return undefined
}

function importText(code: string, statement: Node, used: ReadonlySet<string>): string {
  const specifiers = statement['specifiers'] as Node[]
  const chosen = specifiers.filter((one) => used.has(nameOf(one['local'])!))
  if (chosen.length === specifiers.length) return code.slice(statement.start, statement.end)
  const spell = (one: Node) => code.slice(one.start, one.end)
  const named = chosen.filter(({ type }) => type === 'ImportSpecifier')
  const whole = chosen.filter(({ type }) => type !== 'ImportSpecifier').map(spell)
  const list = [...whole, ...(named.length > 0 ? [`{ ${named.map(spell).join(', ')} }`] : [])].join(', ')
  const kind = statement['importKind'] === 'type' ? 'import type' : 'import'
  return `${kind} ${list} from ${code.slice((statement['source'] as Node).start, statement.end)}`
}

function reexportText(code: string, statement: Node, name: string): string {
  const source = statement['source']
  const found = (statement['specifiers'] as Node[]).find((one) => nameOf(one['exported']) === name)
  if (!isNode(source) || !found) return ''
  const local = found['local'] as Node
  return `export { ${code.slice(local.start, local.end)} as default } from ${code.slice(source.start, statement.end)}`
}

/** Of the text between two statements, the comment that stands on the second one. */
function commentOn(between: string): string {
  return /(?:^|\n)[^\S\n]*((?:\/\/[^\n]*\n|\/\*(?:(?!\*\/)[^])*\*\/[^\S\n]*\n)+)$/.exec(between)?.[1] ?? ''
}
