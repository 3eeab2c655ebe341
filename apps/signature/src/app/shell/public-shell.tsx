import {
  logoutRequested,
  PublicLayout,
  selectIsLoggedIn,
  selectUser,
  useAppDispatch,
  useAppSelector,
} from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { Outlet } from 'react-router-dom'
import { lazyPart } from '#shared/lazy-page.tsx'
import { headerTexts } from './header-texts.ts'
import { texts } from '#shared/texts.ts'
import { paths } from '#shared/paths.ts'
import { UnfinishedRun } from '#features/onboarding'

// Loaded separately, because its code is as large as the rest of a sign-in page, and visitors have
// no account menu.
const AccountMenu = lazyPart(async () => (await import('./account-menu.ts')).AccountMenu, {
  loading: null,
  failed: (retry) => <Button onPress={retry}>{texts.retry}</Button>,
})

/** The frame of pages without the sidebar. */
export function PublicShell() {
  const dispatch = useAppDispatch()
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const user = useAppSelector(selectUser)
  const account = isLoggedIn && user && (
    <AccountMenu
      email={user.email}
      logoutLabel={headerTexts.logout}
      onLogout={() => dispatch(logoutRequested())}
    />
  )
  return (
    <PublicLayout
      title={texts.productName}
      texts={{ ...headerTexts, signIn: texts.signIn }}
      signInPath={paths.signIn}
      {...(account ? { account } : {})}
    >
      <UnfinishedRun />
      <Outlet />
    </PublicLayout>
  )
}
