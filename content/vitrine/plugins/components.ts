/** The block {{"component": "Release", "version": "2.1"}}: since when something exists. */
import { defineFeature, escapeHtml } from 'vitrine/feature'

export default defineFeature({
  name: 'release',
  components: {
    async Release(_ask, { props }) {
      const text = `Since ${String(props['version'])}`
      return { html: `<p class="release">${escapeHtml(text)}</p>`, text, markdown: `*${text}*` }
    },
  },
})
