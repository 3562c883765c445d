/**
 * Completes the configured theme. The result is data and a few pure functions; `theme-css.ts` turns it into CSS. A
 * generator of variables is passed in rather than imported, so that a site can have a theme
 * without CSS variables, or with variables of another shape.
 */
import type { Palette, ThemeConfig } from '../model.js'
import { createBreakpoints, type Breakpoints } from './breakpoints.js'
import { defaultTheme } from './defaults.js'
import { darkOverlays, shadows } from './elevation.js'
import { resolvePalette, type ResolvedPalette } from './palette.js'
import { missingDefaultScheme, varsWithoutGenerator } from './theme-error.js'

export interface ColorScheme {
  mode: 'light' | 'dark'
  palette: ResolvedPalette
  /** `background-image` per elevation, 0 to 24; all `none` in light schemes. */
  overlays: readonly string[]
}

/** CSS custom properties, `--v-color-primary` → `#2a3fe0`: those of every scheme, and each scheme's own. */
export interface ThemeVars {
  shared: Record<string, string>
  schemes: Record<string, Record<string, string>>
}

export interface Theme {
  defaultColorScheme: string
  colorSchemes: Record<string, ColorScheme>
  breakpoints: Breakpoints<keyof ThemeConfig['breakpoints']>
  /** `spacing(1, 'auto')` → `8px auto`. Strings are kept, numbers are multiples of the unit. */
  spacing: (...values: (number | string)[]) => string
  contrastThreshold: number
  tonalOffset: number
  /** In pixels. */
  radius: number
  fonts: ThemeConfig['fonts']
  zIndex: Record<string, number>
  /** `box-shadow` per elevation, 0 to 24. */
  shadows: readonly string[]
  vars?: ThemeVars
}

type SchemeInput = { mode: 'light' | 'dark'; palette: Palette } | null | undefined

export interface ThemeOptions extends Partial<Omit<ThemeConfig, 'colorSchemes' | 'fonts'>> {
  /** A missing font is the built-in one. */
  fonts?: Partial<ThemeConfig['fonts']>
  /** If `light` or `dark` is missing, the built-in one is used. */
  colorSchemes?: Record<string, SchemeInput>
  /** Creates CSS variables; needs a generator. */
  vars?: boolean
}

/** @throws ThemeError 20 (variables without a generator), 21 (no default scheme), 9 to 12 (colours) */
export function createTheme(
  options: ThemeOptions = {},
  { generateThemeVars }: { generateThemeVars?: (theme: Theme) => ThemeVars } = {},
): Theme {
  if (options.vars && !generateThemeVars) throw varsWithoutGenerator()
  const tones = {
    contrastThreshold: options.contrastThreshold ?? defaultTheme.contrastThreshold,
    tonalOffset: options.tonalOffset ?? defaultTheme.tonalOffset,
  }
  const inputs = schemeInputs(options)
  const theme: Theme = {
    ...tones,
    defaultColorScheme: defaultSchemeName(options, inputs),
    colorSchemes: Object.fromEntries(
      [...inputs].map(([name, { mode, palette }]) => [
        name,
        {
          mode,
          palette: resolvePalette(palette, mode, tones, options.brand),
          overlays: mode === 'dark' ? darkOverlays : darkOverlays.map(() => 'none'),
        },
      ]),
    ),
    breakpoints: createBreakpoints(options.breakpoints ?? defaultTheme.breakpoints),
    spacing: createSpacing(options.spacing ?? defaultTheme.spacing),
    radius: options.radius ?? defaultTheme.radius,
    fonts: { ...defaultTheme.fonts, ...options.fonts },
    zIndex: { ...defaultTheme.zIndex, ...options.zIndex },
    shadows,
  }
  if (generateThemeVars) theme.vars = generateThemeVars(theme)
  return theme
}

type PresentScheme = NonNullable<SchemeInput>

function schemeInputs({ colorSchemes = {} }: ThemeOptions): Map<string, PresentScheme> {
  const given = Object.entries(colorSchemes).filter((entry): entry is [string, PresentScheme] => Boolean(entry[1]))
  return new Map([...Object.entries(defaultTheme.colorSchemes), ...given])
}

function defaultSchemeName(
  { defaultColorScheme, colorSchemes }: ThemeOptions,
  inputs: Map<string, PresentScheme>,
): string {
  const first = Object.keys(colorSchemes ?? {})[0]
  const name = defaultColorScheme ?? (!first || colorSchemes?.light ? 'light' : first)
  if (!inputs.has(name)) throw missingDefaultScheme(name)
  return name
}

function createSpacing(unit: number): Theme['spacing'] {
  return (...values) =>
    (values.length ? values : [1]).map((value) => (typeof value === 'string' ? value : `${value * unit}px`)).join(' ')
}
