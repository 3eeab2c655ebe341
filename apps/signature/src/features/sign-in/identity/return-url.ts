import type { ReturnState } from '@org/app-kit'
import type { Location } from 'react-router-dom'
import { paths } from '#shared/paths.ts'

/** Where a mailed link leads: the sign-in page of this very host. */
export const returnUrl = (): string => new URL(paths.signIn, window.location.origin).href

/** The page that is asked for: the one that led to the sign-in page, else the one beside the form. */
export function pageAskedFor({ pathname, search, state }: Location): string | undefined {
  const { from } = (state as ReturnState | null) ?? {}
  const isSignInPage = pathname === paths.signIn || pathname === '/login'
  return from ?? (isSignInPage ? undefined : pathname + search)
}
