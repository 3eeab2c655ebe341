import { ApiError } from '@org/api/client'

/** Code of "not signed in any more": the session has ended and nobody needs to be told. */
export const sessionEndCode = 105

/** True when a call failed because the session had ended, which the session saga has handled. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.code === sessionEndCode
}

/** What is said of a failure that has no words of its own (specification 1, section 8). */
export const unknownError = 'Unknown error'

/** Under which the server's log holds an error that it did not foresee; null where it named none. */
function referenceOf(error: unknown): string | null {
  const { reference } = Object(error instanceof ApiError ? error.payload : null) as {
    reference?: unknown
  }
  return typeof reference === 'string' ? reference : null
}

/** The words of a failure for the user. Say `failureHelp` of them beside it. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error && error.message !== '' ? error.message : unknownError
  const reference = message === unknownError ? referenceOf(error) : null
  return reference === null ? message : `${message} (référence ${reference})`
}

/** True for the words of a failure that say nothing of it. */
export function isUnknown(message: string): boolean {
  return message === unknownError || message.startsWith(`${unknownError} (`)
}
