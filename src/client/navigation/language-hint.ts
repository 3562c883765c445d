/**
 * A hint, in the visitor's language, that the page is also available in that language. Loaded only for visitors whose
 * language differs from the page's. The address always decides which language is shown; nobody is redirected.
 *
 * The text comes from the link in the language menu, so a page without a translation shows no hint.
 */
import { el } from '../platform/el.js'
import { data, findAll } from '../platform/page.js'

/**
 * @param wanted a language tag, from storage or the browser; any string
 * @param onDismiss called when the visitor closes the hint
 */
export function showLanguageHint(document: Document, wanted: string, onDismiss: () => void): void {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0]
  const links = findAll<HTMLAnchorElement>(document, 'data-language-hint')
  const alternate =
    links.find(({ hreflang }) => hreflang.toLowerCase() === wanted.toLowerCase()) ??
    links.find(({ hreflang }) => primary(hreflang) === primary(wanted))
  if (!alternate) return
  const { href, hreflang } = alternate
  const { languageHint, languageDismiss } = data(alternate)
  const link = el(document, 'a', { href, hreflang }, languageHint!)
  const dismiss = el(document, 'button', { type: 'button', 'aria-label': languageDismiss! }, '×')
  const hint = el(document, 'div', { class: 'v-language-hint', lang: hreflang, role: 'status' }, link, dismiss)
  dismiss.addEventListener('click', () => {
    hint.remove()
    document.getElementById('main-content')?.focus({ preventScroll: true })
    onDismiss()
  })
  // After the skip link, so that keyboard users reach it early.
  document.querySelector('a[href="#main-content"]')?.after(hint)
}
