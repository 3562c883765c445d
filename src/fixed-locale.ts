/**
 * What runs while a site is made sees the same time zone and the same default locale on every machine: UTC, and a
 * locale that is given. Otherwise dates and numbers that demos, templates and components format would be those of the
 * build machine.
 *
 * V8 takes its default locale from the environment when the process starts, and a thread cannot have another one. A
 * process of its own, started with `LC_ALL`, would cost every command its start twice and could have one locale only,
 * whereas the pages of a site are in several languages. So the default is put in where code names no locale. The zone
 * can be changed: `TZ` of the main thread counts for itself and for the threads that start afterwards.
 */

/** What a result depends on: the zone, the locale, or nothing of that but the signs of plain numbers. */
export type LocalUse = 'zone' | 'locale' | 'number'

/** Where no language is known. */
export const usualLocale = 'en-US'

/** Whether the runtime can format in a locale; false for what is no language tag. */
export function isKnownLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

let current = usualLocale
let isFixed = false
let onUse: ((use: LocalUse) => void) | undefined

/** Fixes both for this process; from then on it is for `inLocale` to choose another locale. */
export function fixZoneAndLocale(): void {
  process.env.TZ = 'UTC'
  fixLocale(usualLocale)
}

/** What `run` does, which may not be asynchronous, has this default locale. */
export function inLocale<Value>(locale: string, run: () => Value): Value {
  const before = current
  current = locale
  try {
    return run()
  } finally {
    current = before
  }
}

/**
 * Fixes the default locale of this thread.
 *
 * @param heard is told whenever code takes the zone or the default locale
 */
export function fixLocale(locale: string, heard?: (use: LocalUse) => void): void {
  current = locale
  onUse = heard
  if (isFixed) return
  isFixed = true
  fixIntl()
  fixMethods()
  if (heard) hearZone()
}

type Callable = (this: unknown, ...args: unknown[]) => unknown
type Constructor = (new (...args: unknown[]) => object) & Callable

/** Locales by those that were asked for and the default. */
const chosen = new Map<string, string>()

/**
 * @returns the first for which the runtime has data, else the default. It is no list: engines keep what they have made
 *   for one locale, such as the format of numbers, and make it anew for every list.
 */
function withDefault(locales: unknown, use: LocalUse = 'locale'): string {
  const list = locales === undefined ? [] : Intl.getCanonicalLocales(locales as string)
  if (list.length === 0) onUse?.(use)
  const wanted = [...list, current]
  const key = wanted.join()
  const known = chosen.get(key) ?? Intl.DateTimeFormat.supportedLocalesOf(wanted)[0] ?? usualLocale
  chosen.set(key, known)
  return known
}

/** Every constructor of `Intl` that takes locales. */
function fixIntl(): void {
  const intl = Intl as unknown as Record<string, Constructor>
  for (const name of Object.getOwnPropertyNames(Intl)) {
    const original = intl[name]!
    if (typeof original !== 'function' || !('supportedLocalesOf' in original)) continue
    const given = ([locales, options, ...rest]: unknown[]): unknown[] => {
      if (name === 'DateTimeFormat') hearFormat(options)
      return [withDefault(locales), options, ...rest]
    }
    replace(Intl, name, {
      construct: (target, args, newTarget) =>
        Reflect.construct<unknown[], object>(target, given(args), newTarget as Constructor),
      apply: (target, self, args) => Reflect.apply<unknown, unknown[], unknown>(target, self, given(args)),
    })
  }
}

function fixMethods(): void {
  for (const prototype of [Number.prototype, BigInt.prototype])
    replaceMethod(prototype, 'toLocaleString', (locales, ...rest) => [
      withDefault(locales, rest[0] === undefined ? 'number' : 'locale'),
      ...rest,
    ])
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    replaceMethod(Date.prototype, name, (locales, options, ...rest) => {
      hearFormat(options)
      return [withDefault(locales), options, ...rest]
    })
  replaceMethod(String.prototype, 'localeCompare', (that, locales, ...rest) => [that, withDefault(locales), ...rest])
  for (const name of ['toLocaleUpperCase', 'toLocaleLowerCase'])
    replaceMethod(String.prototype, name, (locales) => [withDefault(locales)])
  const { Temporal = {} } = globalThis as { Temporal?: Record<string, { prototype?: object }> }
  for (const name of Object.getOwnPropertyNames(Temporal)) {
    const { prototype } = Temporal[name]!
    if (prototype && Object.hasOwn(prototype, 'toLocaleString'))
      replaceMethod(prototype, 'toLocaleString', (locales, ...rest) => [withDefault(locales), ...rest])
  }
  // The name of the zone is in the language of the process.
  for (const name of ['toString', 'toTimeString'])
    replace(Date.prototype, name, {
      apply(target, self, args) {
        onUse?.('locale')
        return String(Reflect.apply<unknown, unknown[], unknown>(target, self, args)).replace(
          / \(.*\)$/,
          ' (Coordinated Universal Time)',
        )
      },
    })
  const { Navigator } = globalThis as { Navigator?: { prototype: object } }
  if (!Navigator) return
  const told = (get: () => unknown) => ({ configurable: true, enumerable: true, get: () => (onUse?.('locale'), get()) })
  Object.defineProperties(Navigator.prototype, { language: told(() => current), languages: told(() => [current]) })
}

/** Tells of everything whose result depends on the zone. */
function hearZone(): void {
  const units = ['Date', 'Day', 'FullYear', 'Hours', 'Minutes', 'Month', 'Year', 'TimezoneOffset']
  for (const name of [
    ...units.flatMap((unit) => [`get${unit}`, `set${unit}`]),
    'toString',
    'toDateString',
    'toTimeString',
  ])
    if (name in Date.prototype)
      replaceMethod(Date.prototype, name, (...args) => {
        onUse?.('zone')
        return args
      })
  replaceMethod(Date, 'parse', (text) => {
    hearText(text)
    return [text]
  })
  replace(globalThis, 'Date', {
    construct: (target, args, newTarget) => {
      if (args.length > 1) onUse?.('zone')
      else hearText(args[0])
      return Reflect.construct<unknown[], object>(target, args, newTarget as Constructor)
    },
    apply: (target, self, args) => {
      onUse?.('zone')
      return Reflect.apply<unknown, unknown[], unknown>(target, self, args)
    },
  })
}

/** A text that names neither an offset nor, as a date alone does by the standard, UTC. */
function hearText(text: unknown): void {
  if (typeof text !== 'string') return
  if (!/^[+-]?\d{4,6}(-\d\d){0,2}$|(Z|GMT|UTC|[+-]\d\d:?\d\d)$/.test(text.trim())) onUse?.('zone')
}

function hearFormat(options: unknown): void {
  if ((options as Intl.DateTimeFormatOptions | undefined | null)?.timeZone === undefined) onUse?.('zone')
}

function replaceMethod(holder: object, name: string, given: (...args: unknown[]) => unknown[]): void {
  replace(holder, name, {
    apply: (target, self, args) =>
      Reflect.apply<unknown, unknown[], unknown>(target, self, given(...(args as unknown[]))),
  })
}

/** Puts a function in place of another, which looks the same to code that inspects or extends it. */
function replace(holder: object, name: string, handler: ProxyHandler<Constructor>): void {
  const descriptor = Object.getOwnPropertyDescriptor(holder, name)!
  const original = descriptor.value as Constructor
  const value = new Proxy(original, handler)
  Object.defineProperty(holder, name, { ...descriptor, value })
  const { prototype } = original as { prototype?: object }
  if (prototype?.constructor === original) Object.defineProperty(prototype, 'constructor', { value })
}
