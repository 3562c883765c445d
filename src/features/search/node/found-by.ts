/** What pages should be found by. A phrase of two pages leads to neither for certain, so it is reported. */
import {
  all,
  type Ask,
  type FilePath,
  fileText,
  frontMatterSpan,
  locales,
  page,
  question,
  type RouteKey,
  warningAt,
} from '../../../feature.js'
import { fold } from '../shared/words.js'
import { contentPages } from './build-index.js'

/** The phrases of a page in its own language. */
const phrasesOf = question(
  'search/found-by',
  async (ask, route: RouteKey): Promise<{ file: FilePath; phrases: string[] } | null> => {
    const { file, fallback, frontMatter, sections } = await ask(page, route)
    const phrases = [...(frontMatter.foundBy ?? []), ...sections.flatMap(({ foundBy = [] }) => foundBy)]
    return file && !fallback && phrases.length > 0 ? { file, phrases } : null
  },
)

/** Reports what is there a second time, whatever its case and punctuation. */
export async function checkPhrases(ask: Ask): Promise<void> {
  for (const { code } of await ask(locales)) {
    const pages = await contentPages(ask, code)
    const found = await all(pages.map((route) => ask(phrasesOf, route).catch(() => null)))
    const known = new Map<string, FilePath>()
    for (const { file, phrases } of found.filter((one) => one !== null))
      for (const phrase of phrases) {
        const key = fold(phrase)
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()
        const first = known.get(key)
        if (first === undefined) known.set(key, file)
        else await reportTwice(ask, phrase, file, first)
      }
  }
}

async function reportTwice(ask: Ask, phrase: string, file: FilePath, first: FilePath): Promise<void> {
  const start = (await ask(fileText, file))?.lastIndexOf(phrase) ?? -1
  const span = start === -1 ? await frontMatterSpan(ask, file, 'foundBy') : { start, end: start + phrase.length }
  const place = first === file ? 'twice on this page' : `already in ${first}`
  const hint = 'Keep it where the answer is, or say what differs.'
  ask.report(warningAt('search/found-by', `“${phrase}” in "foundBy" is ${place}.`, { file, span, hint }))
}
