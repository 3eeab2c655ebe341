import {
  logoutRequested,
  OfflineNotice,
  SidebarLayout,
  useAppSelector,
  useLeaveAccount,
} from '@org/app-kit'
import { Outlet } from 'react-router-dom'
import { isAdmin } from '#shared/account/access.ts'
import { selectCoachingUser } from '#shared/account/account-slice.ts'
import { texts } from '#shared/texts.ts'
import { menu } from '../menu.ts'
import { shellTexts } from '../texts.ts'
import { UserLoading } from './user-loading.tsx'

/** The frame of the signed-in pages. Only admins see the entries of the sidebar. */
export function SidebarShell() {
  const leave = useLeaveAccount()
  const user = useAppSelector(selectCoachingUser)
  if (user === null) return <UserLoading />
  const name = user.displayName || user.email
  return (
    <SidebarLayout
      title={texts.productName}
      navigationLabel={shellTexts.navigation}
      items={(isAdmin(user) ? menu : []).map(({ path, icon: Icon, ...entry }) => ({
        ...entry,
        to: path,
        icon: <Icon size={16} aria-hidden="true" />,
      }))}
      userName={name}
      userCaption={name === user.email ? undefined : user.email}
      logoutLabel={shellTexts.logout}
      onLogout={() => leave(logoutRequested())}
      skipLabel={shellTexts.skip}
      phone={{ ...shellTexts, signOut: shellTexts.logout }}
    >
      <OfflineNotice />
      <Outlet />
    </SidebarLayout>
  )
}
