/** Under a component page's description: the import, its size, and links to its source, patterns and issues. */
import type { Translations } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Icon } from './icons.js'
import { text } from './text.js'

interface PackageInfoProps {
  importLine?: string
  /** In kilobytes, as the page's language writes numbers. */
  size?: string
  /** Those of the kind `link` have a text of their own. */
  links: { kind: 'source' | 'waiAria' | 'link' | 'feedback'; href: string; title?: string }[]
  translations: Translations
}

export default function PackageInfo({ importLine, size, links, translations }: PackageInfoProps) {
  return (
    <div className="v-package-info">
      {importLine && (
        <div className="v-package-import">
          <code>{importLine}</code>
          <button
            type="button"
            className="v-icon-button v-scripted"
            {...data({ 'data-copy': 'compact', 'data-copy-text': importLine })}
            aria-label={text(translations, 'package.copyImport')}
          >
            <Icon name="copy" />
            <Icon name="check" />
          </button>
        </div>
      )}
      <ul>
        {size && (
          <li>
            <span title={text(translations, 'package.size.title')}>{text(translations, 'package.size', { size })}</span>
          </li>
        )}
        {links.map(({ kind, href, title }) => (
          <li key={`${kind} ${title}`}>
            <a href={href} rel="noopener">
              {kind === 'link' ? title : text(translations, `package.${kind}`)}
              <Icon name="external" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
