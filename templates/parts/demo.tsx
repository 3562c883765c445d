/**
 * A demo, always in this order: what runs, the toolbar, then the controls of its props, the few lines that matter and the
 * whole source.
 *
 * All of it is static HTML that works before and without any script: the source opens by a native disclosure, files are
 * radio buttons, and the stylesheet chooses the code styling and the language from attributes of `<html>`; without
 * scripts it shows all of them. Both languages are in the page: they are nearly the same text, so the second adds less
 * to a compressed page than a request would. The toolbar's own code is loaded when the reader first comes near it.
 *
 * Browser code finds everything by the attributes that `data` writes; `DataAttributes` says what each means.
 */
import type { ReactNode } from 'react'
import type { DataAttributes, DemoFile, DemoText, DemoVariant, DemoView } from 'vitrine'
import { BrandIcon, repositoryBrand } from './brand-icons.js'
import { data } from './data-attributes.js'
import { Controls } from './demo-controls.js'
import { DemoIcon, type DemoIconName } from './demo-icons.js'
import type { InterfaceString } from 'vitrine'
import { text } from './text.js'

export default function Demo(view: DemoView) {
  const { id, name, runtime } = view
  if (view.picture) return <Picture {...view} />
  const stylings = view.variants.map(({ styling }) => styling).join(' ')
  const runs = doesRun(view)
  return (
    <div
      className={`v-demo v-demo-bg-${view.bg}`}
      id={id}
      {...data({
        'data-demo': name,
        'data-code': view.code,
        'data-stylings': stylings,
        'data-hydrate': runs ? runtime.hydrate : undefined,
        'data-frame': runs ? runtime.frame : undefined,
        'data-editor-styles': runs ? runtime.editorStyles : undefined,
        'data-vendors': runs ? runtime.vendors : undefined,
        'data-sandbox': runs ? runtime.sandbox : undefined,
        'data-alone': runs ? view.standalone : undefined,
        'data-live-edit': view.disableLiveEdit || view.hideToolbar ? undefined : '',
      })}
    >
      {view.anchors?.map((anchor) => (
        <span key={anchor} id={anchor} {...data({ 'data-demo-anchor': '' })} />
      ))}
      <span className="v-demo-start" {...data({ 'data-demo-start': '' })} tabIndex={-1} />
      {view.controls ? (
        <div className="v-controls-frame">
          <div className="v-controls-columns">
            <Stage view={view} />
            {view.hideToolbar ? <Controls view={view} controls={view.controls} /> : <Code view={view} />}
          </div>
        </div>
      ) : (
        <>
          <Stage view={view} />
          {!view.hideToolbar && <Code view={view} />}
        </>
      )}
      {!view.hideToolbar && !view.disableAd && <div {...data({ 'data-demo-ad': '' })} />}
    </div>
  )
}

/** What a demo looks like, for a card: as prerendered, and nothing for a reader who does not see it. */
function Picture({ id, picture, variants: [variant] }: DemoView) {
  return (
    <div className="v-picture" aria-hidden="true" inert {...data({ 'data-demo-stage': '' })}>
      <div
        className="v-demo-root v-picture-root"
        {...data({
          'data-demo-root': `${id}-${variant!.styling}`,
          'data-isolated': picture === 'light' ? '' : undefined,
        })}
        dangerouslySetInnerHTML={{ __html: variant!.html }}
      />
    </div>
  )
}

/** A demo without any variant that runs shows its code only. */
const doesRun = ({ variants }: DemoView) => !variants.every(({ unavailable }) => unavailable)

