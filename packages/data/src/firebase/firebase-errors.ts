import { IdentityError, type IdentityErrorCode } from '../ports/identity.ts'

type Codes = Readonly<Record<string, IdentityErrorCode>>

/**
 * Codes of Firebase Authentication (firebase.google.com/docs/reference/js/auth#autherrorcodes) and
 * Firestore.
 */
const codes: Codes = {
  'auth/popup-closed-by-user': 'popup_closed',
  'auth/cancelled-popup-request': 'popup_closed',
  'auth/user-cancelled': 'popup_closed',
  'auth/popup-blocked': 'popup_blocked',
  'auth/expired-action-code': 'link_expired',
  'auth/invalid-action-code': 'link_expired',
  'auth/too-many-requests': 'too_many',
  'resource-exhausted': 'too_many',
  'auth/user-token-expired': 'signed_out',
  'auth/user-disabled': 'signed_out',
  unauthenticated: 'signed_out',
  'auth/network-request-failed': 'unreachable',
  'auth/timeout': 'unreachable',
  unavailable: 'unreachable',
  // Firestore's code for a request without any response.
  unknown: 'unreachable',
  'deadline-exceeded': 'unreachable',
}

/** Converts a Firebase error; `special` overrides the meaning of codes for one call. */
export function identityError(error: unknown, special: Codes = {}): IdentityError {
  if (error instanceof IdentityError) return error
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : String(error)
  return new IdentityError(special[code] ?? codes[code] ?? 'refused', message, { cause: error })
}

/** Runs a Firebase call and converts its errors to `IdentityError`. */
export async function asIdentityError<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw identityError(error)
  }
}

function codeOf(error: unknown): string {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error
  return isCoded ? String(error.code) : ''
}
