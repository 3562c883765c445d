/** What docs.config.ts may say about the search: `features: { search: { … } }`. */
import { defineOptions, z } from '../../feature.js'

export const searchOptions = defineOptions(
  'search',
  z.strictObject({
    /**
     * Groups of words that mean the same, by locale, in addition to the built-in ones: `{ en: [['grid', 'table']] }`. A
     * search for one of them also finds the others, after its own results.
     */
    synonyms: z.record(z.string(), z.array(z.array(z.string().min(1)).min(2))).default({}),
    /**
     * The pages that the search suggests before anything has been typed, by pathname; by default the header's links.
     */
    suggestions: z.array(z.string()).default([]),
    /**
     * Pages, by pathname, whose headings come after those of other pages for queries of plain words, together with the
     * pages below them: `['/x/migration']`. Migration guides have a heading for every topic, and few readers look for
     * those.
     */
    last: z.array(z.string()).default([]),
    /**
     * A module of the project that searches in place of the built-in engine, such as one that asks a hosted service. It
     * is bundled with the packages that it imports, runs in a worker and answers the messages of
     * `vitrine/search-protocol`.
     */
    engine: z.string().optional(),
  }),
)
