/**
 * Combines two colour themes into one: each rule of the light and the dark theme yields a pair of colours, each
 * distinct pair gets a number, and the highlighter uses a theme whose "colours" are these numbers (`#000001` …). Code
 * is tokenised once and rendered with classes: half the size of two themes, and no style attributes in the page.
 *
 * Colours with a contrast below 4.5:1 on any background that a line can have (plain, marked, inserted, deleted, error,
 * warning) are moved towards black or white until they reach it.
 */
import light from 'shiki/themes/github-light-default.mjs'
import dark from 'shiki/themes/github-dark-default.mjs'
import { relativeLuminance } from '../theme/luminance.js'

/** Backgrounds of code and of marked lines in it. */
export const codeBackgrounds = {
  light: {
    base: '#f3f3f0',
    highlight: '#e3e7fb',
    inserted: '#dcf5e3',
    deleted: '#fde8e7',
    warning: '#fdf3d0',
    word: '#d5dbf9',
  },
  dark: {
    base: '#0c0d10',
    highlight: '#1b2138',
    inserted: '#10281b',
    deleted: '#35191d',
    warning: '#2e2812',
    word: '#252f57',
  },
} as const

type Mode = keyof typeof codeBackgrounds
type Rgb = [number, number, number]

interface Setting {
  scope?: string | string[] | undefined
  settings: { foreground?: string | undefined; fontStyle?: string | undefined }
}

interface Theme {
  settings?: Setting[]
  tokenColors?: Setting[]
  colors?: Record<string, string>
}

interface Token {
  light: string
  dark: string
  /** From the light theme; the dark theme has the same. */
  fontStyle: string
}

interface UnionTheme {
  tokens: Token[]
  /** The theme for the highlighter. */
  theme: { name: string; type: 'light'; fg: string; bg: string; settings: Setting[] }
}

