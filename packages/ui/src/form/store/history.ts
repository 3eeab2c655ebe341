/** The changes of a step, by field path. */
export type Changes = ReadonlyMap<string, { readonly before: unknown; readonly after: unknown }>

interface Step {
  changes: Map<string, { before: unknown; after: unknown }>
  /** The edited field; null for a change that no keystroke extends. */
  field: string | null
  /** Time of the last keystroke, in milliseconds. */
  at: number
}

/** The steps of a form, for undo and redo. */
export interface History {
  /**
   * Adds a step and forgets the undone ones. Keystrokes in one field within 500 ms of each other
   * are one step, which is dropped if they restore the value.
   */
  record: (changes: Changes, field: string | null) => void
  /** Undoes the newest step; null if there is none. */
  undo: () => Changes | null
  /** Repeats the step that was undone last; null if there is none. */
  redo: () => Changes | null
  /** Makes the next keystroke start a new step. */
  endStep: () => void
  /** Number of steps that can be undone. */
  length: () => number
  canRedo: () => boolean
  /** Forgets the oldest steps. */
  forget: (count: number) => void
  clear: () => void
}

/** How close keystrokes in one field must be to form one step, in ms. */
export const stepDuration = 500

/** Creates an empty history. `now` is a monotonic clock in milliseconds. */
export function createHistory(now: () => number): History {
  let past: Step[] = []
  let future: Step[] = []
  let isStepEnded = false

  /** Extends the newest step if it is recent and of the same field. */
  function merge(changes: Changes, field: string, at: number): boolean {
    const last = past.at(-1)
    if (isStepEnded || last?.field !== field || at - last.at > stepDuration) return false
    const change = changes.get(field)
    const former = last.changes.get(field)
    if (!change || !former) return false
    if (Object.is(former.before, change.after)) past.pop()
    else last.changes.set(field, { before: former.before, after: change.after })
    last.at = at
    return true
  }

  return {
    record(changes, field) {
      future = []
      const at = now()
      if (field === null || !merge(changes, field, at)) {
        past.push({ changes: new Map(changes), field, at })
      }
      isStepEnded = field === null
    },
    undo() {
      const step = past.pop()
      if (!step) return null
      future.push(step)
      isStepEnded = true
      return step.changes
    },
    redo() {
      const step = future.pop()
      if (!step) return null
      past.push(step)
      isStepEnded = true
      return step.changes
    },
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
