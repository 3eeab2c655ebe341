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

/** The history after a change that belongs to the step before it: nothing comes again. */
export function withoutFuture<Value>(history: History<Value>): History<Value> {
  return history.future.length === 0 ? history : { ...history, future: [] }
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

/**
 * Paths of the texts and numbers in which two values differ, as one text; null where they differ in
 * anything else, such as the length of a list, or not at all. Only typing and sliding go on in one step.
 */
export function typedFields(before: unknown, after: unknown): string | null {
  const paths = typedPaths(before, after, '')
  return paths === null || paths.length === 0 ? null : paths.join(' ')
}

function typedPaths(before: unknown, after: unknown, path: string): string[] | null {
  if (before === after) return []
  if (typeof before !== typeof after) return null
  if (typeof after === 'string' || typeof after === 'number') return [path]
  if (!isGroup(before) || !isGroup(after)) return null
  const keys = Object.keys(after)
  if (keys.length !== Object.keys(before).length) return null
  const inner = keys.map((key) => typedPaths(before[key], after[key], `${path}.${key}`))
  return inner.some((paths) => paths === null) ? null : inner.flatMap((paths) => paths ?? [])
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
