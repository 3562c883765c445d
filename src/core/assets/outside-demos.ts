/**
 * Keeps the rules of the templates out of what the documented library draws. `li { … }`, `:focus-visible` or `.card`
 * are about the site's pages; a demo has to look as it does in an application, where a browser's defaults are what a
 * library leaves to them. What scripts of demos append to `<body>`, such as menus and dialogs, is the library's, too.
 *
 * `@scope (…) to (…)` would say it, but the oldest supported browsers do not know it, and would leave out the rules.
 */
import { appended, mapRules, subjectOf, withCondition } from '../../css-rules.js'
import type { DataAttribute } from '../../contract.js'

/** Islands are components of the site, and look like its pages. */
const root = `[${'data-demo-root' satisfies DataAttribute}]:not([${'data-island' satisfies DataAttribute}])`
const elsewhere = `:not(:where(${root} *,${appended},${appended} *))`

/** Parts of a page that contain demos: what is in them need not be the templates' own. */
const around = /\.v-(content|landing|layout|main|article|page|frame)[\w-]*/g

/** Whether a selector is about demos and what they append, about elements of the templates, or about what no demo has. */
const isOwn = (selector: string, subject: string) =>
  namesTemplates(selector) || selector.includes(appended) || /^(html|body|:root|::view-transition)/.test(subject)

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
  return isOwn(selector, selector.slice(subjectOf(selector))) ? selector : withCondition(selector, elsewhere)
}
