/** The theme as a whole: its defaults, its errors by code, and whether its palettes can be read. */
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../src/theme/color.js'
import { createTheme, type ThemeOptions } from '../../src/theme/create-theme.js'
import { augmentColor, contrastText, type ColorInput } from '../../src/theme/palette.js'
import { ThemeError } from '../../src/theme/theme-error.js'
import { themeVars } from '../../src/theme/theme-vars.js'

const tones = { contrastThreshold: 3, tonalOffset: 0.2 }

function codeOf(action: () => unknown): number | undefined {
  try {
    action()
  } catch (error) {
    return error instanceof ThemeError ? error.code : -1
  }
  return undefined
}

describe('augmentColor', () => {
  it('adds the shades and the text that were not given', () => {
    expect(augmentColor({ main: '#3f51b5' }, tones)).toEqual({
      main: '#3f51b5',
      light: 'rgb(101, 115, 195)',
      dark: 'rgb(44, 56, 126)',
      contrastText: '#fff',
    })
  })

  it('takes the main shade of a scale, and keeps what was given', () => {
    expect(augmentColor({ 500: '#fff' }, tones).main).toBe('#fff')
    expect(augmentColor({ 400: '#000' }, tones, { mainShade: 400 }).main).toBe('#000')
    expect(augmentColor({ main: '#000', light: '#111', dark: '#222', contrastText: '#333' }, tones)).toMatchObject({
      light: '#111',
      dark: '#222',
      contrastText: '#333',
    })
  })

  it('refuses a colour without main (11), with another type (12), or not a colour (9)', () => {
    expect(codeOf(() => augmentColor({}, tones))).toBe(11)
    expect(codeOf(() => augmentColor(null as unknown as ColorInput, tones))).toBe(11)
    expect(codeOf(() => augmentColor({ main: { 500: '#fff' } } as unknown as ColorInput, tones))).toBe(12)
    expect(codeOf(() => augmentColor({ main: 'blue' }, tones))).toBe(9)
  })

  it('puts white on a colour where it reaches the threshold', () => {
    expect(contrastText('#000', 3)).toBe('#fff')
    expect(contrastText('#fff', 3)).toBe('rgba(0, 0, 0, 0.87)')
    expect(contrastText('#6e6e6e', 6)).toBe('rgba(0, 0, 0, 0.87)')
  })
})

