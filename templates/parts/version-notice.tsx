/** A notice on every page of a version that is no longer supported, with the way to one that is. */
import type { Translations } from 'vitrine/model'
import { text } from './text.js'

interface VersionNoticeProps {
  product: string
  version: string
  /** The newest supported version, if the product has one. */
  newest?: { label: string; href: string }
  translations: Translations
}

export default function VersionNotice({ product, version, newest, translations }: VersionNoticeProps) {
  return (
    <aside className="v-version-notice" aria-label={text(translations, 'version.notice')}>
      <p>
        {text(translations, 'version.unsupported', { product, version })}{' '}
        {newest && <a href={newest.href}>{text(translations, 'version.newest', { version: newest.label })}</a>}
      </p>
    </aside>
  )
}
