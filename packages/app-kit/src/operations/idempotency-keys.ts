/** Generates the `Idempotency-Key` of a request that sends values. */
export interface IdempotencyKeys {
  /**
   * Returns the same key while the values are the same, so that a retry after a lost response does
   * not repeat the work.
   */
  keyOf: (values: unknown) => string
  /**
   * Forces a new key for the next request, even with the same values, for example after a success.
   */
  forget: () => void
}

export function idempotencyKeys(newKey: () => string): IdempotencyKeys {
  let last: { content: string; key: string } | null = null
  return {
    keyOf(values) {
      const content = JSON.stringify(values)
      if (last?.content !== content) last = { content, key: newKey() }
      return last.key
    },
    forget() {
      last = null
    },
  }
}
