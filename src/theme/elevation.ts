/**
 * The 25 levels of elevation. In light schemes height is a shadow in three layers; in dark ones, where shadows do not
 * show, it is also a lighter surface. The numbers are a table because they follow no formula.
 */

/** Umbra, penumbra and ambient per level from 1: x, y, blur and spread in pixels. */
const layers = `
0 2 1 -1|0 1 1 0|0 1 3 0
0 3 1 -2|0 2 2 0|0 1 5 0
0 3 3 -2|0 3 4 0|0 1 8 0
0 2 4 -1|0 4 5 0|0 1 10 0
0 3 5 -1|0 5 8 0|0 1 14 0
0 3 5 -1|0 6 10 0|0 1 18 0
0 4 5 -2|0 7 10 1|0 2 16 1
0 5 5 -3|0 8 10 1|0 3 14 2
0 5 6 -3|0 9 12 1|0 3 16 2
0 6 6 -3|0 10 14 1|0 4 18 3
0 6 7 -4|0 11 15 1|0 4 20 3
0 7 8 -4|0 12 17 2|0 5 22 4
0 7 8 -4|0 13 19 2|0 5 24 4
0 7 9 -4|0 14 21 2|0 5 26 4
0 8 9 -5|0 15 22 2|0 6 28 5
0 8 10 -5|0 16 24 2|0 6 30 5
0 8 11 -5|0 17 26 2|0 6 32 5
0 9 11 -5|0 18 28 2|0 7 34 6
0 9 12 -6|0 19 29 2|0 7 36 6
0 10 13 -6|0 20 31 3|0 8 38 7
0 10 13 -6|0 21 33 3|0 8 40 7
0 10 14 -6|0 22 35 3|0 8 42 7
0 11 14 -7|0 23 36 3|0 9 44 8
0 11 15 -7|0 24 38 3|0 9 46 8`

const opacities = [0.2, 0.14, 0.12]

const pixels = (value: string) => (value === '0' ? '0' : `${value}px`)

/** `box-shadow` values by level, 0 to 24. */
export const shadows: readonly string[] = [
  'none',
  ...layers
    .trim()
    .split('\n')
    .map((level) =>
      level
        .split('|')
        .map((layer, index) => `${layer.split(' ').map(pixels).join(' ')} rgba(0,0,0,${opacities[index]})`)
        .join(','),
    ),
]

/** @returns opacity of the white overlay of a dark surface at `elevation` */
function overlayAlpha(elevation: number): number {
  const percent = elevation < 1 ? 5.11916 * elevation ** 2 : 4.5 * Math.log(elevation + 1) + 2
  return Math.round(percent * 10) / 1000
}

/** `background-image` values of dark surfaces by level, 0 to 24. */
export const darkOverlays: readonly string[] = shadows.map((_, level) => {
  if (level === 0) return 'none'
  const white = `rgba(255 255 255 / ${overlayAlpha(level)})`
  return `linear-gradient(${white}, ${white})`
})
