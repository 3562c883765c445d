/**
 * The default theme, which also completes a partly configured one. The two palettes are tuned by hand: every text
 * colour reaches 4.5:1 on each surface that it is used on (a test measures it). Surfaces have three levels in both:
 * code is a well below the page, paper is raised above it. Greys are warm and nearly neutral, so that the brand is the
 * only colour.
 */
import type { ThemeConfig } from '../model.js'
import { figtree, geistMono } from './fonts.js'

export const defaultTheme: ThemeConfig = {
  defaultColorScheme: 'light',
  radius: 10,
  fonts: { sans: figtree, mono: geistMono },
  colorSchemes: {
    light: {
      mode: 'light',
      palette: {
        primary: { main: '#2a3fe0' },
        secondary: { main: '#b23a1c' },
        info: { main: '#0a64ad' },
        success: { main: '#116e3a' },
        warning: { main: '#8a5000' },
        error: { main: '#b7262b' },
        background: { default: '#fbfbfa', paper: '#ffffff', subtle: '#f2f2ef' },
        text: { primary: '#17181b', secondary: '#55565c' },
        divider: '#e4e4df',
        themeColor: '#fbfbfa',
      },
    },
    dark: {
      mode: 'dark',
      palette: {
        primary: { main: '#a6b4ff' },
        secondary: { main: '#ffa488' },
        info: { main: '#82c4f8' },
        success: { main: '#74d69f' },
        warning: { main: '#f2bd63' },
        error: { main: '#ff9f99' },
        background: { default: '#141519', paper: '#1c1e23', subtle: '#24262c' },
        text: { primary: '#ececef', secondary: '#a9abb3' },
        divider: '#303239',
        themeColor: '#141519',
      },
    },
  },
  breakpoints: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 },
  spacing: 8,
  contrastThreshold: 3,
  tonalOffset: 0.2,
  zIndex: {
    mobileStepper: 1000,
    fab: 1050,
    speedDial: 1050,
    appBar: 1100,
    drawer: 1200,
    modal: 1300,
    snackbar: 1400,
    tooltip: 1500,
  },
}
