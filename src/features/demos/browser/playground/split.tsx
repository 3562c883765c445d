/** @jsxImportSource preact */
/** The bar between the code and the result: dragged, or moved with arrow keys, Home and End. */
import type { Part } from './playground.js'
import { largest, limited, middle, moveSplit, smallest } from './view-choices.js'

const isRtl = (bar: HTMLElement) => getComputedStyle(bar).direction === 'rtl'

type On<Type extends Event> = Type & { currentTarget: HTMLElement }

export function Split({ playground }: Part) {
  const { text, state } = playground
  const { split = middle } = state.choices
  const onKeyDown = (event: On<KeyboardEvent>) => {
    const next = moveSplit(event.key, split, isRtl(event.currentTarget))
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    playground.choose({ split: next })
  }
  const onPointerDown = (event: On<PointerEvent>) => {
    const bar = event.currentTarget
    if (event.button !== 0) return
    event.preventDefault()
    bar.focus()
    bar.setPointerCapture(event.pointerId)
    playground.update({ isDragging: true })
  }
  const onPointerMove = ({ currentTarget: bar, clientX }: On<PointerEvent>) => {
    if (!state.isDragging) return
    const { left, right, width } = bar.parentElement!.getBoundingClientRect()
    const share = limited(((isRtl(bar) ? right - clientX : clientX - left) / width) * 100)
    playground.update({ choices: { ...state.choices, split: share } })
  }
  const onLostPointerCapture = () => {
    playground.update({ isDragging: false })
    playground.choose({ split })
  }
  return (
    <div
      class="v-playground-split"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={text('playground.split')}
      aria-valuemin={smallest}
      aria-valuemax={largest}
      aria-valuenow={split}
      onKeyDown={onKeyDown}
      onDblClick={() => playground.choose({ split: middle })}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={onLostPointerCapture}
    />
  )
}
