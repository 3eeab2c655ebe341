import { logoutRequested, PublicLayout, selectIsLoggedIn, selectUser } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { Outlet } from 'react-router-dom'
import { lazyPart } from '../screens/shared/lazy-page.tsx'
import { useAppDispatch, useAppSelector } from '../state.ts'
import { texts } from '../texts.ts'
import { paths } from './paths.ts'
import { UnfinishedRun } from './unfinished-run.tsx'

// A menu weighs as much as the rest of a sign-in page, whose visitors have none.
const AccountMenu = lazyPart(async () => (await import('./account-menu.ts')).AccountMenu, {
  loading: null,
  failed: (retry) => <Button onPress={retry}>{texts.retry}</Button>,
})

/** The frame of the pages outside the sidebar. */
export function PublicShell() {
  const dispatch = useAppDispatch()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const user = useAppSelector(selectUser)
  const account = isLoggedIn && user && (
    <AccountMenu
      email={user.email}
      logoutLabel={texts.header.logout}
      onLogout={() => dispatch(logoutRequested())}
    />
  )
  return (
    <PublicLayout
      title={texts.productName}
      texts={texts.header}
      signInPath={paths.signIn}
      {...(account ? { account } : {})}
    >
      <UnfinishedRun />
      <Outlet />
    </PublicLayout>
  )
}
