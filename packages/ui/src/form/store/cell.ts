/** One value and its listeners. */
export interface Cell<Value> {
  /** Returns the value, which is the same object until the next `write`. */
  read: () => Value
  /** Replaces the value and notifies the listeners, unless the new value is the same. */
  write: (next: Value) => void
  /** Adds a listener and returns the function that removes it. */
  subscribe: (listener: () => void) => () => void
}

/** Creates a cell with an initial value. */
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
