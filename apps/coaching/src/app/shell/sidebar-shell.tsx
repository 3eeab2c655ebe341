import {
  logoutRequested,
  OfflineNotice,
  SidebarLayout,
  useAppSelector,
  useLeaveAccount,
} from '@org/app-kit'
import { PageLoading } from '@org/app-kit/public'
import { Outlet } from 'react-router-dom'
import { selectAccount } from '#shared/account/account-slice.ts'
import { texts } from '#shared/texts.ts'
import { menu } from '../menu.ts'
import { shellTexts } from '../texts.ts'

/** The frame of the signed-in pages. */
export function SidebarShell() {
  const leave = useLeaveAccount()
  const account = useAppSelector(selectAccount)
  if (account === null) return <PageLoading />
  return (
    <SidebarLayout
      title={texts.productName}
      navigationLabel={shellTexts.navigation}
      items={menu.map(({ path, label, icon: Icon, isDisabled }) => ({
        to: path,
        label,
        icon: <Icon size={16} aria-hidden="true" />,
        isDisabled,
      }))}
      userName={account.displayName || account.email}
      userPicture={account.photoURL || undefined}
      userCaption={shellTexts.caption}
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
