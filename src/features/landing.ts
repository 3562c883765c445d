/** First pages have a stylesheet of their own, which the pages that readers spend their time on do not load. */
import { defineFeature } from '../feature.js'

export const landing = defineFeature({
  name: 'landing',
  styles: [{ name: 'landing', file: 'landing.css', when: ({ layout }) => layout === 'landing' }],
})
