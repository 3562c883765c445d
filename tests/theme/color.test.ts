/** Colours: what is read, what is refused, and the numbers of every function. */
import { describe, expect, it } from 'vitest'
import {
  alpha,
  blend,
  colorChannel,
  contrastRatio,
  darken,
  emphasize,
  lighten,
  luminance,
} from '../../src/theme/color.js'
import { composeColor, parseColor, rgbToHex } from '../../src/theme/parse-color.js'
import { ThemeError } from '../../src/theme/theme-error.js'

function codeOf(action: () => unknown): number | undefined {
  try {
    action()
  } catch (error) {
    expect(error).toBeInstanceOf(ThemeError)
    return (error as ThemeError).code
  }
  return undefined
}

describe('parseColor', () => {
  it.each([
    ['#9f3', 'rgb', [153, 255, 51]],
    ['#A94FD3', 'rgb', [169, 79, 211]],
    ['#111111f8', 'rgba', [17, 17, 17, 0.973]],
    ['#f0f8', 'rgba', [255, 0, 255, 0.533]],
    [' #fff ', 'rgb', [255, 255, 255]],
    ['rgb(255, 100, 0)', 'rgb', [255, 100, 0]],
    ['RGB(1,2,3)', 'rgb', [1, 2, 3]],
    ['rgb(0 128 255)', 'rgb', [0, 128, 255]],
    ['rgb(0 128 255 / 50%)', 'rgba', [0, 128, 255, 0.5]],
    ['rgb(0, 128, 255, 0.25)', 'rgba', [0, 128, 255, 0.25]],
    ['rgb(100% 0% 20%)', 'rgb', [255, 0, 51]],
    ['rgb(300 -4 none)', 'rgb', [255, 0, 0]],
    ['hsla(100, 50%, 25%, 0.500)', 'hsla', [100, 50, 25, 0.5]],
    ['hsl(0.5turn 20% 30% / .1)', 'hsla', [180, 20, 30, 0.1]],
    ['hsl(200grad, 20%, 30%)', 'hsl', [180, 20, 30]],
  ])('reads %s', (text, type, values) => {
    expect(parseColor(text)).toEqual({ type, values })
  })

  it('reads color() with its space and opacity', () => {
    expect(parseColor('color(display-p3 0 1 0.5 /0.4)')).toEqual({
      type: 'color',
      values: [0, 1, 0.5, 0.4],
      colorSpace: 'display-p3',
    })
    expect(parseColor('color(srgb 10% 0 0)').values).toEqual([0.1, 0, 0])
  })

  it('returns parts as they are', () => {
    const parts = parseColor('#123')
    expect(parseColor(parts)).toBe(parts)
  })

  it.each([
    'red',
    'transparent',
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#ggg',
    '#xyzxyz',
    'rgb(1, 2)',
    'rgb(1 2)',
    'rgb(1 2 3 4)',
    'rgb(a, b, c)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(1 2 3 / 4 / 5)',
    'oklch(0.5 0.2 30)',
    'hwb(1 2% 3%)',
    'hsl(x 1% 2%)',
    'hsl(1foo 1% 2%)',
    'rgb(1, 2, 3',
    'var(--a)',
    'color(srgb 1 0)',
    'color(srgb 1 0 x)',
    'color(srgb 1 0 0 0.5)',
    'rgb(1, 2, NaN)',
    'rgb(Infinity 0 0)',
  ])('refuses %s with code 9', (text) => {
    expect(codeOf(() => parseColor(text))).toBe(9)
  })

  it('refuses an unknown colour space with code 10', () => {
    expect(codeOf(() => parseColor('color(foo 0 0.5 1)'))).toBe(10)
    expect(codeOf(() => parseColor('color()'))).toBe(10)
  })
})

