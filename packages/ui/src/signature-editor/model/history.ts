/** What was before and, after stepping back, what comes again. */
export interface History<Value> {
  past: readonly Value[]
  future: readonly Value[]
}

/** Steps that are remembered; older ones are forgotten. */
const depth = 100

export const noHistory: History<never> = { past: [], future: [] }

/** The history after `value` gave way to something new. */
export function remembered<Value>({ past }: History<Value>, value: Value): History<Value> {
  return { past: [...past, value].slice(-depth), future: [] }
}

/** One step back from `value`, or null where there is none. */
export function stepBack<Value>(
  { past, future }: History<Value>,
  value: Value,
): { history: History<Value>; value: Value } | null {
  const previous = past.at(-1)
  if (previous === undefined) return null
  return { history: { past: past.slice(0, -1), future: [value, ...future] }, value: previous }
}

/** One step forward again from `value`, or null where there is none. */
export function stepForward<Value>(
  { past, future }: History<Value>,
  value: Value,
): { history: History<Value>; value: Value } | null {
  const [next, ...rest] = future
  if (next === undefined) return null
  return { history: { past: [...past, value], future: rest }, value: next }
}

/** Names of the fields in which two values differ, as one text. */
export function changedFields<Value extends object>(before: Value, after: Value): string {
  const names = Object.keys(after) as (keyof Value & string)[]
  return names.filter((name) => after[name] !== before[name]).join(' ')
}
