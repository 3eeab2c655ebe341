import { ApiError, type FieldError } from '@org/api/client'
import { refusedValue } from '../store/error-message.ts'

/** Error messages by field name in the request body. */
export type FieldRefusals = Readonly<Record<string, string>>

/** Thrown when the server rejects the values of some fields. */
export class RefusedError extends Error {
  readonly fields: FieldRefusals

  constructor(message: string, fields: FieldRefusals) {
    super(message)
    this.name = 'RefusedError'
    this.fields = fields
  }
}

/** Returns the fields that the server rejected; null if it named none. */
export function refusalsIn(error: unknown): FieldRefusals | null {
  if (!(error instanceof ApiError)) return null
  const { type, message, payload } = error
  if (typeof payload !== 'object' || payload === null) return null
  if ('field' in payload && typeof payload.field === 'string') return { [payload.field]: message }
  if (type !== 'VALIDATION' || !('errors' in payload) || !Array.isArray(payload.errors)) return null
  // The server's messages are for developers, so show a French one.
  return Object.fromEntries(
    (payload.errors as FieldError[]).map(({ path }) => [path, refusedValue]),
  )
}

/**
 * Returns the field errors in an error that a form's save has thrown. Pass this function as the
 * form's option `errorsOf`.
 */
export function refusedFields(thrown: unknown): FieldRefusals | null {
  return thrown instanceof RefusedError ? thrown.fields : null
}
