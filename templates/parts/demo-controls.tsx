/**
 * The controls of a demo's props: fields beside the demo, and the code with the values that are chosen. It is in the page
 * with the defaults; without JavaScript, where nothing would change, it is hidden and the code stays.
 */
import type { DemoControl, DemoView } from 'vitrine'
import { data } from './data-attributes.js'
import { DemoIcon } from './demo-icons.js'
import { Identifier } from './identifier.js'
import { text } from './text.js'

export interface ControlsProps {
  view: DemoView
  controls: NonNullable<DemoView['controls']>
}

export function Controls({ view, controls }: ControlsProps) {
  const { id, translations } = view
  return (
    <div className="v-controls" {...data({ 'data-controls': JSON.stringify(controls.list) })}>
      <div
        className="v-controls-form v-scripted"
        role="group"
        aria-label={`${text(translations, 'controls.title')}: ${view.name}`}
      >
        <div className="v-controls-head">
          <span className="v-controls-title">{text(translations, 'controls.title')}</span>
          <button type="button" className="v-controls-reset" {...data({ 'data-controls-reset': '' })}>
            <DemoIcon name="reset" />
            {text(translations, 'controls.reset')}
          </button>
        </div>
        {controls.list.map((control) => (
          <div key={control.name} className={`v-controls-row v-controls-${control.kind}`}>
            <div className="v-controls-name">
              <label htmlFor={`${id}-${control.name}`}>
                <code>
                  <Identifier text={control.name} />
                </code>
              </label>
              {control.label !== undefined && <p id={`${id}-${control.name}-about`}>{control.label}</p>}
            </div>
            <Field id={`${id}-${control.name}`} control={control} />
          </div>
        ))}
      </div>
      <div className="v-controls-code" {...data({ 'data-code-block': '' })}>
        <pre className="v-demo-pre" tabIndex={0} role="group" aria-label={text(translations, 'controls.code')}>
          <code dangerouslySetInnerHTML={{ __html: controls.codeHtml }} />
        </pre>
        <button
          type="button"
          className="v-demo-tool v-controls-copy v-scripted"
          aria-label={text(translations, 'code.copy')}
          {...data({ 'data-tip': '', 'data-copy': 'compact' })}
        >
          <DemoIcon name="copy" />
          <DemoIcon name="copied" className="v-demo-copied" />
        </button>
      </div>
    </div>
  )
}

function Field({ id, control }: { id: string; control: DemoControl }) {
  const mark = {
    ...data({ 'data-control': control.name }),
    ...(control.label !== undefined && { 'aria-describedby': `${id}-about` }),
  }
  switch (control.kind) {
    case 'boolean':
      return <input type="checkbox" role="switch" id={id} defaultChecked={control.default === true} {...mark} />
    case 'choice': {
      const { choices = [] } = control
      const at = choices.findIndex(({ value }) => JSON.stringify(value) === JSON.stringify(control.default))
      return (
        <select className="v-select" id={id} defaultValue={String(at)} {...mark}>
          {choices.map(({ label }, index) => (
            <option key={index} value={index}>
              {label}
            </option>
          ))}
        </select>
      )
    }
    case 'number': {
      const { min, max, step } = control
      const value = typeof control.default === 'number' ? String(control.default) : ''
      if (min === undefined || max === undefined)
        return <input type="number" id={id} defaultValue={value} min={min} max={max} step={step ?? 'any'} {...mark} />
      return (
        <span className="v-controls-range">
          <input type="range" id={id} defaultValue={value || min} min={min} max={max} step={step} {...mark} />
          <output htmlFor={id} {...data({ 'data-control-output': control.name })}>
            {value}
          </output>
        </span>
      )
    }
    case 'text':
      return (
        <input
          type="text"
          id={id}
          defaultValue={typeof control.default === 'string' ? control.default : ''}
          {...mark}
        />
      )
    case 'color':
      return (
        <input
          type="color"
          id={id}
          defaultValue={typeof control.default === 'string' ? control.default : '#000000'}
          {...mark}
        />
      )
  }
}
