/** A notice on every page of an old version, with the way to a newer one. */
import type { Translations } from 'vitrine/model'
import { text } from './text.js'

interface VersionNoticeProps {
  product: string
  version: string
  /** It is only not the newest. */
  isSupported?: boolean
  /** The newest supported version, if the product has one. */
  newest?: { label: string; href: string }
  translations: Translations
}

export default function VersionNotice({ product, version, isSupported, newest, translations }: VersionNoticeProps) {
  return (
    <aside className="v-version-notice" aria-label={text(translations, 'version.notice')}>
      <p>
        {text(translations, isSupported ? 'version.old' : 'version.unsupported', { product, version })}{' '}
        {newest && <a href={newest.href}>{text(translations, 'version.newest', { version: newest.label })}</a>}
      </p>
    </aside>
  )
}
