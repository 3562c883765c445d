/**
 * Tabs over code and other content. They are radio buttons with panels, so they work without JavaScript; a script only
 * remembers the choice under `data-storage-key`.
 */
import type { ElementContent } from 'hast'
import { escapeHtml } from '../text.js'
import { literal, mark, stringMark, type Context } from './context.js'
import { dataHtml } from './escape.js'
import type { MarkdownString } from './strings.js'

/** Maximum number of tabs in a block: the stylesheet has a rule for each position. */
export const maxTabs = 24

/** @param storageKey where the choice is kept; undefined if it is not */
export function tabsHtml(
  context: Context,
  storageKey: string | undefined,
  tabs: readonly { name: string; html: string }[],
): string {
  const panels = tabs.map(({ name, html }) => `${panelStart(name)}${html}</div>`)
  return `${listHtml(context, 'code.tabs', storageKey, tabs)}${panels.join('')}</div></div>`
}

/** Tabs whose panels are elements; the elements around them pass the sanitizer unchanged. */
export function tabsElements(
  context: Context,
  storageKey: string | undefined,
  tabs: readonly { name: string; content: ElementContent[] }[],
): ElementContent[] {
  return [
    literal(context, listHtml(context, 'contentTabs.label', storageKey, tabs)),
    ...tabs.flatMap(({ name, content }) => [
      literal(context, panelStart(name)),
      ...content,
      literal(context, '</div>'),
    ]),
    literal(context, '</div></div>'),
  ]
}

function panelStart(name: string): string {
  return `<div class="tabs-panel" ${dataHtml({ 'data-value': name })}>`
}

/** The HTML from the start of the block to the start of its first panel. */
function listHtml(
  context: Context,
  label: MarkdownString,
  storageKey: string | undefined,
  tabs: readonly { name: string }[],
): string {
  const group = mark(context, { placeholder: 'unique', index: context.parts.uniques++ })
  const radios = tabs.map(({ name }, index) => {
    const input = `<input type="radio" name="tabs-${group}" value="${escapeHtml(name)}"${index === 0 ? ' checked' : ''}>`
    return `<label>${input}<span>${escapeHtml(name)}</span></label>`
  })
  if (storageKey !== undefined) noteChoices(context, storageKey, tabs)
  const attributes = storageKey === undefined ? '' : ` ${dataHtml({ 'data-storage-key': storageKey })}`
  return (
    `<div class="tabs"${attributes}>` +
    `<div class="tabs-list" role="radiogroup" aria-label="${stringMark(context, label)}">${radios.join('')}</div>` +
    '<div class="tabs-panels">'
  )
}

function noteChoices({ parts }: Context, storageKey: string, tabs: readonly { name: string }[]): void {
  const known = parts.tabChoices[storageKey] ?? []
  parts.tabChoices[storageKey] = [...new Set([...known, ...tabs.map(({ name }) => name)])]
}

/** Hides the panels of the tabs that are not chosen. */
export function panelStyles(): string {
  const selectors = Array.from({ length: maxTabs }, (_, index) => {
    const child = `:nth-child(${index + 1})`
    return `.tabs:has(>.tabs-list>${child}>:checked)>.tabs-panels>.tabs-panel:not(${child})`
  })
  return `@layer v-content{${selectors.join()}{display:none}}`
}
