import { ApiError } from '@org/api/client'

/** Code of "not signed in any more": the session has ended and nobody needs to be told. */
export const sessionEndCode = 105

/** True when a call failed because the session had ended, which the session saga has handled. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.code === sessionEndCode
}

/** What is said of a failure that has no words of its own (specification 1, section 8). */
export const unknownError = 'Unknown error'

/** The words of a failure for the user. */
export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : unknownError
}
