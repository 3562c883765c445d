/**
 * This site's demos have a Material UI theme with the site's own palette, corners and fonts. Its values are CSS
 * variables: a change of the colour mode is one attribute on `<html>`, and nothing is drawn again, so a demo follows also
 * while it is asleep.
 *
 * The theme's variables are one stylesheet for the page (`globalCss`) and not a `<style>` of each demo: they would be
 * written again with every demo, and would go with the first that is taken away.
 */
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createTheme, CssVarsProvider, type CssVarsTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import type {} from '@mui/x-charts/themeAugmentation'
import type {} from '@mui/x-data-grid/themeAugmentation'
import type {} from '@mui/x-date-pickers/themeAugmentation'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { type ComponentType, useEffect } from 'react'
// @ts-expect-error the package has no types
import { prefixer } from 'stylis'
import type { CriticalCss, DataProperties, DemoProviderProps, DocsEvents } from 'vitrine'
import { createTheme as createSiteTheme, toRgb } from 'vitrine/theme'
import { theme as siteOptions } from './site-theme.js'

const inBrowser = typeof document !== 'undefined'

/** `speedy` writes rules through the CSSOM, which the page's Content-Security-Policy lets pass. */
const leftToRight = { key: 'css', speedy: true }
const rightToLeft = { key: 'rtl', speedy: true, stylisPlugins: [prefixer, rtlPlugin] }

/** One cache for all demos of a page and direction; the first adopts the rules that were prerendered. */
const caches: Partial<Record<'ltr' | 'rtl', EmotionCache>> = {}
function cacheOf(direction: 'ltr' | 'rtl'): EmotionCache {
  return (caches[direction] ??= createCache(direction === 'rtl' ? rightToLeft : leftToRight))
}

const small = { defaultProps: { size: 'small' } } as const
const tight = { defaultProps: { margin: 'dense' } } as const

/** What `createTheme` makes where `cssVariables` is on. */
type ThemeWithVars = Theme & Pick<CssVarsTheme, 'colorSchemes' | 'generateStyleSheets'>

/**
 * The grid compiles filters with `new Function` where it may; the page's policy blocks and reports even the attempt. Where
 * rows don't fill it, it draws a line below the last one, which lies beside that of the frame or the footer.
 */
const grid = {
  defaultProps: { disableEval: true },
  styleOverrides: { root: { '& .MuiDataGrid-filler > div': { borderTopColor: 'transparent' } } },
} as const

/** The small sizes of the docs' dense display. */
const dense: ThemeOptions['components'] = {
  MuiButton: small,
  MuiFab: small,
  MuiIconButton: small,
  MuiTable: small,
  MuiFilledInput: tight,
  MuiFormControl: tight,
  MuiFormHelperText: tight,
  MuiInputBase: tight,
  MuiInputLabel: tight,
  MuiOutlinedInput: tight,
  MuiTextField: tight,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
  MuiDataGrid: { ...grid, defaultProps: { ...grid.defaultProps, density: 'compact' } },
  MuiPickersTextField: small,
}

/** Not `inherit`, which is no family in the shorthand `font`. Frames have no fonts of the site. */
const fontFamily = 'var(--v-font-sans, system-ui, sans-serif)'

/** Added to widths that are not the author's, so that they can be told apart. */
const estimated = 0.5

/**
 * Around the axes of a chart, which have room for their labels. A y axis is wider than most labels, so the left side looks
 * as wide as the right one with less. At the top and at the right, the axis ends with half of its last label.
 */
const chartMargin = { top: 20, right: 20, bottom: 8, left: 4 }

/** Of sparklines and of charts with a size as well. */
function chartComponents(width: number | undefined): ThemeOptions['components'] {
  const estimated = width === undefined ? {} : estimatedCharts(width)
  const provider = (estimated as { MuiChartDataProvider?: { defaultProps: object } }).MuiChartDataProvider
  return {
    ...estimated,
    MuiChartDataProvider: {
      ...provider,
      defaultProps: { colors: chartPalette, margin: chartMargin, ...provider?.defaultProps },
    },
  }
}

