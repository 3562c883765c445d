/**
 * Keeps the rules of the templates out of what the documented library draws. `li { … }`, `:focus-visible` or `.card`
 * are about the site's pages; a demo has to look as it does in an application, where a browser's defaults are what a
 * library leaves to them. What scripts of demos append to `<body>`, such as menus and dialogs, is the library's, too.
 *
 * `@scope (…) to (…)` would say it, but the oldest supported browsers do not know it, and would leave out the rules.
 */
import { endOf, mapRules } from '../../bundle/css-rules.js'
import type { DataAttribute } from '../../contract.js'

/** Islands are components of the site, and look like its pages. */
const root = `[${'data-demo-root' satisfies DataAttribute}]:not([${'data-island' satisfies DataAttribute}])`
/** Whatever the templates or the site's scripts put into `<body>` has a class of theirs. */
const appended = 'body>:not([class^=v-])'
const elsewhere = `:not(:where(${root} *,${appended},${appended} *))`

/** Parts of a page that contain demos: what is in them need not be the templates' own. */
const around = /\.v-(content|landing|layout|main|article|page|frame)[\w-]*/g

/** Whether a selector is about demos, about elements of the templates, or about what no demo has. */
const isOwn = (selector: string, subject: string) =>
  namesTemplates(selector) || /^(html|body|:root|::view-transition)/.test(subject)

/** Whether it has a class of the templates in each of its alternatives. */
function namesTemplates(selector: string): boolean {
  let text = selector.replace(around, '')
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name, list: string) =>
      name !== 'not' && list.split(',').every((one) => one.includes('.v-')) ? '.v-' : '',
    )
  }
  return text.includes('.v-')
}

/** @param css as a bundler writes it */
export function outsideDemos(css: string): string {
  return mapRules(css, (selectors, block) => `${selectors.map(outside).join(',')}{${block}}`)
}

function outside(selector: string): string {
  const start = subjectOf(selector)
  const subject = selector.slice(start)
  if (isOwn(selector, subject)) return selector
  const element = endOfElement(subject)
  return selector.slice(0, start) + subject.slice(0, element) + elsewhere + subject.slice(element)
}

/** Where what follows the last combinator begins. */
function subjectOf(selector: string): number {
  for (let at = 0; ;) {
    const next = endOf(selector, at, ' >+~') + 1
    if (next > selector.length) return at
    at = next
  }
}

/** Where its pseudo-element begins, or the end. */
function endOfElement(subject: string): number {
  for (let at = 0; ;) {
    at = endOf(subject, at, ':')
    if (at === subject.length || /^:(:|before|after|first-l)/.test(subject.slice(at))) return at
    at++
  }
}
