/** Cache key: the values that a result depends on. */
export type Key = readonly (string | number | boolean | null)[]

interface Entry<Result> {
  readonly key: Key
  readonly result: Result
}

const capacity = 16

/**
 * Caches the last `capacity` results of a pure function by its input values. The signatures of an
 * organisation share fonts, images and social icons; creating them again for each employee would
 * take more than half of the rendering time.
 */
export class Memory<Result> {
  readonly #entries: Entry<Result>[] = []
  #oldest = 0

  /** Returns the cached result for equal values, or else a new result from `make`. */
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
