import {
  logoutRequested,
  OfflineNotice,
  SidebarLayout,
  useAppSelector,
  useEnvironment,
  useLeaveAccount,
  type Withdraw,
} from '@org/app-kit'
import { PageLoading } from '@org/app-kit/public'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { centreMenu, generalMenu, permittedEntries } from '#shared/menu.ts'
import { useKeyboardScanner } from '#shared/scanner/use-keyboard-scanner.ts'
import { useScanFeedback } from '#shared/scanner/use-scan-feedback.ts'
import { texts } from '#shared/texts.ts'
import { shellTexts } from '../texts.ts'
import { CentreBar } from './centre-bar.tsx'

/** The frame of the signed-in pages. On a page that does not read scans, a scan shows an error. */
export function SidebarShell() {
  const leave = useLeaveAccount()
  const { notify } = useEnvironment()
  const { onResult } = useScanFeedback()
  const strayScan = useRef<Withdraw>(undefined)
  const { key } = useLocation()
  // Withdraws the error when the address changes, since the next page or a dialog may read scans.
  useEffect(() => strayScan.current?.(), [key])
  useKeyboardScanner({
    onScan: () => {
      onResult('error')
      strayScan.current = notify(shellTexts.strayScan, 'danger')
    },
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
      <OfflineNotice />
      <CentreBar />
      <Outlet />
    </SidebarLayout>
  )
}
