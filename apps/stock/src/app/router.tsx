import { permissions } from '@org/api/stock'
import { AnyShell, RouterAddress, screenRoutes, selectSession, useAppSelector } from '@org/app-kit'
import { Forbidden, NotFound, Unreachable } from '@org/app-kit/pages'
import { RouterFrame } from '@org/app-kit/public'
import { LocaleProvider } from '@org/ui/locale'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { mayOpen } from '#shared/account/access.ts'
import { selectStockUser } from '#shared/account/account-slice.ts'
import type { Place } from '#shared/feature-routes.ts'
import { paths } from '#shared/paths.ts'
import { patterns, screensIn } from './routes.ts'
import { PublicShell } from './shell/public-shell.tsx'
import { SidebarShell, SignedInOnly } from './signed-in-frame.ts'

/**
 * French buttons for the library's confirm dialogs. The library's defaults are in English, as the
 * signature product specifies.
 */
const labels = { confirmDialog: { yes: 'Oui', no: 'Non' } }

/** The routes of the stock product (specification 3, section 2.1). */
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
      <Route element={<PublicShell />}>
        <Route path="auth" element={<Navigate to={paths.signIn} replace />} />
        {routesOf('visited')}
      </Route>
      <Route element={<SignedInOnly />}>
        <Route element={<SidebarShell />}>
          <Route index element={<Navigate to={paths.home} replace />} />
          {routesOf('signedIn')}
          {permissions.map((permission) => (
            <Route key={permission} element={<Permitted place={permission} />}>
              {routesOf(permission)}
            </Route>
          ))}
        </Route>
      </Route>
      <Route element={<AnyShell signedIn={<SidebarShell />} visitor={<PublicShell />} />}>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

/** Renders the routes of a place for people who may open them, and a message for everybody else. */
function Permitted({ place }: { place: Place }) {
  const user = useAppSelector(selectStockUser)
  return user && mayOpen(place, user) ? <Outlet /> : <Forbidden />
}
