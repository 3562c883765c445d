/**
 * What a page says of itself in a line, for lists of pages. A question of its own, asked of the parsed text rather than
 * of the page: a list is drawn again when a description changes, and not whenever a demo on one of its pages does.
 */
import { question } from '../engine/question.js'
import { parts } from './page.js'
import { pageKind } from './site-map.js'
import { sourceFile } from './source.js'

/** The description in the locale's own language; '' where there is none, as on a page that is not translated. */
export const pageDescription = question(
  'page-description',
  async (ask, { pathname, locale }: { pathname: string; locale: string }): Promise<string> => {
    if ((await ask(pageKind, pathname)) !== 'file') return ''
    const source = await sourceFile(ask, pathname, locale)
    if (!source || source.locale !== locale) return ''
    return (await ask(parts, { file: source.file })).description
  },
)
