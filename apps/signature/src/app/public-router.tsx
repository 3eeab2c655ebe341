import { useAddress, RouterFrame } from '@org/app-kit/public'
import { isInstallPath } from '#features/install'
import { installRoutes } from '#routes/install'
import { landingRoutes } from '#routes/landing'
import { VisitorShell } from './shell/visitor-shell.tsx'

const [{ Page: InstallPage, paths: installPaths }] = installRoutes.bare
const [{ Page: LandingPage, paths: landingPaths }] = landingRoutes.visitors
const patterns = [...installPaths, ...landingPaths]

/** Renders the public pages, without the store or the router. */
export function PublicRouter() {
  const { pathname } = useAddress()
  return (
    <RouterFrame patterns={patterns}>
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
