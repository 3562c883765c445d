/**
 * Asks once whether analytics may run. The banner is not modal: the page can be read without answering, and until there
 * is an answer nothing is sent. Both answers are equally easy to give.
 */
import { el } from '../../../../client/platform/el.js'
import type { ConsentAnswer } from './consent.js'
import { text, type ClientConfig } from '../../../../client/site-config.js'

/** @returns removes the banner */
export function showConsentBanner(
  document: Document,
  config: ClientConfig,
  onAnswer: (answer: ConsentAnswer) => void,
): () => void {
  const banner = el(document, 'section', { class: 'v-consent', 'aria-label': text(config, 'consent.label') })
  const button = (answer: ConsentAnswer, label: string) => {
    const made = el(document, 'button', { type: 'button' }, label)
    made.addEventListener('click', () => onAnswer(answer))
    return made
  }
  banner.append(
    el(document, 'p', {}, text(config, 'consent.question')),
    button('denied', text(config, 'consent.deny')),
    button('granted', text(config, 'consent.allow')),
  )
  document.body.append(banner)
  return () => banner.remove()
}
