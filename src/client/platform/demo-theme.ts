/**
 * What a reader has changed of the theme of all demos (`demo-provider.controls.json`): kept, or taken from a link, and
 * as JSON in an attribute of `<html>`, from which demos and the frames of edited ones take it.
 */
import type { Json } from '../../model.js'
import type { DemoControl } from '../../template-props.js'
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

/** Could a reader have chosen it? A link is from anybody, and what it says is kept. */
function isValueOf(value: Json | undefined, { kind, choices = [], min, max }: DemoControl): boolean {
  switch (kind) {
    case 'choice':
      return choices.some((one) => one.value === value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'number':
      return Number.isFinite(value) && !((value as number) < min!) && !((value as number) > max!)
    case 'color':
      return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value)
    case 'text':
      return typeof value === 'string'
  }
}

/** At the start of a page with demos: what its address says is kept. */
export function startDemoTheme(
  { document, location }: Window,
  controls: readonly DemoControl[],
  storage: SafeStorage,
  prefix: string,
): void {
  const chosen = (text: string | null | undefined) => {
    const values = parseDemoTheme(text)
    return values && controls.flatMap((one) => (isValueOf(values[one.name], one) ? [[one.name, values[one.name]]] : []))
  }
  const linked = chosen(new URL(location.href).searchParams.get(themeParameter))
  if (linked) storage.set(`${prefix}-${themeParameter}`, JSON.stringify(Object.fromEntries(linked)))
  const values = linked ?? chosen(storage.get(`${prefix}-${themeParameter}`))
  if (values?.length) data(document.documentElement).demoTheme = JSON.stringify(Object.fromEntries(values))
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
