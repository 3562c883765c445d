/**
 * Reads `{{"demo": …}}`, `{{"component": …}}`, `{{"include": …}}` and `{{"foundBy": …}}`: the text between the double
 * braces is the inside of a JSON object. Options are checked here; the content is resolved later.
 */
import { report, spanOf, type Context } from './context.js'
import * as messages from './messages.js'
import type { Message } from './messages.js'
import type { Json } from '../model.js'
import type { ComponentUse, DemoUse, Placeholder, IncludeUse } from './parts.js'
import { demoOptions, flag } from './demo-options.js'
import { directiveNames } from './syntax/directive-syntax.js'
import type { DirectiveNode } from './syntax/nodes.js'

/** An option that a block takes. */
type Check = { accepts(value: Json): boolean; expected: string }

const text: Check = { accepts: (value) => typeof value === 'string' && value !== '', expected: 'a string' }

const island: Check = flag(false)

const demoChecks: Record<string, Check> = { demo: text, ...demoOptions }

const includeOptions: Record<'include' | 'region' | 'lang' | 'meta', Check> = {
  include: text,
  region: text,
  lang: text,
  meta: text,
}

/** @returns the placeholder of the block, or undefined if the block is invalid (and reported) */
export function readDirective(context: Context, node: DirectiveNode): Placeholder | undefined {
  if (node.value === '') return undefined
  const span = spanOf(node)
  const say = (message: Message): undefined => {
    report(context, message, span)
  }
  if (!node.value.endsWith('}}')) return say(messages.directiveUnclosed())
  const [kind] = /[A-Za-z]+/.exec(node.value)!
  if (!directiveNames.includes(kind as never)) return say(messages.directiveUnknown(kind, directiveNames))
  const values = parseOptions(node.value.slice(1, -1))
  if (typeof values === 'string') return say(messages.directiveJson(values))
  const { parts } = context
  // Only the configuration reaches what is not a file of a content folder.
  if (!node.by && !context.options.made && typeof values.demo === 'string')
    values.demo = values.demo.replace(/^\/+/, '')
  if (kind === 'component') {
    const { component, ...props } = values
    if (!text.accepts(component!)) return say(messages.optionType('component', 'component', text.expected))
    if (!island.accepts(props['island'] ?? true))
      return say(messages.optionType('component', 'island', island.expected))
    return { placeholder: 'component', index: parts.components.push({ component, props, span } as ComponentUse) - 1 }
  }
  if (kind === 'foundBy') {
    const { foundBy, ...others } = values
    const isList = Array.isArray(foundBy) && foundBy.length > 0 && foundBy.every((one) => text.accepts(one))
    if (!isList || Object.keys(others).length > 0) return say(messages.foundByShape())
    return { placeholder: 'foundBy', index: parts.foundBy.push(foundBy as string[]) - 1 }
  }
  const problems = checkOptions(kind, values, kind === 'demo' ? demoChecks : includeOptions)
  if (kind === 'demo') problems.push(...checkDemo(values, node.by !== undefined))
  if (problems.length > 0) {
    problems.forEach(say)
    return undefined
  }
  if (kind === 'demo') {
    const use = { ...values, span, ...(node.by && { by: node.by }) } as unknown as DemoUse
    return { placeholder: 'demo', index: parts.demos.push(use) - 1 }
  }
  const { include: path, ...rest } = values
  const use = { path, ...rest, ...(node.by && context.options.mdx && { isTrusted: true }), span }
  return { placeholder: 'include', index: parts.includes.push(use as unknown as IncludeUse) - 1 }
}

/** @returns the options, or a description of the JSON error */
function parseOptions(json: string): Record<string, Json> | string {
  try {
    // Names of files are in NFC, whatever form an editor or a file manager gave them.
    return JSON.parse(json.normalize()) as Record<string, Json>
  } catch (error) {
    return (error as Error).message
  }
}

function checkOptions(block: string, values: Record<string, Json>, known: Record<string, Check>): Message[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (!Object.hasOwn(known, key)) return [messages.optionUnknown(block, key, Object.keys(known))]
    return known[key]!.accepts(value) ? [] : [messages.optionType(block, key, known[key]!.expected)]
  })
}

/** Combinations of options that contradict each other. */
function checkDemo(values: Record<string, Json>, isConfigured: boolean): Message[] {
  const found: Message[] = []
  if (values.hideToolbar === false) found.push(messages.demoToolbarShown())
  if (values.hideToolbar === true && values.defaultCodeOpen === true)
    found.push(messages.demoToolbarHidden('defaultCodeOpen'))
  if (values.hideToolbar === true && values.disableAd === true) found.push(messages.demoToolbarHidden('disableAd'))
  if (values.controls === true && values.iframe === true) found.push(messages.demoControlsFrame())
  const name = values.demo
  if (typeof name === 'string' && /\.tsx?$/.test(name) && !values.hideToolbar && !isConfigured)
    found.push(messages.demoExtension(name))
  return found
}
