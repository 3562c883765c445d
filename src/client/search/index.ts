/**
 * The search on every page. It is loaded when the reader is about to search, and then fetches what the dialog needs; where
 * that fails, the search page opens instead.
 */
import { find } from '../platform/page.js'
import type { SafeStorage } from '../platform/safe-storage.js'
import type { ClientConfig } from '../site-config.js'
import { markKey, showStoredMarks } from './mark-words.js'
import { createSearchDialog, type SearchDialog } from './search-dialog.js'

export interface Search {
  open(): void
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
    open: () =>
      void (dialog ??= load()).then((made) => {
        if (made) made.open()
        else window.location.assign(page)
      }),
    mark: () => showStoredMarks(window, storage, config.storagePrefix),
  }
}
