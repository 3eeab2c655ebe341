import {
  logoutRequested,
  PublicLayout,
  selectIsLoggedIn,
  selectUser,
  useAppDispatch,
  useAppSelector,
} from '@org/app-kit'
import { lazyPart } from '@org/app-kit/public'
import { Button } from '@org/ui/primitives'
import { Outlet } from 'react-router-dom'
import { headerTexts } from './header-texts.ts'
import { VisitorActions } from './visitor-actions.tsx'
import { texts } from '#shared/texts.ts'
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
  const actions =
    isLoggedIn && user ? (
      <AccountMenu
        email={user.email}
        logoutLabel={headerTexts.logout}
        onLogout={() => dispatch(logoutRequested())}
      />
    ) : (
      <VisitorActions />
    )
  return (
    <PublicLayout title={texts.productName} skipLabel={headerTexts.skip} actions={actions}>
      <UnfinishedRun />
      <Outlet />
    </PublicLayout>
  )
}
