/** Work whose failure is a normal case, such as reading what may not be there. */

/** @returns undefined if it throws */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
