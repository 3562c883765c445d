/**
 * Relative luminance as WCAG 2 defines it: one function for themes and for the colours of code.
 *
 * The threshold is 0.04045, as in the standard of sRGB and, since 2021, in WCAG; the older 0.03928 that many libraries
 * have was a mistake in its draft. Channels of 8 bits give the same result: none is between the two (10/255 is 0.0392,
 * 11/255 is 0.0431).
 *
 * @param channels red, green and blue, 0 to 1
 * @returns 0 black to 1 white
 */
export function relativeLuminance(channels: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
