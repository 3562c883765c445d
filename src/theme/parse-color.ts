/**
 * Parses colours and formats them. It reads the CSS notations that a theme may use: hex, rgb, rgba,
 * hsl, hsla and color(), with commas or in the space syntax of CSS Color 4, in any letter case. Everything else
 * (named colours, oklch, bad digits, a missing channel) throws with code 9 rather than becoming NaN later.
 * A library such as culori reads more, but weighs more than the rest of the theme and has other rounding.
 */
import { unsupportedColor, unsupportedColorSpace } from './theme-error.js'

export type ColorType = 'rgb' | 'rgba' | 'hsl' | 'hsla' | 'color'

export const colorSpaces = ['srgb', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec-2020'] as const

export interface ParsedColor {
  type: ColorType
  /**
   * rgb: 0–255; hsl: degrees, then percentages 0–100; color: 0–1. A fourth value is the opacity, 0–1.
   */
  values: number[]
  /** Only for type `color`. */
  colorSpace?: string
}

/**
 * @returns the parts of a colour; a colour that is already parsed is returned unchanged.
 * @throws ThemeError 9 if it is not a colour, 10 if its space is not known
 */
export function parseColor(color: string | ParsedColor): ParsedColor {
  if (typeof color !== 'string') return color
  const text = color.trim()
  if (text.startsWith('#')) return parseHex(text)
  const [, name, inside] = /^([a-z]+)\(\s*([^()]*?)\s*\)$/i.exec(text) ?? []
  const type = name?.toLowerCase()
  if (inside === undefined) throw unsupportedColor(color)
  if (type === 'color') return parseColorFunction(color, inside)
  if (type !== 'rgb' && type !== 'rgba' && type !== 'hsl' && type !== 'hsla') throw unsupportedColor(color)
  const parts = splitChannels(color, inside)
  const read = type.startsWith('rgb') ? readRgb : readHsl
  const values = read(parts.slice(0, 3))
  const alpha = parts[3] === undefined ? undefined : readAlpha(parts[3])
  if (alpha !== undefined) values.push(alpha)
  if (!values.every(Number.isFinite)) throw unsupportedColor(color)
  const base = type.startsWith('rgb') ? 'rgb' : 'hsl'
  return { type: alpha === undefined ? base : `${base}a`, values }
}

function parseHex(text: string): ParsedColor {
  const digits = text.slice(1)
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits)) throw unsupportedColor(text)
  const size = digits.length >= 6 ? 2 : 1
  const values: number[] = []
  for (let at = 0; at < digits.length; at += size) {
    const part = digits.slice(at, at + size)
    values.push(parseInt(size === 1 ? part + part : part, 16))
  }
  if (values.length === 3) return { type: 'rgb', values }
  return { type: 'rgba', values: [...values.slice(0, 3), round3(values[3]! / 255)] }
}

function parseColorFunction(color: string, inside: string): ParsedColor {
  const [space = '', ...parts] = inside.replace('/', ' / ').split(/\s+/)
  const colorSpace = space.toLowerCase()
  if (!(colorSpaces as readonly string[]).includes(colorSpace)) throw unsupportedColorSpace(space, colorSpaces)
  const wellFormed = parts.length === 3 || (parts.length === 5 && parts[3] === '/')
  const values = parts
    .filter((part) => part !== '/')
    .map((part, index) => (index < 3 ? readFraction(part) : readAlpha(part)))
  if (!wellFormed || !values.every(Number.isFinite)) throw unsupportedColor(color)
  return { type: 'color', values, colorSpace }
}

/** Three or four channels, from `1, 2, 3, .5` as well as `1 2 3 / .5`. */
function splitChannels(color: string, inside: string): string[] {
  const parts = inside.includes(',') ? inside.split(',').map((part) => part.trim()) : splitSpaceSyntax(inside)
  if (!parts || parts.length < 3 || parts.length > 4) throw unsupportedColor(color)
  return parts
}

