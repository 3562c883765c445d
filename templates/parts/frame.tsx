/**
 * What every page has around its content: the skip link, the header, the navigation and the footer. The layouts differ
 * in whether the navigation is a column of its own or only a drawer.
 */
import type { ReactNode } from 'react'
import type { PageProps, SlotName } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Announcement } from './announcement.js'
import { Footer } from './footer.js'
import { Header } from './header.js'
import { Icon } from './icons.js'
import { Nav } from './nav.js'
import { text } from './text.js'

/** A place that features fill with HTML; nothing where none does. */
export function Slot({ props, name }: { props: PageProps; name: SlotName }) {
  const html = props.slots[name]
  return html ? <div className={`v-slot v-slot-${name}`} dangerouslySetInnerHTML={{ __html: html }} /> : null
}

export interface FrameProps {
  props: PageProps
  /** `column`: beside the content on wide screens; `drawer`: behind the header's button on all. */
  navigation: 'column' | 'drawer'
  children: ReactNode
}

export function Frame({ props, navigation, children }: FrameProps) {
  const { nav, translations, page } = props
  const hasNav = nav.length > 0
  return (
    <div className="v-site">
      <a className="v-skip" href="#main-content">
        {text(translations, 'skip.toContent')}
      </a>
      {/* Here, as at the end it would make the page higher than its content. */}
      <div id="live-region" className="v-hidden" role="status" />
      <Slot props={props} name="bodyStart" />
      <Announcement {...props} />
      <Header {...props} drawer={hasNav} />
      <div className={`v-frame v-frame-${hasNav ? navigation : 'drawer'}`}>
        {hasNav && <Nav {...props} />}
        <div className="v-page">
          <main className={`v-main v-layout-${page.layout}`} id="main-content" tabIndex={-1}>
            {children}
          </main>
          <Footer {...props} />
          <a className="v-to-top v-scripted" href="#main-content" {...data({ 'data-back-to-top': '' })} hidden>
            <Icon name="up" />
            <span className="v-hidden">{text(translations, 'nav.backToTop')}</span>
          </a>
        </div>
      </div>
      <Slot props={props} name="bodyEnd" />
    </div>
  )
}
