/**
 * Tells visitors who read another language that the page has it, in that language. Loaded for them alone: the address says
 * which language is shown, always, and nobody is sent elsewhere.
 *
 * The link of the language menu brings the words, so a page that is not translated says nothing.
 */
import { data, findAll } from '../platform/page.js'

/**
 * @param wanted a language tag, from the storage or the browser: anything
 * @param onDismiss called when the visitor wants to stay
 */
export function showLanguageHint(document: Document, wanted: string, onDismiss: () => void): void {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0]
  const links = findAll<HTMLAnchorElement>(document, 'data-language-hint')
  const alternate =
    links.find(({ hreflang }) => hreflang.toLowerCase() === wanted.toLowerCase()) ??
    links.find(({ hreflang }) => primary(hreflang) === primary(wanted))
  if (!alternate) return
  const hint = document.createElement('div')
  hint.className = 'v-language-hint'
  hint.lang = alternate.hreflang
  hint.setAttribute('role', 'status')
  const link = document.createElement('a')
  link.href = alternate.href
  link.hreflang = alternate.hreflang
  link.textContent = data(alternate).languageHint!
  const dismiss = document.createElement('button')
  dismiss.type = 'button'
  dismiss.textContent = '×'
  dismiss.setAttribute('aria-label', data(alternate).languageDismiss!)
  dismiss.addEventListener('click', () => {
    hint.remove()
    document.getElementById('main-content')?.focus({ preventScroll: true })
    onDismiss()
  })
  hint.append(link, dismiss)
  // Among the first stops of the keyboard, after the skip link.
  document.querySelector('a[href="#main-content"]')?.after(hint)
}
