/** A JSON object as it came. */
export type Json = Readonly<Record<string, unknown>>

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text with something in it. */
export const isFilled = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== ''
