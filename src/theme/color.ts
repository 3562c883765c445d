/**
 * Colour functions for themes: contrast, tints, shades, transparency. The formulas and roundings are those that
 * themes for component libraries are written against, so that a palette gives the same tones here as in the
 * components that the pages show. `parse-color.ts` reads the notations.
 */
import { relativeLuminance } from './luminance.js'
import { composeColor, parseColor, toRgb, type ParsedColor } from './parse-color.js'

/** @returns relative luminance, 0 black to 1 white, with three decimals */
export function luminance(color: string): number {
  const parsed = parseColor(color)
  const channels = parsed.type === 'color' ? parsed.values : toRgb(parsed).values.map((value) => value / 255)
  return Number(relativeLuminance(channels).toFixed(3))
}

/** @returns 1 (the same) to 21 (black on white) */
export function contrastRatio(foreground: string, background: string): number {
  const a = luminance(foreground)
  const b = luminance(background)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Opacity replaced by `value`, 0–1; other values are clamped, as in the functions below. */
export function alpha(color: string, value: number): string {
  const { type, values, colorSpace } = parseColor(color)
  const opaque = type === 'rgb' ? 'rgba' : type === 'hsl' ? 'hsla' : type
  return composeColor({
    type: opaque,
    values: [...values.slice(0, 3), clamp(value)],
    ...(colorSpace && { colorSpace }),
  })
}

/** Darkens by `coefficient`, 0–1. */
export function darken(color: string, coefficient: number): string {
  const k = clamp(coefficient)
  return mapTone(
    color,
    (lightness) => lightness * (1 - k),
    (channel) => channel * (1 - k),
  )
}

/** Lightens by `coefficient`, 0–1. */
export function lighten(color: string, coefficient: number): string {
  const k = clamp(coefficient)
  return mapTone(
    color,
    (lightness) => lightness + (100 - lightness) * k,
    (channel, white) => channel + (white - channel) * k,
  )
}

/** Darkens a light colour, lightens a dark one. */
export function emphasize(color: string, coefficient = 0.15): string {
  return luminance(color) > 0.5 ? darken(color, coefficient) : lighten(color, coefficient)
}

function mapTone(
  color: string,
  mapLightness: (lightness: number) => number,
  mapChannel: (channel: number, white: number) => number,
): string {
  const parsed = parseColor(color)
  const white = parsed.type === 'color' ? 1 : 255
  const isHsl = parsed.type.startsWith('hsl')
  const values = parsed.values.map((value, index) => {
    if (isHsl) return index === 2 ? mapLightness(value) : value
    return index < 3 ? mapChannel(value, white) : value
  })
  return composeColor({ ...parsed, values })
}

/**
 * `overlay` laid over `background` with `opacity`, 0–1, as one opaque rgb colour.
 *
 * @param gamma 1 mixes as browsers do; 2.2 mixes light
 */
export function blend(background: string, overlay: string, opacity: number, gamma = 1): string {
  const below = toRgb(background).values
  const above = toRgb(overlay).values
  const values = [0, 1, 2].map((index) => {
    const mixed = below[index]! ** (1 / gamma) * (1 - opacity) + above[index]! ** (1 / gamma) * opacity
    return Math.round(mixed ** gamma)
  })
  return composeColor({ type: 'rgb', values })
}

/** The channels alone, for `rgb(var(--channel) / 0.5)`: `1 2 3` or `10 20% 30%`. */
export function colorChannel(color: string): string {
  const parsed: ParsedColor = parseColor(color)
  const isHsl = parsed.type.startsWith('hsl')
  return parsed.values
    .slice(0, 3)
    .map((value, index) => (isHsl && index > 0 ? `${value}%` : String(value)))
    .join(' ')
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
