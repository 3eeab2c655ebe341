import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { PageLoading } from '../message-page/message-screens.tsx'
import { selectIsLoggedIn, selectSession } from '../session/session-slice.ts'

export interface AnyShellProps {
  signedIn: ReactNode
  visitor: ReactNode
}

/**
 * Wraps pages that are open to everybody, such as the not-found page: signed-in people keep the
 * sidebar.
 */
export function AnyShell({ signedIn, visitor }: AnyShellProps) {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { isRestoring } = useSelector(selectSession)
  if (isRestoring) return <PageLoading />
  return isLoggedIn ? signedIn : visitor
}
