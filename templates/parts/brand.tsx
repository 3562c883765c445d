/** The site's mark and name, which lead home: in the header, and in the navigation's drawer, which covers it. */
import type { PageProps } from 'vitrine/model'
import { Mark } from './icons.js'
import { text } from './text.js'

export function Brand({ site, translations }: PageProps) {
  return (
    <a className="v-brand" href={site.home} aria-label={text(translations, 'header.home', { title: site.title })}>
      <Mark />
      <span className="v-brand-name">{site.title}</span>
    </a>
  )
}
