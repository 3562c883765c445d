/** Fonts as CSS, and a brand colour that is readable in both modes. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../../src/theme/color.js'
import { createTheme } from '../../src/theme/create-theme.js'
import { figtree, fontFaces, fontStack, geistMono } from '../../src/theme/fonts.js'
import { themeVars } from '../../src/theme/theme-vars.js'

describe('the built-in fonts', () => {
  it('weigh at most 45 kB together', () => {
    const { resolve } = createRequire(import.meta.url)
    const sizes = [figtree, geistMono].map(({ file }) => readFileSync(resolve(file!)).length)
    expect(sizes[0]! + sizes[1]!).toBeLessThanOrEqual(45_000)
  })

  it('are followed by fonts that take up the same space', () => {
    expect(fontStack(figtree)).toBe('"Figtree Variable","Figtree Variable Fallback"')
    const css = fontFaces(figtree, 'fonts/a.woff2')
    expect(css).toContain('src:url("fonts/a.woff2") format("woff2")')
    expect(css).toContain('size-adjust:100.8%;ascent-override:94.3%')
    // The same family for regular and bold text.
    expect(css.match(/font-family:"Figtree Variable Fallback"/g)).toHaveLength(2)
    expect(fontStack(geistMono).split(',')).toHaveLength(4)
  })

  it('need no rules where they are those of a system', () => {
    expect(fontFaces({ family: 'system-ui' }, undefined)).toBe('')
    const { shared } = themeVars(createTheme({ fonts: { sans: { family: 'Inter' } } }))
    expect(shared['--v-face-sans']).toBe('"Inter"')
    expect(shared['--v-face-mono']).toContain('Geist Mono')
  })
})

describe('a brand colour', () => {
  it.each(['#00a86b', '#ffd400', '#e11d48', '#111111', '#ffffff', '#7c3aed'])('%s is enough', (brand) => {
    const { colorSchemes } = createTheme({ brand })
    for (const { palette } of Object.values(colorSchemes)) {
      const { background, primary } = palette
      for (const surface of [...Object.values(background), primary.subtle])
        expect(contrastRatio(primary.main, surface), `${primary.main} on ${surface}`).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('is kept where it is readable, and gives way to a primary colour', () => {
    const { light, dark } = createTheme({
      brand: '#7c3aed',
      colorSchemes: { dark: { mode: 'dark', palette: { primary: { main: '#abcdef' } } } },
    }).colorSchemes
    expect(light!.palette.primary.main).toBe('#7c3aed')
    expect(dark!.palette.primary.main).toBe('#abcdef')
  })
})
