/**
 * The built-in fonts, and fonts as CSS. Until a font is there, one of the reader's system is shown, scaled so that it
 * takes up the same space: lines break at the same words and nothing moves. The numbers are measured from the files:
 * the average width of the letters of English text, the heights of ascenders and descenders.
 */
import type { ThemeFont } from '../model.js'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

export const figtree: ThemeFont = {
  family: 'Figtree Variable',
  file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  fallback: [
    { local: ['Arial', 'Liberation Sans'], weight: '300 500', sizeAdjust: 100.8, ascent: 94.3, descent: 24.8 },
    { local: ['Arial Bold', 'Liberation Sans Bold'], weight: '600 900', sizeAdjust: 95.2, ascent: 99.8, descent: 26.3 },
  ],
}

export const geistMono: ThemeFont = {
  family: 'Geist Mono Variable',
  file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  weight: '100 900',
  fallback: [
    { local: ['Menlo', 'DejaVu Sans Mono'], sizeAdjust: 99.7, ascent: 100.8, descent: 29.6 },
    { local: ['Courier New', 'Liberation Mono'], sizeAdjust: 100, ascent: 100.5, descent: 29.5 },
    { local: ['Consolas'], sizeAdjust: 109.1, ascent: 92.1, descent: 27 },
  ],
}

const quoted = (name: string) => JSON.stringify(name)

const fallbackName = (font: ThemeFont, index: number) => `${font.family} Fallback${index ? ` ${index + 1}` : ''}`

/** Fallbacks of different weights are one family; those of the same weight are tried in their order. */
function fallbacks({
  fallback = [],
  ...font
}: ThemeFont): { name: string; face: NonNullable<ThemeFont['fallback']>[number] }[] {
  const seen = new Map<string, number>()
  return fallback.map((face) => {
    const weight = face.weight ?? ''
    const index = seen.get(weight) ?? 0
    seen.set(weight, index + 1)
    return { name: fallbackName(font, index), face }
  })
}

/** The families of a font, in the order in which they are tried: `"Figtree Variable","Figtree Variable Fallback"`. */
export function fontStack(font: ThemeFont): string {
  return [...new Set([font.family, ...fallbacks(font).map(({ name }) => name)])].map(quoted).join(',')
}

/** @param url of the font's file; without it only the fallbacks are declared @returns `@font-face` rules */
export function fontFaces(font: ThemeFont, url: string | undefined): string {
  const weight = font.weight ?? '100 900'
  const own = url
    ? `@font-face{font-family:${quoted(font.family)};font-style:normal;font-display:swap;font-weight:${weight};src:url(${quoted(url)}) format("woff2");unicode-range:${font.unicodeRange ?? latin}}`
    : ''
  const others = fallbacks(font).map(({ name, face }) => {
    const metrics = [
      ['size-adjust', face.sizeAdjust],
      ['ascent-override', face.ascent],
      ['descent-override', face.descent],
      ['line-gap-override', face.ascent === undefined ? undefined : 0],
    ].flatMap(([property, value]) => (value === undefined ? [] : [`;${property}:${value}%`]))
    const src = face.local.map((local) => `local(${quoted(local)})`).join(',')
    return `@font-face{font-family:${quoted(name)};font-weight:${face.weight ?? weight};src:${src}${metrics.join('')}}`
  })
  return own + others.join('')
}
