/** What a step did to the fields, by path. */
export type Changes = ReadonlyMap<string, { readonly before: unknown; readonly after: unknown }>

interface Step {
  changes: Map<string, { before: unknown; after: unknown }>
  /** The one field that was edited; null for a change that no keystroke continues. */
  field: string | null
  /** Milliseconds of the clock at the last keystroke. */
  at: number
}

/** Steps of a form, to go back and forth in. */
export interface History {
  /**
   * Adds a step and forgets what was undone. Keystrokes of one field within 500 ms of each other
   * are one step, which disappears where they end where they began.
   */
  record: (changes: Changes, field: string | null) => void
  /** Takes the newest step back; null where there is none. */
  undo: () => Changes | null
  /** Takes the last step that was undone again; null where there is none. */
  redo: () => Changes | null
  /** The next keystroke begins a step, whatever came before. */
  endStep: () => void
  /** Number of steps that can be undone. */
  length: () => number
  canRedo: () => boolean
  /** Forgets the oldest steps. */
  forget: (count: number) => void
  clear: () => void
}

/** Milliseconds within which keystrokes of one field are one step. */
export const stepDuration = 500

/** An empty history. `now` gives milliseconds that never go back. */
export function createHistory(now: () => number): History {
  let past: Step[] = []
  let future: Step[] = []
  let isStepEnded = false

  /** Adds to the newest step where it is the same field's and recent. */
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
