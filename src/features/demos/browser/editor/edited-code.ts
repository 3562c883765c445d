/**
 * Demo code edited by the visitor, stored for the lifetime of the tab.
 *
 * There is one value per demo under the page's pathname, so that two pages may show demos of the same name. Values are
 * validated field by field; anything that this code can't have written is ignored.
 */
import type { SafeStorage } from '../../../../client/platform/safe-storage.js'

export interface EditedCode {
  /** The styling and language that were edited: `system ts`. */
  source: string
  code: string
}

/** Maximum length in characters, far above what a demo needs. */
const longestCode = 200_000

export interface EditedCodes {
  /** By the demo's id. */
  get(id: string): EditedCode | undefined
  /** @returns false if the value will not outlive the page */
  set(id: string, edited: EditedCode | undefined): boolean
  ids(): string[]
}

/** @param session wraps `sessionStorage` */
export function createEditedCodes(session: SafeStorage, storagePrefix: string, pathname: string): EditedCodes {
  const key = `${storagePrefix}-edited:${pathname}`
  const read = (): Record<string, EditedCode> => {
    try {
      const given: unknown = JSON.parse(session.get(key) ?? '{}')
      if (typeof given !== 'object' || given === null) return {}
      return Object.fromEntries(Object.entries(given).filter(([, one]) => isEditedCode(one)))
    } catch {
      return {}
    }
  }
  return {
    get: (id) => {
      const all = read()
      return Object.hasOwn(all, id) ? all[id] : undefined
    },
    set(id, edited) {
      const { [id]: _old, ...others } = read()
      return session.set(key, JSON.stringify(edited ? { ...others, [id]: edited } : others))
    },
    ids: () => Object.keys(read()),
  }
}

function isEditedCode(value: unknown): boolean {
  const { source, code } = (value ?? {}) as Partial<EditedCode>
  return typeof source === 'string' && typeof code === 'string' && code.length <= longestCode
}
