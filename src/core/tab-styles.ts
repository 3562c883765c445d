/**
 * Styles for tabs whose choice is stored, before their script runs: the head script has set the stored choice on `<html>`
 * as `data-tab-<key>`, and these rules show its panel while the first tab is still checked. Without them a reader who
 * uses pnpm would briefly see npm on every page.
 */
import type { DataAttribute, TabAttribute } from '../contract.js'
import type { SiteConfig } from '../model.js'

/** The choices that are restored before the first paint, by storage key: those whose values the configuration lists. */
export function tabChoices({ markdown }: SiteConfig): Record<string, string[]> {
  return { 'package-manager': markdown.packageManagers }
}

/** @param choices allowed choices by storage key @returns CSS in `@layer components` */
export function tabStyles(choices: Record<string, readonly string[]>): string {
  const rules = Object.entries(choices).flatMap(([key, values]) => values.map((value) => rulesOf(key, value)))
  return `@layer components{@media screen{${rules.join('')}}}`
}

/** A selector of elements whose attribute has this value. */
const matching = (name: DataAttribute | TabAttribute, value: string) => `[${name}=${JSON.stringify(value)}]`

function rulesOf(key: string, value: string): string {
  const own = matching('data-value', value)
  const input = `[value=${JSON.stringify(value)}]`
  const tabs = `${matching(`data-tab-${key}`, value)} .tabs${matching('data-storage-key', key)}:has(>.tabs-list>:first-child>:checked):has(>.tabs-list ${input})`
  return (
    `${tabs}>.tabs-panels>${own}{display:block}` +
    `${tabs}>.tabs-panels>:not(${own}){display:none}` +
    `${tabs}>.tabs-list>:not(:has(${input})){color:var(--v-color-text-secondary);border-block-end-color:transparent}` +
    `${tabs}>.tabs-list>:has(${input}){color:var(--v-color-primary);border-block-end-color:currentColor}`
  )
}
