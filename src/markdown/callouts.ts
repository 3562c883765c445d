/**
 * The built-in kinds of callouts. The syntax, accessible names, the sanitizer's allow-list and the stylesheet are
 * derived from this table: a new kind needs an entry here, a string `callout.<name>` in each language, and a line in
 * the guide. A kind without its string does not compile, nor a string without its kind. Sites and plugins add others
 * (`markdown.callouts`).
 */
import type { CalloutKind } from '../model.js'
import type { InterfaceString } from '../locales/types.js'
import { layoutBlocks } from './layout-blocks.js'
import type { MarkdownString } from './strings.js'

/** The names in keys of an area: `info` of `callout.info`. */
type NamesIn<Area extends string, Key = InterfaceString> = Key extends `${Area}.${infer Name}` ? Name : never

/** The word after `:::`; the accessible name is the string `callout.<name>`. */
export type CalloutName = NamesIn<'callout'>

/** By name. */
export const callouts: Record<CalloutName, CalloutKind> = {
  info: { color: 'info', icon: 'info' },
  success: { color: 'success', icon: 'tick' },
  warning: { color: 'warning', icon: 'warning' },
  error: { color: 'error', icon: 'stop' },
}

export const calloutNames = Object.keys(callouts) as CalloutName[]

export function isCallout(name: string): name is CalloutName {
  return Object.hasOwn(callouts, name)
}

/** Blocks whose content is arranged in a way of their own. */
export const arrangingBlocks = [
  'details',
  'code-group',
  'tabs',
  'tab',
  'component',
  'example',
  ...layoutBlocks,
] as const

/** Whether a kind of callouts that a site adds cannot have this name. */
export const isReservedBlock = (name: string) => isCallout(name) || arrangingBlocks.includes(name as never)

/** The word in `> [!NOTE]`, in lower case; the title is the string `alert.<name>`. */
export type AlertName = NamesIn<'alert'>

/** The callout whose look each of GitHub's alerts takes. */
export const alerts: Record<AlertName, CalloutName> = {
  note: 'info',
  tip: 'success',
  important: 'info',
  warning: 'warning',
  caution: 'error',
}

const alertNames = Object.keys(alerts) as AlertName[]

/** Other names of callouts, which GitHub, VitePress and Docusaurus use, and their accessible names. */
export const calloutAliases: Record<string, { kind: CalloutName; label: MarkdownString }> = {
  ...Object.fromEntries(
    alertNames
      .filter((name) => !isCallout(name))
      .map((name) => [name, { kind: alerts[name], label: `alert.${name}` as const }]),
  ),
  danger: { kind: 'error', label: 'callout.error' },
}

/**
 * A class for each kind that sets the custom properties used by `markdown.css`.
 *
 * @param added the kinds of the site
 */
export function calloutStyles(added: Record<string, CalloutKind> = {}): string {
  const rules = Object.entries<CalloutKind>({ ...callouts, ...added }).map(([name, { color, icon = 'info' }]) => {
    const properties = {
      color: `var(--v-color-${color})`,
      background: `var(--v-color-${color}-subtle)`,
      icon: `var(--v-icon-${icon})`,
    }
    const declarations = Object.entries(properties).map(([property, value]) => `--callout-${property}:${value}`)
    return `.callout-${name}{${declarations.join(';')}}`
  })
  return `@layer v-content{${rules.join('')}}`
}
