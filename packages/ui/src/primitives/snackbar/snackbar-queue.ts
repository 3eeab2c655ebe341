/** One short message at the top of the page. */
export interface Snack {
  id: number
  text: string
  /** An error (`danger`) stays until it is dismissed. */
  tone: 'neutral' | 'success' | 'danger'
}

export interface SnackbarQueue {
  /**
   * Shows a message, immediately or as soon as there is space. An error replaces a waiting or
   * visible error with the same text. Returns the id of the new message.
   */
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
  /** Ends a pause: each visible message that is not an error stays for the full duration again. */
  resume: () => void
}

export interface SnackbarQueueOptions {
  /** Maximum number of visible messages. Default 2. */
  limit?: number | undefined
  /** How long a message that is not an error stays visible, in ms. Default 1500. */
  duration?: number | undefined
}

const isError = ({ tone }: Snack) => tone === 'danger'

/**
 * Creates a queue of short messages: at most `limit` are visible, for `duration` each, while the
 * others wait. Errors stay until they are dismissed, so they never take the last place, unless
 * `limit` is 1.
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
    shown = firstOf(snacks)
    // If the last message is removed while it is hovered or focused, no event follows that would
    // resume the queue.
    if (shown.length === 0) isPaused = false
    if (!isPaused) startTimers()
    for (const listener of listeners) listener()
  }

  function firstOf(all: readonly Snack[]) {
    const errors = all.filter(isError).slice(0, Math.max(1, limit - 1))
    const others = all.filter((snack) => !isError(snack)).slice(0, limit - errors.length)
    return all.filter((snack) => errors.includes(snack) || others.includes(snack))
  }

  function startTimers() {
    for (const snack of shown) {
      const { id } = snack
      if (isError(snack) || timers.has(id)) continue
      timers.set(
        id,
        setTimeout(() => remove(id), duration),
      )
    }
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
      const snack = { id: lastId, text, tone }
      const same = snacks.find((other) => isError(other) && isError(snack) && other.text === text)
      change(same ? snacks.map((other) => (other === same ? snack : other)) : [...snacks, snack])
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
      startTimers()
    },
  }
}
