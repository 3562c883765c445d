/**
 * The controls of demos: a change sets the demo's props and the code that shows them. The script of pages with
 * controls.
 *
 * What was chosen is in the fields and on the demo's roots, so it outlives whatever else renders the demo again:
 * direction, density, a reset, an editor.
 */
import {
  aroundAttributes,
  attributeLines,
  type CodeLine,
  type ControlValues,
  propsOf,
  variableLines,
} from '../../shared/controls-code.js'
import type { Json } from '../../../../model.js'
import type { DemoControl } from '../../../../template-props.js'
import { el } from '../../../../client/platform/el.js'
import { closest, data, emit, find, findAll } from '../../../../client/platform/page.js'

type Field = HTMLInputElement | HTMLSelectElement

for (const panel of findAll(document, 'data-controls')) installPanel(panel)

function installPanel(panel: HTMLElement): void {
  const demo = closest(panel, 'data-demo')
  if (!demo) return
  const controls = JSON.parse(data(panel).controls!) as DemoControl[]
  const fields = new Map(findAll<Field>(panel, 'data-control').map((field) => [data(field).control!, field]))
  /** Those that a reader has changed; the others keep their default, which a field may be unable to hold. */
  const touched = new Set<string>()

  const values = (): ControlValues =>
    Object.fromEntries(
      controls.map((control) => {
        const field = fields.get(control.name)
        return [control.name, field && touched.has(control.name) ? valueOf(control, field) : control.default]
      }),
    )
  const update = () => {
    const now = values()
    const props = JSON.stringify(propsOf(now))
    for (const root of findAll(demo, 'data-demo-root')) {
      data(root).propsNow = props
      emit(root, 'docs:demo-props', undefined)
    }
    const attributes = find(panel, 'data-controls-attributes')
    if (attributes) {
      const indent = data(attributes).controlsAttributes ?? ''
      const lines = attributeLines(controls, now, indent)
      const { previousSibling: before, nextSibling: after } = attributes
      const isClosed = after?.textContent?.startsWith('/') === true
      const isAlone = before?.textContent?.endsWith('\n') !== true
      showLines(attributes, lines, isAlone ? aroundAttributes(lines, indent, isClosed) : ['', ''])
    }
    const variables = find(panel, 'data-controls-variables')
    if (variables) showLines(variables, variableLines(controls, now))
    for (const output of findAll<HTMLOutputElement>(panel, 'data-control-output'))
      output.value = outputText(now[data(output).controlOutput!])
  }
  const onInput = ({ target }: Event) => {
    const name = target instanceof HTMLElement ? data(target).control : undefined
    if (name === undefined) return
    touched.add(name)
    update()
  }
  panel.addEventListener('input', onInput)
  const reset = () => {
    touched.clear()
    fields.forEach(showDefault)
    update()
  }
  find(panel, 'data-controls-reset')?.addEventListener('click', reset)
  // A demo that is reset begins with its defaults.
  demo.addEventListener('click', ({ target }) => {
    if (target instanceof Element && closest(target, 'data-demo-reset')) reset()
  })
  // What was changed before this module was there, or what the browser has filled in again.
  for (const control of controls) {
    const field = fields.get(control.name)
    if (field && isChanged(field)) touched.add(control.name)
  }
  if (touched.size > 0) update()
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected
  return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

function showDefault(field: Field): void {
  if (field instanceof HTMLSelectElement) for (const option of field.options) option.selected = option.defaultSelected
  else if (field.type === 'checkbox') field.checked = field.defaultChecked
  else field.value = field.defaultValue
}

/** @returns undefined for a field that is empty or not valid */
function valueOf(control: DemoControl, field: Field): Json | undefined {
  switch (control.kind) {
    case 'boolean':
      return (field as HTMLInputElement).checked
    case 'choice':
      return control.choices?.[Number(field.value)]?.value
    case 'number':
      return field.value !== '' && field.validity.valid ? Number(field.value) : control.default
    case 'text':
    case 'color':
      return field.value === '' ? undefined : field.value
  }
}

function showLines(slot: HTMLElement, lines: readonly CodeLine[], [start, end] = ['', '']): void {
  const { ownerDocument: document } = slot
  slot.replaceChildren(
    start,
    ...lines.flatMap(({ indent, parts }) => [
      indent,
      ...parts.map(({ text, kind }) => el(document, 'span', { class: `v-code-${kind}` }, text)),
      '\n',
    ]),
    end,
  )
}

function outputText(value: Json | undefined): string {
  return typeof value === 'number' ? String(value) : ''
}
