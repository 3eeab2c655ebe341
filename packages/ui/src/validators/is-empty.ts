/** Whether a value counts as empty: null, undefined, blank text, an empty list, or NaN. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  if (typeof value === 'number') return Number.isNaN(value)
  return Array.isArray(value) && value.length === 0
}
