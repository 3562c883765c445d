/** The entries of a closed group, as they are fetched when it is opened: `<li>` elements for its list. */
import type { NavEntry, Translations } from 'vitrine/model'
import { NavEntries } from '../parts/nav.js'

export default function NavFragment({ entries, translations }: { entries: NavEntry[]; translations: Translations }) {
  return <NavEntries entries={entries} translations={translations} />
}
