import { ApiError } from '@org/api/client'

/** The server's error code for a session that has ended. No message is shown for it. */
export const sessionEndCode = 105

/** True when a call failed because the session had ended, which the session saga handles. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.code === sessionEndCode
}

/** The message for a failure without its own message (specification 1, section 8). */
export const unknownError = 'Unknown error'

/** The message for a value that passes a screen's own checks but is rejected by the API. */
export const refusedValue = 'Cette valeur n’est pas acceptée'

/** Returns the reference of an unexpected error in the server's log; null without one. */
function referenceOf(error: unknown): string | null {
  const { reference } = Object(error instanceof ApiError ? error.payload : null) as {
    reference?: unknown
  }
  return typeof reference === 'string' ? reference : null
}

/** Returns the message of a failure, for the user. Show its `failureHelp` next to it. */
export function errorMessage(error: unknown): string {
  // The API words this error for developers.
  if (error instanceof ApiError && error.type === 'VALIDATION') return refusedValue
  const message = error instanceof Error && error.message !== '' ? error.message : unknownError
  const reference = message === unknownError ? referenceOf(error) : null
  return reference === null ? message : `${message} (référence ${reference})`
}

/** True for a message that does not explain the failure. */
export function isUnknown(message: string): boolean {
  return message === unknownError || message.startsWith(`${unknownError} (`)
}
