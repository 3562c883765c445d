/**
 * Chooses, at run time, which scheme stands for light and which for dark. The names outlive the page in storage, where
 * the head script reads them before the next first paint.
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
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

/**
 * @param value a name (stands for its own mode), `{ light?, dark? }`, or `null` for the names `light` and `dark`
 * @returns the choice now in force, or `undefined` where a name is unknown: then the console has one error and nothing
 * has changed. Storage that refuses to write is not an error.
 */
export function setColorScheme(
  value: string | Partial<SchemeChoice> | null,
  { storagePrefix, schemes, modes, storage }: ColorSchemeSetter,
): SchemeChoice | undefined {
  const known = (name: unknown): name is string => typeof name === 'string' && schemes.includes(name)
  const key = (mode: 'light' | 'dark') => `${storagePrefix}-color-scheme-${mode}`
  const asked: Partial<SchemeChoice> =
    value === null
      ? { light: 'light', dark: 'dark' }
      : typeof value === 'string'
        ? { [modes[value] ?? 'light']: value }
        : value
  const unknown = Object.values(asked).find((name) => name !== undefined && !known(name))
  if (unknown !== undefined) {
    console.error(`There is no colour scheme "${unknown}". Known: ${schemes.join(', ')}.`)
    return undefined
  }
  const current = (mode: 'light' | 'dark') => {
    const stored = attempt(() => storage.getItem(key(mode)))
    return known(stored) ? stored : mode
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
