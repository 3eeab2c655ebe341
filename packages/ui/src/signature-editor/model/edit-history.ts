import { createHistory, type History } from '../../history/history.ts'

/**
 * Longest time between two changes to the same text and number fields that form one step, in ms.
 */
const pause = 700

/** Steps to remember. */
const depth = 100

/** Creates the empty undo history of an editor. */
export function createEditHistory<Value>(): History<Value> {
  return createHistory<Value>({ pause, depth, now: () => performance.now() })
}
