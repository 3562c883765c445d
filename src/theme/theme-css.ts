/**
 * The theme as a stylesheet. Four cases must work: a scheme chosen on `<html>` by the head script, a part of
 * a page that is given another scheme by the same attribute, no script at all, where the operating system decides, and
 * paper, which is always light. A page on which no script has run is recognised in two ways: by the missing
 * class that the head script sets, and, for pages that already have a class, by the media query `scripting`.
 */
import type { ColorSchemeAttribute } from '../contract.js'
import type { Theme } from './create-theme.js'
import { themeVars } from './theme-vars.js'

/**
 * @param storagePrefix names the attribute: `data-<prefix>-color-scheme`
 *
 * @returns CSS in `@layer v-theme`
 */
export function themeCss(theme: Theme, storagePrefix: string): string {
  const { shared, schemes } = theme.vars ?? themeVars(theme)
  const { colorSchemes, defaultColorScheme } = theme
  const startsDark = colorSchemes[defaultColorScheme]!.mode === 'dark'
  const body = (name: string) => block({ 'color-scheme': colorSchemes[name]!.mode, ...schemes[name] })
  const colorScheme: ColorSchemeAttribute = `data-${storagePrefix}-color-scheme`
  const attribute = (name: string) => `[${colorScheme}=${JSON.stringify(name)}]`
  const rule = (name: string, selector: string) =>
    colorSchemes[name]!.mode === 'dark' ? `@media screen{${selector}${body(name)}}` : `${selector}${body(name)}`

  // `:root` is as specific as an attribute, so its rule comes first.
  const base = startsDark ? 'light' : defaultColorScheme
  const first = [base, ...(startsDark ? [defaultColorScheme] : [])]
  const others = Object.keys(colorSchemes).filter((name) => !first.includes(name))
  const unscripted = startsDark ? 'light' : 'dark'
  return `@layer v-theme{${[
    `:root${block(shared)}`,
    ...first.map((name) => rule(name, `:root,${attribute(name)}`)),
    ...(startsDark ? [rule(base, attribute(base))] : []),
    ...others.map((name) => rule(name, attribute(name))),
    `@media screen and (prefers-color-scheme:${unscripted}){:root:not(.mode-light,.mode-dark)${body(unscripted)}}`,
    `@media screen and (scripting:none) and (prefers-color-scheme:${unscripted}){:root:root${body(unscripted)}}`,
  ].join('')}}`
}

function block(declarations: Record<string, string>): string {
  return `{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}
