/**
 * What a reader has changed of the theme of all demos (`demo-provider.controls.json`): kept, or taken from a link, and
 * as JSON in an attribute of `<html>`, from which demos and the frames of edited ones take it.
 */
import type { Json } from '../../model.js'
import { data, emit } from './page.js'
import type { SafeStorage } from './safe-storage.js'

/** Of links: `?demo-theme={"radius":0}`. */
export const themeParameter = 'demo-theme'
const longest = 1000

export type DemoThemeValues = Record<string, Json>

/** @returns undefined for what this code cannot have written */
export function parseDemoTheme(text: string | null | undefined): DemoThemeValues | undefined {
  if (!text || text.length > longest) return undefined
  try {
    const value = JSON.parse(text) as DemoThemeValues | null
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** At the start of a page: what its address says is kept. */
export function startDemoTheme({ document, location }: Window, storage: SafeStorage, prefix: string): void {
  const linked = parseDemoTheme(new URL(location.href).searchParams.get(themeParameter))
  if (linked) storage.set(`${prefix}-${themeParameter}`, JSON.stringify(linked))
  const values = linked ?? parseDemoTheme(storage.get(`${prefix}-${themeParameter}`))
  if (values && Object.keys(values).length > 0) data(document.documentElement).demoTheme = JSON.stringify(values)
}

/** @param values without those that are as the site has them */
export function setDemoTheme(document: Document, storage: SafeStorage, prefix: string, values: DemoThemeValues): void {
  const { documentElement: html } = document
  const text = Object.keys(values).length > 0 ? JSON.stringify(values) : undefined
  if (text === undefined) delete data(html).demoTheme
  else data(html).demoTheme = text
  storage.set(`${prefix}-${themeParameter}`, text ?? '')
  emit(document, 'docs:preferences', {
    direction: html.dir === 'rtl' ? 'rtl' : 'ltr',
    dense: data(html).density === 'dense',
  })
}