/**
 * Charts draw nothing before they have measured their container. While they are prerendered and hydrated they take the
 * width of the demo instead, and CSS scales the drawing to the container. What is round is drawn in the middle of any
 * container, so a small width keeps it large in a narrow one. Nothing is animated, because it is on the page already.
 *
 * The label of a y axis is the exception: charts 8.14.0 leave it out on the server only, so it can't be hydrated.
 */
function estimatedCharts(width: number): ThemeOptions['components'] {
  const round = { defaultProps: { width: 240 + estimated } }
  const charts = {
    MuiChartDataProvider: { defaultProps: { width: width + estimated, skipAnimation: true } },
    MuiPieChart: round,
    MuiRadarChart: round,
    MuiChartsSurface: {
      styleOverrides: {
        root: ({ ownerState }: { ownerState: Record<string, unknown> }) =>
          typeof ownerState['width'] === 'number' && ownerState['width'] % 1 === estimated ? { width: '100%' } : {},
      },
    },
  }
  return charts
}

type SiteTheme = ReturnType<typeof createSiteTheme>
const site = createSiteTheme(siteOptions as Parameters<typeof createSiteTheme>[0])

/** What readers may change (demo-provider.controls.json). */
interface Chosen {
  primary?: string
  radius?: number
  spacing?: number
}

