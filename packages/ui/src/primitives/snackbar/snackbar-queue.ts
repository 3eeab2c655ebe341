/** One short message at the top of the page. */
export interface Snack {
  id: number
  text: string
  tone: 'neutral' | 'success' | 'danger'
}

export interface SnackbarQueue {
  /** Shows a message, at once or as soon as there is room. Gives its id. */
  add: (text: string, tone?: Snack['tone']) => number
  /** Takes a message away before its time. */
  remove: (id: number) => void
  /** The messages that show now, the oldest first. The same array until something changes. */
  visible: () => readonly Snack[]
  /** Calls back after each change; gives the function that ends this. */
  subscribe: (onChange: () => void) => () => void
  /** Holds all messages (a reader's pointer or focus is on them). */
  pause: () => void
  /** Lets the time of the shown messages run again, from its start. */
  resume: () => void
}

export interface SnackbarQueueOptions {
  /** Messages shown at once. Default 2. */
  limit?: number | undefined
  /** Milliseconds that a message stays. Default 1500. */
  duration?: number | undefined
}

/** A queue of short messages: at most two at once, each for 1.5 seconds, the rest wait. */
export function createSnackbarQueue({
  limit = 2,
  duration = 1500,
}: SnackbarQueueOptions = {}): SnackbarQueue {
  let snacks: readonly Snack[] = []
  let shown: readonly Snack[] = []
  let lastId = 0
  let isPaused = false
  const listeners = new Set<() => void>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()

  function change(next: readonly Snack[]) {
    snacks = next
    shown = snacks.slice(0, limit)
    // A pointer or focus on the last message sends no leave event after the message was removed.
    if (shown.length === 0) isPaused = false
    if (!isPaused) for (const { id } of shown) startTimer(id)
    for (const listener of listeners) listener()
  }

  function startTimer(id: number) {
    if (timers.has(id)) return
    timers.set(
      id,
      setTimeout(() => remove(id), duration),
    )
  }

  function stopTimer(id: number) {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  function remove(id: number) {
    stopTimer(id)
    change(snacks.filter((snack) => snack.id !== id))
  }

  return {
    add(text, tone = 'neutral') {
      lastId += 1
      change([...snacks, { id: lastId, text, tone }])
      return lastId
    },
    remove,
    visible: () => shown,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    pause() {
      isPaused = true
      for (const id of timers.keys()) stopTimer(id)
    },
    resume() {
      isPaused = false
      for (const { id } of shown) startTimer(id)
    },
  }
}
