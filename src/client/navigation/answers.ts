/**
 * What a reader answers to the site: that an announcement is read, and whether a page was helpful, and why not. Loaded
 * when they do; analytics listens for itself.
 */
import type { FeedbackReason } from '../../contract.js'
import { announce, liveRegion } from '../platform/announce.js'
import { data, find } from '../platform/page.js'
import type { SafeStorage } from '../platform/safe-storage.js'
import { text, type ClientConfig } from '../site-config.js'

/** @param button of the announcement, or in a group with the question */
export function answer(button: HTMLElement, config: ClientConfig, storage: SafeStorage): void {
  const { announcementDismiss, feedback } = data(button)
  if (announcementDismiss === undefined) {
    const group = button.parentElement!
    const form = feedback === 'no' ? find<HTMLTemplateElement>(group, 'data-feedback-form') : null
    if (form) return ask(group, form, config)
    void send(group, config, { helpful: feedback === 'yes' }).catch(() => {})
    return thank(group, config)
  }
  const { ownerDocument: document } = button
  // The head script of later pages reads it.
  storage.set(`${config.storagePrefix}-announcement`, announcementDismiss)
  data(document.documentElement).announcement = 'dismissed'
  document.getElementById('main-content')?.focus({ preventScroll: true })
}

/** Shows the form in the place of the question. */
function ask(group: HTMLElement, template: HTMLTemplateElement, config: ClientConfig): void {
  const question = [...group.childNodes]
  const form = template.content.firstElementChild!.cloneNode(true) as HTMLFormElement
  const [sending] = form.querySelectorAll('button')
  const problem = form.querySelector('[role=alert]')!
  group.replaceChildren(form)
  form.querySelector('input')!.focus()
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) data(sending!).gaEventAction = target.value as FeedbackReason
  })
  form.addEventListener('reset', () => {
    group.replaceChildren(...question)
    group.querySelector<HTMLElement>('button')?.focus()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { reason, comment = '' } = Object.fromEntries(new FormData(form)) as { reason: string; comment?: string }
    const { feedbackUrl, feedbackEndpoint } = data(group)
    if (feedbackEndpoint === undefined && feedbackUrl !== undefined) {
      const words = form.querySelector(':checked')!.parentElement!.textContent.trim()
      const filled = { '{reason}': words, '{comment}': comment }
      const address = feedbackUrl.replace(/\{(reason|comment)\}/g, (name) =>
        encodeURIComponent(filled[name as keyof typeof filled]),
      )
      open(address, '_blank', 'noopener')
      return thank(group, config)
    }
    problem.textContent = ''
    sending!.disabled = true
    send(group, config, { helpful: false, reason, comment }).then(
      () => thank(group, config),
      () => {
        sending!.disabled = false
        problem.textContent = text(config, 'feedback.failed')
      },
    )
  })
}

/** @returns rejects if the answer has not arrived; resolves where nothing is to be sent */
async function send(group: HTMLElement, config: ClientConfig, said: object): Promise<void> {
  const { feedbackEndpoint } = data(group)
  if (feedbackEndpoint === undefined) return
  const response = await fetch(feedbackEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pathname: location.pathname, locale: config.locale, ...said }),
    credentials: 'omit',
    keepalive: true,
  })
  if (!response.ok) throw new Error(String(response.status))
}

function thank(group: HTMLElement, config: ClientConfig): void {
  const { ownerDocument: document } = group
  const thanks = text(config, 'feedback.thanks')
  liveRegion(document)
  const words = document.createElement('p')
  words.textContent = thanks
  // Keeps the place of a reader who uses the keyboard.
  words.tabIndex = -1
  group.replaceChildren(words)
  words.focus({ preventScroll: true })
  announce(document, thanks)
}
