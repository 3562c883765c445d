/**
 * Creates the id of a heading from its text. The rule is that of the documentation this dialect comes from, so that
 * links from other sites keep working: lower case, every run of the punctuation below or of white space becomes one
 * dash, and most symbols are removed (dashes, arrows and quotation marks too, but neither ✅ nor ⭐), as is what nobody
 * sees: joiners, marks of direction, variation selectors. Letters of every script stay as they are, composed (NFC):
 * browsers decode the fragment of an address, so `#%E4%B8%AD` leads to the id `中`.
 */
import { slug as githubSlug } from 'github-slugger'
import type { HeadingIds } from '../model.js'
import { uniqueId } from '../text.js'

const separators = /[!@#$%^&*()=_+[\]{}`~;:'"|,.<>/?\s\\]+/g
const symbols = /[\u2011-\u26ff\ue000-\uf8ff\u{1f000}-\u{1fbff}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/gu

/** @param text plain text; text with only punctuation gives `section` */
export function slug(text: string, rule: HeadingIds = 'vitrine'): string {
  return slugs[rule](text) || 'section'
}

/** Rules of generators, so that addresses which lead to their headings from elsewhere stay. */
const slugs: Record<HeadingIds, (text: string) => string> = {
  vitrine: (text) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/=>|<| \/>|'/g, '')
      .replace(separators, '-')
      .replace(symbols, '')
      .replace(/-{2,}/g, '-')
      .replace(/^-|-$/g, ''),
  // Docusaurus, Nextra, Fumadocs, Starlight.
  github: (text) => githubSlug(text),
  // @mdit-vue/shared.
  vitepress: (text) =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/\p{Cc}/gu, (control) => (/\s/.test(control) ? '-' : ''))
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .replace(/^(?=\d)/, '_')
      .toLowerCase(),
}

/** The id of another heading with the same text: other rules count from `bars-1`. */
export const uniqueSlug = (id: string, taken: Set<string>, rule: HeadingIds): string =>
  uniqueId(id, taken, rule === 'vitrine' ? 2 : 1)
