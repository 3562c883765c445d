/**
 * The messages between a page and the frame that runs edited code, and their validation.
 *
 * The frame is sandboxed with an opaque origin, so origins can't be compared. Instead, the page accepts messages only
 * from its own frame's window, the frame only from its parent, and both only messages of exactly these shapes.
 */
import type { ModuleParts } from './compile.js'

/** The page's settings, which the frame applies. */
export interface FrameSettings {
  direction: 'ltr' | 'rtl'
  dense: boolean
  mode: 'light' | 'dark'
  /** Attributes of `<html>`: `class`, `dir`, `lang` and `data-…`. */
  attributes: Record<string, string>
  /** The demo's props, where it has controls. */
  props?: Record<string, unknown>
  /** Whether the demo is shown without the site's theme. */
  isolated?: boolean
  /** The demo's size in pixels, where its options set one. */
  height?: number
  maxWidth?: number
  /** Around the demo, as lengths of CSS. */
  padding?: string
  align?: 'start' | 'center'
}

export type FrameRequest =
  /** The first message: the texts of modules, and an import map from names to indexes of texts. */
  | { type: 'vitrine:start'; texts: string[]; names: Record<string, number>; styles: string[] }
  | {
      type: 'vitrine:run'
      run: number
      modules: { name: string; parts: ModuleParts }[]
      styles: string[]
      settings: FrameSettings
    }
  | { type: 'vitrine:settings'; settings: FrameSettings }

export const consoleLevels = ['debug', 'log', 'info', 'warn', 'error'] as const
export type ConsoleLevel = (typeof consoleLevels)[number]

export type FrameReport =
  | { type: 'vitrine:ready' }
  | { type: 'vitrine:done'; run: number }
  /**
   * `place`: `Bars.tsx:12:5`. `run` is 0 for an error of the frame itself. `shown`: the version
   * that is still rendered, this one or an earlier one that worked.
   */
  | { type: 'vitrine:error'; run: number; message: string; place?: string; shown?: 'this' | 'earlier' }
  | { type: 'vitrine:height'; height: number }
  /** The code logged a message. */
  | { type: 'vitrine:console'; run: number; level: ConsoleLevel; message: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isListOf = (value: unknown, type: string) => Array.isArray(value) && value.every((one) => typeof one === type)
const isRun = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

const isPadding = (value: unknown) => value === undefined || (typeof value === 'string' && /^[\d.px ]+$/.test(value))

function isSettings(value: unknown): value is FrameSettings {
  if (!isRecord(value) || !isRecord(value['attributes'])) return false
  const words =
    (value['direction'] === 'ltr' || value['direction'] === 'rtl') &&
    (value['mode'] === 'light' || value['mode'] === 'dark')
  const attributes = Object.entries(value['attributes'])
  return (
    words &&
    typeof value['dense'] === 'boolean' &&
    (value['props'] === undefined || isRecord(value['props'])) &&
    (value['isolated'] === undefined || typeof value['isolated'] === 'boolean') &&
    isPadding(value['padding']) &&
    [undefined, 'start', 'center'].includes(value['align'] as string | undefined) &&
    [value['height'], value['maxWidth']].every((size) => size === undefined || Number.isFinite(size)) &&
    attributes.every(([name, text]) => /^(class|dir|lang|data-[a-z-]+)$/.test(name) && typeof text === 'string')
  )
}

function isModule(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    Array.isArray(value['parts']) &&
    value['parts'].every((part) => typeof part === 'string' || isRun(part))
  )
}

export function isFrameRequest(value: unknown): value is FrameRequest {
  if (!isRecord(value)) return false
  if (value['type'] === 'vitrine:settings') return isSettings(value['settings'])
  if (!isListOf(value['styles'], 'string')) return false
  if (value['type'] === 'vitrine:run')
    return (
      isRun(value['run']) &&
      Array.isArray(value['modules']) &&
      value['modules'].every(isModule) &&
      isSettings(value['settings'])
    )
  return (
    value['type'] === 'vitrine:start' &&
    isListOf(value['texts'], 'string') &&
    isRecord(value['names']) &&
    Object.values(value['names']).every(isRun)
  )
}

export function isFrameReport(value: unknown): value is FrameReport {
  if (!isRecord(value)) return false
  if (value['type'] === 'vitrine:ready') return true
  if (value['type'] === 'vitrine:height') return typeof value['height'] === 'number' && Number.isFinite(value['height'])
  if (!isRun(value['run'])) return false
  if (value['type'] === 'vitrine:done') return true
  if (value['type'] === 'vitrine:console')
    return consoleLevels.includes(value['level'] as ConsoleLevel) && typeof value['message'] === 'string'
  const isPlace = value['place'] === undefined || typeof value['place'] === 'string'
  const isShown = [undefined, 'this', 'earlier'].includes(value['shown'] as string | undefined)
  return value['type'] === 'vitrine:error' && typeof value['message'] === 'string' && isPlace && isShown
}
