/**
 * Keeps the stylesheets that demos bring along, of packages and of the site, in the demos. Libraries write them for
 * pages that are theirs altogether: they set the font and the background of `body`, the box of every element, the look
 * of every link. Here that would be the documentation.
 *
 * Rules about elements with a class, an id or an attribute of the library are its own and stay as they are. Those about
 * kinds of elements, and about classes that Markdown has as well, apply, with their specificity, within demos and within
 * what demos append to `<body>`, such as menus and dialogs. What is said of the text of the whole page is said of these;
 * what is said of its background, of the frame around a demo. Custom properties stay where they are: they disturb nobody.
 */
import { appended, endOf, mapRules, splitCss, subjectOf, withCondition } from '../../../css-rules.js'
import type { DataAttribute } from '../../../feature.js'

const root = `[${'data-demo-root' satisfies DataAttribute}]`
const stage = `[${'data-demo-stage' satisfies DataAttribute}]`

const inside = `:where(${root} *,${appended},${appended} *)`
/** Each stands for the whole page. */
const pages = { text: `:where(${root},${appended})`, background: `:where(${stage})` }

/** Classes that Markdown has as well as libraries. */
const inMarkdown = new RegExp(
  String.raw`\.(align-(center|right)|button|callout|cards?|code|description|error|example|feature-list|file|folder|` +
    String.raw`focus|hero|highlight|ins|del|line|long|numbered|steps|tabs|tabs-(list|panels?)|warning)(?![\w-])`,
)

/** Declarations about a page that make sense for a part of it. */
const ofText =
  /^(color|color-scheme|font(-[\w-]+)?|line-height|letter-spacing|text-[\w-]+|-(webkit|moz-osx)-font-smoothing)$/
const ofBackground = /^background(-[\w-]+)?$/

/** @param css without comments, as a bundler writes it */
export function confinedCss(css: string): string {
  return mapRules(css, (selectors, block) => rules(selectors, block).join(''))
}

/** The same for rules that libraries make while they run: each stays one rule, and what is below their classes theirs. */
export function confinedRules(css: string): string {
  // Most are about one class.
  const [name] = /^\.[\w-]+(?=\{[^{}]*\}$)/.exec(css) ?? []
  if (name !== undefined && !inMarkdown.test(name)) return css
  return mapRules(css, (selectors, block) => {
    const confined = rules(selectors, block, true)
    return confined.length === 1 ? confined[0]! : `@media all{${confined.join('')}}`
  })
}

/**
 * One rule as one for what is the library's own and others for what is confined.
 *
 * @param isMade whether classes are made for the rule, so that none is one of the page
 */
function rules(selectors: string[], block: string, isMade = false): string[] {
  const declarations = splitCss(block, ';')
  const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':')).trim()
  const isCustom = (declaration: string) => declaration.startsWith('--')
  const isMoved = (declaration: string) => ofText.test(nameOf(declaration)) || ofBackground.test(nameOf(declaration))
  const own: string[] = []
  const inElements: string[] = []
  const shared: string[] = []
  /** Selectors of the page with a condition, `html.dark`. */
  const qualified: string[] = []
  const ofPage: string[] = []
  for (const selector of selectors) {
    const subject = selector.slice(subjectOf(selector))
    if (/^(html|body|:root)\b/.test(subject)) {
      const condition = selector.replace(/(^|[\s>])(html|body|:root)$/, '').replace(/^(html|:root)$/, '')
      if (namesLibrary(selector)) qualified.push(selector)
      else shared.push(selector)
      if (!/::|:(before|after)/.test(subject)) ofPage.push(condition && `${condition.trim()} `)
    } else if (namesLibrary(isMade ? selector : subject))
      own.push(inMarkdown.test(subject) ? withCondition(selector, inside) : selector)
    else {
      shared.push(selector)
      inElements.push(withCondition(selector.replace(/^((html|body|:root)[\s>]+)+/, ''), inside))
    }
  }
  const rule = (of: string[], text: string[]) =>
    of.length > 0 && text.length > 0 ? `${of.join(',')}{${text.join(';')}}` : ''
  const standIn = (page: string) => ofPage.map((condition) => condition + page)
  return [
    own.length > 0 ? `${own.join(',')}{${block}}` : '',
    rule(shared, declarations.filter(isCustom)),
    rule(
      qualified,
      declarations.filter((one) => isCustom(one) || !isMoved(one)),
    ),
    rule(
      inElements,
      declarations.filter((one) => !isCustom(one)),
    ),
    rule(
      standIn(pages.text),
      declarations.filter((one) => ofText.test(nameOf(one))),
    ),
    rule(
      standIn(pages.background),
      declarations.filter((one) => ofBackground.test(nameOf(one))),
    ),
  ].filter((text) => text !== '')
}

/** Whether a selector of an element has a class, an id or an attribute that HTML does not have: `[type=button]` is any button. */
function namesLibrary(selector: string): boolean {
  let text = selector
  for (let at = text.indexOf(':not('); at >= 0; at = text.indexOf(':not('))
    text = text.slice(0, at) + text.slice(endOf(text, at + 5, ')') + 1)
  return (
    text.startsWith(':host') ||
    /\[(class|id|(?!aria-)\w+-)/.test(text) ||
    /[.#&]/.test(text.replace(/\[("[^"]*"|'[^']*'|[^\]])*\]/g, ''))
  )
}
