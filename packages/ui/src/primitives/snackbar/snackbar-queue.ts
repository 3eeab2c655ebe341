/** One short message at the top of the page. */
export interface Snack {
  id: number
  text: string
  tone: 'neutral' | 'success' | 'danger'
}

export interface SnackbarQueue {
  /** Shows a message, immediately or as soon as there is space. Returns its id. */
  add: (text: string, tone?: Snack['tone']) => number
  /** Removes a message early. */
  remove: (id: number) => void
  /** Returns the visible messages, oldest first; the same array until something changes. */
  visible: () => readonly Snack[]
  /** Calls `onChange` after each change. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void
  /**
   * Keeps all messages until `resume` is called, for example while one of them is hovered or
   * focused.
   */
  pause: () => void
  /** Shows each visible message for the full duration again. */
  resume: () => void
}

export interface SnackbarQueueOptions {
  /** Maximum number of visible messages. Default 2. */
  limit?: number | undefined
  /** How long a message stays visible, in ms. Default 1500. */
  duration?: number | undefined
}

/**
 * Creates a queue of short messages: at most `limit` are visible, for `duration` each, while the
 * others wait.
 */
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
    // If the last message is removed while it is hovered or focused, no event follows that would
    // resume the queue.
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