describe('composeColor and rgbToHex', () => {
  it('writes parts as CSS', () => {
    expect(composeColor({ type: 'rgb', values: [255.9, 100, 0] })).toBe('rgb(255, 100, 0)')
    expect(composeColor({ type: 'hsla', values: [100, 50, 25, 0.5] })).toBe('hsla(100, 50%, 25%, 0.5)')
    expect(composeColor({ type: 'color', values: [1, 0, 0.5], colorSpace: 'srgb' })).toBe('color(srgb 1 0 0.5)')
  })

  it('writes hex', () => {
    expect(rgbToHex('rgb(169, 79, 211)')).toBe('#a94fd3')
    expect(rgbToHex('rgba(17, 17, 17, 0.973)')).toBe('#111111f8')
    expect(rgbToHex('hsl(0 100% 50%)')).toBe('#ff0000')
    expect(rgbToHex('#9f3')).toBe('#9f3')
  })
})

describe('luminance and contrast', () => {
  it.each([
    ['rgba(0, 0, 0, .1)', 0],
    ['rgb(255, 255, 255)', 1],
    ['rgb(127, 127, 127)', 0.212],
    ['rgb(255, 127, 0)', 0.364],
    ['#000', 0],
    ['hsl(100, 100%, 50%)', 0.735],
    ['color(display-p3 1 1 0.1)', 0.929],
  ])('luminance of %s is %d', (color, expected) => {
    expect(luminance(color)).toBe(expected)
  })

  it('contrast runs from 1 to 21', () => {
    expect(contrastRatio('#000', '#FFF')).toBe(21)
    expect(contrastRatio('#707070', '#999')).toBeCloseTo(1.741, 3)
    expect(contrastRatio('#FFF', '#FFF')).toBe(1)
  })
})

describe('tones', () => {
  it('alpha', () => {
    expect(alpha('#fff', 0.5)).toBe('rgba(255, 255, 255, 0.5)')
    expect(alpha('hsla(0, 100%, 50%, .2)', 0.5)).toBe('hsla(0, 100%, 50%, 0.5)')
    expect(alpha('color(display-p3 1 0 0)', 0.4)).toBe('color(display-p3 1 0 0 /0.4)')
    expect(alpha('rgb(1 2 3)', 4)).toBe('rgba(1, 2, 3, 1)')
  })

  it('darken and lighten', () => {
    expect(darken('rgb(255, 255, 255)', 0.1)).toBe('rgb(229, 229, 229)')
    expect(darken('rgba(50, 50, 50, 0.4)', 1)).toBe('rgba(0, 0, 0, 0.4)')
    expect(darken('hsl(0, 100%, 50%)', 0.5)).toBe('hsl(0, 100%, 25%)')
    expect(darken('color(srgb 1 0.5 0)', 0.5)).toBe('color(srgb 0.5 0.25 0)')
    expect(darken('rgb(0, 127, 255)', 1500)).toBe('rgb(0, 0, 0)')
    expect(lighten('rgb(0, 127, 255)', 1500)).toBe('rgb(255, 255, 255)')
    expect(lighten('rgb(0, 0, 0)', 0.1)).toBe('rgb(25, 25, 25)')
    expect(lighten('hsl(0, 100%, 50%)', 0.2)).toBe('hsl(0, 100%, 60%)')
    expect(lighten('color(srgb 0 0.5 1)', 0.5)).toBe('color(srgb 0.5 0.75 1)')
    expect(lighten('rgba(0, 0, 0, 0.4)', 0)).toBe('rgba(0, 0, 0, 0.4)')
  })

  it('emphasize turns to the other side of the middle', () => {
    expect(emphasize('#fff')).toBe(darken('#fff', 0.15))
    expect(emphasize('#222')).toBe(lighten('#222', 0.15))
    expect(emphasize('#fff', 0.5)).toBe('rgb(127, 127, 127)')
  })

  it('blend', () => {
    expect(blend('rgb(90, 90, 90)', 'rgb(10, 100, 255)', 0.5)).toBe('rgb(50, 95, 173)')
    expect(blend('#5a5a5a', '#0a64ff', 0)).toBe('rgb(90, 90, 90)')
    expect(blend('rgb(90, 90, 90)', 'rgb(10, 100, 255)', 0.5, 2.2)).toBe('rgb(39, 95, 161)')
  })

  it('colorChannel', () => {
    expect(colorChannel('#1976d2')).toBe('25 118 210')
    expect(colorChannel('rgba(1, 2, 3, 0.4)')).toBe('1 2 3')
    expect(colorChannel('hsl(210, 79%, 46%)')).toBe('210 79% 46%')
  })
})
