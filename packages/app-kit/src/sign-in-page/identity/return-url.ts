import type { Location } from 'react-router-dom'
import type { ReturnState } from '../../routing/guards.tsx'

/** The sign-in page, at the same address in every product. */
const signInPath = '/auth/sign-in'
/** All addresses of the sign-in page. The signature product uses both of them. */
const signInPaths = [signInPath, '/login']

/** Returns the target of a mailed link: the sign-in page on the current host. */
export const returnUrl = (): string => new URL(signInPath, window.location.origin).href

/**
 * Returns the page to open after sign-in: the one that redirected to the sign-in page, or the one
 * under the sign-in dialog.
 */
export function requestedPage({ pathname, search, state }: Location): string | undefined {
  const { from } = (state as ReturnState | null) ?? {}
  return from ?? (signInPaths.includes(pathname) ? undefined : pathname + search)
}
