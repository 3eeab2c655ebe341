/** Listeners by topic, so that a change wakes only those whom it concerns. */
export interface Listeners {
  /** Listens to a topic; gives the function that ends this. */
  add: (topic: string, listener: () => void) => () => void
  notify: (topic: string) => void
}

/** An empty set of listeners. */
export function createListeners(): Listeners {
  const byTopic = new Map<string, Set<() => void>>()
  return {
    add(topic, listener) {
      const listeners = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, listeners.add(listener))
      return () => listeners.delete(listener)
    },
    notify(topic) {
      for (const listener of byTopic.get(topic) ?? []) listener()
    },
  }
}
