/** What stylesheets must not do: what makes every later change of a page cost too much, and what ignores the font size. */
import { transform } from 'esbuild'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { tabStyles } from '../../src/core/assets/tab-styles.js'
import { panelStyles } from '../../src/markdown/tabs.js'

const folder = fileURLToPath(new URL('../../templates/styles/', import.meta.url))
const stylesheets: Record<string, string> = {
  ...Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(folder + name, 'utf8')])),
  panelStyles: panelStyles(),
  tabStyles: tabStyles({ 'package-manager': ['npm', 'pnpm'] }),
}

/** The selectors of a stylesheet, one by one, without the arguments of functions. */
async function selectorsOf(css: string): Promise<string[]> {
  const { code } = await transform(css, { loader: 'css', target: 'chrome109' })
  let text = code.replace(/\/\*.*?\*\//gs, '').replace(/"(\\.|[^"\\])*"/g, '""')
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(/\([^()]*\)/g, '')
  }
  return [...text.matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selectors]) => selectors!.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
}

/**
 * `.tabs:has(…) > :not(…)` may apply to any element, so browsers compute the styles of the whole page again whenever
 * anything in it changes: 20 ms for each letter typed in the search, 1 ms with `.tabs:has(…) > .panel:not(…)`. The same
 * holds for `body:has(…) .a` and for other elements that contain whole demos, after which whatever follows any `:has()` is
 * looked at; a variable that `body:has(…)` sets costs nothing until it changes.
 */
const isExpensive = (selector: string) => {
  const parts = selector.split(/[\s>+~]+/)
  const before = parts.slice(0, -1).filter((part) => part.includes(':has'))
  return before.some((part) => isContainer.test(part)) || (before.length > 0 && isAnything(parts.at(-1)!))
}
const isContainer = /^(html|body|\.v-(header|frame|page|main|columns|article|content|demo-stage))(?![\w-])/
const isAnything = (part: string) => /^(\*|:(?!is\b|where\b))/.test(part)

it.each(Object.keys(stylesheets))('%s: what follows :has() is a kind of element', async (name) => {
  const selectors = await selectorsOf(stylesheets[name]!)
  expect(selectors.filter(isExpensive)).toEqual([])
})

/** Readers who have chosen larger letters in their browser have room for less: in rem, layouts change earlier for them. */
it.each(Object.keys(stylesheets))('%s: conditions are in rem', (name) => {
  const conditions = stylesheets[name]!.match(/@(media|container)[^{]*/g) ?? []
  expect(conditions.filter((condition) => /\dpx/.test(condition))).toEqual([])
})

/** Icons are masks over a background, and where colours are forced a browser takes the page's backgrounds away. */
it.each(Object.keys(stylesheets))('%s: icons are seen with forced colours', async (name) => {
  const { code } = await transform(stylesheets[name]!, { loader: 'css', target: 'chrome109' })
  const classesOf = (selector: string) => selector.match(/[.[][\w-]+/g) ?? []
  const icons = [...code.matchAll(/([^{}]+)\{[^{}]*background: currentColor;[^{}]*mask:/g)].map(([, one]) =>
    one!.trim(),
  )
  const forced = [...code.matchAll(/([^{}]+)\{[^{}]*forced-color-adjust: none/g)].flatMap(([, one]) => classesOf(one!))
  expect(icons.filter((icon) => !classesOf(icon).some((one) => forced.includes(one)))).toEqual([])
})

it('expensive selectors are recognised', async () => {
  const found = await selectorsOf(
    '.a:has(b) > :not(.c), .a:has(b) *, .a:has(b) > .c:not(.d) { top: 0 } .e { &:has(f) { & > :first-child { top: 0 } } } :is(.a, b):has(c), body:has(a) { top: 0 } body:has(a) .b { top: 0 } .v-main:has(a) + .b { top: 0 }',
  )
  expect(found.filter(isExpensive)).toEqual([
    '.a:has > :not',
    '.a:has *',
    '.e:has > :first-child',
    'body:has .b',
    '.v-main:has + .b',
  ])
})

it('every file is part of another one, or a feature loads it', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const code = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`${root}src/${name}`, 'utf8'))
  const sources = [...code, ...Object.values(stylesheets)]
  const isNamed = (name: string) => sources.some((source) => new RegExp(`['/]${name}'`).test(source))
  expect(readdirSync(folder).filter((name) => !isNamed(name))).toEqual([])
})
