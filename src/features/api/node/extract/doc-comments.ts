/** What doc comments say, from the tags that JSDoc and TSDoc know. */
import type TypeScript from 'typescript'
import type { ApiDoc } from '../../model.js'

const hidden = new Set(['ignore', 'internal', 'hidden', 'private'])
const unstable = new Set(['unstable', 'experimental', 'alpha', 'beta'])

/** A symbol, or one of the signatures of a function. */
export interface Documented {
  getDocumentationComment(checker: TypeScript.TypeChecker | undefined): TypeScript.SymbolDisplayPart[]
  getJsDocTags(checker?: TypeScript.TypeChecker): TypeScript.JSDocTagInfo[]
}

/** The comments of one program. */
export class DocComments {
  private readonly omit: RegExp[]

  /** @param omit what is left out of descriptions, as regular expressions */
  constructor(
    private readonly ts: typeof TypeScript,
    private readonly checker: TypeScript.TypeChecker,
    omit: readonly string[],
  ) {
    this.omit = omit.map((pattern) => new RegExp(pattern, 'gm'))
  }

  /** @returns undefined where a tag says that it is not public */
  of(whole: TypeScript.Symbol): ApiDoc | undefined {
    const { ts, checker } = this
    const symbol = this.documented(whole)
    const doc: ApiDoc = {}
    const description = this.description(symbol)
    if (description) doc.description = description
    for (const { name, text } of symbol.getJsDocTags(checker)) {
      const value = ts.displayPartsToString(text).trim()
      if (hidden.has(name)) return undefined
      if (name === 'deprecated') doc.deprecated ??= value
      else if ((name === 'default' || name === 'defaultValue') && value) doc.default ??= inCode(value)
      else if ((name === 'since' || name === 'version') && value) doc.since ??= value
      else if (name === 'category' && value) doc.category ??= value
      else if (name === 'plan' && value) doc.plan ??= value.toLowerCase()
      else if (unstable.has(name)) doc.unstable = true
      else if (name === 'example' && value) doc.examples = [...(doc.examples ?? []), example(value)]
      else if ((name === 'throws' || name === 'exception') && value) doc.throws = [...(doc.throws ?? []), thrown(value)]
      else if ((name === 'remarks' || name === 'description' || name === 'see') && value)
        doc.description = [doc.description, name === 'see' ? seen(value) : this.clean(value)]
          .filter(Boolean)
          .join('\n\n')
    }
    return doc
  }

  /** What has the comment of a symbol: of several overloads, the first that has one. */
  documented(symbol: TypeScript.Symbol): Documented {
    const { ts, checker } = this
    const overloads = symbol.declarations ?? []
    if (overloads.length < 2 || !overloads.every((one) => ts.isFunctionDeclaration(one))) return symbol
    const signatures = overloads.flatMap((one) => checker.getSignatureFromDeclaration(one) ?? [])
    return signatures.find((one) => this.description(one)) ?? symbol
  }

  /** What a comment says before its tags. */
  description(symbol: Documented): string {
    return this.clean(this.ts.displayPartsToString(symbol.getDocumentationComment(this.checker)))
  }

  /** The parameters that tags describe, in order. */
  parameterNames(symbol: Documented): string[] {
    return symbol
      .getJsDocTags(this.checker)
      .filter(({ name }) => name === 'param')
      .flatMap(({ text }) => text?.find(({ kind }) => kind === 'parameterName')?.text ?? [])
      .filter((name) => !name.includes('.'))
  }

  /** The descriptions of parameters by name, and of the result under an empty name. */
  parameters(symbol: Documented): Map<string, string> {
    const found = new Map<string, string>()
    for (const { name, text } of symbol.getJsDocTags(this.checker)) {
      if (name === 'returns' || name === 'return') {
        const value = this.clean(this.ts.displayPartsToString(text).replace(/^\{[^}]*\}\s*/, ''))
        if (value) found.set('', value)
      } else if (name === 'param') {
        const parameter = text?.find(({ kind }) => kind === 'parameterName')?.text
        const value = text
          ?.filter(({ kind }) => kind !== 'parameterName')
          .map((part) => part.text)
          .join('')
          .trim()
          .replace(/^-\s*/, '')
        if (parameter && value) found.set(parameter, this.clean(value))
      }
    }
    return found
  }

  private clean(text: string): string {
    return this.omit.reduce((rest, pattern) => rest.replace(pattern, ''), text.replace(/\r\n?/g, '\n')).trim()
  }
}

/**
 * `@default` takes code, which some authors write in quotes of code, alone or within a sentence; texts get the quotes
 * that types are printed with.
 */
function inCode(value: string): string {
  return value
    .replace(/^`+(?:[jt]sx?\n)?|`+$/g, '')
    .replace(/`/g, '')
    .trim()
    .replace(/^"([^"'\\]*)"$/, "'$1'")
}

/** `@example` takes code, or Markdown with code in fences. */
function example(value: string): string {
  const caption = /^<caption>([^]*?)<\/caption>\s*/.exec(value)
  const rest = caption ? value.slice(caption[0].length) : value
  const code = /^(```|~~~)/m.test(rest) ? rest : `\`\`\`tsx\n${rest}\n\`\`\``
  return caption ? `${caption[1]!.trim()}\n\n${code}` : code
}

/** `@throws` may have a type before the text: `{RangeError} If it is negative.` */
function thrown(value: string): string {
  return value.replace(/^\{([\w.]+)\}\s*/, '`$1` ').trim()
}

/** `@see` takes a link, or a sentence with one, with or without a word before it. */
function seen(value: string): string {
  const text = value.startsWith('http') ? `<${value}>` : value
  return /^see\b/i.test(text) ? text : `See ${text}`
}
