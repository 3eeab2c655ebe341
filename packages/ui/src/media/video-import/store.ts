/** A value that is drawn wherever it is shown, and set from outside of React. */
export interface Store<T> {
  get: () => T
  set: (value: T) => void
  /** Listens to changes; gives the function that ends this. */
  subscribe: (listener: () => void) => () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Work of which one piece runs at a time. */
export interface Turns {
  /** Ends what runs and gives the signal of the next piece. */
  begin: () => AbortSignal
  end: () => void
}

export function createTurns(): Turns {
  let running: AbortController | undefined
  const end = () => running?.abort()
  return {
    end,
    begin() {
      end()
      running = new AbortController()
      return running.signal
    },
  }
}