/** Each is checked, as it may come from a link. */
function chosenIn(theme: DemoProviderProps['theme'] = {}): Chosen {
  const { primary, radius, spacing } = theme
  return {
    ...(typeof primary === 'string' && /^#[0-9a-f]{6}$/i.test(primary) && { primary }),
    ...(typeof radius === 'number' && radius >= 0 && radius <= 24 && { radius }),
    ...(typeof spacing === 'number' && spacing >= 4 && spacing <= 12 && { spacing }),
  }
}

/** The site's theme with another brand has shades of it that can be read in both modes. */
const siteThemeFor = ({ primary }: Chosen): SiteTheme =>
  primary === undefined
    ? site
    : createSiteTheme({ ...siteOptions, brand: primary } as Parameters<typeof createSiteTheme>[0])

/** The site's palette by the names that Material UI and the grid use. */
function paletteOf(mode: 'light' | 'dark', own: SiteTheme = site) {
  const { palette } = own.colorSchemes[mode]!
  const color = ({ main, light, dark, contrastText }: (typeof palette)['primary']) => ({
    main,
    light,
    dark,
    contrastText,
  })
  return {
    primary: color(palette.primary),
    secondary: color(palette.secondary),
    info: color(palette.info),
    success: color(palette.success),
    warning: color(palette.warning),
    error: color(palette.error),
    background: { default: palette.background.default, paper: palette.background.paper },
    text: { primary: palette.text.primary, secondary: palette.text.secondary },
    divider: palette.divider,
    TableCell: { border: palette.divider },
    DataGrid: {
      bg: palette.background.paper,
      headerBg: palette.background.subtle,
      pinnedBg: palette.background.paper,
    },
  }
}

function hue(color: string): number {
  const [r = 0, g = 0, b = 0] = toRgb(color).values
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI
}

/** The colours of charts: the brand, and hues at a distance from it, each dark (or light) enough to be told from paper. */
function chartColors(mode: 'light' | 'dark', own: SiteTheme = site): string[] {
  const brand = own.colorSchemes[mode]!.palette.primary.main
  const others = [
    [140, 78, 54],
    [172, 88, 38],
    [290, 62, 35],
    [52, 52, 56],
    [325, 72, 42],
  ] as const
  return [
    brand,
    ...others.map(([turn, saturation, lightness]) => {
      const light = mode === 'light' ? lightness : 62 + (lightness - 40) / 2
      return `hsl(${Math.round(hue(brand) + turn + 360) % 360} ${saturation}% ${light}%)`
    }),
  ]
}

/** Variables, so that a chart follows the mode without being drawn again. */
const chartVariables = chartColors('light').map((_, index) => `--docs-chart-${index + 1}`)
const chartPalette = chartVariables.map((name) => `var(${name})`)
const chartRules = (mode: 'light' | 'dark', own?: SiteTheme) =>
  Object.fromEntries(chartColors(mode, own).map((color, index) => [chartVariables[index]!, color]))

/** The elevation from which Material UI's surfaces float above the page: menus, calendars, dialogs. */
const floating = 8

const accent = { defaultProps: { color: 'primary' } } as const

/** What every demo has, whatever its density. */
const shared: ThemeOptions['components'] = {
  MuiButton: { defaultProps: { disableElevation: true } },
  MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
  // In dark mode Material UI lightens what is raised with a grey of its own; the site has a border there.
  MuiPaper: {
    styleOverrides: {
      root: ({ ownerState, theme }) => ({
        backgroundImage: 'none',
        ...((ownerState.elevation ?? 0) >= floating && {
          border: `1px solid ${(theme as ThemeWithVars).vars!.palette.divider}`,
        }),
      }),
    },
  },
  MuiToggleButtonGroup: accent,
  MuiToggleButton: { ...accent, styleOverrides: { root: { padding: '5px 12px' } } },
}

/**
 * @param width of a demo that cannot measure itself yet
 * @param texts of the libraries, in another language than English
 */
function themeFor(
  direction: 'ltr' | 'rtl',
  isDense: boolean,
  width?: number,
  texts: ThemeOptions[] = [],
  chosen: Chosen = {},
): ThemeWithVars {
  const own = siteThemeFor(chosen)
  return createTheme(
    {
      cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
      colorSchemes: { light: { palette: paletteOf('light', own) }, dark: { palette: paletteOf('dark', own) } },
      shape: { borderRadius: chosen.radius ?? site.radius },
      ...(chosen.spacing !== undefined && { spacing: chosen.spacing }),
      typography: {
        fontFamily,
        button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
      },
      direction,
      components: {
        ...shared,
        MuiDataGrid: grid,
        ...(isDense && dense),
        ...chartComponents(width),
      },
    },
    ...texts,
  ) as ThemeWithVars
}

const colorMode = 'docs:color-mode' satisfies keyof DocsEvents

/** The page's colour mode, for demos that ask for it. The page owns it: what a demo sets is not kept. */
const pageMode = ({ key }: { key: string }) => ({
  get: (fallback: unknown) =>
    inBrowser && key === 'mui-mode'
      ? ((document.documentElement.dataset as DataProperties).mode ?? fallback)
      : fallback,
  set: () => {},
  subscribe(changed: (value: unknown) => void) {
    if (key !== 'mui-mode') return () => {}
    const listen = (event: Event) => changed((event as CustomEvent<DocsEvents[typeof colorMode]>).detail.mode)
    document.addEventListener(colorMode, listen)
    return () => document.removeEventListener(colorMode, listen)
  },
})

let variables: CSSStyleSheet | undefined

/** The variables of a theme that a reader has changed, for all demos of the page; none of one that is as it was. */
function showVariables(theme: ThemeWithVars, chosen: Chosen): void {
  if (Object.keys(chosen).length === 0) return void variables?.replaceSync('')
  if (!variables) {
    variables = new CSSStyleSheet()
    document.adoptedStyleSheets.push(variables)
  }
  const own = siteThemeFor(chosen)
  variables.replaceSync(themeRules(theme, own).map(onPaperLight).join('\n'))
}

function themeRules(theme: ThemeWithVars, own?: SiteTheme): Rules[] {
  return [
    ...(theme.generateStyleSheets() as Rules[]),
    { ':root, [data-mui-color-scheme=light]': chartRules('light', own) },
    { '[data-mui-color-scheme=dark]': chartRules('dark', own) },
  ]
}

/** The theme of an application with what a reader has chosen. */
export function themeCode(values: NonNullable<DemoProviderProps['theme']>): string {
  const { primary = siteOptions.brand!, radius = site.radius, spacing = 8 } = chosenIn(values)
  return `import { createTheme } from '@mui/material/styles'

export const theme = createTheme({
  palette: { primary: { main: '${primary}' } },
  shape: { borderRadius: ${radius} },
  spacing: ${spacing},
})
`
}

/** @param texts of the libraries, in another language than English */
export function createProvider(...texts: ThemeOptions[]): ComponentType<DemoProviderProps> {
  const themes = new Map<string, ThemeWithVars>()
  return function Provider({ direction, dense: isDense, isolated, width, styles, theme: given, children }) {
    const chosen = chosenIn(given)
    const key = `${direction} ${isDense} ${width} ${JSON.stringify(chosen)}`
    const theme = themes.get(key) ?? themeFor(direction, isDense, width, texts, chosen)
    themes.set(key, theme)
    useEffect(() => showVariables(theme, chosen), [key])
    return (
      <CacheProvider value={(styles as EmotionCache | undefined) ?? cacheOf(direction)}>
        {isolated ? (
          children
        ) : (
          <CssVarsProvider theme={theme} storageManager={pageMode} colorSchemeNode={null} disableStyleSheetGeneration>
            {children}
          </CssVarsProvider>
        )}
      </CacheProvider>
    )
  }
}

export const Provider = createProvider()

/** Emotion's rules of one demo, in the form in which its browser half finds them again. */
export function collectCss(render: (styles: unknown) => string): { html: string; css: CriticalCss[] } {
  const cache = createCache(leftToRight)
  cache.compat = true
  const html = render(cache)
  const used = new Set([...html.matchAll(/css-([\w-]+)/g)].map((match) => match[1]))
  const rules = Object.entries(cache.inserted).flatMap(([id, css]) => {
    const isGlobal = cache.registered[`css-${id}`] === undefined
    return typeof css === 'string' && (isGlobal || used.has(id)) ? [{ id, css, isGlobal }] : []
  })
  const own = rules.filter(({ isGlobal }) => !isGlobal).map(({ id, css }) => ({ id, css }))
  // Each global rule is an element of its own, so that it can go alone.
  const global = rules
    .filter(({ isGlobal }) => isGlobal)
    .map(({ id, css }): CriticalCss => ({ attribute: 'data-emotion', key: 'css-global', rules: [{ id, css }] }))
  return { html, css: [...global, ...(own.length > 0 ? [{ attribute: 'data-emotion', key: 'css', rules: own }] : [])] }
}

/**
 * Demos are written in languages that run from left to right. On a page that runs the other way, each of their texts keeps
 * its own order, so that "20–29" doesn't become "29–20". The arrows between pages are no text and take the page's order.
 * Charts turn only the anchors of ticks around.
 */
const foreignText = `[dir=rtl] :is([data-demo-root],.MuiPopper-root,.MuiModal-root){text-align:right}
[dir=rtl] :is([data-demo-root],.MuiPopper-root,.MuiModal-root) :not(input,textarea,.MuiTablePagination-actions){unicode-bidi:plaintext}
[dir=rtl] [data-demo-root] svg text:not(.MuiChartsAxis-tickLabel){direction:ltr}`

/** What `CssBaseline` says of the body and of boxes in applications, for demos with the theme and their menus and dialogs. */
const themed = ':where([data-demo-root]:not([data-isolated]),body>[class*=Mui])'
const baseline = `${themed}{font:1rem/1.5 ${fontFamily};color:var(--mui-palette-text-primary);-webkit-font-smoothing:antialiased}
${themed} *,${themed} ::before,${themed} ::after{box-sizing:border-box}`

type Rules = { [selectorOrProperty: string]: Rules | string | number }

/** The theme's variables in both colour schemes; without scripts nothing sets the page's attribute, so the system decides. Paper is light. */
export function globalCss(): string {
  const sheets = themeRules(themeFor('ltr', false))
  const unscripted = sheets.flatMap((rules) =>
    Object.entries(rules).flatMap(([selector, body]) =>
      selector.includes('dark')
        ? [`@media screen and (scripting:none) and (prefers-color-scheme:dark){${ruleText({ ':root:root': body })}}`]
        : [],
    ),
  )
  return [...sheets.map(onPaperLight), ...unscripted, baseline, foreignText].join('\n')
}

function onPaperLight(rules: Rules): string {
  const text = ruleText(rules)
  return Object.keys(rules).some((selector) => selector.includes('dark')) ? `@media screen{${text}}` : text
}

function ruleText(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) =>
      typeof value === 'object' ? `${name}{${ruleText(value)}}` : `${propertyName(name)}:${value};`,
    )
    .join('')
}

/** `colorScheme` → `color-scheme`; custom properties are as they are. */
function propertyName(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
