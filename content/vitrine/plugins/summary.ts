/** Prints the number of pages at the end of a build. */
import { defineFeature, routes } from 'vitrine/feature'

export default defineFeature({
  name: 'page-count',
  async summary(ask) {
    return [`The site has ${(await ask(routes)).length} pages.`]
  },
})
