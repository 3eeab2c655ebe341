import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { PageLoading } from '../message-page/message-screens.tsx'
import { selectIsLoggedIn, selectSession } from '../session/session-slice.ts'

export interface AnyShellProps {
  signedIn: ReactNode
  visitor: ReactNode
}

/** The frame of pages for everybody, such as the not-found page: a signed-in person keeps the sidebar. */
export function AnyShell({ signedIn, visitor }: AnyShellProps) {
  const isLoggedIn = useSelector(selectIsLoggedIn)
  const { isRestoring } = useSelector(selectSession)
  if (isRestoring) return <PageLoading />
  return isLoggedIn ? signedIn : visitor
}
