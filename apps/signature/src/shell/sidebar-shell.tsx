import {
  logoutRequested,
  selectSession,
  SidebarLayout,
  switchAccountRequested,
  useLeaveAccount,
} from '@org/app-kit'
import { useEffectEvent, useLayoutEffect } from 'react'
import { Outlet, useNavigate } from 'react-router-dom'
import { mediaAddress } from '../campaigns/media-address.ts'
import { useNotificationPolling } from '../notifications/use-notification-polling.ts'
import { useAppSelector } from '../state.ts'
import { texts } from '../texts.ts'
import { accountEntries } from './account-entries.ts'
import { ImportNotice } from './import-notice.tsx'
import { paths } from './paths.ts'
import { SearchBox } from './search/search-box.tsx'
import { ShellBell } from './shell-bell.tsx'
import { sidebarItems } from './sidebar-items.tsx'
import { TeamSwitcher } from './team-switcher.tsx'
import { UnfinishedRun } from './unfinished-run.tsx'
import { UpgradeQuestion } from './upgrade-question.tsx'
import { useScope } from './use-scope.ts'

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
    // An address of the one account is nothing of the other’s. At once, before a next click.
    if (isSwitching) goHome()
  }, [isSwitching])
  return (
    <SidebarLayout
      title={texts.productName}
      navigationLabel={texts.sidebar.navigation}
      items={sidebarItems(user, teamId)}
      switcher={user?.role === 'admin' ? <TeamSwitcher /> : undefined}
      userName={user ? user.display_name || user.email : ''}
      userPicture={user?.picture_id ? mediaAddress(user.picture_id) : undefined}
      userCaption={user && user.display_name !== user.email ? user.email : undefined}
      accounts={accountEntries(user, otherAccounts, {
        onSwitch: (accountId) => leave(switchAccountRequested(accountId)),
        onRegister: () => void navigate(paths.ownOrganisation),
        onLinked: () => void navigate(paths.linkedAccounts),
      })}
      accountsLabel={texts.sidebar.accounts}
      logoutLabel={texts.sidebar.logout}
      onLogout={() => leave(logoutRequested())}
      skipLabel={texts.header.skip}
      phone={texts.sidebar}
      profilePath={paths.profile}
      onProfile={() => void navigate(paths.profile)}
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