function Stage({ view }: { view: DemoView }) {
  const { id, name, standalone, height, translations } = view
  const isPrerendered = ({ inBrowser }: DemoVariant) => view.ssr && !inBrowser
  return (
    <div
      className="v-demo-stage"
      {...data({
        'data-demo-stage': '',
        'data-height': view.iframe || view.height === undefined ? undefined : String(view.height),
        'data-max-width': view.maxWidth === undefined ? undefined : String(view.maxWidth),
        'data-align': view.align,
      })}
    >
      {view.iframe && doesRun(view) ? (
        <iframe
          className="v-demo-iframe"
          {...data({ 'data-demo-iframe': '', 'data-isolated': view.isolated ? '' : undefined })}
          src={standalone}
          title={text(translations, 'demo.frame', { name })}
          height={height}
          loading="lazy"
        />
      ) : (
        view.variants.map((variant, index) =>
          variant.unavailable ? (
            <p
              key={variant.styling}
              className={variantClass('v-demo-notice', index)}
              {...data({ 'data-styling': variant.styling })}
            >
              {variant.unavailable.label && <strong className="v-demo-needed">{variant.unavailable.label}</strong>}
              {variant.unavailable.reason}
            </p>
          ) : (
            <div
              key={variant.styling}
              className={variantClass('v-demo-root', index)}
              {...data({
                'data-demo-root': `${id}-${variant.styling}`,
                'data-island': standalone === undefined ? '' : undefined,
                'data-styling': variant.styling,
                'data-module': variant.module,
                'data-preload': variant.preload.join(' '),
                'data-ssr': !isPrerendered(variant) ? 'false' : variant.standIn ? 'stand-in' : undefined,
                'data-local': variant.local && [variant.local.formats, ...variant.local.uses].join(' '),
                'data-isolated': view.isolated ? '' : undefined,
                'data-width': isPrerendered(variant) ? String(view.width) : undefined,
                'data-props': view.props,
              })}
              aria-busy={isPrerendered(variant) ? undefined : true}
              dangerouslySetInnerHTML={{ __html: variant.html }}
            />
          ),
        )
      )}
      {!view.iframe && doesRun(view) && !view.variants.every(isPrerendered) && (
        <noscript>
          <p className="v-demo-notice">{text(translations, 'demo.needsScript')}</p>
        </noscript>
      )}
    </div>
  )
}

function Code({ view }: { view: DemoView }) {
  return (
    <div className="v-demo-code" {...data({ 'data-demo-code': '', 'data-code-block': '' })}>
      <Toolbar view={view} />
      {view.controls && <Controls view={view} controls={view.controls} />}
      {view.code === 'preview' &&
        view.variants.map((variant, index) => (
          <Preview key={variant.styling} view={view} variant={variant} index={index} />
        ))}
      <div className="v-demo-source" id={`${view.id}-source`}>
        {view.variants.map((variant, index) => (
          <Source key={variant.styling} view={view} variant={variant} index={index} />
        ))}
      </div>
    </div>
  )
}

function Toolbar({ view }: { view: DemoView }) {
  const { id, translations } = view
  const label = (key: InterfaceString) => text(translations, key)
  // Controls show some of it, too.
  const hasPreview =
    view.controls !== undefined || (view.code === 'preview' && view.variants.some(({ preview }) => preview))
  const hasJavaScript = view.variants.some(({ files }) => files.some(({ js }) => js))
  return (
    <div
      className="v-demo-toolbar"
      role="toolbar"
      aria-label={text(translations, 'demo.toolbar', { name: view.name })}
      aria-controls={`${id}-source`}
      {...data({ 'data-demo-toolbar': '' })}
    >
      <details className="v-demo-toggle" {...data({ 'data-demo-toggle': '' })} open={view.code === 'full'}>
        <summary>
          <DemoIcon name="code" />
          <span className="v-demo-toggle-label">
            <span className="v-demo-closed">{label(hasPreview ? 'demo.expand' : 'demo.show')}</span>
            <span className="v-demo-opened">{label(hasPreview ? 'demo.collapse' : 'demo.hide')}</span>
          </span>
        </summary>
      </details>
      {view.variants.length > 1 && <StylingSelect view={view} />}
      {hasJavaScript && (
        <div className="v-demo-langs v-scripted" role="group" aria-label={label('settings.codeVariant')}>
          <button
            type="button"
            {...data({ 'data-demo-lang': 'ts', 'data-tip': label('demo.showTs') })}
            aria-pressed="true"
          >
            TS
          </button>
          <button
            type="button"
            {...data({ 'data-demo-lang': 'js', 'data-tip': label('demo.showJs') })}
            aria-pressed="false"
          >
            JS
          </button>
        </div>
      )}
      <div className="v-demo-tools">
        {view.playground && (
          <a
            className="v-demo-tool v-demo-roomy v-scripted"
            href={playgroundHref(view.playground)}
            aria-label={label('demo.playground')}
            {...data({ 'data-tip': '', 'data-demo-playground': view.playground.demo })}
          >
            <DemoIcon name="playground" />
          </a>
        )}
        <Tool
          icon="copy"
          label={label('demo.copySource')}
          attributes={{
            'data-copy': 'compact',
            'data-ga-event-category': 'demo',
            'data-ga-event-action': 'copy-click',
          }}
        />
        {doesRun(view) && (
          <Tool
            icon="reset"
            label={label('demo.reset')}
            className="v-demo-wide"
            attributes={{ 'data-demo-reset': '' }}
          />
        )}
        <More view={view} />
      </div>
    </div>
  )
}

