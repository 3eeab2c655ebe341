import { type ApiError, apiError } from './errors.ts'

const units = [
  { seconds: 3600, name: 'heure' },
  { seconds: 60, name: 'minute' },
  { seconds: 1, name: 'seconde' },
]

/** A wait in French words, rounded up: '8 secondes', '5 minutes', '2 heures'. */
export function waitInWords(seconds: number): string {
  // Below two of a unit the smaller one says it more exactly.
  const { seconds: size, name } = units.find((unit) => seconds >= 2 * unit.seconds) ?? second
  const count = Math.max(1, Math.ceil(seconds / size))
  return `${count}\u00A0${name}${count > 1 ? 's' : ''}`
}

const second = { seconds: 1, name: 'seconde' }

/**
 * The refusal of a limit, which says when to try again: in its message, its `payload.retry_after` and
 * the header `Retry-After`.
 *
 * @param seconds until then
 * @param what was too much, as the message begins
 */
export function tooMany(seconds: number, what = 'Trop de tentatives'): ApiError {
  return apiError('TOO_MANY', {
    message: `${what}. Réessayez dans ${waitInWords(seconds)}.`,
    payload: { retry_after: seconds },
  })
}

/** Seconds of the header `Retry-After` for an error; null where there is nothing to wait for. */
export function retryAfterOf({ payload }: ApiError): number | null {
  if (typeof payload !== 'object' || payload === null || !('retry_after' in payload)) return null
  return typeof payload.retry_after === 'number' ? payload.retry_after : null
}
