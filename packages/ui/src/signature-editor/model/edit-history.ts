import { createHistory, type History } from '../../history/history.ts'

/**
 * Maximum time in ms between two changes to the same text or number fields that are merged into one
 * undo step.
 */
const pause = 700

/** Maximum number of undo steps. */
const depth = 100

/** Creates the empty undo history of an editor. */
export function createEditHistory<Value>(): History<Value> {
  return createHistory<Value>({ pause, depth, now: () => performance.now() })
}
