/**
 * The theme as a library, `vitrine/theme`, for templates, islands, demos and scripts. It runs in Node and in browsers
 * and has no dependencies.
 *
 *     createTheme(options) ─▶ Theme ─▶ themeCss(theme) ─▶ a stylesheet
 *     parseColor ⇄ composeColor; alpha, darken, lighten, emphasize, blend: text → text
 *
 * An invalid colour throws a `ThemeError`, whose `code` is the number that theme authors know.
 */
export { createBreakpoints, type Breakpoints } from './breakpoints.js'
export { alpha, blend, colorChannel, contrastRatio, darken, emphasize, lighten, luminance } from './color.js'
export { createTheme, type ColorScheme, type Theme, type ThemeOptions, type ThemeVars } from './create-theme.js'
export { defaultTheme } from './defaults.js'
export { augmentColor, contrastText, type ColorInput, type ResolvedColor, type ResolvedPalette } from './palette.js'
export {
  colorSpaces,
  composeColor,
  parseColor,
  rgbToHex,
  toRgb,
  type ColorType,
  type ParsedColor,
} from './parse-color.js'
export { setColorScheme, type ColorSchemeSetter, type SchemeChoice } from './set-color-scheme.js'
export { themeCss } from './theme-css.js'
export { ThemeError, type ThemeErrorCode } from './theme-error.js'
export { themeVars } from './theme-vars.js'
