import { logoutRequested, selectUser, SidebarLayout } from '@org/app-kit'
import { Outlet, useNavigate } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '../state.ts'
import { texts } from '../texts.ts'
import { paths } from './paths.ts'
import { sidebarItems } from './sidebar-items.tsx'
import { TeamSwitcher } from './team-switcher.tsx'
import { UnfinishedRun } from './unfinished-run.tsx'
import { useScope } from './use-scope.ts'

/** The frame of the signed-in pages. */
export function SidebarShell() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const user = useAppSelector(selectUser)
  const { teamId } = useScope()
  const isManager = user !== null && user.role !== 'member'
  const search = (words: string) =>
    navigate(`${paths.users(teamId)}?search=${encodeURIComponent(words)}`)
  const openProfile = () =>
    navigate(isManager ? `${paths.users(teamId)}?edit=${encodeURIComponent(user.id)}` : paths.home)
  return (
    <SidebarLayout
      title={texts.productName}
      navigationLabel={texts.sidebar.navigation}
      items={sidebarItems(user, teamId)}
      switcher={user?.role === 'admin' ? <TeamSwitcher /> : undefined}
      userName={user ? user.display_name || user.email : ''}
      userCaption={user && user.display_name !== user.email ? user.email : undefined}
      logoutLabel={texts.sidebar.logout}
      onLogout={() => dispatch(logoutRequested())}
      phone={texts.sidebar}
      onProfile={openProfile}
      onSearch={isManager ? search : undefined}
    >
      <UnfinishedRun />
      <Outlet />
    </SidebarLayout>
  )
}
