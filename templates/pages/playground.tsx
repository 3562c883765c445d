/**
 * The playground: files and an editor beside what they make, over the whole page; the navigation waits behind the header's
 * button. A script draws the tools, the code and the result. Without JavaScript there is nothing to run, and the page
 * says so.
 */
import type { PageProps } from 'vitrine/model'
import { data } from '../parts/data-attributes.js'
import { Header } from '../parts/header.js'
import { Nav } from '../parts/nav.js'
import { text } from '../parts/text.js'

export default function Playground(props: PageProps) {
  const { translations, page, nav } = props
  return (
    <>
      <a className="v-skip" href="#main-content">
        {text(translations, 'skip.toContent')}
      </a>
      <div id="live-region" className="v-hidden" role="status" />
      <Header {...props} drawer={nav.length > 0} />
      <div className="v-frame v-frame-drawer">
        {nav.length > 0 && <Nav {...props} />}
        <main className="v-playground" id="main-content" tabIndex={-1} {...data({ 'data-playground': '' })}>
          <div className="v-playground-head">
            <div className="v-playground-title">
              <h1>{page.title}</h1>
              <p>{page.description}</p>
            </div>
            <div
              className="v-playground-tools v-scripted"
              role="group"
              aria-label={text(translations, 'playground.tools')}
              {...data({ 'data-playground-tools': '' })}
            />
          </div>
          <div className="v-playground-workspace v-scripted" {...data({ 'data-playground-workspace': '' })}>
            {/* What it looks like until the script is there. */}
            <div className="v-playground-body">
              <div className="v-playground-code" />
              <div className="v-playground-split" />
              <div className="v-playground-result">
                <div className="v-playground-stage" aria-busy>
                  <p className="v-playground-starting">{text(translations, 'playground.starting')}</p>
                </div>
              </div>
            </div>
          </div>
          <noscript>
            <p className="v-notice v-playground-no-script">{text(translations, 'playground.noScript')}</p>
          </noscript>
          <script
            type="application/json"
            {...data({ 'data-playground-start': '' })}
            dangerouslySetInnerHTML={{ __html: JSON.stringify(page.data).replaceAll('<', '\\u003c') }}
          />
        </main>
      </div>
    </>
  )
}