function splitSpaceSyntax(inside: string): string[] | undefined {
  const [channels = '', alpha, ...rest] = inside.split('/').map((part) => part.trim())
  const parts = channels.split(/\s+/)
  if (rest.length || parts.length !== 3) return undefined
  return alpha === undefined ? parts : [...parts, alpha]
}

const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

function readNumber(text: string): number {
  return text.toLowerCase() === 'none' ? 0 : number.test(text) ? Number(text) : NaN
}

function readPercentage(text: string): number {
  return text.endsWith('%') ? readNumber(text.slice(0, -1)) : NaN
}

function readFraction(text: string): number {
  return text.endsWith('%') ? readPercentage(text) / 100 : readNumber(text)
}

function readAlpha(text: string): number {
  return Math.min(1, Math.max(0, readFraction(text)))
}

function readRgb(parts: string[]): number[] {
  return parts.map((part) => {
    const value = part.endsWith('%') ? (readPercentage(part) * 255) / 100 : readNumber(part)
    return Math.min(255, Math.max(0, value))
  })
}

const degreesPer: Record<string, number> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }

function readHue(text: string): number {
  const [, value = text, unit = 'deg'] = /^(.*?)(deg|grad|rad|turn)$/i.exec(text) ?? []
  return readNumber(value) * degreesPer[unit.toLowerCase()]!
}

function readHsl([hue = '', ...rest]: string[]): number[] {
  const percentages = rest.map((part) =>
    Math.min(100, Math.max(0, part.endsWith('%') ? readPercentage(part) : readNumber(part))),
  )
  return [readHue(hue), ...percentages]
}

/** @returns CSS for the parts: `rgb(1, 2, 3)`, `hsla(1, 2%, 3%, 0.5)`, `color(display-p3 1 0 0 /0.5)`. Channels of rgb
 *  lose their fraction. */
export function composeColor({ type, values, colorSpace }: ParsedColor): string {
  if (type === 'color') {
    const [alpha] = values.slice(3)
    return `color(${colorSpace} ${values.slice(0, 3).join(' ')}${alpha === undefined ? '' : ` /${alpha}`})`
  }
  const isRgb = type.startsWith('rgb')
  const parts = values.map((value, index) => {
    if (isRgb) return index < 3 ? String(Math.trunc(value)) : String(value)
    return index === 1 || index === 2 ? `${value}%` : String(value)
  })
  return `${type}(${parts.join(', ')})`
}

/** @returns `#rrggbb`, or `#rrggbbaa` if the colour has an opacity; a hex colour is returned unchanged. */
export function rgbToHex(color: string): string {
  if (color.startsWith('#')) return color
  const { values } = toRgb(color)
  const channels = values.map((value, index) => Math.round(index === 3 ? value * 255 : value))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** @returns the colour as rgb or rgba parts. A wide-gamut color() is read as if it were sRGB, as luminance does. */
export function toRgb(color: string | ParsedColor): ParsedColor {
  const parsed = parseColor(color)
  if (parsed.type === 'color') {
    const [r = 0, g = 0, b = 0, alpha] = parsed.values
    const channels = [r, g, b].map((value) => Math.round(value * 255))
    return alpha === undefined ? { type: 'rgb', values: channels } : { type: 'rgba', values: [...channels, alpha] }
  }
  return parsed.type.startsWith('hsl') ? hslToRgb(parsed) : parsed
}

function hslToRgb({ values }: ParsedColor): ParsedColor {
  const [hue = 0, saturation = 0, lightness = 0, alpha] = values
  const s = saturation / 100
  const l = lightness / 100
  const reach = s * Math.min(l, 1 - l)
  const turn = ((hue % 360) + 360) % 360
  const channel = (offset: number) => {
    const k = (offset + turn / 30) % 12
    return Math.round((l - reach * Math.max(Math.min(k - 3, 9 - k, 1), -1)) * 255)
  }
  const rgb = [channel(0), channel(8), channel(4)]
  return alpha === undefined ? { type: 'rgb', values: rgb } : { type: 'rgba', values: [...rgb, alpha] }
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000
}
