/**
 * The theme as a stylesheet. Three cases must come out right: a scheme chosen on `<html>` by the head script, a part of
 * a page that is given another scheme by the same attribute, and no JavaScript at all, where the operating system
 * decides. The last is told by the class that only the head script sets: the attribute alone may be prerendered.
 */
import type { Theme } from './create-theme.js'
import { themeVars } from './theme-vars.js'

/** @param storagePrefix names the attribute: `data-<prefix>-color-scheme`
 *  @returns CSS in `@layer theme` */
export function themeCss(theme: Theme, storagePrefix: string): string {
  const vars = theme.vars ?? themeVars(theme)
  const scheme = (name: string) =>
    block({ 'color-scheme': theme.colorSchemes[name]!.mode, ...vars.schemes[name] })
  const attribute = (name: string) => `[data-${storagePrefix}-color-scheme=${JSON.stringify(name)}]`
  const rules = [
    `:root${block(vars.shared)}`,
    ...orderedNames(theme).map((name) =>
      name === theme.defaultColorScheme ? `:root,${attribute(name)}${scheme(name)}` : `${attribute(name)}${scheme(name)}`,
    ),
    ...(['light', 'dark'] as const)
      .filter((mode) => theme.colorSchemes[theme.defaultColorScheme]!.mode !== mode)
      .map((mode) => `@media (prefers-color-scheme:${mode}){:root:not(.mode-light,.mode-dark)${scheme(mode)}}`),
  ]
  return `@layer theme{${rules.join('')}}`
}

/** The default scheme first: its rule also matches `:root`, which is as specific as an attribute. */
function orderedNames({ colorSchemes, defaultColorScheme }: Theme): string[] {
  return [defaultColorScheme, ...Object.keys(colorSchemes).filter((name) => name !== defaultColorScheme)]
}

function block(declarations: Record<string, string>): string {
  return `{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`
}

/** What the two `theme-color` metas carry, by mode. */
export function themeColors(theme: Theme): { light: string; dark: string } {
  return { light: theme.colorSchemes.light!.palette.themeColor, dark: theme.colorSchemes.dark!.palette.themeColor }
}
