/** The change of one step: the value before and after it. */
export interface Change<Value> {
  readonly before: Value
  readonly after: Value
}

export interface HistoryOptions<Value> {
  /** Maximum time in ms between two changes with the same key that are merged into one step. */
  pause: number
  /** A monotonic clock in milliseconds. */
  now: () => number
  /** Maximum number of steps to keep. Default: unlimited. */
  depth?: number
  /**
   * Returns whether a step ended with the value that it started with. If so after a merge, the step
   * is dropped. Default: no step is dropped.
   */
  isRestored?: (change: Change<Value>) => boolean
}

/** The undo and redo history of an edited value. */
export interface History<Value> {
  /**
   * Adds a step and discards the undone ones. Changes with the same key within the pause are merged
   * into one step. A change without a key is always a separate step.
   */
  record: (change: Change<Value>, key: string | null) => void
  /** Undoes the newest step and returns it; null if there is none. */
  undo: () => Change<Value> | null
  /** Redoes the step that was undone last and returns it; null if there is none. */
  redo: () => Change<Value> | null
  /** Makes the next change start a new step. */
  endStep: () => void
  /** Number of steps that can be undone. */
  length: () => number
  canRedo: () => boolean
  /** Discards the oldest `count` steps. */
  forget: (count: number) => void
  clear: () => void
}

interface Step<Value> {
  change: Change<Value>
  key: string | null
  /** Time of the last change, in milliseconds. */
  at: number
}

/** Creates an empty history. */
export function createHistory<Value>({
  pause,
  now,
  depth = Infinity,
  isRestored = () => false,
}: HistoryOptions<Value>): History<Value> {
  let past: Step<Value>[] = []
  let future: Step<Value>[] = []
  let isStepEnded = false

  /** Extends the newest step if it is recent and has the same key. */
  function merge({ after }: Change<Value>, key: string, at: number): boolean {
    const last = past.at(-1)
    if (isStepEnded || last?.key !== key || at - last.at > pause) return false
    last.change = { before: last.change.before, after }
    last.at = at
    if (isRestored(last.change)) past.pop()
    return true
  }

  function move(from: Step<Value>[], to: Step<Value>[]): Change<Value> | null {
    const step = from.pop()
    if (!step) return null
    to.push(step)
    isStepEnded = true
    return step.change
  }

  return {
    record(change, key) {
      future = []
      const at = now()
      if (key === null || !merge(change, key, at)) {
        past.push({ change, key, at })
        if (past.length > depth) past.shift()
      }
      isStepEnded = key === null
    },
    undo: () => move(past, future),
    redo: () => move(future, past),
    endStep() {
      isStepEnded = true
    },
    length: () => past.length,
    canRedo: () => future.length > 0,
    forget(count) {
      past = past.slice(count)
    },
    clear() {
      past = []
      future = []
    },
  }
}