function rgb(hex: string): Rgb {
  const value = parseInt(hex.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function toHex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

const luminance = (color: Rgb): number => relativeLuminance(color.map((part) => part / 255))

/** Contrast of two colours, 1 to 21 (WCAG 2). */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(rgb(a)), luminance(rgb(b))].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Moves a colour towards black or white until it has enough contrast on every background of its mode. */
function readable(hex: string, mode: Mode): string {
  const end = mode === 'light' ? 0 : 255
  const base = rgb(hex)
  for (let share = 0; share <= 1; share += 0.02) {
    const color = toHex(base.map((part) => part + (end - part) * share) as Rgb)
    if (Object.values(codeBackgrounds[mode]).every((background) => contrast(color, background) >= 4.5)) return color
  }
  return mode === 'light' ? '#000000' : '#ffffff'
}

const scopesOf = (setting: Setting): string[] =>
  (Array.isArray(setting.scope) ? setting.scope : (setting.scope ?? '').split(','))
    .map((scope) => scope.trim())
    .filter(Boolean)

/** A theme's setting for a scope: that of the last rule with the longest matching selector. */
function lookUp(rules: Setting[], scope: string, property: 'foreground' | 'fontStyle'): string | undefined {
  let best = ''
  let found: string | undefined
  for (const rule of rules) {
    const value = rule.settings[property]
    if (value === undefined) continue
    for (const selector of scopesOf(rule)) {
      const matches = scope === selector || scope.startsWith(`${selector}.`)
      if (matches && selector.length >= best.length) [best, found] = [selector, value]
    }
  }
  return found
}

function makeUnion(): UnionTheme {
  const rulesOf = (theme: Theme): Setting[] => theme.settings ?? theme.tokenColors ?? []
  const [lightRules, darkRules] = [rulesOf(light), rulesOf(dark)]
  const base = {
    light: (light as Theme).colors?.['editor.foreground'] ?? '#1f2328',
    dark: (dark as Theme).colors?.['editor.foreground'] ?? '#e6edf3',
  }
  const tokens: Token[] = []
  const numberOf = (token: Token): string => {
    let index = tokens.findIndex(
      (other) => other.light === token.light && other.dark === token.dark && other.fontStyle === token.fontStyle,
    )
    if (index === -1) index = tokens.push(token) - 1
    return `#${(index + 1).toString(16).padStart(6, '0')}`
  }
  const plain = numberOf({ light: readable(base.light, 'light'), dark: readable(base.dark, 'dark'), fontStyle: '' })
  const scopes = new Set([...lightRules, ...darkRules].flatMap(scopesOf))
  const settings: Setting[] = [{ settings: { foreground: plain } }]
  for (const scope of scopes) {
    const foreground = numberOf({
      light: readable(lookUp(lightRules, scope, 'foreground') ?? base.light, 'light'),
      dark: readable(lookUp(darkRules, scope, 'foreground') ?? base.dark, 'dark'),
      fontStyle: lookUp(lightRules, scope, 'fontStyle') ?? '',
    })
    settings.push({ scope, settings: { foreground } })
  }
  return { tokens, theme: { name: 'union', type: 'light', fg: plain, bg: '#ffffff', settings } }
}

let union: UnionTheme | undefined
export function unionTheme(): UnionTheme {
  union ??= makeUnion()
  return union
}

/** The class for a token's number; '' for plain text, which needs none. */
export function tokenClass(color: string | undefined): string {
  const number = color === undefined ? 1 : parseInt(color.slice(1, 7), 16)
  return number === 1 || Number.isNaN(number) ? '' : `t${number - 1}`
}

/** What an editor tells apart, by the scope whose colour it has. */
const editorScopes = {
  keyword: 'keyword',
  string: 'string',
  comment: 'comment',
  constant: 'constant',
  function: 'entity.name.function',
  tag: 'entity.name.tag',
  type: 'entity.name',
} as const

/** Custom properties with the colours that an editor shares with the blocks of pages. @param selector of the editor */
export function editorColors(selector: string): string {
  const { tokens, theme } = unionTheme()
  const colors = (mode: Mode) =>
    Object.entries(editorScopes)
      .map(([name, scope]) => {
        const token = lookUp(theme.settings, scope, 'foreground')
        return `--v-syntax-${name}:${tokens[parseInt(token!.slice(1), 16) - 1]![mode]}`
      })
      .join(';')
  return `${selector}{${colors('light')}}.mode-dark ${selector}{${colors('dark')}}`
}

function fontStyles(style: string): string {
  const rules = style.split(' ').map((word) => {
    if (word === 'italic') return 'font-style:italic'
    if (word === 'bold') return 'font-weight:600'
    return word === 'underline' ? 'text-decoration:underline' : ''
  })
  return rules
    .filter(Boolean)
    .map((rule) => `;${rule}`)
    .join('')
}

/**
 * The stylesheet of code colours for both modes: dark with `.mode-dark` on `<html>`; without a mode class, as the
 * system prefers.
 */
export function codeStylesheet(): string {
  const { tokens } = unionTheme()
  const variables = (mode: Mode): string =>
    Object.entries({ text: tokens[0]![mode], ...codeBackgrounds[mode] })
      .map(([name, value]) => `--code-${name}:${value}`)
      .join(';')
  const classes = (mode: Mode, selector: string): string[] =>
    tokens.slice(1).map((token, index) => {
      const style = mode === 'light' ? fontStyles(token.fontStyle) : ''
      return `${selector}.t${index + 1}{color:${token[mode]}${style}}`
    })
  const unscripted = ':root:not(.mode-light,.mode-dark)'
  return [
    `:root{${variables('light')}}`,
    `.mode-dark{${variables('dark')}}`,
    ...classes('light', ''),
    ...classes('dark', '.mode-dark '),
    `@media screen and (prefers-color-scheme:dark){${unscripted}{${variables('dark')}}${classes('dark', `${unscripted} `).join('')}}`,
    `@media print{.mode-dark{${variables('light')}}${classes('light', '.mode-dark ').join('')}}`,
    '@media (forced-colors:active){.code span{color:CanvasText}}',
    '',
  ].join('\n')
}
