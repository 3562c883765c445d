/** What a reader has searched for, and the hits that they keep: in the browser's storage, which may hold anything. */
import type { SafeStorage } from '../../../client/platform/safe-storage.js'

export interface Favorite {
  href: string
  name: string
  path: string
}

export interface SearchMemory {
  /** Where it is stored. */
  keys: readonly string[]
  recent(): string[]
  remember(query: string): void
  favorites(): Favorite[]
  isFavorite(href: string): boolean
  /** @returns whether it is a favourite now */
  toggle(favorite: Favorite): boolean
  clear(): void
}

const mostRecent = 6
const mostFavorites = 20
const longest = 100

export function createSearchMemory(storage: SafeStorage, storagePrefix: string): SearchMemory {
  const recentKey = `${storagePrefix}-search-recent`
  const favoritesKey = `${storagePrefix}-search-favorites`
  const list = (key: string): unknown[] => {
    try {
      const value = JSON.parse(storage.get(key) ?? '[]') as unknown
      return Array.isArray(value) ? value : []
    } catch {
      return []
    }
  }
  const recent = () => list(recentKey).filter((one): one is string => typeof one === 'string' && one !== '')
  const favorites = () => list(favoritesKey).filter(isFavorite).slice(0, mostFavorites)
  return {
    keys: [recentKey, favoritesKey],
    recent,
    remember(query) {
      const text = query.trim().slice(0, longest)
      if (text === '') return
      storage.set(recentKey, JSON.stringify([text, ...recent().filter((one) => one !== text)].slice(0, mostRecent)))
    },
    favorites,
    isFavorite: (href) => favorites().some((one) => one.href === href),
    toggle(favorite) {
      const others = favorites().filter(({ href }) => href !== favorite.href)
      const isNew = others.length === favorites().length
      storage.set(favoritesKey, JSON.stringify(isNew ? [favorite, ...others].slice(0, mostFavorites) : others))
      return isNew
    },
    clear() {
      storage.set(recentKey, '[]')
      storage.set(favoritesKey, '[]')
    },
  }
}

/**
 * Only addresses of this site: a stored `javascript:` address must never become a link. Browsers read `/\` as `//` and
 * leave out tabs and line ends.
 */
function isFavorite(value: unknown): value is Favorite {
  if (typeof value !== 'object' || value === null) return false
  const { href, name, path } = value as Record<string, unknown>
  return (
    typeof href === 'string' &&
    /^\/(?![/\\])[^\t\r\n]*$/.test(href) &&
    typeof name === 'string' &&
    typeof path === 'string'
  )
}
