import { useAddress } from '@org/app-kit/public'
import { isInstallPath } from './install/install-address.ts'
import { InstallPage, LandingPage } from './public-pages.ts'
import { RouterFrame } from './router-frame.tsx'
import { VisitorShell } from './shell/visitor-shell.tsx'

/** The pages that anybody may open, without the store and the router. */
export function PublicRouter() {
  const { pathname } = useAddress()
  return (
    <RouterFrame>
      {isInstallPath(pathname) ? (
        <InstallPage />
      ) : (
        <VisitorShell>
          <LandingPage />
        </VisitorShell>
      )}
    </RouterFrame>
  )
}
