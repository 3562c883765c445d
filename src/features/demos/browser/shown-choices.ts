/**
 * The controls of demos that show the chosen code styling and code language. Part of the preferences rather than of the
 * toolbar, which is only loaded when it is used: another tab may change the choice, and a stored one is there from the
 * start.
 */
import { data, find, findAll } from '../../../client/platform/page.js'
import { shownLang, shownStyling } from './sources.js'

export function showChoices(document: Document): void {
  for (const demo of findAll(document, 'data-demo')) {
    for (const button of findAll(demo, 'data-demo-lang'))
      button.setAttribute('aria-pressed', String(data(button).demoLang === shownLang(document)))
    const select = find<HTMLSelectElement>(demo, 'data-demo-styling')
    if (select) select.value = shownStyling(demo)
  }
}

/** The list in which a reader has chosen a styling before scripts were there: the first one is the default. */
export function earlyChoice(document: Document): HTMLSelectElement | undefined {
  return findAll<HTMLSelectElement>(document, 'data-demo-styling').find(({ selectedIndex }) => selectedIndex > 0)
}
