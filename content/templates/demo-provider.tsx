/**
 * This site's demos stand in Material UI's theme, whose values are CSS variables: a change of the colour mode is one
 * attribute on `<html>`, and nothing is drawn again, so a demo follows also while it is asleep.
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
import type { ReactNode } from 'react'
// @ts-expect-error the package has no types
import { prefixer } from 'stylis'
import type { CriticalCss, DataProperties, DemoProviderProps, DocsEvents } from 'vitrine'

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

/** The grid compiles filters with `new Function` where it may; the page's policy blocks and reports even the attempt. */
const grid = { defaultProps: { disableEval: true } } as const

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
  MuiDataGrid: { defaultProps: { ...grid.defaultProps, density: 'compact' } },
  MuiPickersTextField: small,
}

/** Added to widths that are not the author's, so that they can be told apart. */
const estimated = 0.5

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

const themes = new Map<string, ThemeWithVars>()

/** @param width of a demo that cannot measure itself yet */
function themeFor(direction: 'ltr' | 'rtl', isDense: boolean, width?: number): ThemeWithVars {
  const key = `${direction} ${isDense} ${width}`
  const known = themes.get(key)
  if (known) return known
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' },
    colorSchemes: { light: true, dark: true },
    direction,
    components: {
      MuiDataGrid: grid,
      ...(isDense && dense),
      ...(width !== undefined && estimatedCharts(width)),
    },
  }) as ThemeWithVars
  themes.set(key, theme)
  return theme
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

export function Provider({
  direction,
  dense: isDense,
  isolated,
  width,
  styles,
  children,
}: DemoProviderProps): ReactNode {
  return (
    <CacheProvider value={(styles as EmotionCache | undefined) ?? cacheOf(direction)}>
      {isolated ? (
        children
      ) : (
        <CssVarsProvider
          theme={themeFor(direction, isDense, width)}
          storageManager={pageMode}
          colorSchemeNode={null}
          disableStyleSheetGeneration
        >
          {children}
        </CssVarsProvider>
      )}
    </CacheProvider>
  )
}

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

type Rules = { [selectorOrProperty: string]: Rules | string | number }

/** The theme's variables in both colour schemes; without scripts nothing sets the page's attribute, so the system decides. Paper is light. */
export function globalCss(): string {
  const sheets = themeFor('ltr', false).generateStyleSheets() as Rules[]
  const unscripted = sheets.flatMap((rules) =>
    Object.entries(rules).flatMap(([selector, body]) =>
      selector.includes('dark')
        ? [`@media screen and (scripting:none) and (prefers-color-scheme:dark){${ruleText({ ':root:root': body })}}`]
        : [],
    ),
  )
  return [...sheets.map(onPaperLight), ...unscripted].join('\n')
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
