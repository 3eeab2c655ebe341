import { useAddress, RouterFrame } from '@org/app-kit/public'
import { isInstallPath } from '#features/install'
import { installScreen } from '#routes/install'
import { landingScreen } from '#routes/landing'
import { VisitorShell } from './shell/visitor-shell.tsx'

const patterns = [...installScreen.paths, ...landingScreen.paths]

/** Renders the public pages, without the store or the router. */
export function PublicRouter() {
  const { pathname } = useAddress()
  return (
    <RouterFrame patterns={patterns}>
      {isInstallPath(pathname) ? (
        <installScreen.Page />
      ) : (
        <VisitorShell>
          <landingScreen.Page />
        </VisitorShell>
      )}
    </RouterFrame>
  )
}
