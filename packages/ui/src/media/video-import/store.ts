/** A value that React components subscribe to and that is set outside of React. */
export interface Store<T> {
  get: () => T
  set: (value: T) => void
  /** Subscribes to changes; returns a function that unsubscribes. */
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

/** Runs one task at a time. */
export interface TaskRunner {
  /** Aborts the running task and returns the signal for the next one. */
  begin: () => AbortSignal
  end: () => void
}

export function createTaskRunner(): TaskRunner {
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
