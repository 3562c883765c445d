/** A message of the site above the header, which a reader can close; the head script hides it on later pages. */
import type { PageProps } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Icon } from './icons.js'
import { Link } from './link.js'
import { text } from './text.js'

export function Announcement({ announcement, translations }: Pick<PageProps, 'announcement' | 'translations'>) {
  if (!announcement) return null
  const { id, link } = announcement
  return (
    <aside className="v-announcement" aria-label={text(translations, 'announcement.label')}>
      <p>
        {announcement.text} {link && <Link link={link} translations={translations} />}
      </p>
      <button
        type="button"
        className="v-icon-button v-scripted"
        {...data({ 'data-announcement-dismiss': id })}
        aria-label={text(translations, 'announcement.dismiss')}
      >
        <Icon name="close" />
      </button>
    </aside>
  )
}
