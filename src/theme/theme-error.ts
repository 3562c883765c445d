/**
 * The errors of a theme, each with the number that theme authors already know. A separate class rather than `Failure`,
 * because colours are parsed in the browser too, where there are no diagnostics; core/config/theme.ts turns it into a
 * message with a place.
 */
export type ThemeErrorCode = 9 | 10 | 11 | 12 | 20 | 21

export class ThemeError extends Error {
  readonly code: ThemeErrorCode
  constructor(code: ThemeErrorCode, text: string) {
    super(text)
    this.name = 'ThemeError'
    this.code = code
  }
}

/** Longer values are cut in messages: a pasted file should not fill the terminal. */
const longestShown = 60

function shown(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value))
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}

/** 9: the value is not a colour in a supported notation. */
export function unsupportedColor(value: unknown): ThemeError {
  return new ThemeError(
    9,
    `${shown(value)} is not a supported color. Use #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() or color().`,
  )
}

/** 10: `color()` with an unsupported colour space. */
export function unsupportedColorSpace(space: string, spaces: readonly string[]): ThemeError {
  return new ThemeError(
    10,
    `color() does not support the color space ${shown(space)}. Use one of ${spaces.join(', ')}.`,
  )
}

/** 11: a palette colour without a main shade. */
export function missingMainShade(name: string, mainShade: number | string): ThemeError {
  return new ThemeError(11, `The palette color "${name}" has neither "main" nor the shade ${mainShade}. Add "main".`)
}

/** 12: a palette colour whose main shade is not a string. */
export function mainShadeNotString(name: string, main: unknown): ThemeError {
  return new ThemeError(12, `"main" of the palette color "${name}" must be a string, not ${shown(main)}.`)
}

/** 20: CSS variables are enabled, but there is no generator for them. */
export function varsWithoutGenerator(): ThemeError {
  return new ThemeError(20, 'The theme has "vars" but no generateThemeVars to create them with.')
}

/** 21: the default colour scheme does not exist. */
export function missingDefaultScheme(name: string): ThemeError {
  return new ThemeError(21, `The default color scheme "${name}" is missing from "colorSchemes" or empty.`)
}
