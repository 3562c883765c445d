/**
 * The search on every page. It is loaded when the reader is about to search, and then fetches what the dialog needs;
 * where that fails, the search page opens instead.
 */
import { find } from '../../../client/platform/page.js'
import type { SafeStorage } from '../../../client/platform/safe-storage.js'
import type { ClientConfig } from '../../../client/site-config.js'
import { markKey, showStoredMarks } from './mark-words.js'
import { createSearchDialog, type SearchDialog } from './search-dialog.js'

export interface Search {
  /** @param typed what has been typed until it opens */
  open(typed: () => string): Promise<void>
  /** Marks the words of the hit that has led to this page. */
  mark(): void
}

export interface SearchEnv {
  window: Window
  config: ClientConfig
  storage: SafeStorage
}

export function createSearch({ window, config, storage }: SearchEnv): Search {
  const page = find<HTMLAnchorElement>(window.document, 'data-search')!.pathname
  // Words are marked on pages where nobody searches.
  const isIntended = !storage.get(markKey(config.storagePrefix))
  const load = () => createSearchDialog({ window, config, storage, page }).catch(() => undefined)
  let dialog: Promise<SearchDialog | undefined> | undefined = isIntended ? load() : undefined
  return {
    open: async (typed) => {
      const made = await (dialog ??= load())
      const text = typed()
      if (made) made.open(text)
      else window.location.assign(page + (text && `?q=${encodeURIComponent(text)}`))
    },
    mark: () => showStoredMarks(window, storage, config.storagePrefix),
  }
}
