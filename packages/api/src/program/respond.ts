import { ApiError, apiError } from '../contract/errors.ts'
import { DuplicateError, MissingReferenceError } from '../ports/table.ts'

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/** A JSON answer that nobody caches. */
export function jsonResponse(body: string, status = 200): Response {
  return new Response(body, { status, headers })
}

export function errorResponse(error: ApiError): Response {
  return jsonResponse(JSON.stringify(error), error.status)
}

/** The error that a caller may see; anything unforeseen is UNKNOWN and tells nothing. */
export function visibleError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof DuplicateError) {
    return apiError('DUPLICATE', {
      message: `${error.field} existe déjà`,
      payload: { field: error.field },
    })
  }
  if (error instanceof MissingReferenceError) {
    return apiError('REFERENCE', { payload: { field: error.field } })
  }
  return apiError('UNKNOWN')
}
