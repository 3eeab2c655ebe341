/** One value with those who want to know when it changes. */
export interface Cell<Value> {
  /** The value; the same one until `write`. */
  read: () => Value
  /** Replaces the value and tells the listeners, unless it is the same. */
  write: (next: Value) => void
  /** Listens until the function that it gives is called. */
  subscribe: (listener: () => void) => () => void
}

/** A cell that holds the value. */
export function createCell<Value>(initial: Value): Cell<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
