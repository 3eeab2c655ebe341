/**
 * Compares two values and returns the paths of the text and number fields that differ, joined into
 * one key. Returns null if nothing differs, or if there is any other difference, such as in the
 * length of a list. Such a change starts a new undo step; only typing and dragging a slider
 * continue one.
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
