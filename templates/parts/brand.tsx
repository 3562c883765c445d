/** The mark and the name of whose page this is, which lead home: in the header, and in the navigation's drawer, which covers it. */
import type { PageProps } from 'vitrine/model'
import { Mark } from './icons.js'
import { text } from './text.js'

export function Brand({ brand, translations }: PageProps) {
  return (
    <a className="v-brand" href={brand.href} aria-label={text(translations, 'header.home', { title: brand.title })}>
      <Mark letter={/[\p{L}\p{N}]/u.exec(brand.title)?.[0].toUpperCase() ?? ''} />
      <span className="v-brand-name">{brand.title}</span>
    </a>
  )
}