describe('createTheme', () => {
  const primary = { main: '#006064' }
  const scheme = { mode: 'light', palette: { primary } } as const

  it('has both schemes without options', () => {
    const theme = createTheme()
    expect(theme.defaultColorScheme).toBe('light')
    expect(Object.keys(theme.colorSchemes)).toEqual(['light', 'dark'])
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 })
    expect(theme.zIndex).toMatchObject({
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    })
    expect(theme.shadows).toHaveLength(25)
    expect(theme.vars).toBeUndefined()
  })

  it('builds light and dark in beside other names, and starts in the first of them', () => {
    const theme = createTheme({ colorSchemes: { brand: scheme } })
    expect(theme.defaultColorScheme).toBe('brand')
    expect(Object.keys(theme.colorSchemes).sort()).toEqual(['brand', 'dark', 'light'])
    expect(theme.colorSchemes.brand!.palette.primary.main).toBe('#006064')
  })

  it.each<[string, ThemeOptions]>([
    ['missing', { defaultColorScheme: 'brand' }],
    ['empty', { defaultColorScheme: 'brand', colorSchemes: { brand: null } }],
    ['inherited', { defaultColorScheme: 'constructor' }],
  ])('refuses a default scheme that is %s with code 21', (_, options) => {
    expect(codeOf(() => createTheme(options))).toBe(21)
  })

  it('uses the built-in light where light is empty', () => {
    expect(
      createTheme({ defaultColorScheme: 'light', colorSchemes: { light: undefined } }).colorSchemes.light!.mode,
    ).toBe('light')
  })

  it('refuses variables without a generator with code 20', () => {
    expect(codeOf(() => createTheme({ vars: true }))).toBe(20)
    expect(createTheme({ vars: true }, { generateThemeVars: themeVars }).vars!.schemes.dark!['--v-color-primary']).toBe(
      '#a6b4ff',
    )
  })

  it('carries the errors of colours', () => {
    expect(
      codeOf(() => createTheme({ colorSchemes: { light: { mode: 'light', palette: { primary: { main: '#zzz' } } } } })),
    ).toBe(9)
    expect(
      codeOf(() =>
        createTheme({ colorSchemes: { light: { mode: 'light', palette: { primary: { main: 'color(lab 1 2 3)' } } } } }),
      ),
    ).toBe(10)
  })

  it('spaces in multiples of the unit', () => {
    const { spacing } = createTheme()
    expect([spacing(), spacing(2), spacing(-1), spacing(1, 'auto'), spacing(0.5, 1, 2, 3)]).toEqual([
      '8px',
      '16px',
      '-8px',
      '8px auto',
      '4px 8px 16px 24px',
    ])
  })

  it('writes media queries that do not overlap', () => {
    const { breakpoints } = createTheme()
    expect(breakpoints.up('md')).toBe('@media (min-width:900px)')
    expect(breakpoints.down('md')).toBe('@media (max-width:899.95px)')
    expect(breakpoints.between('sm', 'lg')).toBe('@media (min-width:600px) and (max-width:1199.95px)')
    expect(breakpoints.only('lg')).toBe('@media (min-width:1200px) and (max-width:1535.95px)')
    expect(breakpoints.only('xl')).toBe('@media (min-width:1536px)')
    expect(breakpoints.not('xs')).toBe('@media (min-width:600px)')
    expect(breakpoints.not('xl')).toBe('@media (max-width:1535.95px)')
    expect(breakpoints.not('md')).toBe('@media not all and (min-width:900px) and (max-width:1199.95px)')
    expect(breakpoints.up(700)).toBe('@media (min-width:700px)')
  })

  it('raises dark surfaces by an overlay and all by a shadow', () => {
    const { colorSchemes, shadows } = createTheme()
    expect(shadows[0]).toBe('none')
    expect(shadows[1]).toBe('0 2px 1px -1px rgba(0,0,0,0.2),0 1px 1px 0 rgba(0,0,0,0.14),0 1px 3px 0 rgba(0,0,0,0.12)')
    expect(shadows[24]).toBe(
      '0 11px 15px -7px rgba(0,0,0,0.2),0 24px 38px 3px rgba(0,0,0,0.14),0 9px 46px 8px rgba(0,0,0,0.12)',
    )
    expect(colorSchemes.dark!.overlays).toHaveLength(25)
    expect(colorSchemes.dark!.overlays[0]).toBe('none')
    expect(colorSchemes.dark!.overlays[1]).toBe('linear-gradient(rgba(255 255 255 / 0.051), rgba(255 255 255 / 0.051))')
    expect(colorSchemes.dark!.overlays[24]).toContain('0.165')
    expect(new Set(colorSchemes.light!.overlays)).toEqual(new Set(['none']))
  })
})

describe('the default palettes', () => {
  const { colorSchemes } = createTheme()
  it.each(['light', 'dark'])('of %s reach 4.5:1 wherever text stands', (name) => {
    const { palette } = colorSchemes[name]!
    const { background, text } = palette
    for (const surface of [background.default, background.paper, background.subtle])
      for (const color of [
        text.primary,
        text.secondary,
        palette.primary.main,
        palette.info.main,
        palette.success.main,
        palette.warning.main,
        palette.error.main,
      ])
        expect(contrastRatio(color, surface), `${color} on ${surface}`).toBeGreaterThanOrEqual(4.5)
    for (const color of ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const) {
      expect(contrastRatio(palette[color].main, palette[color].subtle), `${color} on its tint`).toBeGreaterThanOrEqual(
        4.5,
      )
      expect(contrastRatio(text.primary, palette[color].subtle), `text on ${color}`).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(text.secondary, palette[color].subtle), `secondary text on ${color}`).toBeGreaterThanOrEqual(
        4.5,
      )
      expect(
        contrastRatio(
          palette[color].contrastText.startsWith('rgba') ? '#212121' : palette[color].contrastText,
          palette[color].main,
        ),
      ).toBeGreaterThanOrEqual(4.5)
    }
  })
})
