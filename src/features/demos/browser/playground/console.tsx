/** @jsxImportSource preact */
/** The playground's console. */
import { emptyLog } from './log.js'
import type { Part } from './playground.js'

export function Console({ playground }: Part) {
  const { text, state } = playground
  const { entries, errors, messages } = state.log
  return (
    <details class="v-playground-console">
      <summary>
        {text('playground.console')}
        <Count label={text('playground.errors')} count={errors} kind="v-playground-errors" />
        <Count label={text('playground.messages')} count={messages} />
      </summary>
      <div class="v-playground-console-inside">
        <button type="button" class="v-playground-tool" onClick={() => playground.update({ log: emptyLog })}>
          {text('playground.clear')}
        </button>
        <div class="v-playground-log" role="log" aria-label={text('playground.console')} tabIndex={0}>
          {entries.map(({ number, level, message, times }) => (
            <div key={number} ref={scrollTo} class={`v-playground-entry v-playground-level-${level}`}>
              <pre>{message}</pre>
              {times > 1 && <span class="v-playground-times">×{times}</span>}
            </div>
          ))}
        </div>
        <p class="v-playground-empty">{text('playground.consoleEmpty')}</p>
      </div>
    </details>
  )
}

/** When an entry is added. */
function scrollTo(entry: HTMLElement | null): void {
  const list = entry?.parentElement
  if (list) list.scrollTop = list.scrollHeight
}

/** A badge: the number, which has a name for those who do not see its colour. */
function Count({ label, count, kind = '' }: { label: string; count: number; kind?: string }) {
  return count === 0 ? null : (
    <span class={`v-playground-count ${kind}`}>
      <span class="v-hidden">{label} </span>
      {count}
    </span>
  )
}
