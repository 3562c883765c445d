/**
 * Code of a page that is a demo: a block with a word such as `live` after its language, or files that an element has.
 *
 * The demo is a file that is not on the disk: `button.mdx~1.jsx` is the first one of `button.mdx`, and
 * `button.mdx~2/App.js` a file of the second.
 */
import { posix } from 'node:path'
import type { Code, Nodes, Parents } from 'mdast'
import type { Span } from '../model.js'
import { spanOf, type Context } from './context.js'
import { presets } from '../presets/index.js'
import { withLead } from './block-lead.js'
import { readFenceInfo } from './fence-meta.js'
import { frontComment } from './front-comment.js'

/**
 * Adds code of a page that runs.
 *
 * @param code with the ending of its language, or files by name, the one that is shown first
 * @returns the name of the demo beside the page
 */
export function addLiveCode(
  { parts, options }: Context,
  code: { text: string; ending: string; from?: string } | { files: Record<string, string> },
  span: Span,
): string {
  const files = 'files' in code ? code.files : { [code.ending]: code.text }
  const from = 'from' in code && code.from !== undefined ? { from: code.from } : {}
  const number = (parts.liveCodes ??= []).push({ files, span, ...from })
  const stem = `${posix.basename(options.file ?? '')}~${number}`
  return 'files' in code ? `${stem}/${Object.keys(files)[0]}` : stem + code.ending
}

const endings: Record<string, string> = {
  js: '.jsx',
  jsx: '.jsx',
  javascript: '.jsx',
  ts: '.tsx',
  tsx: '.tsx',
  typescript: '.tsx',
}

/** The ending of a script by the language of its code block; undefined for what is no script. */
export function scriptEnding(lang: string): string | undefined {
  return Object.hasOwn(endings, lang) ? endings[lang] : undefined
}

/** Whether a text may have such code blocks. @param words that make one a demo; `*` for all with a default export and without `pure` */
export function hasLiveFence(text: string, words: readonly string[]): boolean {
  if (words.length === 0) return false
  if (words.includes('*')) return /^[ \t>]*(`{3,}|~{3,})[ \t]*[jt]sx\b/m.test(text)
  return words.some((word) => text.includes(word)) && /^[ \t>]*(`{3,}|~{3,})/m.test(text)
}

const hasDefault = /^\s*export\s+default\b/m

/** Makes code blocks demos. */
export function replaceLiveFences(context: Context, tree: Parents, words: readonly string[]): void {
  const { config, file } = context.options
  if (words.length === 0 || file === undefined || config.html === 'sanitize') return
  const demos = config.preset && presets[config.preset].demos
  /** Of the last heading. */
  let depth = 1
  inside(tree)

  function inside(parent: Parents): void {
    parent.children = (parent.children as Nodes[]).flatMap((node) => {
      if (node.type === 'heading' && !node.data?.isOfBlock) depth = node.depth
      if (node.type === 'code') return demoOf(node) ?? [node]
      // Tabs of code show code.
      const isTabs = node.type === 'container' && (node.form === 'codeblock' || /^:+\s*code-group\b/.test(node.opening))
      if ('children' in node && !isTabs) inside(node)
      return [node]
    }) as never
  }

  function demoOf(node: Code): Nodes[] | undefined {
    const { lang, meta } = readFenceInfo(node.lang ?? '', node.meta ?? '')
    const ending = scriptEnding(lang)
    if (ending === undefined || !isLive(node.value, lang, meta)) return undefined
    const place = { by: 'live', ...(node.position && { position: node.position }) }
    const comment = demos && frontComment(node.value, demos.keys)
    const isInline = demos !== undefined && /(^|[\s|])inline\b/.test(meta)
    const given = demos?.read({ ...comment?.data, ...(isInline && { inline: true }) })
    if (given === null) return [{ type: 'directive', value: '', ...place }]
    const { options: further = {}, ...lead } = given ?? {}
    const text = comment?.code ?? node.value
    const demo = addLiveCode(context, { text, ending }, spanOf(node))
    // A whole module is what readers are to see; of less, the demo's preview shows it.
    const isOpen = hasDefault.test(text) && further['hideToolbar'] !== true
    const options = { ...(isOpen && { defaultCodeOpen: true }), ...further }
    return withLead({ type: 'directive', value: `{${JSON.stringify({ demo, ...options })}}`, ...place }, lead, depth)
  }

  function isLive(code: string, lang: string, meta: string): boolean {
    const given = meta.split(/[\s|]+/)
    if (words.includes('*') && /^[jt]sx$/.test(lang) && hasDefault.test(code)) return !given.includes('pure')
    return words.some((word) => given.includes(word) || given.includes(`${word}=true`))
  }
}
