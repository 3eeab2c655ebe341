/** What results depend on. */
export type Key = readonly (string | number | boolean | null)[]

interface Entry<Result> {
  readonly key: Key
  readonly result: Result
}

const capacity = 16

/**
 * Remembers the last few results of a pure function by the values that went in. The signatures of
 * an organisation share fonts, pictures and social icons; creating those again for each employee
 * would take more than half of the time.
 */
export class Memory<Result> {
  readonly #entries: Entry<Result>[] = []
  #oldest = 0

  /** The result remembered for equal values, else the one that `make` gives. */
  recall(key: Key, make: () => Result): Result {
    for (const entry of this.#entries) if (same(entry.key, key)) return entry.result
    const result = make()
    this.#entries[this.#oldest] = { key, result }
    this.#oldest = (this.#oldest + 1) % capacity
    return result
  }
}

const same = (one: Key, other: Key): boolean => {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}
