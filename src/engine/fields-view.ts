/**
 * An answer that notes which of its fields are read, for questions with the option `byField`: the configuration has
 * dozens of keys, and an answer that reads two of them should not be made again when another one changes.
 */

interface Reader {
  /**
   * The question that reads is over: what is read now belongs to another one, which depends on that question's answer.
   */
  isOver(): boolean
  /** A field is read for the first time. It may be one that the answer does not have. */
  readField(name: string): void
  /** The list of fields is read. */
  readWhole(): void
}

export interface FieldsView {
  value: object
  /** Whether nothing has been read. */
  isUnread(): boolean
}

export function viewOfFields(value: object, reader: Reader): FieldsView {
  const read = new Set<string>()
  let isWholeRead = false
  const readWhole = () => {
    if (isWholeRead || reader.isOver()) return
    isWholeRead = true
    reader.readWhole()
  }
  const readField = (name: string | symbol) => {
    // `await` looks for a method of this name in whatever it gets.
    if (typeof name !== 'string' || name === 'then' || read.has(name) || reader.isOver()) return
    read.add(name)
    reader.readField(name)
  }
  const handler: ProxyHandler<object> = {
    get(target, name) {
      readField(name)
      return Reflect.get(target, name) as unknown
    },
    has(target, name) {
      readField(name)
      return Reflect.has(target, name)
    },
    ownKeys(target) {
      readWhole()
      return Reflect.ownKeys(target)
    },
    getOwnPropertyDescriptor(target, name) {
      readWhole()
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
  }
  return { value: new Proxy(value, handler), isUnread: () => read.size === 0 && !isWholeRead }
}
