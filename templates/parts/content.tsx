/**
 * The content's HTML in its own language: title and description, then what the page puts between them and the text (the
 * list of contents on phones) and the top slot.
 */
import type { ReactNode } from 'react'
import type { PageProps } from 'vitrine/model'
import { Slot } from './frame.js'
import { text } from './text.js'

export function Content(props: PageProps & { children?: ReactNode }) {
  const { page, slots, translations, userLanguage, children } = props
  // With nothing between them they are one block, so that the space between them is that of the text.
  const [lead, rest] = slots.contentStart || children ? [page.lead, page.body] : ['', page.lead + page.body]
  const lang = page.lang === userLanguage ? undefined : page.lang
  return (
    <>
      {page.fallback && (
        <p className="v-notice" role="note">
          {text(translations, 'page.untranslated')}
        </p>
      )}
      {lead && <div className="v-content" lang={lang} dir={page.dir} dangerouslySetInnerHTML={{ __html: lead }} />}
      {children}
      <Slot props={props} name="contentStart" />
      {rest && <div className="v-content" lang={lang} dir={page.dir} dangerouslySetInnerHTML={{ __html: rest }} />}
      <Slot props={props} name="contentEnd" />
    </>
  )
}