/** Always in the menu: not everybody knows their marks. */
const sandboxes = ['stackblitz', 'codesandbox'] as const

const sandboxAttributes = (sandbox: (typeof sandboxes)[number]): DataAttributes => ({
  'data-demo-open': sandbox,
  'data-ga-event-category': 'demo',
  'data-ga-event-action': sandbox,
})

function playgroundHref({ address, demo }: NonNullable<DemoView['playground']>): string {
  return `${address}#demo=${demo}`
}

interface ToolProps {
  icon: DemoIconName
  label: string
  className?: string
  attributes: DataAttributes
}

function Tool({ icon, label, className = '', attributes }: ToolProps) {
  return (
    <button
      type="button"
      className={`v-demo-tool v-scripted ${className}`.trimEnd()}
      aria-label={label}
      {...data({ 'data-tip': '', ...attributes })}
    >
      <DemoIcon name={icon} />
      {icon === 'copy' && <DemoIcon name="copied" className="v-demo-copied" />}
    </button>
  )
}

/** An entry of the menu. `className` is `v-demo-narrow` for a tool that wide toolbars show by themselves. */
function Action({ icon, label, className = '', attributes }: Omit<ToolProps, 'icon'> & { icon: ReactNode }) {
  return (
    <li className={`v-scripted ${className}`.trimEnd()}>
      <button type="button" {...data(attributes)}>
        {icon}
        {label}
      </button>
    </li>
  )
}

function StylingSelect({ view }: { view: DemoView }) {
  return (
    <select
      className="v-select v-demo-styling v-scripted"
      autoComplete="off"
      aria-label={text(view.translations, 'demo.styling')}
      {...data({ 'data-demo-styling': '' })}
    >
      {view.variants.map(({ styling }) => (
        <option key={styling} value={styling}>
          {text(view.translations, `settings.codeStyling.${styling}`)}
        </option>
      ))}
    </select>
  )
}

function More({ view }: { view: DemoView }) {
  const { translations, id } = view
  const stem = view.variants.length > 1 ? `${view.variants[0]!.styling}-${id}` : id
  const label = text(translations, 'demo.more')
  return (
    <details className="v-menu v-demo-more" {...data({ 'data-menu': '' })}>
      <summary className="v-demo-tool" aria-label={label} {...data({ 'data-tip': '' })}>
        <DemoIcon name="more" />
      </summary>
      <ul className="v-menu-list v-menu-actions">
        {view.playground && (
          <li className="v-demo-cramped v-scripted">
            <a href={playgroundHref(view.playground)} {...data({ 'data-demo-playground': view.playground.demo })}>
              <DemoIcon name="playground" />
              {text(translations, 'demo.playground')}
            </a>
          </li>
        )}
        {!view.hideEditButton &&
          sandboxes.map((sandbox) => (
            <Action
              key={sandbox}
              icon={<BrandIcon name={sandbox} />}
              label={text(translations, `sandbox.${sandbox}`)}
              attributes={sandboxAttributes(sandbox)}
            />
          ))}
        {doesRun(view) && (
          <>
            <Action
              icon={<DemoIcon name="reset" />}
              label={text(translations, 'demo.reset')}
              className="v-demo-narrow"
              attributes={{ 'data-demo-reset': '' }}
            />
            <li className="v-menu-part">
              <a href={view.standalone}>
                <DemoIcon name="open" />
                {text(translations, 'demo.alone')}
              </a>
            </li>
          </>
        )}
        {view.sourceHref && (
          <li>
            <a href={view.sourceHref}>
              <BrandIcon name={repositoryBrand(view.sourceHref)} />
              {text(translations, 'demo.viewSource')}
            </a>
          </li>
        )}
        <li className="v-menu-part">
          <a href={`#${stem}.tsx`} {...data({ 'data-demo-link': 'tsx' })}>
            <DemoIcon name="link" />
            {text(translations, 'demo.copyLinkTs')}
          </a>
        </li>
        <li>
          <a href={`#${stem}.js`} {...data({ 'data-demo-link': 'js' })}>
            <DemoIcon name="link" />
            {text(translations, 'demo.copyLinkJs')}
          </a>
        </li>
        {doesRun(view) && (
          <Action
            icon={<DemoIcon name="focus" />}
            label={text(translations, 'demo.resetFocus')}
            className="v-menu-part"
            attributes={{ 'data-demo-reset-focus': '' }}
          />
        )}
      </ul>
    </details>
  )
}

