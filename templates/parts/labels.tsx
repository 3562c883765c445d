/** What is said about an entry or a page beside its title: its plan, and whether it is new, planned or unstable. */
import type { Label, Translations } from 'vitrine/model'
import { text } from './text.js'

export function Labels({ labels, translations }: { labels: Label[] | undefined; translations: Translations }) {
  if (!labels?.length) return null
  return (
    <span className="v-labels">
      {labels.map((label) => (
        <span key={label} className={`v-label v-label-${label}`} title={text(translations, `label.${label}.title`)}>
          {text(translations, `label.${label}`)}
        </span>
      ))}
    </span>
  )
}
