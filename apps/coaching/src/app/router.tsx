import {
  AnyShell,
  RequireAccess,
  RouterAddress,
  screenRoutes,
  selectSession,
  useAppSelector,
} from '@org/app-kit'
import { NotFound, Unreachable } from '@org/app-kit/pages'
import { RouterFrame } from '@org/app-kit/public'
import { LocaleProvider } from '@org/ui/locale'
import { Navigate, Route, Routes } from 'react-router-dom'
import type { Place } from '#shared/feature-routes.ts'
import { paths } from '#shared/paths.ts'
import { closed, patterns, screensIn } from './routes.ts'
import { PublicShell } from './shell/public-shell.tsx'
import { SidebarShell, SignedInOnly } from './signed-in-frame.ts'

/**
 * French button labels for confirm dialogs. The library's defaults are `Yes` and `No` even in
 * French, because the signature product's specification requires them.
 */
const labels = { confirmDialog: { yes: 'Oui', no: 'Non' } }

/** The routes of the coaching product (specification 3, section 2.2). */
export function Router() {
  return (
    <RouterAddress>
      <LocaleProvider locale="fr-FR" labels={labels}>
        <RouterFrame patterns={patterns}>
          <ProductRoutes />
        </RouterFrame>
      </LocaleProvider>
    </RouterAddress>
  )
}

const routesOf = (place: Place) => screenRoutes(screensIn(place))

function ProductRoutes() {
  const { restoreError } = useAppSelector(selectSession)
  if (restoreError !== null) return <Unreachable message={restoreError} />
  return (
    <Routes>
      {routesOf('bare')}
      <Route element={<PublicShell />}>
        <Route path="auth" element={<Navigate to={paths.signIn} replace />} />
        {routesOf('visited')}
      </Route>
      <Route element={<SignedInOnly />}>
        <Route element={<SidebarShell />}>
          <Route index element={<Navigate to={paths.home} replace />} />
          <Route element={<RequireAccess isAllowed={false} homePath={paths.home} />}>
            {closed.map((path) => (
              <Route key={path} path={path} element={null} />
            ))}
          </Route>
          {routesOf('signedIn')}
        </Route>
      </Route>
      <Route element={<AnyShell signedIn={<SidebarShell />} visitor={<PublicShell />} />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
