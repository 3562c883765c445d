/**
 * The settings drawer: a native modal dialog, created when its button is first pressed.
 *
 * It consists of native radio buttons and a checkbox, so the browser provides groups, arrow keys, Escape and focus
 * handling. Every change takes effect at once, and changes made in another tab show up. A framework was rejected
 * because the drawer would be the only reason to load one.
 */
import { el } from './platform/el.js'
import { icon, isClientIcon } from './platform/icon.js'
import type { CodeChoice } from './preferences/code-choice.js'
import { codeStylings, type CodeStyling } from './preferences/code-styling.js'
import { codeVariants, type CodeVariant } from './preferences/code-variant.js'
import { colorModes, type ColorModeControl } from './preferences/color-mode.js'
import { demoThemeSection } from '../features/demos/browser/demo-theme-section.js'
import { browserOfflineEnv, offlineSection } from '../features/offline/browser/offline-section.js'
import type { PreferencesControl } from './preferences/docs-theme.js'
import { text, type ClientConfig } from './site-config.js'
import { data, emit, findAll, on } from './platform/page.js'
import type { SafeStorage } from './platform/safe-storage.js'
import { canConsent, storeConsent, storedConsent } from '../features/third-parties/browser/analytics/consent.js'

export interface SettingsControls {
  storage: SafeStorage
  colorMode: ColorModeControl
  preferences: PreferencesControl
  codeStyling: CodeChoice<CodeStyling>
  codeVariant: CodeChoice<CodeVariant>
}

/** Events of the document after which the drawer updates. */
const changes = [
  'docs:consent',
  'docs:color-mode',
  'docs:preferences',
  'docs:code-styling',
  'docs:code-variant',
] as const

export interface SettingsDrawer {
  open(): void
}

export function createSettingsDrawer(
  document: Document,
  config: ClientConfig,
  controls: SettingsControls,
): SettingsDrawer {
  const { colorMode, preferences, codeStyling, codeVariant } = controls
  const dialog = el(document, 'dialog', {
    id: 'settings-drawer',
    class: 'v-settings',
    'aria-labelledby': 'settings-title',
  })

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
    // Few demos are written in several ways.
    ...(findAll(document, 'data-demo').some((demo) => data(demo).stylings?.includes(' '))
      ? [
          choice(
            document,
            config,
            'codeStyling',
            codeStylings,
            () => codeStyling.value(),
            (value) => codeStyling.set(value),
          ),
        ]
      : []),
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
  const consent = consentSwitch(document, config, controls.storage)
  if (consent) {
    sections.push(consent)
    dialog.append(consent.element)
  }
  const demoTheme = demoThemeSection(document, config, controls.storage)
  if (demoTheme) {
    sections.push(demoTheme)
    dialog.append(demoTheme.element)
  }
  const offline = offlineSection(document, config, browserOfflineEnv())
  if (offline) dialog.append(offline)
  dialog.addEventListener('click', (event) => {
    // Clicks on the backdrop have the dialog itself as their target.
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
  const title = el(document, 'h2', { id: 'settings-title' }, text(config, 'settings.title'))
  const close = el(
    document,
    'button',
    { type: 'button', class: 'v-icon-button', 'aria-label': text(config, 'common.close') },
    icon(document, 'close'),
  )
  close.addEventListener('click', () => dialog.close())
  return el(document, 'header', { class: 'v-settings-header' }, title, close)
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
  const legend = el(document, 'legend', {}, text(config, `settings.${name}`))
  const segments = el(document, 'div', { class: 'v-segments' })
  const element = el(document, 'fieldset', { class: 'v-settings-group', role: 'radiogroup' }, legend, segments)
  const radios = words.map((word) => {
    const radio = el(document, 'input', { type: 'radio', name: `settings-${name}`, value: word })
    radio.addEventListener('change', () => choose(word))
    const label = labelled(document, radio, text(config, wordKey(name, word)))
    if (name === 'mode' && isClientIcon(word)) radio.after(icon(document, word))
    segments.append(label)
    return radio
  })
  return { element, show: () => radios.forEach((radio) => (radio.checked = radio.value === current())) }
}

/** Strings of modes and directions have no group in their key; those of code choices do. */
function wordKey(name: GroupName, word: string): Parameters<typeof text>[1] {
  const isCode = name === 'codeStyling' || name === 'codeVariant'
  return `settings.${isCode ? `${name}.` : ''}${word}` as Parameters<typeof text>[1]
}

function densitySwitch(document: Document, config: ClientConfig, preferences: PreferencesControl): Section {
  const box = el(document, 'input', { type: 'checkbox', name: 'settings-dense', role: 'switch' })
  box.addEventListener('change', () =>
    preferences.dispatch(box.checked ? { type: 'SET_DENSE', payload: true } : { type: 'RESET_DENSITY' }),
  )
  const element = el(
    document,
    'fieldset',
    { class: 'v-settings-group v-settings-switch' },
    labelled(document, box, text(config, 'settings.dense')),
  )
  return { element, show: () => (box.checked = preferences.state().dense) }
}

/** The answer to the consent banner, which can be changed at any time. */
function consentSwitch(document: Document, config: ClientConfig, storage: SafeStorage): Section | undefined {
  if (!canConsent(config, navigator)) return undefined
  const box = el(document, 'input', { type: 'checkbox', name: 'settings-consent', role: 'switch' })
  box.addEventListener('change', () => {
    const answer = box.checked ? 'granted' : 'denied'
    storeConsent(storage, config.storagePrefix, answer)
    emit(document, 'docs:consent', answer)
  })
  const element = el(
    document,
    'fieldset',
    { class: 'v-settings-group v-settings-switch' },
    el(document, 'legend', {}, text(config, 'consent.label')),
    labelled(document, box, text(config, 'consent.allow')),
  )
  return { element, show: () => (box.checked = storedConsent(storage, config.storagePrefix) === 'granted') }
}

function labelled(document: Document, control: HTMLInputElement, words: string): HTMLElement {
  return el(document, 'label', {}, control, el(document, 'span', {}, words))
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
