import type { ReturnState } from '@org/app-kit'
import type { Location } from 'react-router-dom'
import { paths } from '#shared/paths.ts'

/** Returns the target of a mailed link: the sign-in page on the current host. */
export const returnUrl = (): string => new URL(paths.signIn, window.location.origin).href

/**
 * Returns the page to open after sign-in: the one that redirected to the sign-in page, or the one
 * under the sign-in dialog.
 */
export function requestedPage({ pathname, search, state }: Location): string | undefined {
  const { from } = (state as ReturnState | null) ?? {}
  const isSignInPage = pathname === paths.signIn || pathname === '/login'
  return from ?? (isSignInPage ? undefined : pathname + search)
}
