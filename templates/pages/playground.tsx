/**
 * The playground: files and an editor beside what they make, over the whole page; the navigation waits behind the header's
 * button. The code is in the address. Without JavaScript there is nothing to run, and the page says so.
 */
import type { PageProps, PlaygroundView } from 'vitrine/model'
import type { DataAttributes, InterfaceString } from 'vitrine'
import { BrandIcon } from '../parts/brand-icons.js'
import { data } from '../parts/data-attributes.js'
import { DemoIcon, type DemoIconName } from '../parts/demo-icons.js'
import { Header } from '../parts/header.js'
import { Nav } from '../parts/nav.js'
import { text } from '../parts/text.js'

type Label = (key: InterfaceString) => string

export default function Playground(props: PageProps) {
  const { translations, page, nav } = props
  const view = page.data as PlaygroundView
  const label: Label = (key) => text(translations, key)
  return (
    <>
      <a className="v-skip" href="#main-content">
        {label('skip.toContent')}
      </a>
      <div id="live-region" className="v-hidden" role="status" />
      <Header {...props} drawer={nav.length > 0} />
      <div className="v-frame v-frame-drawer">
        {nav.length > 0 && <Nav {...props} />}
        <main
          className="v-playground"
          id="main-content"
          tabIndex={-1}
          {...data({
            'data-playground': '',
            'data-frame': view.frame,
            'data-editor-styles': view.styles,
            'data-vendors': view.vendors,
            'data-sandbox': view.sandbox,
          })}
        >
          <div className="v-playground-head">
            <div className="v-playground-title">
              <h1>{page.title}</h1>
              <p>{page.description}</p>
            </div>
            <Tools view={view} label={label} />
          </div>
          <Views label={label} />
          <div className="v-playground-body v-scripted">
            <section className="v-playground-code" id="playground-code" aria-label={label('playground.code')}>
              <div className="v-playground-files" {...data({ 'data-playground-files': '' })} />
              <div
                className="v-playground-panel v-editor"
                id="playground-editor"
                role="tabpanel"
                aria-label={label('playground.code')}
              >
                <div className="v-editor-host" {...data({ 'data-playground-host': '' })} />
              </div>
              <div
                className="v-editor-problem v-playground-problem"
                role="alert"
                hidden
                {...data({ 'data-playground-problem': '' })}
              />
            </section>
            <div
              className="v-playground-split"
              role="separator"
              tabIndex={0}
              aria-orientation="vertical"
              aria-label={label('playground.split')}
              aria-valuemin={20}
              aria-valuemax={80}
              aria-valuenow={50}
              {...data({ 'data-playground-split': '' })}
            />
            <Result label={label} />
          </div>
          <noscript>
            <p className="v-notice v-playground-no-script">{label('playground.noScript')}</p>
          </noscript>
          <script
            type="application/json"
            {...data({ 'data-playground-start': '' })}
            dangerouslySetInnerHTML={{ __html: JSON.stringify(view.code).replaceAll('<', '\\u003c') }}
          />
        </main>
      </div>
    </>
  )
}

