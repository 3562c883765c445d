/**
 * The description of a page, for lists of pages. A separate question about the parsed text rather than the page: a list
 * is rendered again when a description changes, but not when a demo on one of its pages does.
 */
import { question } from '../../engine/question.js'
import { parts } from '../content/parts.js'
import { pageKind } from '../navigation/site-map.js'
import { sourceFile } from '../content/source.js'

/** The description in the given language; '' if there is none or the page is not translated. */
export const pageDescription = question(
  'page-description',
  async (ask, { pathname, locale }: { pathname: string; locale: string }): Promise<string> => {
    if ((await ask(pageKind, pathname)) !== 'file') return ''
    const source = await sourceFile(ask, pathname, locale)
    if (!source || source.locale !== locale) return ''
    return (await ask(parts, { file: source.file })).description
  },
)
