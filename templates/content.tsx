/**
 * The content's HTML in its own language. The top slot belongs under the description, which is part of that HTML, so
 * the string is cut after the description, or after the heading where there is none.
 */
import type { PageProps } from 'vitrine/model'
import { Slot } from './frame.js'
import { text } from './text.js'

/**
 * @returns the HTML up to the end of title and description, and the rest; all of it first where these stand within
 * another element, which can't be cut
 */
export function cutAfterLead(body: string): [lead: string, rest: string] {
  const description = /<p\b[^>]*\bclass="[^"]*\bdescription\b[^"]*"[^>]*>/.exec(body)
  const end = description ? endAfter(body, '</p>', description.index) : endAfter(body, '</h1>', 0)
  const lead = body.slice(0, end)
  return isBalanced(lead) ? [lead, body.slice(end)] : [body, '']
}

function isBalanced(html: string): boolean {
  const tags = html.match(/<\/?(?:div|section|header|aside|article)\b/g) ?? []
  return tags.reduce((depth, tag) => depth + (tag.startsWith('</') ? -1 : 1), 0) === 0
}

function endAfter(body: string, tag: string, from: number): number {
  const at = body.indexOf(tag, from)
  return at === -1 ? 0 : at + tag.length
}

export function Content(props: PageProps) {
  const { page, slots, translations, userLanguage } = props
  const [lead, rest] = slots.contentStart ? cutAfterLead(page.body) : ['', page.body]
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
