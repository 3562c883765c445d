/**
 * Markdown next to Chinese, Japanese and Korean text, which has no spaces around words.
 *
 * By CommonMark's rule, `**` between punctuation and a letter opens or closes nothing unless there is a space, so that
 * `**中文。**后面` shows its asterisks; micromark-extension-cjk-friendly amends the rule for these scripts. GFM's bare URLs
 * end at a space only, so that they include the full-width punctuation and the text that follows; here they end before
 * it.
 */
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import type { Paragraph, PhrasingContent, Root } from 'mdast'
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import type { Code, Construct, Effects, Extension, State, Tokenizer } from 'micromark-util-types'
import { SKIP, visit } from 'unist-util-visit'

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u

/** Whether a text has CJK characters; the extensions below cost time and change nothing without them. */
export function hasCjk(text: string): boolean {
  return cjk.test(text)
}

/** Emphasis. */
export const cjkEmphasis = (): Extension => cjkFriendlyExtension()

/** GFM's strikethrough, in place of the usual extension. */
export const cjkStrikethrough = (): Extension => gfmStrikethroughCjkFriendly()

const fullWidthPunctuation =
  /[\u2018\u2019\u201c\u201d\u2014\u2026\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/

/** @returns the extension of GFM's bare URLs, whose URLs end before full-width punctuation */
export function endBeforePunctuation(extension: Extension): Extension {
  const text = Object.entries(extension.text ?? {}).map(([code, constructs]) => [
    code,
    Array.isArray(constructs) ? constructs.map(endingEarly) : endingEarly(constructs as Construct),
  ])
  return { ...extension, text: Object.fromEntries(text) as Extension['text'] }
}

/**
 * Bare URLs that the tokenizers do not find, such as `www.` after full-width punctuation, are searched for in the text
 * of the tree afterwards: here in the pieces between such punctuation.
 */
export function treeEndingBeforePunctuation(extension: FromMarkdownExtension): FromMarkdownExtension {
  const linked = (children: PhrasingContent[]): PhrasingContent[] => {
    const root: Root = { type: 'root', children: [{ type: 'paragraph', children }] }
    for (const transform of extension.transforms ?? []) transform(root)
    return (root.children[0] as Paragraph).children
  }
  const pieces = new RegExp(`${fullWidthPunctuation.source}|(?:(?!${fullWidthPunctuation.source})[^])+`, 'g')
  const transform = (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (node.type === 'link' || node.type === 'linkReference') return SKIP
      if (node.type !== 'text' || !parent) return undefined
      if (!/www\.|:\/\//i.test(node.value) || !fullWidthPunctuation.test(node.value)) return undefined
      const made: PhrasingContent[] = []
      for (const [value] of node.value.matchAll(pieces)) {
        for (const one of linked([{ type: 'text', value }])) {
          const last = made.at(-1)
          if (one.type === 'text' && last?.type === 'text') last.value += one.value
          else made.push(one)
        }
      }
      if (made.every(({ type }) => type === 'text')) return SKIP
      parent.children.splice(index!, 1, ...(made as typeof parent.children))
      return [SKIP, index! + made.length]
    })
  return { ...extension, transforms: [transform, ...(extension.transforms ?? [])] }
}

/**
 * The tokenizers end a URL at the end of the text, so that is what their states see in place of the punctuation. Where
 * one of them is done, micromark gets the real character again.
 */
function endingEarly(construct: Construct): Construct {
  const tokenize: Tokenizer = function (effects, ok, nok) {
    let isDone = false
    let real: Code = null
    const returning =
      (next: State): State =>
      () =>
        next(real)
    const last =
      (next: State): State =>
      () => {
        isDone = true
        return next(real)
      }
    const nested = (inner: Construct): Construct => ({
      ...inner,
      tokenize(innerEffects, innerOk, innerNok) {
        return inner.tokenize.call(this, withNested(innerEffects), returning(innerOk), returning(innerNok))
      },
    })
    const withNested = (outer: Effects): Effects => ({
      ...outer,
      attempt: (inner, next, otherwise) => outer.attempt(nested(inner as Construct), next, otherwise),
      check: (inner, next, otherwise) => outer.check(nested(inner as Construct), next, otherwise),
    })
    const wrap =
      (state: State): State =>
      (code) => {
        real = code
        const isEnd = code !== null && code > 0 && fullWidthPunctuation.test(String.fromCharCode(code))
        const next = state(isEnd ? null : code)
        return isDone || !next ? next : wrap(next)
      }
    return wrap(construct.tokenize.call(this, withNested(effects), last(ok), last(nok)))
  }
  return { ...construct, tokenize }
}
