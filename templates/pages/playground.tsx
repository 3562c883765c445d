/**
 * The playground: one editor beside what it makes, over the whole page. It has no provider and no navigation; the
 * code is in the address. Without JavaScript there is nothing to run, and the page says so.
 */
import type { PageProps, PlaygroundView } from 'vitrine/model'
import { data } from '../parts/data-attributes.js'
import { DemoIcon } from '../parts/demo-icons.js'
import { Header } from '../parts/header.js'
import type { InterfaceString } from 'vitrine'
import { text } from '../parts/text.js'

export default function Playground(props: PageProps) {
  const { translations, page } = props
  const view = page.data as PlaygroundView
  const label = (key: InterfaceString) => text(translations, key)
  return (
    <>
      <a className="v-skip" href="#main-content">
        {label('skip.toContent')}
      </a>
      <Header {...props} drawer={false} />
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
          <h1>{page.title}</h1>
          <p>{page.description}</p>
          <div className="v-playground-tools v-scripted">
            <button
              type="button"
              {...data({ 'data-playground-open': 'stackblitz' })}
              aria-label={label('demo.stackblitz')}
              title={label('demo.stackblitz')}
              className="v-demo-tool"
            >
              <DemoIcon name="stackblitz" />
            </button>
            <button
              type="button"
              {...data({ 'data-playground-open': 'codesandbox' })}
              aria-label={label('demo.codesandbox')}
              title={label('demo.codesandbox')}
              className="v-demo-tool"
            >
              <DemoIcon name="codesandbox" />
            </button>
            <button
              type="button"
              {...data({ 'data-playground-reset': '' })}
              aria-label={label('demo.reset')}
              title={label('demo.reset')}
              className="v-demo-tool"
            >
              <DemoIcon name="reset" />
            </button>
          </div>
        </div>
        <div className="v-playground-panel v-editor" {...data({ 'data-playground-panel': '' })} />
        <section className="v-playground-result" tabIndex={0} aria-label={label('editor.preview')}>
          <div className="v-playground-ask" {...data({ 'data-playground-ask': '' })} hidden>
            <p>{label('editor.foreign')}</p>
            <button type="button" className="v-button" {...data({ 'data-playground-run': '' })}>
              {label('editor.run')}
            </button>
          </div>
          <div className="v-playground-stage" {...data({ 'data-playground-stage': '' })} />
        </section>
        <noscript>
          <p className="v-notice">{label('playground.noScript')}</p>
        </noscript>
        <script
          type="application/json"
          {...data({ 'data-playground-start': '' })}
          dangerouslySetInnerHTML={{ __html: JSON.stringify(view.code).replaceAll('<', '\\u003c') }}
        />
      </main>
      <div id="live-region" className="v-hidden" role="status" />
    </>
  )
}
