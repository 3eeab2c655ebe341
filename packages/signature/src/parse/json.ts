/** A parsed JSON object, not yet checked. */
export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a string that is not blank. */
export const isFilled = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== ''
