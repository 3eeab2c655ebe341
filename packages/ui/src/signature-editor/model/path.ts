const keysOf = (path: string): string[] => path.split(/[.[\]]+/).filter((key) => key !== '')

/** Returns the value at a path such as `social.socialIcons[2].url`; undefined if there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key],
    value,
  )
}

/**
 * Replaces the value at a path. Objects outside the path are reused. Returns the same object if the
 * value is already equal or the path does not exist.
 */
export function withValueAt<Value>(value: Value, path: string, next: unknown): Value {
  const former = valueAt(value, path)
  if (former === undefined || former === next) return value
  return replaced(value, keysOf(path), next) as Value
}

function replaced(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next
  const inner = replaced((value as Record<string, unknown>)[key], rest, next)
  if (Array.isArray(value)) return value.with(Number(key), inner)
  return { ...(value as object), [key]: inner }
}
