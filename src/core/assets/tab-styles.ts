/**
 * Shows the stored choice of tabs before their script runs: the head script sets it on `<html>` as `data-tab-<key>`,
 * and these rules show its panel while the first tab is still checked. Without them a reader who uses pnpm would see
 * npm first on every page. The rules of package managers are in the stylesheet, those of other tabs in the head of
 * their page.
 */
import type { DataAttribute, TabAttribute } from '../../contract.js'
import type { SiteConfig } from '../../model.js'

/** The choices that are restored on every page, by storage key. */
export function tabChoices({ markdown }: SiteConfig): Record<string, string[]> {
  return { 'package-manager': markdown.packageManagers }
}

/**
 * The choices that are restored on one page besides those of `tabChoices`.
 *
 * @param choices names of tabs by storage key; keys that cannot be part of an attribute's name are restored by the
 *   script
 */
export function pageTabChoices(site: SiteConfig, choices: Record<string, string[]>): Record<string, string[]> {
  const known = tabChoices(site)
  const entries = Object.entries(choices).map(([key, names]): [string, string[]] => [
    key,
    names.filter((name) => !known[key]?.includes(name)),
  ])
  return Object.fromEntries(entries.filter(([key, names]) => /^[a-z][\w-]*$/.test(key) && names.length > 0))
}

/** @param choices allowed choices by storage key @returns CSS in `@layer v-components` */
export function tabStyles(choices: Record<string, readonly string[]>): string {
  const rules = Object.entries(choices).flatMap(([key, values]) => values.map((value) => rulesOf(key, value)))
  return `@layer v-components{@media screen{${rules.join('')}}}`
}

/** A string in CSS, which may be in a `<style>` element. */
const cssString = (value: string) =>
  `"${value.replace(/["\\<\n]/g, (char) => `\\${char.codePointAt(0)!.toString(16)} `)}"`

/** A selector of elements whose attribute has this value. */
const matching = (name: DataAttribute | TabAttribute, value: string) => `[${name}=${cssString(value)}]`

function rulesOf(key: string, value: string): string {
  const own = matching('data-value', value)
  const input = `[value=${cssString(value)}]`
  const tabs = `${matching(`data-tab-${key}`, value)} .tabs${matching('data-storage-key', key)}:has(>.tabs-list>:first-child>:checked):has(>.tabs-list ${input})`
  return (
    `${tabs}>.tabs-panels>.tabs-panel${own}{display:block}` +
    `${tabs}>.tabs-panels>.tabs-panel:not(${own}){display:none}` +
    `${tabs}>.tabs-list>label:not(:has(${input})){color:var(--v-color-text-secondary);border-block-end-color:transparent}` +
    `${tabs}>.tabs-list>label:has(${input}){color:var(--v-color-primary);border-block-end-color:currentColor}`
  )
}
