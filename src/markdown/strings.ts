/**
 * Every word that Markdown output adds to what authors wrote, in English. A site gives its own per language
 * (`Fills.strings`); they are holes in the parsed page, so one parse serves all languages.
 */
import type { MarkdownString } from './parts.js'

export const markdownStrings: Record<MarkdownString, string> = {
  'code.copy': 'Copy',
  'code.copied': 'Copied',
  'code.showAll': 'Show all {lines} lines',
  'code.label': 'Code: {name}',
  'code.tabs': 'Variants of this code',
  'callout.info': 'Information',
  'callout.success': 'Tip',
  'callout.warning': 'Warning',
  'callout.error': 'Danger',
  'alert.note': 'Note',
  'alert.tip': 'Tip',
  'alert.important': 'Important',
  'alert.warning': 'Warning',
  'alert.caution': 'Caution',
  'plan.community': 'Community',
  'plan.pro': 'Pro',
  'plan.premium': 'Premium',
  'table.label': 'Table',
  'fileTree.label': 'Files',
  'footnotes.title': 'Footnotes',
  'footnotes.back': 'Back to reference {number}',
}

/** @param values replace `{name}` in the string; a name without a value stays as it is */
export function fillString(template: string, values: Record<string, string> = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
