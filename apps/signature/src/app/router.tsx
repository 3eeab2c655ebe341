import {
  AnyShell,
  LoggedOutOnly,
  RequireAccess,
  RouterAddress,
  screenRoutes,
  selectSession,
  selectUser,
  useAppSelector,
} from '@org/app-kit'
import { RouterFrame, PageLoading } from '@org/app-kit/public'
import { Forbidden, NotFound, Unreachable } from '@org/app-kit/pages'
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { mayOpen } from './access.ts'
import { patterns, screensIn } from './routes.ts'
import { SidebarShell, SignedInOnly } from './signed-in-frame.ts'
import type { Place } from '#shared/feature-routes.ts'
import { paths } from '#shared/paths.ts'
import { PublicShell } from './shell/public-shell.tsx'
import { TeamScope } from './shell/team-scope.tsx'
import { useScope } from '#shared/scope/use-scope.ts'

/** The routes of the signature product (specification 1, section 2). */
export function Router() {
  return (
    <RouterAddress>
      <RouterFrame patterns={patterns}>
        <ProductRoutes />
      </RouterFrame>
    </RouterAddress>
  )
}

const routesOf = (place: Place) => screenRoutes(screensIn(place))

function ProductRoutes() {
  const { restoreError } = useAppSelector(selectSession)
  const user = useAppSelector(selectUser)
  if (restoreError !== null) return <Unreachable message={restoreError} />
  const guard = (place: Place) => (
    <RequireAccess
      isAllowed={user === null || mayOpen(place, user)}
      forbiddenPath={paths.unauthorized}
      homePath={paths.home}
    />
  )
  return (
    <Routes>
      {routesOf('bare')}
      <Route element={<PublicShell />}>
        <Route element={<LoggedOutOnly fallback={<PageLoading />} homePath={paths.home} />}>
          {routesOf('visitors')}
        </Route>
        {routesOf('visited')}
      </Route>
      <Route element={<AnyShell signedIn={<SidebarShell />} visitor={<PublicShell />} />}>
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<SignedInOnly />}>
        <Route element={<SidebarShell />}>
          {user?.role === 'member' ? (
            routesOf('members')
          ) : (
            <Route element={<AllTeams />}>{routesOf('allTeams')}</Route>
          )}
          {routesOf('signedIn')}
          <Route path="unauthorized" element={<Forbidden />} />
          <Route element={guard('managed')}>
            {routesOf('managed')}
            {routesOf('scoped')}
            <Route path="team/:scopeId" element={<TeamScope />}>
              {routesOf('scoped')}
              <Route path="team/:teamId" element={<TeamOfTeam />} />
            </Route>
          </Route>
          <Route element={guard('administered')}>{routesOf('administered')}</Route>
        </Route>
      </Route>
    </Routes>
  )
}

/** Redirects to the selected team's page, if there is one. */
function AllTeams() {
  const { teamId } = useScope()
  return teamId === null ? <Outlet /> : <Navigate to={paths.team(teamId)} replace />
}

/** Redirects `/team/{id}/team/{team_id}` to the second team. */
function TeamOfTeam() {
  const { pathname } = useLocation()
  return <Navigate to={paths.team(decodeURIComponent(pathname.split('/').at(-1) ?? ''))} replace />
}
