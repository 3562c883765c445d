/** reading.json: the length of every page in words. A build with shards counts those of a page where the page is made. */
import {
  all,
  defineFeature,
  page,
  question,
  type RouteKey,
  routes,
  singleOutput,
  type OutputPath,
} from 'vitrine/feature'

const wordCount = question('reading/words', async (ask, route: RouteKey): Promise<number> => {
  const { sections } = await ask(page, route)
  return sections.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
})

export default defineFeature({
  name: 'reading',
  needsOfPage: (ask, { pathname, locale }) => ask(wordCount, { pathname, locale }),
  outputs: [
    singleOutput({
      name: 'reading',
      path: 'reading.json' as OutputPath,
      async make(ask) {
        const found = await ask(routes)
        const counts = await all(found.map((route) => ask(wordCount, route)))
        return JSON.stringify(Object.fromEntries(found.map(({ pathname }, index) => [pathname, counts[index]])))
      },
    }),
  ],
})
