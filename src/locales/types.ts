/** Types derived from the English texts, so that a missing or misspelt key does not compile. */
import type { en } from './en.js'

/** A key of the interface strings. */
export type InterfaceString = keyof (typeof en)['strings']

/** A top-level section that has a title in every language. */
export type SectionId = keyof (typeof en)['sections']

/** The texts of one language. */
export interface LocaleTexts {
  strings: Record<InterfaceString, string>
  sections: Record<SectionId, string>
}
