import {
  logoutRequested,
  SidebarLayout,
  useAppSelector,
  useEnvironment,
  useLeaveAccount,
} from '@org/app-kit'
import { PageLoading } from '@org/app-kit/public'
import { Outlet } from 'react-router-dom'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { centreMenu, generalMenu, permittedEntries } from '#shared/menu.ts'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { texts } from '#shared/texts.ts'
import { shellTexts } from '../texts.ts'
import { CentreBar } from './centre-bar.tsx'

/** The frame of the signed-in pages. A scan does nothing on a page that does not listen to scans. */
export function SidebarShell() {
  const leave = useLeaveAccount()
  const { notify } = useEnvironment()
  useKeyboardScanner({
    onScan: () => void notify(shellTexts.strayScan, 'danger'),
    isEnabled: true,
    isFallback: true,
  })
  const user = useAppSelector(selectStockUser)
  const { centreId } = useCentre()
  if (user === null) return <PageLoading />
  const entries = permittedEntries(centreId === null ? generalMenu : centreMenu, user)
  const name = user.displayName || user.email
  return (
    <SidebarLayout
      title={texts.productName}
      navigationLabel={shellTexts.navigation}
      items={entries.map(({ path, label, icon: Icon, pages }) => ({
        to: path,
        pages,
        label,
        icon: <Icon size={16} aria-hidden="true" />,
      }))}
      userName={name}
      userCaption={name === user.email ? undefined : user.email}
      logoutLabel={shellTexts.logout}
      onLogout={() => leave(logoutRequested())}
      skipLabel={shellTexts.skip}
      phone={{ ...shellTexts, signOut: shellTexts.logout }}
    >
      <CentreBar />
      <Outlet />
    </SidebarLayout>
  )
}
