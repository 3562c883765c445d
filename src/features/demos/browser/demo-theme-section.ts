/**
 * The section of the settings in which readers change the theme of all demos: the fields that the site lists in
 * `demo-provider.controls.json`, a link with what was chosen, and its code. Where there is something to try it on.
 */
import { copyText } from '../../../client/code/clipboard.js'
import { announce } from '../../../client/platform/announce.js'
import {
  type DemoThemeValues,
  parseDemoTheme,
  setDemoTheme,
  themeParameter,
} from '../../../client/platform/demo-theme.js'
import { el } from '../../../client/platform/el.js'
import { data, findAll } from '../../../client/platform/page.js'
import type { SafeStorage } from '../../../client/platform/safe-storage.js'
import { type ClientConfig, text } from '../../../client/site-config.js'
import type { Json } from '../../../model.js'
import type { DemoControl } from '../../../template-props.js'
import type { DemoRuntime } from './wake/hydrate.js'

export function demoThemeSection(
  document: Document,
  config: ClientConfig,
  storage: SafeStorage,
): { element: HTMLElement; show(): void } | undefined {
  const controls = config.demoTheme
  if (!controls) return undefined
  const { documentElement: html } = document
  const values = (): DemoThemeValues => parseDemoTheme(data(html).demoTheme) ?? {}
  const change = (next: DemoThemeValues) => setDemoTheme(document, storage, config.storagePrefix, next)
  const fields = controls.map((control) => {
    const field = fieldOf(document, control)
    field.addEventListener('input', () => {
      const { [control.name]: _, ...others } = values()
      const value = valueOf(control, field)
      change(value === undefined || value === control.default ? others : { ...others, [control.name]: value })
      show()
    })
    return { control, field }
  })
  const button = (label: Parameters<typeof text>[1], act: () => Promise<void> | void) => {
    const one = el(document, 'button', { type: 'button' }, text(config, label))
    one.addEventListener('click', () => void act())
    return one
  }
  const copy = (code: string) =>
    copyText(code).then(
      () => announce(document, text(config, 'copy.copied')),
      () => announce(document, text(config, 'copy.failed')),
    )
  const element = el(
    document,
    'fieldset',
    { class: 'v-settings-group v-settings-theme' },
    el(document, 'legend', {}, text(config, 'demo.theme')),
    ...fields.map(({ control, field }) =>
      el(document, 'label', {}, el(document, 'span', {}, control.label ?? control.name), field),
    ),
    el(
      document,
      'div',
      { class: 'v-settings-buttons' },
      button('demo.themeLink', () => {
        const address = new URL(document.location.href)
        address.searchParams.set(themeParameter, JSON.stringify(values()))
        return copy(address.href)
      }),
      button('demo.themeCode', async () => copy(await codeOf(document, controls, values()))),
      button('demo.themeReset', () => {
        change({})
        show()
      }),
    ),
  )
  const show = () => {
    const now = values()
    for (const { control, field } of fields) showValue(control, field, now[control.name] ?? control.default)
  }
  return { element, show }
}

type Field = HTMLInputElement | HTMLSelectElement

function fieldOf(document: Document, { kind, choices = [], min, max, step }: DemoControl): Field {
  if (kind === 'choice')
    return el(
      document,
      'select',
      { class: 'v-select' },
      ...choices.map(({ label }, index) => el(document, 'option', { value: String(index) }, label)),
    )
  const limits = Object.fromEntries(
    Object.entries({ min, max, step }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const type = { boolean: 'checkbox', number: max === undefined ? 'number' : 'range', text: 'text', color: 'color' }
  return el(document, 'input', { type: type[kind], ...limits })
}

function valueOf({ kind, choices = [] }: DemoControl, field: Field): Json | undefined {
  if (kind === 'choice') return choices[Number(field.value)]?.value
  if (kind === 'boolean') return (field as HTMLInputElement).checked
  if (field.value === '') return undefined
  return kind === 'number' ? Number(field.value) : field.value
}

function showValue({ kind, choices = [] }: DemoControl, field: Field, value: Json | undefined): void {
  if (kind === 'boolean') (field as HTMLInputElement).checked = value === true
  else if (kind === 'choice') field.value = String(choices.findIndex((one) => one.value === value))
  else field.value = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** What the provider says, or the values as JSON. */
async function codeOf(document: Document, controls: DemoControl[], values: DemoThemeValues): Promise<string> {
  const all = Object.fromEntries(controls.map(({ name, default: value }) => [name, values[name] ?? value ?? null]))
  const address = findAll(document, 'data-demo').flatMap((one) => data(one).hydrate ?? [])[0]
  const runtime =
    address === undefined ? undefined : ((await import(/* @vite-ignore */ address)) as { default: DemoRuntime })
  return runtime?.default.themeCode?.(all) ?? JSON.stringify(all, undefined, 2)
}
