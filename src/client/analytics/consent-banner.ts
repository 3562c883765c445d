/**
 * Asks once whether visits may be counted. Not a modal: the page can be read without answering, and without an answer
 * nothing is sent. Both answers are equally easy to give.
 */
import type { ConsentAnswer } from './consent.js'
import { text, type ClientConfig } from '../site-config.js'

/** @param onAnswer called once, after the banner is gone */
export function showConsentBanner(
  document: Document,
  config: ClientConfig,
  onAnswer: (answer: ConsentAnswer) => void,
): void {
  const banner = document.createElement('section')
  banner.className = 'v-consent'
  banner.setAttribute('aria-label', text(config, 'consent.label'))
  const question = document.createElement('p')
  question.textContent = text(config, 'consent.question')
  const button = (answer: ConsentAnswer, label: string) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = label
    made.addEventListener('click', () => {
      banner.remove()
      onAnswer(answer)
    })
    return made
  }
  banner.append(
    question,
    button('denied', text(config, 'consent.deny')),
    button('granted', text(config, 'consent.allow')),
  )
  document.body.append(banner)
}
