/** Breadcrumbs: the page's ancestors from the outermost, and the page itself. Top-level pages have none. */
import type { LinkRef, Translations } from 'vitrine/model'
import { Icon } from './icons.js'
import { text } from './text.js'

interface BreadcrumbsProps {
  /** The ancestors. */
  links: LinkRef[]
  /** The page's own name. */
  name: string
  translations: Translations
}

export function Breadcrumbs({ links, name, translations }: BreadcrumbsProps) {
  if (links.length === 0) return null
  return (
    <nav className="v-breadcrumbs" aria-label={text(translations, 'nav.breadcrumbs')}>
      <ol>
        {links.map((link, index) => (
          <li key={`${index} ${link.title}`}>
            {link.href === undefined ? <span>{link.title}</span> : <a href={link.href}>{link.title}</a>}
            <Icon name="chevron" />
          </li>
        ))}
        <li>
          <span aria-current="page">{name}</span>
        </li>
      </ol>
    </nav>
  )
}
