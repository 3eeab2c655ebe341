import { AnyShell, RouterAddress, screenRoutes, selectSession, useAppSelector } from '@org/app-kit'
import { Forbidden, NotFound, Unreachable } from '@org/app-kit/pages'
import { RouterFrame } from '@org/app-kit/public'
import { LocaleProvider } from '@org/ui/locale'
import { Navigate, Outlet, Route, Routes } from 'react-router-dom'
import { isAdmin } from '#shared/account/access.ts'
import { selectCoachingUser } from '#shared/account/account-slice.ts'
import type { Place } from '#shared/feature-routes.ts'
import { paths } from '#shared/paths.ts'
import { patterns, screensIn } from './routes.ts'
import { PublicShell } from './shell/public-shell.tsx'
import { SidebarShell, SignedInOnly } from './signed-in-frame.ts'

/**
 * French answers for confirm dialogs. By default, the answers are `Yes` and `No` even in French,
 * because the signature product specifies them.
 */
const labels = { confirmDialog: { yes: 'Oui', no: 'Non' } }

/** The routes of the coaching admin (specification 3, section 2.3). */
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
          <Route element={<AdminsOnly />}>
            <Route index element={<Navigate to={paths.home} replace />} />
            {routesOf('admins')}
          </Route>
        </Route>
      </Route>
      <Route element={<AnyShell signedIn={<SidebarShell />} visitor={<PublicShell />} />}>
        {routesOf('anywhere')}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}

/**
 * Renders its child routes for admins; other coaches see the forbidden page at the same address.
 */
function AdminsOnly() {
  const user = useAppSelector(selectCoachingUser)
  return user && isAdmin(user) ? <Outlet /> : <Forbidden />
}
