/** The mark and the name of whose page this is, which lead home: in the header, and in the navigation's drawer, which covers it. */
import type { PageProps } from 'vitrine/model'
import { Mark } from './icons.js'
import { text } from './text.js'

export function Brand({ brand, translations }: PageProps) {
  // Not a label: the letter of the mark is text that is seen, and a label would have to repeat it.
  const [before, after] = text(translations, 'header.home').split('{title}')
  return (
    <a className="v-brand" href={brand.href}>
      {before && <span className="v-hidden">{before}</span>}
      <Mark letter={/[\p{L}\p{N}]/u.exec(brand.title)?.[0].toUpperCase() ?? ''} />
      <span className="v-brand-name">{brand.title}</span>
      {after && <span className="v-hidden">{after}</span>}
    </a>
  )
}
