/**
 * Completes a colour scheme: light and dark shades, contrasting text, tints for surfaces, and colours that are missing
 * altogether.
 */
import type { ColorValue, Palette, PaletteColor } from '../model.js'
import { rgbToHex } from './parse-color.js'
import { blend, contrastRatio, darken, lighten } from './color.js'
import { defaultTheme } from './defaults.js'
import { mainShadeNotString, missingMainShade } from './theme-error.js'

export const paletteColorNames = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const
export type PaletteColorName = (typeof paletteColorNames)[number]

/** `main`, or a scale of shades (50 to 900) of which one is the main one. */
export type ColorInput = Partial<PaletteColor> | Readonly<Record<number, ColorValue>>

export type ResolvedColor = Required<PaletteColor> & {
  /** A tint for surfaces, solid. */
  subtle: ColorValue
}

export interface ResolvedPalette extends Record<PaletteColorName, ResolvedColor> {
  background: { default: ColorValue; paper: ColorValue; subtle: ColorValue }
  text: { primary: ColorValue; secondary: ColorValue }
  divider: ColorValue
  themeColor: ColorValue
}

/** The part of a theme that palettes depend on. */
export interface Tones {
  contrastThreshold: number
  tonalOffset: number
}

/**
 * White if it reaches the threshold, nearly black otherwise.
 *
 * @param contrastThreshold the minimum ratio, 1–21
 */
export function contrastText(background: ColorValue, contrastThreshold: number): ColorValue {
  return contrastRatio('#fff', background) >= contrastThreshold ? '#fff' : 'rgba(0, 0, 0, 0.87)'
}

/**
 * @returns the colour with all shades
 * @throws ThemeError 11 without a main shade, 12 if it is not a string, 9 and 10 if it is not a colour
 */
export function augmentColor(
  input: ColorInput,
  tones: Tones,
  { name = 'color', mainShade = 500 }: { name?: string; mainShade?: number } = {},
): Required<PaletteColor> {
  const color = (input ?? {}) as Partial<PaletteColor> & Record<number, unknown>
  const main: unknown = color.main || color[mainShade]
  if (!main) throw missingMainShade(name, mainShade)
  if (typeof main !== 'string') throw mainShadeNotString(name, main)
  return {
    main,
    light: color.light ?? lighten(main, tones.tonalOffset),
    dark: color.dark ?? darken(main, tones.tonalOffset * 1.5),
    contrastText: color.contrastText ?? contrastText(main, tones.contrastThreshold),
  }
}

/** The share of a colour in its tint; dark surfaces need more. */
const tint = { light: 0.07, dark: 0.13 }

/** More in the dark, where a saturated colour glows. */
const enough = { light: 4.6, dark: 5.6 }

/** The nearest tone of a colour that is readable on every surface. */
function readable(color: ColorValue, surfaces: readonly ColorValue[], mode: 'light' | 'dark'): ColorValue {
  const reached = (tone: ColorValue) =>
    // Tints of the colour itself take away some contrast.
    surfaces.every((surface) => contrastRatio(tone, blend(surface, tone, tint[mode])) >= enough[mode])
  for (let share = 0; share < 1; share += 0.04) {
    const tone = share === 0 ? color : mode === 'light' ? darken(color, share) : lighten(color, share)
    if (reached(tone)) return rgbToHex(tone)
  }
  return mode === 'light' ? '#000000' : '#ffffff'
}

/** @param brand the primary colour of a scheme that has none */
export function resolvePalette(
  palette: Palette,
  mode: 'light' | 'dark',
  tones: Tones,
  brand?: ColorValue,
): ResolvedPalette {
  const base = defaultTheme.colorSchemes[mode]!.palette
  const background = {
    default: palette.background?.default ?? base.background!.default!,
    paper: palette.background?.paper ?? base.background!.paper!,
    subtle: palette.background?.subtle ?? base.background!.subtle!,
  }
  const inputs: Palette = { ...base, ...palette }
  // The configuration is completed with the built-in schemes before it comes here.
  if (brand && inputs.primary?.main === base.primary?.main)
    inputs.primary = { main: readable(brand, Object.values(background), mode) }
  const resolve = (name: PaletteColorName): ResolvedColor => {
    const color = augmentColor(inputs[name] ?? base[name]!, tones, { name })
    return { ...color, subtle: blend(background.default, color.main, tint[mode]) }
  }
  const colors = Object.fromEntries(paletteColorNames.map((name) => [name, resolve(name)]))
  return {
    ...(colors as Record<PaletteColorName, ResolvedColor>),
    background,
    text: {
      primary: palette.text?.primary ?? base.text!.primary!,
      secondary: palette.text?.secondary ?? base.text!.secondary!,
    },
    divider: palette.divider ?? base.divider!,
    themeColor: palette.themeColor ?? background.default,
  }
}
