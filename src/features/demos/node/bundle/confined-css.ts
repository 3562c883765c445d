/**
 * Keeps the stylesheets that demos bring along, of packages and of the site, in the demos. Libraries write them for
 * pages that are theirs altogether: they set the font and the background of `body`, the box of every element, the look
 * of every link. Here that would be the documentation.
 *
 * Rules that name a class, an id or an attribute are the library's own and stay as they are, since menus and dialogs
 * are drawn outside of the demo. Rules about kinds of elements apply within demos only, with their specificity. What is
 * said of the whole page is said of the demo, as far as it is about text and background. Custom properties stay where
 * they are: they disturb nobody.
 */
import type { DataAttribute } from '../../../../feature.js'
import { mapRules, splitCss } from '../../../../feature-unstable.js'

/** The element around every demo. */
export const demoScope = `[${'data-demo-root' satisfies DataAttribute}]`

/** Declarations about a page that make sense for a part of it. */
const ofText =
  /^(color|color-scheme|background(-[\w-]+)?|font(-[\w-]+)?|line-height|letter-spacing|text-[\w-]+|-webkit-font-smoothing|-moz-osx-font-smoothing)$/

/**
 * @param css without comments, as a bundler writes it
 * @param scope the selector of the element around a demo
 */
export function confinedCss(css: string, scope: string): string {
  return mapRules(css, (selectors, block) => rules(selectors, block, scope))
}

/** One rule as one for what is the library's own and others for what is confined. */
function rules(selectors: string[], block: string, scope: string): string {
  const where = `:where(${scope})`
  const own: string[] = []
  const inside: string[] = []
  let isOfPage = false
  for (const selector of selectors) {
    if (/[.#[&]/.test(selector) || selector.startsWith(':host')) own.push(selector)
    else if (/^(html|:root)?[\s>]*(html|body|:root)?$/.test(selector)) isOfPage = true
    else inside.push(`${where} ${selector.replace(/^((html|body|:root)[\s>]+)+/, '')}`)
  }
  const found = own.length > 0 ? `${own.join(',')}{${block}}` : ''
  if (inside.length === 0 && !isOfPage) return found
  const declarations = splitCss(block, ';')
  const isCustom = (declaration: string) => declaration.startsWith('--')
  const custom = declarations.filter(isCustom)
  const others = declarations.filter((one) => !isCustom(one))
  const page = others.filter((one) => ofText.test(one.slice(0, one.indexOf(':')).trim()))
  const shared = selectors.filter((selector) => !own.includes(selector))
  return [
    found,
    custom.length > 0 ? `${shared.join(',')}{${custom.join(';')}}` : '',
    inside.length > 0 && others.length > 0 ? `${inside.join(',')}{${others.join(';')}}` : '',
    isOfPage && page.length > 0 ? `${where}{${page.join(';')}}` : '',
  ].join('')
}
