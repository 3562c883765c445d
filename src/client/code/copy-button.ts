/**
 * Copy buttons: what a press of any `[data-copy]` does, including buttons that are added later.
 *
 * A button is idle, copied or failed. "Copied" is shown only once the text is on the clipboard, for 2 s, in compact
 * buttons for 1.5 s. A failure selects the code and says which keys to press, and is never an unhandled rejection. A
 * listener per button was rejected because pages have dozens of them and demos add more. The page's entry listens for
 * clicks and loads this module when a code block is first hovered, focused or pressed, so that it is usually ready in
 * time.
 */
import { announce, liveRegion } from '../platform/announce.js'
import { browserClock, type Clock } from '../platform/clock.js'
import { copied, copyText, selectContents } from './clipboard.js'
import type { Copying } from './copy-from.js'
import { text, type ClientConfig } from '../site-config.js'
import { closest, data, find } from '../platform/page.js'
import { codeBlock } from './code-block.js'

export type CopyState = 'idle' | 'copied' | 'failed'

/** Milliseconds that an outcome is shown. The message with the keys to press takes longer to read. */
const copyDurations = { normal: 2_000, compact: 1_500, failed: 5_000 }

export interface CopyFeedback {
  /** Copies and shows the outcome. Never rejects. A call while an outcome is shown restarts its time. */
  run(copy: () => Promise<void>): Promise<void>
}

/** The state machine of one button. */
export function createCopyFeedback(duration: number, clock: Clock, show: (state: CopyState) => void): CopyFeedback {
  let cancel = () => {}
  return {
    async run(copy) {
      const outcome = await copy().then(
        () => 'copied' as const,
        () => 'failed' as const,
      )
      cancel()
      show(outcome)
      cancel = clock.after(outcome === 'failed' ? copyDurations.failed : duration, () => show('idle'))
    },
  }
}

/** The code that belongs to a button: the first visible `pre` of its block, not of a block inside it. */
export function codeOf(button: Element): Element | null {
  const block = button.closest(codeBlock)
  const all = [...(block?.querySelectorAll('pre') ?? [])].filter((pre) => pre.closest(codeBlock) === block)
  return all.find((pre) => pre.offsetParent !== null) ?? all[0] ?? null
}

/** The text to copy; for a diff, without removed lines. */
export function textOf(code: Element | null): string {
  if (!code?.querySelector('.del.signed')) return code?.textContent ?? ''
  const rest = code.cloneNode(true) as Element
  for (const line of rest.querySelectorAll('.del.signed')) line.remove()
  return rest.textContent ?? ''
}

/** @returns the shortcut that copies a selection: `⌘C` on Apple's systems, else `Ctrl+C` */
export function copyKeys(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘C' : 'Ctrl+C'
}

export interface CopyButtons {
  /** What a click on the button does. Never rejects. `begun`: of a button that copies the text at an address. */
  press(button: HTMLElement, begun?: Copying): Promise<void>
}

export function createCopyButtons(document: Document, config: ClientConfig): CopyButtons {
  const feedbacks = new WeakMap<HTMLElement, CopyFeedback>()
  liveRegion(document)
  const feedbackOf = (button: HTMLElement) => {
    let feedback = feedbacks.get(button)
    if (!feedback) {
      const duration = copyDurations[data(button).copy === 'compact' ? 'compact' : 'normal']
      feedbacks.set(button, (feedback = createCopyFeedback(duration, browserClock, shower(button, config))))
    }
    return feedback
  }
  return {
    press: (button, begun) =>
      feedbackOf(button).run(() => (begun ? copied(begun) : copyText(data(button).copyText ?? textOf(codeOf(button))))),
  }
}

function shower(button: HTMLElement, config: ClientConfig): (state: CopyState) => void {
  const label = find(button, 'data-copy-label') ?? (button.childElementCount ? null : button)
  const idleLabel = label?.textContent ?? ''
  const idleName = button.getAttribute('aria-label')
  return (state) => {
    const said =
      state === 'copied'
        ? (data(button).copied ?? text(config, 'copy.copied'))
        : data(button).copyFrom !== undefined
          ? text(config, 'copy.pageFailed')
          : text(config, 'copy.failed', { keys: copyKeys(navigator.platform) })
    if (state === 'idle') delete data(button).copyState
    else data(button).copyState = state
    if (label) label.textContent = state === 'idle' ? idleLabel : said
    if (idleName !== null) button.setAttribute('aria-label', state === 'idle' ? idleName : said)
    // Selects what would have been copied: for a demo the whole source, not just the preview.
    const demo = state === 'failed' && closest(button, 'data-demo')
    if (demo) find(demo, 'data-demo-toggle')?.setAttribute('open', '')
    const code = state === 'failed' && codeOf(button)
    if (code) selectContents(code)
    // A button with an icon only has no place for words.
    const toolbar = state === 'failed' && !label && closest(button, 'data-demo-toolbar')
    if (toolbar) void import('../platform/notice.js').then(({ showNotice }) => showNotice(toolbar, said))
    if (state !== 'idle') announce(button.ownerDocument, said)
  }
}
