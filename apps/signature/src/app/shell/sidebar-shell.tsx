import {
  logoutRequested,
  selectSession,
  SidebarLayout,
  switchAccountRequested,
  useLeaveAccount,
  useAppSelector,
} from '@org/app-kit'
import { useEffectEvent, useLayoutEffect } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { mediaAddress } from '#shared/media-address.ts'
import { useNotificationPolling, ShellBell } from '#features/notifications'
import { sidebarTexts } from '../texts.ts'
import { headerTexts } from './header-texts.ts'
import { texts } from '#shared/texts.ts'
import { accountEntries } from './account-entries.ts'
import { ImportNotice } from '#features/employees'
import { paths } from '#shared/paths.ts'
import { SearchBox } from './search/search-box.tsx'
import { sidebarItems } from './sidebar-items.tsx'
import { TeamSwitcher } from './team-switcher.tsx'
import { UnfinishedRun } from '#features/onboarding'
import { UpgradeQuestion } from '#features/billing'
import { useScope } from '#shared/scope/use-scope.ts'

/** The frame of the signed-in pages. */
export function SidebarShell() {
  const leave = useLeaveAccount()
  const navigate = useNavigate()
  const { user, otherAccounts, isSwitching } = useAppSelector(selectSession)
  const { teamId } = useScope()
  const isManager = user !== null && user.role !== 'member'
  useNotificationPolling(isManager)
  const goHome = useEffectEvent(() => void navigate(paths.home))
  useLayoutEffect(() => {
    // Paths of one account are invalid in another, so this navigates immediately, before the next
    // click.
    if (isSwitching) goHome()
  }, [isSwitching])
  const accounts = accountEntries(user, otherAccounts, {
    onSwitch: (accountId) => leave(switchAccountRequested(accountId)),
    onRegister: () => void navigate(paths.ownOrganisation),
    onLinked: () => void navigate(paths.linkedAccounts),
  })
  return (
    <SidebarLayout
      title={texts.productName}
      navigationLabel={sidebarTexts.navigation}
      items={sidebarItems(user, teamId)}
      switcher={user?.role === 'admin' ? <TeamSwitcher /> : undefined}
      userName={user ? user.display_name || user.email : ''}
      userPicture={user?.picture_id ? mediaAddress(user.picture_id) : undefined}
      userCaption={user && user.display_name !== user.email ? user.email : undefined}
      accounts={accounts.length > 0 ? { label: sidebarTexts.accounts, items: accounts } : undefined}
      logoutLabel={sidebarTexts.logout}
      onLogout={() => leave(logoutRequested())}
      skipLabel={headerTexts.skip}
      phone={sidebarTexts}
      profile={{ path: paths.profile, label: sidebarTexts.profile }}
      search={isManager ? <SearchBox /> : undefined}
      notifications={isManager ? <ShellBell /> : undefined}
    >
      <UnfinishedRun />
      <ImportNotice />
      <UpgradeQuestion />
      <Outlet />
    </SidebarLayout>
  )
}
