/** The content's HTML in its own language, with the top slot under its title and description. */
import type { PageProps } from 'vitrine/model'
import { Slot } from './frame.js'
import { text } from './text.js'

export function Content(props: PageProps) {
  const { page, slots, translations, userLanguage } = props
  // Without a slot between them they are one block, so that the space between them is that of the text.
  const [lead, rest] = slots.contentStart ? [page.lead, page.body] : ['', page.lead + page.body]
  const lang = page.lang === userLanguage ? undefined : page.lang
  return (
    <>
      {page.fallback && (
        <p className="v-notice" role="note">
          {text(translations, 'page.untranslated')}
        </p>
      )}
      {lead && <div className="v-content" lang={lang} dir={page.dir} dangerouslySetInnerHTML={{ __html: lead }} />}
      <Slot props={props} name="contentStart" />
      {rest && <div className="v-content" lang={lang} dir={page.dir} dangerouslySetInnerHTML={{ __html: rest }} />}
      <Slot props={props} name="contentEnd" />
    </>
  )
}
