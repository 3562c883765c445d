/** The bar between the code and the result: dragged, or moved with arrow keys, Home and End. */
import { data } from '../../../../client/platform/page.js'

export const smallest = 20
export const largest = 80
const middle = 50
const step = 5

/**
 * @param rtl whether the code is on the right
 * @returns the new share of the code in percent, or undefined if the key does not move the bar
 */
export function moveSplit(key: string, share: number, rtl: boolean): number | undefined {
  if (key === 'Home') return smallest
  if (key === 'End') return largest
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return limited(share - step)
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return limited(share + step)
  return undefined
}

export function limited(share: number): number {
  return Math.min(largest, Math.max(smallest, Math.round(share)))
}

/**
 * @param bar `role="separator"`
 * @param around contains the bar, the code and the result; takes the share as `--v-playground-split`
 * @param onMoved called when the reader has moved the bar
 */
export function installSplit(
  bar: HTMLElement,
  around: HTMLElement,
  initial: number | undefined,
  onMoved: (share: number) => void,
): void {
  let share = middle
  const isRtl = () => getComputedStyle(around).direction === 'rtl'
  const show = (next: number) => {
    share = limited(next)
    bar.setAttribute('aria-valuenow', String(share))
    around.style.setProperty('--v-playground-split', `${share}%`)
  }
  const move = (next: number) => {
    show(next)
    onMoved(share)
  }
  show(initial ?? middle)
  bar.addEventListener('keydown', (event) => {
    const next = moveSplit(event.key, share, isRtl())
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    move(next)
  })
  bar.addEventListener('dblclick', () => move(middle))
  bar.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    event.preventDefault()
    bar.focus()
    bar.setPointerCapture(event.pointerId)
    // The frame would take the pointer's events.
    data(around).playgroundDragging = ''
    const drag = ({ clientX }: PointerEvent) => {
      const { left, right, width } = around.getBoundingClientRect()
      show(((isRtl() ? right - clientX : clientX - left) / width) * 100)
    }
    const end = () => {
      bar.removeEventListener('pointermove', drag)
      delete data(around).playgroundDragging
      onMoved(share)
    }
    bar.addEventListener('pointermove', drag)
    bar.addEventListener('lostpointercapture', end, { once: true })
  })
}
