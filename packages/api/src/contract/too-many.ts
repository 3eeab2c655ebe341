import type { ApiError } from './api-error.ts'
import { apiError } from './errors.ts'

const units = [
  { seconds: 3600, name: 'heure' },
  { seconds: 60, name: 'minute' },
  { seconds: 1, name: 'seconde' },
]

/** Formats a duration in French, rounded up: '8 secondes', '5 minutes', '2 heures'. */
export function waitInWords(seconds: number): string {
  // Uses the largest unit that fits at least twice: '90 secondes' is more precise than '2 minutes'.
  const { seconds: size, name } = units.find((unit) => seconds >= 2 * unit.seconds) ?? second
  const count = Math.max(1, Math.ceil(seconds / size))
  return `${count}\u00A0${name}${count > 1 ? 's' : ''}`
}

const second = { seconds: 1, name: 'seconde' }

/**
 * Creates the error for an exceeded rate limit. The wait is in its message, in
 * `payload.retry_after` and in the header `Retry-After`.
 *
 * @param seconds the wait
 * @param what the start of the message, which says what was limited
 */
export function tooMany(seconds: number, what = 'Trop de tentatives'): ApiError {
  return apiError('TOO_MANY', {
    message: `${what}. Réessayez dans ${waitInWords(seconds)}.`,
    payload: { retry_after: seconds },
  })
}

/**
 * Creates the error for work that did not get its turn in time.
 *
 * @param message says what was not done
 */
export function overloaded(message: string): ApiError {
  return apiError('OVERLOADED', { message, payload: { retry_after: 5 } })
}

/**
 * Returns the value of the header `Retry-After` for an error, in seconds; null if the error has
 * none.
 */
export function retryAfterOf({ payload }: ApiError): number | null {
  if (typeof payload !== 'object' || payload === null || !('retry_after' in payload)) return null
  return typeof payload.retry_after === 'number' ? payload.retry_after : null
}
