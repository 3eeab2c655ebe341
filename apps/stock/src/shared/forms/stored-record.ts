/** Whether a value from storage is an object, and neither null nor an array. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns stored counts by id; null if they are invalid. */
export function parseCounts(stored: unknown): Readonly<Record<string, number>> | null {
  const isValid = isRecord(stored) && Object.values(stored).every((count) => isCount(count))
  return isValid ? (stored as Record<string, number>) : null
}

/** Whether a value from storage is a quantity. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