function Tools({ view, label }: { view: PlaygroundView; label: Label }) {
  return (
    <div className="v-playground-tools v-scripted" role="group" aria-label={label('playground.tools')}>
      <label className="v-playground-from">
        <span>{label('playground.from')}</span>
        <select className="v-select" {...data({ 'data-playground-from': '' })} autoComplete="off">
          <option value="">{label('playground.blank')}</option>
          {view.groups.map(({ title, demos }) => (
            <optgroup key={title} label={title}>
              {demos.map(({ key, name, href }) => (
                <option key={key} value={key} {...data({ 'data-playground-source': href })}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {actions.map(([icon, key, attributes]) => (
        <button
          key={key}
          type="button"
          className="v-playground-tool v-playground-wide"
          {...data({ 'data-tip': '', ...attributes })}
        >
          <DemoIcon name={icon} />
          <span className="v-playground-label" {...data({ 'data-playground-label': '' })}>
            {label(key)}
          </span>
        </button>
      ))}
      <details className="v-menu v-demo-more v-playground-menu" {...data({ 'data-menu': '' })}>
        <summary className="v-playground-tool">
          <DemoIcon name="more" />
          <span className="v-playground-narrow">{label('playground.menu')}</span>
          <bdi className="v-playground-wide">{label('playground.openIn')}</bdi>
        </summary>
        <ul className="v-menu-list">
          {actions.map(([icon, key, attributes]) => (
            <li key={key} className="v-playground-narrow">
              <button type="button" {...data(attributes)}>
                <DemoIcon name={icon} />
                <span {...data({ 'data-playground-label': '' })}>{label(key)}</span>
              </button>
            </li>
          ))}
          {sandboxes.map((sandbox) => (
            <li key={sandbox}>
              <button type="button" {...data({ 'data-playground-open': sandbox })}>
                <BrandIcon name={sandbox} />
                {label(`demo.${sandbox}`)}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** Beside each other where there is room, otherwise in the menu. */
const actions: [icon: DemoIconName, label: InterfaceString, attributes: DataAttributes][] = [
  ['format', 'playground.format', { 'data-playground-format': '' }],
  ['reset', 'playground.reset', { 'data-playground-reset': '' }],
  ['link', 'playground.share', { 'data-playground-share': '' }],
]
const sandboxes = ['stackblitz', 'codesandbox'] as const

/** On narrow windows only. */
function Views({ label }: { label: Label }) {
  return (
    <div className="v-playground-views v-scripted" role="tablist" aria-label={label('playground.views')}>
      <button
        type="button"
        role="tab"
        aria-controls="playground-code"
        aria-selected
        {...data({ 'data-playground-tab': 'code' })}
      >
        {label('playground.code')}
        <span className="v-playground-dot" hidden {...data({ 'data-playground-failed': '' })}>
          <span className="v-hidden">{label('playground.error')}</span>
        </span>
      </button>
      <button
        type="button"
        role="tab"
        aria-controls="playground-result"
        aria-selected={false}
        tabIndex={-1}
        {...data({ 'data-playground-tab': 'result' })}
      >
        {label('editor.preview')}
      </button>
    </div>
  )
}

function Result({ label }: { label: Label }) {
  return (
    <section className="v-playground-result" id="playground-result" aria-label={label('editor.preview')}>
      <div className="v-playground-view">
        <Choice
          name="width"
          label={label('playground.width')}
          options={[
            ['phone', label('playground.width.phone'), 'phone'],
            ['tablet', label('playground.width.tablet'), 'tablet'],
            ['full', label('playground.width.full'), 'desktop'],
          ]}
        />
        <Choice
          name="mode"
          label={label('playground.mode')}
          options={[
            ['light', label('settings.light'), 'sun'],
            ['dark', label('settings.dark'), 'moon'],
          ]}
        />
        <Choice
          name="direction"
          label={label('playground.direction')}
          options={[
            ['ltr', label('settings.ltr'), 'ltr'],
            ['rtl', label('settings.rtl'), 'rtl'],
          ]}
        />
      </div>
      <div className="v-playground-stale" hidden {...data({ 'data-playground-stale': '' })}>
        <span />
        <button type="button" {...data({ 'data-playground-to-error': '' })}>
          {label('playground.showError')}
        </button>
      </div>
      <div className="v-playground-scroll">
        <div className="v-playground-ask" {...data({ 'data-playground-ask': '' })} hidden>
          <p>{label('editor.foreign')}</p>
          <button type="button" className="v-button" {...data({ 'data-playground-run': '' })}>
            {label('editor.run')}
          </button>
        </div>
        <div className="v-playground-stage" aria-busy {...data({ 'data-playground-stage': '' })}>
          <p className="v-playground-starting">{label('playground.starting')}</p>
        </div>
      </div>
      <details className="v-playground-console" {...data({ 'data-playground-console': '' })}>
        <summary>
          {label('playground.console')}
          <Count label={label('playground.errors')} kind="v-playground-errors" attribute="data-playground-errors" />
          <Count label={label('playground.messages')} attribute="data-playground-count" />
        </summary>
        <div className="v-playground-console-inside">
          <button type="button" className="v-playground-tool" {...data({ 'data-playground-clear': '' })}>
            {label('playground.clear')}
          </button>
          <ol
            className="v-playground-log"
            role="log"
            aria-label={label('playground.console')}
            tabIndex={0}
            {...data({ 'data-playground-log': '' })}
          />
          <p className="v-playground-empty">{label('playground.consoleEmpty')}</p>
        </div>
      </details>
    </section>
  )
}

interface CountProps {
  label: string
  kind?: string
  attribute: 'data-playground-errors' | 'data-playground-count'
}

function Count({ label, kind = '', attribute }: CountProps) {
  return (
    <span className={`v-playground-count ${kind}`.trim()} hidden {...data({ [attribute]: '' })}>
      <span className="v-hidden">{label} </span>
      <span {...data({ 'data-playground-number': '' })} />
    </span>
  )
}

interface ChoiceProps {
  name: 'width' | 'mode' | 'direction'
  label: string
  options: [value: string, label: string, icon: DemoIconName][]
}

/** Radio buttons as icons, of which one is pressed. */
function Choice({ name, label, options }: ChoiceProps) {
  return (
    <fieldset className="v-segments v-playground-choice">
      <legend className="v-hidden">{label}</legend>
      {options.map(([value, title, icon]) => (
        <label key={value} {...data({ 'data-tip': '' })}>
          <input type="radio" name={`playground-${name}`} value={value} {...data({ 'data-playground-choice': name })} />
          <DemoIcon name={icon} />
          <span className="v-hidden">{title}</span>
        </label>
      ))}
    </fieldset>
  )
}