interface VariantProps {
  view: DemoView
  variant: DemoVariant
  index: number
}

const variantClass = (own: string, index: number) => `${own} v-demo-variant${index === 0 ? ' v-demo-first' : ''}`

function Preview({ view, variant, index }: VariantProps) {
  if (!variant.preview) return null
  const file = variant.files[0]!
  return (
    <div className={variantClass('v-demo-preview', index)} {...data({ 'data-styling': variant.styling })}>
      <Texts view={view} name={file.name} texts={variant.preview} label="demo.previewOf" />
    </div>
  )
}

function Source({ view, variant, index }: VariantProps) {
  const { files, styling, assets = {} } = variant
  return (
    <div
      className={variantClass('v-demo-files', index)}
      {...data({
        'data-demo-source': '',
        'data-styling': styling,
        'data-demo-assets': Object.keys(assets).length > 0 ? JSON.stringify(assets) : undefined,
      })}
    >
      <div className="v-demo-tabs">
        {view.variants.length > 1 && (
          <span className="v-demo-styling-name">{text(view.translations, `settings.codeStyling.${styling}`)}</span>
        )}
        <div
          className="v-segments v-demo-tab-list"
          role={files.length > 1 ? 'radiogroup' : undefined}
          aria-label={files.length > 1 ? text(view.translations, 'demo.files') : undefined}
        >
          {files.map((file, at) => (
            <label key={file.name} className="v-demo-tab">
              {files.length > 1 && (
                <input type="radio" name={`${view.id}-${styling}-file`} value={file.name} defaultChecked={at === 0} />
              )}
              <FileName file={file} />
            </label>
          ))}
        </div>
        {!view.disableLiveEdit && (
          <button type="button" className="v-demo-edit v-scripted" {...data({ 'data-demo-edit': '' })}>
            <DemoIcon name="edit" className="v-demo-edit-icon" />
            <DemoIcon name="copied" className="v-demo-done-icon" />
            <span className="v-demo-edit-start">{text(view.translations, 'demo.edit')}</span>
            <span className="v-demo-edit-end">{text(view.translations, 'demo.done')}</span>
          </button>
        )}
      </div>
      {files.map((file) => (
        <div
          key={file.name}
          className="v-demo-file"
          id={file.id}
          {...data({ 'data-demo-file': file.name, 'data-demo-shared': file.shownWith?.id })}
        >
          {file.shownWith ? (
            <p className="v-demo-notice">
              <a href={`#${file.shownWith.demo}`}>
                {text(view.translations, 'demo.shownWith', { name: file.name, demo: file.shownWith.demo })}
              </a>
            </p>
          ) : (
            <Texts view={view} name={file.name} texts={file} label="code.label" />
          )}
          {!file.shownWith && file.kilobytes !== undefined && (
            <p className="v-demo-notice">
              {text(view.translations, 'demo.beginning', { name: file.name, size: String(file.kilobytes) })}{' '}
              <a href={file.href}>{text(view.translations, 'demo.whole')}</a>
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

function FileName({ file }: { file: DemoFile }) {
  if (!file.js) return <span>{file.name}</span>
  return (
    <>
      <span {...data({ 'data-lang': 'ts' })}>{file.name}</span>
      <span {...data({ 'data-lang': 'js' })}>{jsName(file.name)}</span>
    </>
  )
}

/** The name that a file has in JavaScript. */
export function jsName(name: string): string {
  return name.replace(/\.tsx?$/, '.js')
}

/** A text in both languages, or one for both. */
function Texts({
  view,
  name,
  texts,
  label,
}: {
  view: DemoView
  name: string
  texts: { ts: DemoText; js?: DemoText }
  label: string
}) {
  const pre = (source: DemoText, shown: string, lang: 'ts' | 'js' | undefined) => (
    <pre
      className="v-demo-pre"
      {...data({ 'data-lang': lang })}
      tabIndex={0}
      role="group"
      aria-label={text(view.translations, label, { name: shown })}
    >
      <code dangerouslySetInnerHTML={{ __html: source.html }} />
    </pre>
  )
  if (!texts.js) return pre(texts.ts, name, undefined)
  return (
    <>
      {pre(texts.ts, name, 'ts')}
      {pre(texts.js, jsName(name), 'js')}
    </>
  )
}
