/**
 * Tooltips of controls that are only an icon: `[data-tip]`. Loaded when a reader first hovers or focuses one.
 *
 * One element serves the whole page. It is a popover, so nothing clips it, and it stays within the window. As WCAG
 * 1.4.13 asks, Escape dismisses it, the pointer may move onto it, and it stays until the pointer or the focus leaves. A
 * finger gets none: it would cover what was pressed. Nor does focus that a closing dialog returns: the reader knows the
 * control, and nothing may be shown while the browser is hiding another popover. The native `title` was rejected
 * because a keyboard never shows it.
 */
import { browserClock, type Clock } from '../platform/clock.js'
import { el } from '../platform/el.js'
import { selector } from '../platform/contract.js'
import { around, closest, data } from '../platform/page.js'

/** Milliseconds: before the first tooltip, and before one goes, so that the pointer can move onto it. */
const tipDelays = { show: 350, hide: 150 }

/** Pixels between the control and its tooltip, and between the tooltip and the edge of the window. */
const gap = 6
const edge = 8
/** Of a tooltip of one line, before it can be measured. */
const lineHeight = 30

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Above the control and in its middle; below it where there is no room above, and never beyond the window's sides. */
export function placeTip(control: Box, tip: { width: number; height: number }, windowWidth: number) {
  const above = control.top - gap - tip.height
  const isBelow = above < edge
  const middle = control.left + control.width / 2 - tip.width / 2
  return {
    isBelow,
    top: isBelow ? control.top + control.height + gap : above,
    left: Math.max(edge, Math.min(middle, windowWidth - edge - tip.width)),
  }
}

/** What the tooltip says: nothing if the control says it already. */
function textOf(control: HTMLElement): string {
  const own = data(control).tip
  if (own) return own
  const says = [...control.children].some((child) => child.textContent && (child as HTMLElement).offsetWidth > 1)
  return says ? '' : (control.getAttribute('aria-label') ?? control.innerText.trim())
}

export function installTooltips(document: Document, clock: Clock = browserClock): void {
  const tip = el(document, 'div', { class: 'v-tip', id: 'v-tip', role: 'tooltip', popover: 'manual' })
  if (!tip.showPopover) return
  /** The control that the pointer is on, whether or not its tooltip is shown. */
  let hovered: HTMLElement | null | undefined
  let shown: HTMLElement | undefined
  /** Whether focus that arrives now was moved by the reader. */
  let isMoving = true
  let cancel = () => {}
  const later = (ms: number, run: () => void) => {
    cancel()
    cancel = clock.after(ms, run)
  }

  const hide = () => {
    cancel()
    names.disconnect()
    shown?.removeAttribute('aria-describedby')
    shown = undefined
    tip.remove()
  }
  const place = (control: HTMLElement, height = tip.offsetHeight) => {
    const { clientWidth } = document.documentElement
    const { left, top, isBelow } = placeTip(
      control.getBoundingClientRect(),
      { width: tip.offsetWidth, height },
      clientWidth,
    )
    tip.classList.toggle('v-tip-below', isBelow)
    tip.style.left = `${left}px`
    tip.style.top = `${top}px`
  }
  const show = (control: HTMLElement) => {
    hide()
    const text = textOf(control)
    // The menu of an open button says more; a control that is gone or hidden has no place.
    if (!text || control.getClientRects().length === 0 || control.closest('details[open] > summary')) return
    shown = control
    tip.textContent = text
    // Whatever is outside of an open dialog can't be reached.
    ;(control.closest('dialog') ?? document.body).append(tip)
    // It comes from the control's side, which its first style must know already.
    place(control, lineHeight)
    tip.showPopover()
    place(control)
    if (data(control).tip) control.setAttribute('aria-describedby', tip.id)
    names.observe(control, { attributeFilter: ['aria-label'] })
  }
  // A copy button says in its name what has become of the press.
  const names = new MutationObserver(() => shown && show(shown))

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return
    if (tip.contains(event.target as Node)) {
      cancel()
      hovered = shown
      return
    }
    const control = around(event, 'data-tip')
    if (control === hovered) return
    hovered = control
    if (control) later(shown ? 0 : tipDelays.show, () => show(control))
    else if (!shown) cancel()
    else if (!isFocused(shown)) later(tipDelays.hide, hide)
  })
  document.documentElement.addEventListener('pointerleave', () => {
    hovered = null
    hide()
  })
  document.addEventListener('focusin', (event) => {
    const control = around(event, 'data-tip')
    if (control && isMoving && isFocused(control)) show(control)
    else hide()
  })
  document.addEventListener('pointerdown', () => (isMoving = false), true)
  document.addEventListener('focusout', () => shown && later(tipDelays.hide, hide))
  document.addEventListener(
    'keydown',
    ({ key }) => {
      isMoving = movingKeys.test(key)
      if (key === 'Escape') hide()
    },
    true,
  )
  document.addEventListener('click', (event) => around(event, 'data-copy') !== shown && hide(), true)
  document.addEventListener('scroll', () => shown && (isFocused(shown) ? place(shown) : hide()), true)

  // What made this module load.
  hovered = [...document.querySelectorAll<HTMLElement>(selector('[data-tip]:hover'))].pop() ?? null
  const focused = document.querySelector(':focus-visible')
  const focusedControl = focused && closest(focused, 'data-tip')
  if (focusedControl) show(focusedControl)
  else if (hovered) later(tipDelays.show, () => hovered && show(hovered))
}

/** The keys that move the focus, and those that are held meanwhile. */
const movingKeys = /^(Tab|Shift|Arrow(Up|Down|Left|Right)|Home|End)$/

const isFocused = (control: HTMLElement) => control.matches(':focus-visible, :has(:focus-visible)')
