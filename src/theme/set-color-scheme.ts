/**
 * Selects, at run time, the scheme for light mode and the one for dark mode. The names are stored, and the head script
 * reads them before the next first paint.
 */
export interface SchemeChoice {
  light: string
  dark: string
}

export interface ColorSchemeSetter {
  storagePrefix: string
  /** The names that exist. */
  schemes: readonly string[]
  /** Modes of the schemes, to know which one a bare name replaces. */
  modes: Readonly<Record<string, 'light' | 'dark'>>
  /** The scheme of each mode for visitors who have chosen none. */
  defaults: Readonly<SchemeChoice>
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

/**
 * @param value a name (for its own mode), `{ light?, dark? }`, or `null` for the defaults
 * @returns the current choice, or `undefined` if a name is unknown: then an error is logged and nothing changes.
 * Storage that cannot be written is not an error.
 */
export function setColorScheme(
  value: string | Partial<SchemeChoice> | null,
  { storagePrefix, schemes, modes, defaults, storage }: ColorSchemeSetter,
): SchemeChoice | undefined {
  const known = (name: unknown): name is string => typeof name === 'string' && schemes.includes(name)
  const key = (mode: 'light' | 'dark') => `${storagePrefix}-color-scheme-${mode}`
  const asked: Partial<SchemeChoice> =
    typeof value === 'object' ? (value ?? defaults) : { [known(value) ? (modes[value] ?? 'light') : 'light']: value }
  const names: unknown[] =
    typeof value === 'object' ? Object.values(asked).filter((name) => name !== undefined) : [value]
  const unknown = names.filter((name) => !known(name))
  if (unknown.length > 0) {
    console.error(`Unknown color scheme "${String(unknown[0])}". Known: ${schemes.join(', ')}.`)
    return undefined
  }
  const current = (mode: 'light' | 'dark') => {
    const stored = attempt(() => storage.getItem(key(mode)))
    return known(stored) ? stored : defaults[mode]
  }
  const choice = { light: asked.light ?? current('light'), dark: asked.dark ?? current('dark') }
  attempt(() => storage.setItem(key('light'), choice.light))
  attempt(() => storage.setItem(key('dark'), choice.dark))
  return choice
}

/** Blocked or full storage throws; the page goes on without it. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
