/** What appears beside what the pointer or the focus is on: tooltips of controls, and cards of names in code. */
import { installNameCards } from '../features/api/browser/name-cards.js'
import { installTooltips } from './navigation/tooltips.js'

export function install({ document }: Window): void {
  installTooltips(document)
  installNameCards(document)
}
