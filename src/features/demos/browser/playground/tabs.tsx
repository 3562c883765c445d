/** @jsxImportSource preact */
/** Tabs as one tab stop: arrow keys, Home and End choose another one. */
import { moveTo } from '../moving.js'

export interface TabsProps {
  /** That of each tab is this one with its index. */
  id: string
  class: string
  label: string
  /** `problem`: what is added to the name. */
  tabs: readonly { name: string; panel: string; problem?: string | undefined }[]
  selected: number
  onSelect(index: number): void
}

export function Tabs({ id, class: className, label, tabs, selected, onSelect }: TabsProps) {
  const select = (index: number) => {
    onSelect(index)
    focusTab(id, index)
  }
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = moveTo(event.key, selected, tabs.length, isRtl)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    select(next)
  }
  return (
    <div class={className} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ name, panel, problem }, index) => (
        <button
          key={index}
          id={`${id}-${index}`}
          type="button"
          role="tab"
          aria-selected={index === selected}
          aria-controls={panel}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => select(index)}
        >
          {name}
          {problem && (
            <span class="v-playground-dot">
              <span class="v-hidden"> {problem}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

export function focusTab(id: string, index: number): void {
  document.getElementById(`${id}-${index}`)?.focus()
}
