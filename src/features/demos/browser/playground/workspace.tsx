/** @jsxImportSource preact */
/** The playground's code and result beside each other, or as two tabs where there is room for one of them. */
import type { ClientString } from '../../../../client/client-strings.js'
import { problemPlace, problemText } from '../editor/problem-text.js'
import { Console } from './console.js'
import { FileTabs } from './file-tabs.js'
import { Icon } from './icons.js'
import type { Part } from './playground.js'
import { Split } from './split.js'
import { Tabs } from './tabs.js'
import { choices, middle, views } from './view-choices.js'

export function Workspace({ playground }: Part) {
  const { text, state } = playground
  const { split = middle } = state.choices
  const problem = state.problem && text('playground.error')
  return (
    <>
      <Tabs
        id="playground-view"
        class="v-playground-views"
        label={text('playground.views')}
        tabs={[
          { name: text('playground.code'), panel: 'playground-code', problem },
          { name: text('editor.preview'), panel: 'playground-result' },
        ]}
        selected={views.indexOf(state.choices.view ?? 'code')}
        onSelect={(index) => playground.choose({ view: views[index]! })}
      />
      <div
        class={`v-playground-body ${state.isDragging ? 'v-playground-dragging' : ''}`}
        style={{ '--v-playground-split': `${split}%` }}
      >
        <Code playground={playground} />
        <Split playground={playground} />
        <Result playground={playground} />
      </div>
    </>
  )
}

/** A region of the page, or the panel of a tab. */
function region({ state }: Part['playground'], view: 'code' | 'result') {
  const isBehind = (state.choices.view ?? 'code') !== view
  return {
    id: `playground-${view}`,
    class: `v-playground-${view} ${isBehind ? 'v-playground-behind' : ''}`,
    ...(state.isNarrow && { role: 'tabpanel' as const }),
  }
}

function Code({ playground }: Part) {
  const { text, state } = playground
  const place = problemPlace(state.problem)
  const message = state.problem && problemText(playground.config, state.problem)
  return (
    <section {...region(playground, 'code')} aria-label={text('playground.code')}>
      <FileTabs playground={playground} />
      <div
        class="v-playground-panel v-editor"
        id="playground-editor"
        role="tabpanel"
        aria-label={text('playground.code')}
      >
        <div class="v-editor-host" id="playground-host" data-editing="" />
      </div>
      <div id="playground-problem" class="v-editor-problem v-playground-problem" role="alert" hidden={!message}>
        {place?.line ? (
          <button type="button" class="v-editor-jump" onClick={() => playground.jump(place)}>
            {message}
          </button>
        ) : (
          message
        )}
      </div>
    </section>
  )
}

function Result({ playground }: Part) {
  const { text, state } = playground
  return (
    <section {...region(playground, 'result')} aria-label={text('editor.preview')}>
      <div class="v-playground-view">
        <Choice playground={playground} name="width" />
        <Choice playground={playground} name="mode" />
        <Choice playground={playground} name="direction" />
      </div>
      <Stale playground={playground} />
      <div class="v-playground-scroll">
        <div class="v-playground-ask" hidden={!state.isHeld}>
          <p>{text('playground.foreign')}</p>
          <button type="button" class="v-button" onClick={() => playground.release()}>
            {text('playground.run')}
          </button>
        </div>
        <div
          id="playground-stage"
          class={`v-playground-stage v-playground-${state.choices.width ?? 'full'}`}
          aria-busy={state.isStarting || undefined}
        >
          <p class="v-playground-starting">{text('playground.starting')}</p>
        </div>
      </div>
      <Console playground={playground} />
    </section>
  )
}

/** Radio buttons as icons. */
function Choice({ playground, name }: Part & { name: keyof typeof choices }) {
  const { text, state } = playground
  const html = document.documentElement
  const page = { width: 'full', mode: html.classList.contains('mode-dark') ? 'dark' : 'light', direction: html.dir }
  const chosen = state.choices[name] ?? (page[name] || 'ltr')
  const labelOf = (value: (typeof choices)[typeof name][number]): ClientString =>
    value === 'phone' || value === 'tablet' || value === 'full' ? `playground.width.${value}` : `settings.${value}`
  return (
    <fieldset class="v-segments v-playground-choice">
      <legend class="v-hidden">{text(`playground.${name}`)}</legend>
      {choices[name].map((value) => (
        <label key={value} data-tip="">
          <input
            type="radio"
            name={`playground-${name}`}
            checked={value === chosen}
            onChange={() => playground.choose({ [name]: value })}
          />
          <Icon name={value} />
          <span class="v-hidden">{text(labelOf(value))}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Says above the result that it is not of the code as it is, and leads to the error. */
function Stale({ playground }: Part) {
  const { text, state } = playground
  const { problem, hasWorked } = state
  const place = problemPlace(problem)
  const isEarlier = problem?.kind === 'code' && hasWorked && problem.isEarlierShown
  return (
    <div class="v-playground-stale" hidden={!problem}>
      <span>
        {problem?.kind === 'code'
          ? text(isEarlier ? 'playground.stale' : 'playground.failed')
          : problem && problemText(playground.config, problem)}
      </span>
      {place?.line && (
        <button type="button" onClick={() => playground.jump(place)}>
          {text('playground.showError')}
        </button>
      )}
    </div>
  )
}
