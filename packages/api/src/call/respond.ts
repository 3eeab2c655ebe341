import { ApiError } from '../contract/api-error.ts'
import { apiError } from '../contract/errors.ts'
import { retryAfterOf } from '../contract/too-many.ts'
import { paymentRefusals } from '../contract/payment-refusals.ts'
import { PaymentRefused, PaymentsUnreachable } from '../ports/payments.ts'
import { DiskFull, DatabaseUnavailable } from '../ports/database-errors.ts'
import { DuplicateError, MissingReferenceError } from '../ports/table.ts'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** Creates a JSON response that is never cached. */
export function jsonResponse(body: string | Uint8Array<ArrayBuffer>, status = 200): Response {
  return new Response(body, { status, headers })
}

export function errorResponse(error: ApiError): Response {
  const response = jsonResponse(JSON.stringify(error), error.status)
  const retryAfter = retryAfterOf(error)
  if (retryAfter !== null) response.headers.set('Retry-After', String(retryAfter))
  return response
}

/** Messages for duplicate values, by column. Other columns get the default message. */
const duplicateMessages: Readonly<Record<string, string>> = {
  email: 'Cette adresse email existe déjà',
  // Only teams get this message; handlers of other unique names use `withUniqueName`.
  name: 'Une équipe porte déjà ce nom',
}

/**
 * Seconds after which a client should repeat a call that failed because the database was away. A
 * restart or a failover takes longer, but most losses are a single connection.
 */
const unavailableSeconds = 2

/**
 * Converts an error into one that a caller may see. An unexpected error becomes UNKNOWN without
 * details.
 *
 * @param reference the id of the error in the log
 */
export function visibleError(error: unknown, reference?: string): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof DuplicateError) {
    const message = duplicateMessages[error.field]
    const payload = { field: error.field }
    return apiError('DUPLICATE', message === undefined ? { payload } : { message, payload })
  }
  if (error instanceof MissingReferenceError) {
    return apiError('REFERENCE', { payload: { field: error.field } })
  }
  if (error instanceof DatabaseUnavailable) {
    return apiError('UNAVAILABLE', { payload: { retry_after: unavailableSeconds } })
  }
  if (error instanceof DiskFull) return apiError('DISK_FULL')
  if (error instanceof PaymentRefused) return refused(error)
  if (error instanceof PaymentsUnreachable) return apiError('PAYMENT_UNREACHABLE')
  return apiError('UNKNOWN', reference === undefined ? {} : { payload: { reference } })
}

function refused({ reason }: PaymentRefused): ApiError {
  if (reason === null) return apiError('PAYMENT_REFUSED')
  return apiError('PAYMENT_REFUSED', { message: paymentRefusals[reason], payload: { reason } })
}
