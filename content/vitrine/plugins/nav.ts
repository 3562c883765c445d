/** A link to the changelog at the end of the navigation. */
import { defineFeature } from 'vitrine/feature'

export default defineFeature({
  name: 'changelog-link',
  async nav(_ask, tree) {
    return [...tree, { pathname: 'https://example.com/changelog', title: { en: 'Changelog', zh: '更新日志' } }]
  },
})
