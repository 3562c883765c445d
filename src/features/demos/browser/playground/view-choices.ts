/**
 * How the playground shows the code and its result. What the reader has not chosen of colour mode and direction follows
 * the page. The choices are kept in the storage and validated when they are read.
 */
import type { FrameSettings } from '../editor/frame-protocol.js'
import { allowedWord, type SafeStorage } from '../../../../client/platform/safe-storage.js'
import type { ClientConfig } from '../../../../client/site-config.js'

export const views = ['code', 'result'] as const
export type ViewName = (typeof views)[number]

export interface ViewChoices {
  width?: 'phone' | 'tablet' | 'full'
  mode?: 'light' | 'dark'
  direction?: 'ltr' | 'rtl'
  /** The share of the code in percent. */
  split?: number
  /** What narrow windows show. */
  view?: ViewName
}

export const choices = {
  width: ['phone', 'tablet', 'full'],
  mode: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
} as const

export type ChoiceName = keyof typeof choices

const keyOf = (storagePrefix: string) => `${storagePrefix}-playground-view`

export function readChoices(storage: SafeStorage, storagePrefix: string): ViewChoices {
  let given: Record<string, unknown>
  try {
    given = Object(JSON.parse(storage.get(keyOf(storagePrefix)) ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
  const width = allowedWord(given['width'], choices.width)
  const mode = allowedWord(given['mode'], choices.mode)
  const direction = allowedWord(given['direction'], choices.direction)
  const view = allowedWord(given['view'], views)
  const { split } = given
  return {
    ...(width && { width }),
    ...(mode && { mode }),
    ...(direction && { direction }),
    ...(view && { view }),
    ...(typeof split === 'number' && Number.isFinite(split) && { split: limited(split) }),
  }
}

export function storeChoices(storage: SafeStorage, storagePrefix: string, chosen: ViewChoices): void {
  storage.set(keyOf(storagePrefix), JSON.stringify(chosen))
}

/** The settings of the result: those of the page, changed by the reader's choices. */
export function settingsOfResult(
  page: FrameSettings,
  { mode = page.mode, direction = page.direction }: ViewChoices,
  { storagePrefix, defaultColorSchemes }: Pick<ClientConfig, 'storagePrefix' | 'defaultColorSchemes'>,
): FrameSettings {
  const attributes: Record<string, string> = { ...page.attributes, dir: direction }
  if (mode !== page.mode) {
    attributes['class'] = (attributes['class'] ?? '').replace(`mode-${page.mode}`, `mode-${mode}`)
    attributes['data-mode'] = mode
    attributes[`data-${storagePrefix}-color-scheme`] = defaultColorSchemes[mode]
  }
  return { ...page, mode, direction, attributes }
}

export const smallest = 20
export const largest = 80
export const middle = 50
const step = 5

/**
 * @param rtl whether the code is on the right
 * @returns the new share of the code in percent, or undefined if the key does not move the bar
 */
export function moveSplit(key: string, share: number, rtl: boolean): number | undefined {
  if (key === 'Home') return smallest
  if (key === 'End') return largest
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return limited(share - step)
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return limited(share + step)
  return undefined
}

export function limited(share: number): number {
  return Math.min(largest, Math.max(smallest, Math.round(share)))
}
