/**
 * The default theme, which also completes a partly configured one. The two
 * palettes are tuned by hand: every text colour reaches 4.5:1 on each surface that it is used on (a test measures
 * it), and the dark one is not an inversion but a calm blue-grey with lighter, less saturated accents.
 */
import type { ThemeConfig } from '../model.js'

export const defaultTheme: ThemeConfig = {
  defaultColorScheme: 'light',
  colorSchemes: {
    light: {
      mode: 'light',
      palette: {
        primary: { main: '#4a4bd8' },
        secondary: { main: '#8a3ab9' },
        info: { main: '#0a64ad' },
        success: { main: '#116e3a' },
        warning: { main: '#8a5000' },
        error: { main: '#b7262b' },
        background: { default: '#ffffff', paper: '#ffffff', subtle: '#f6f7fb' },
        text: { primary: '#171b29', secondary: '#525a70' },
        divider: '#e1e4ee',
        themeColor: '#ffffff',
      },
    },
    dark: {
      mode: 'dark',
      palette: {
        primary: { main: '#a9b1ff' },
        secondary: { main: '#d9a7f5' },
        info: { main: '#82c4f8' },
        success: { main: '#74d69f' },
        warning: { main: '#f2bd63' },
        error: { main: '#ff9f99' },
        background: { default: '#0f121b', paper: '#161a26', subtle: '#1b2030' },
        text: { primary: '#e5e8f2', secondary: '#a4acc3' },
        divider: '#2a3145',
        themeColor: '#0f121b',
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
