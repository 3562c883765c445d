/**
 * An answer that tells which of its fields are read, for questions with the option `byField`: the configuration has
 * dozens of keys, and an answer that reads two of them should not be made again when another one changes.
 *
 * @param onField called when a field is read for the first time; it may be one that the answer does not have
 * @param onList called when the list of fields is read
 */
export function viewOfFields(value: object, onField: (name: string) => void, onList: () => void): object {
  const read = new Set<string | symbol>()
  const readField = (name: string | symbol) => {
    // `await` looks for a method of this name in whatever it gets.
    if (typeof name === 'string' && name !== 'then' && !read.has(name)) onField(name)
    read.add(name)
  }
  return new Proxy(value, {
    get(target, name) {
      readField(name)
      return Reflect.get(target, name) as unknown
    },
    has(target, name) {
      readField(name)
      return Reflect.has(target, name)
    },
    ownKeys(target) {
      onList()
      return Reflect.ownKeys(target)
    },
    getOwnPropertyDescriptor(target, name) {
      onList()
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  })
}
