/**
 * The settings drawer: a native modal dialog, built when the button is first pressed.
 *
 * Built by hand from native radios and a checkbox: groups, arrow keys, focus, Escape and the return of the focus are then the
 * browser's own. Every change takes effect at once; what another tab changes shows here, too. A framework was rejected: the
 * drawer would be the only reason to load one.
 */
import type { CodeChoice } from './code-choice.js'
import { codeStylings, type CodeStyling } from './code-styling.js'
import { codeVariants, type CodeVariant } from './code-variant.js'
import { colorModes, type ColorModeControl } from './color-mode.js'
import { browserOfflineEnv, offlineSection } from '../offline/offline-section.js'
import type { PreferencesControl } from './docs-theme.js'
import { text, type ClientConfig } from '../site-config.js'
import { on } from '../platform/page.js'

export interface SettingsControls {
  colorMode: ColorModeControl
  preferences: PreferencesControl
  codeStyling: CodeChoice<CodeStyling>
  codeVariant: CodeChoice<CodeVariant>
}

/** Events of the document after which the drawer shows the state anew. */
const changes = ['docs:color-mode', 'docs:preferences', 'docs:code-styling', 'docs:code-variant'] as const

export interface SettingsDrawer {
  open(): void
}

export function createSettingsDrawer(
  document: Document,
  config: ClientConfig,
  controls: SettingsControls,
): SettingsDrawer {
  const { colorMode, preferences, codeStyling, codeVariant } = controls
  const dialog = document.createElement('dialog')
  dialog.id = 'settings-drawer'
  dialog.className = 'v-settings'
  dialog.setAttribute('aria-labelledby', 'settings-title')

  const sections = [
    choice(
      document,
      config,
      'mode',
      colorModes,
      () => colorMode.state().mode,
      (mode) => colorMode.setMode(mode),
    ),
    choice(
      document,
      config,
      'direction',
      ['ltr', 'rtl'],
      () => preferences.state().direction,
      (direction) => preferences.dispatch({ type: 'CHANGE', payload: { direction } }),
    ),
    densitySwitch(document, config, preferences),
    choice(
      document,
      config,
      'codeStyling',
      codeStylings,
      () => codeStyling.value(),
      (value) => codeStyling.set(value),
    ),
    choice(
      document,
      config,
      'codeVariant',
      codeVariants,
      () => codeVariant.value(),
      (value) => codeVariant.set(value),
    ),
  ]
  dialog.append(heading(document, config, dialog), ...sections.map(({ element }) => element))
  const offline = offlineSection(document, config, browserOfflineEnv())
  if (offline) dialog.append(offline)
  dialog.addEventListener('click', (event) => {
    // The backdrop belongs to the dialog itself; everything inside has a target of its own.
    if (event.target === dialog && isOutside(dialog, event)) dialog.close()
  })
  const show = () => sections.forEach((section) => section.show())
  for (const change of changes) on(document, change, show)
  document.body.append(dialog)
  return {
    open() {
      show()
      if (!dialog.open) dialog.showModal()
    },
  }
}

interface Section {
  element: HTMLElement
  /** Marks the current value. */
  show(): void
}

function heading(document: Document, config: ClientConfig, dialog: HTMLDialogElement): HTMLElement {
  const header = document.createElement('header')
  header.className = 'v-settings-header'
  const title = document.createElement('h2')
  title.id = 'settings-title'
  title.textContent = text(config, 'settings.title')
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'v-settings-close'
  close.textContent = text(config, 'common.close')
  close.addEventListener('click', () => dialog.close())
  header.append(title, close)
  return header
}

type GroupName = 'mode' | 'direction' | 'codeStyling' | 'codeVariant'

function choice<Word extends string>(
  document: Document,
  config: ClientConfig,
  name: GroupName,
  words: readonly Word[],
  current: () => Word,
  choose: (word: Word) => void,
): Section {
  const element = document.createElement('fieldset')
  element.className = 'v-settings-group'
  element.setAttribute('role', 'radiogroup')
  const legend = document.createElement('legend')
  legend.textContent = text(config, `settings.${name}`)
  element.append(legend)
  const radios = words.map((word) => {
    const radio = input(document, 'radio', `settings-${name}`)
    radio.value = word
    radio.addEventListener('change', () => choose(word))
    element.append(labelled(document, radio, text(config, wordKey(name, word))))
    return radio
  })
  return { element, show: () => radios.forEach((radio) => (radio.checked = radio.value === current())) }
}

/** Modes and directions are words of their own; the names of styling solutions stand under their group. */
function wordKey(name: GroupName, word: string): Parameters<typeof text>[1] {
  const isCode = name === 'codeStyling' || name === 'codeVariant'
  return `settings.${isCode ? `${name}.` : ''}${word}` as Parameters<typeof text>[1]
}

function densitySwitch(document: Document, config: ClientConfig, preferences: PreferencesControl): Section {
  const element = document.createElement('fieldset')
  element.className = 'v-settings-group'
  const legend = document.createElement('legend')
  legend.textContent = text(config, 'settings.density')
  const box = input(document, 'checkbox', 'settings-dense')
  box.setAttribute('role', 'switch')
  box.addEventListener('change', () =>
    preferences.dispatch(box.checked ? { type: 'SET_DENSE', payload: true } : { type: 'RESET_DENSITY' }),
  )
  element.append(legend, labelled(document, box, text(config, 'settings.dense')))
  return { element, show: () => (box.checked = preferences.state().dense) }
}

function input(document: Document, type: string, name: string): HTMLInputElement {
  const made = document.createElement('input')
  made.type = type
  made.name = name
  return made
}

function labelled(document: Document, control: HTMLInputElement, words: string): HTMLElement {
  const label = document.createElement('label')
  const span = document.createElement('span')
  span.textContent = words
  label.append(control, span)
  return label
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
