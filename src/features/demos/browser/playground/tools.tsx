/** @jsxImportSource preact */
/** The playground's tools: where to start from, and what to do with the code. */
import type { ComponentChildren } from 'preact'
import { closest } from '../../../../client/platform/page.js'
import type { PlaygroundView } from '../../../../model.js'
import { Icon, type IconName, Mark } from './icons.js'
import { type Part, shareLabels } from './playground.js'

interface Action {
  icon: IconName
  label: string
  state?: 'copied' | 'failed' | undefined
  act(): void
}

/** @param startingPoints hundreds of elements that never change: drawn once, they are not compared at each change */
export function Tools({ playground, startingPoints }: Part & { startingPoints: ComponentChildren }) {
  const { text, state, view } = playground
  const { share } = state
  const isKnown = view.groups.some(({ demos }) => demos.some(({ key }) => key === state.start))
  const actions: Action[] = [
    { icon: 'format', label: text('playground.format'), act: () => void playground.format() },
    { icon: 'reset', label: text('playground.reset'), act: () => void playground.openStart(state.start) },
    {
      icon: 'share',
      label: text(shareLabels[share]),
      state: share === 'idle' ? undefined : share,
      act: () => playground.share(),
    },
  ]
  const sandboxes = state.assets.length > 0 ? [] : (['stackblitz', 'codesandbox'] as const)
  return (
    <>
      <label class="v-playground-from">
        <span>{text('playground.from')}</span>
        <select
          class="v-select"
          // A demo may be no longer part of the site.
          value={isKnown ? state.start : ''}
          onChange={({ currentTarget }) => void playground.openStart(currentTarget.value)}
        >
          <option value="">{text('playground.blank')}</option>
          {startingPoints}
        </select>
      </label>
      {/* Beside each other where there is room, otherwise in the menu. */}
      {actions.map(({ icon, label, state, act }) => (
        <button
          key={icon}
          id={`playground-${icon}`}
          type="button"
          class="v-playground-tool v-playground-wide"
          data-tip=""
          data-copy-state={state}
          onClick={act}
        >
          <Icon name={icon} />
          <span class="v-playground-label">{label}</span>
        </button>
      ))}
      <details class="v-menu v-demo-more v-playground-menu" data-menu="">
        <summary class="v-playground-tool">
          <Icon name="more" />
          <span class="v-playground-narrow">{text('playground.menu')}</span>
          <bdi class="v-playground-wide">{text('playground.openIn')}</bdi>
        </summary>
        <ul class="v-menu-list">
          {actions.map(({ icon, label, state, act }) => (
            <li key={icon} class="v-playground-narrow">
              <button type="button" data-copy-state={state} onClick={closing(act, icon !== 'share')}>
                <Icon name={icon} />
                <span>{label}</span>
              </button>
            </li>
          ))}
          {sandboxes.map((service) => (
            <li key={service}>
              <button type="button" onClick={closing(() => playground.openSandbox(service))}>
                <Mark name={service} />
                {text(`sandbox.${service}`)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** Closes the menu around the button, unless it shows the outcome. */
const closing =
  (act: () => void, isClosing = true) =>
  ({ currentTarget: button }: { currentTarget: HTMLElement }) => {
    const menu = closest<HTMLDetailsElement>(button, 'data-menu')!
    if (isClosing) {
      menu.open = false
      menu.querySelector('summary')!.focus()
    }
    act()
  }

export const startingPoints = ({ groups }: PlaygroundView) =>
  groups.map(({ title, demos }) => (
    <optgroup key={title} label={title}>
      {demos.map(({ key }) => (
        <option key={key} value={key}>
          {key.split('/').at(-1)}
        </option>
      ))}
    </optgroup>
  ))
