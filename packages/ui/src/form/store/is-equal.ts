/** Compares two plain values deeply: primitives, arrays and objects of these. */
export function isEqual(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return false
  if (Array.isArray(first) !== Array.isArray(second)) return false
  const entries = Object.entries(first)
  const others = new Map<string, unknown>(Object.entries(second))
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isEqual(value, others.get(key)))
  )
}
