/** Makes keyboard shortcuts of one page hits of the search. */
import { defineFeature } from 'vitrine/feature'

export default defineFeature({
  name: 'shortcuts',
  async searchEntries(_ask, _page, { pathname }) {
    if (pathname !== '/start/') return []
    return [{ id: 'keyboard', heading: 'Ctrl+Shift+K', text: 'Removes the selected rows.', kind: 'event' }]
  },
})
