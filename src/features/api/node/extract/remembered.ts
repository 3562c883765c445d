/** Reading a package comes to the same types, declarations and paths again and again. */

/** A function that is called once for each key; what else it is given follows from the key. */
export function remembered<Key, Rest extends unknown[], Value>(
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const known = new Map<Key, Value>()
  return (key, ...rest) => {
    if (!known.has(key)) known.set(key, make(key, ...rest))
    return known.get(key)!
  }
}
