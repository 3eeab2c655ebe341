import { logoutRequested, PublicLayout, selectIsLoggedIn, selectUser } from '@org/app-kit'
import { Outlet } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../state.ts'
import { texts } from '../texts.ts'
import { paths } from './paths.ts'
import { UnfinishedRun } from './unfinished-run.tsx'

/** The frame of the pages outside the sidebar. */
export function PublicShell() {
  const dispatch = useAppDispatch()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const user = useAppSelector(selectUser)
  return (
    <PublicLayout
      title={texts.productName}
      texts={texts.header}
      signInPath={paths.signIn}
      email={isLoggedIn && user ? user.email : null}
      onLogout={() => dispatch(logoutRequested())}
    >
      <UnfinishedRun />
      <Outlet />
    </PublicLayout>
  )
}
