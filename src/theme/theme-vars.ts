/**
 * The names of the theme's CSS variables in templates and content: `--v-color-primary`, `--v-radius`, `--v-z-drawer`.
 * They have the generator's own short prefix, so that they never clash with a documented library's variables.
 */
import type { ColorScheme, Theme, ThemeVars } from './create-theme.js'
import { colorChannel } from './color.js'
import { fontStack } from './fonts.js'
import { paletteColorNames } from './palette.js'
import { toRgb } from './parse-color.js'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The generator of variables to hand to `createTheme`. */
export function themeVars(theme: Theme): ThemeVars {
  const shared: Record<string, string> = {
    '--v-space': theme.spacing(1),
    '--v-radius': `${theme.radius}px`,
    '--v-face-sans': fontStack(theme.fonts.sans),
    '--v-face-mono': fontStack(theme.fonts.mono),
  }
  for (const key of theme.breakpoints.keys) shared[`--v-breakpoint-${key}`] = `${theme.breakpoints.values[key]}px`
  for (const [name, level] of Object.entries(theme.zIndex)) shared[`--v-z-${kebab(name)}`] = String(level)
  const schemes = Object.fromEntries(
    Object.entries(theme.colorSchemes).map(([name, scheme]) => [name, schemeVars(scheme)]),
  )
  return { shared, schemes }
}

function schemeVars({ palette }: ColorScheme): Record<string, string> {
  const vars: Record<string, string> = {
    '--v-color-text': palette.text.primary,
    '--v-color-text-secondary': palette.text.secondary,
    '--v-color-background': palette.background.default,
    '--v-color-paper': palette.background.paper,
    '--v-color-subtle': palette.background.subtle,
    '--v-color-divider': palette.divider,
  }
  for (const name of paletteColorNames) {
    const color = palette[name]
    vars[`--v-color-${name}`] = color.main
    vars[`--v-color-${name}-light`] = color.light
    vars[`--v-color-${name}-dark`] = color.dark
    vars[`--v-color-${name}-contrast`] = color.contrastText
    vars[`--v-color-${name}-subtle`] = color.subtle
    vars[`--v-color-${name}-channel`] = colorChannel(`rgb(${toRgb(color.main).values.slice(0, 3).join(' ')})`)
  }
  return vars
}
