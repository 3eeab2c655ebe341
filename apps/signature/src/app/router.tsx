import {
  RequireAccess,
  RouterAddress,
  selectIsLoggedIn,
  selectSession,
  selectUser,
  useAppSelector,
} from '@org/app-kit'
import { Fragment } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { CompanyPage } from '#routes/company'
import { InstallPage } from '#routes/install'
import { LandingPage } from '#routes/landing'
import { MemberHome } from '#routes/member-home'
import { featureRoutes } from './routes.ts'
import { SidebarShell, SignedInOnly } from './signed-in-frame.ts'
import type { FeatureRoutes } from '#shared/feature-routes.ts'
import { RouterFrame } from './router-frame.tsx'
import { Forbidden, NotFound, PageLoading } from '#shared/messages/message-screens.tsx'
import { Unreachable } from '#shared/messages/unreachable.tsx'
import { paths } from '#shared/paths.ts'
import { PublicShell } from './shell/public-shell.tsx'
import { TeamScope } from './shell/team-scope.tsx'
import { useScope } from '#shared/scope/use-scope.ts'

/** The routes of the signature product (specification 1, section 2). */
export function Router() {
  return (
    <RouterAddress>
      <RouterFrame>
        <ProductRoutes />
      </RouterFrame>
    </RouterAddress>
  )
}

const routesOf = (place: keyof FeatureRoutes) =>
  Object.entries(featureRoutes).map(([name, routes]) => (
    <Fragment key={name}>{routes[place]}</Fragment>
  ))

function ProductRoutes() {
  const { restoreError } = useAppSelector(selectSession)
  const user = useAppSelector(selectUser)
  if (restoreError !== null) return <Unreachable message={restoreError} />
  const mayManage = user === null || user.role !== 'member'
  const mayAdminister = user === null || user.role === 'admin'
  const guard = (isAllowed: boolean) => (
    <RequireAccess isAllowed={isAllowed} forbiddenPath={paths.unauthorized} homePath={paths.home} />
  )
  return (
    <Routes>
      <Route path="user/:installKey/install-email" element={<InstallPage />} />
      <Route element={<PublicShell />}>
        <Route index element={<Landing />} />
        {routesOf('visited')}
      </Route>
      <Route element={<AnyShell />}>
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<SignedInOnly />}>
        <Route element={<SidebarShell />}>
          <Route path="home" element={<Home />} />
          {routesOf('signedIn')}
          <Route path="unauthorized" element={<Forbidden />} />
          <Route element={guard(mayManage)}>
            {routesOf('managed')}
            {routesOf('scoped')}
            <Route path="team/:scopeId" element={<TeamScope />}>
              {routesOf('scoped')}
              <Route path="team/:teamId" element={<TeamOfTeam />} />
            </Route>
          </Route>
          <Route element={guard(mayAdminister)}>{routesOf('administered')}</Route>
        </Route>
      </Route>
    </Routes>
  )
}

/** The frame of the not-found page: a signed-in person keeps the sidebar. */
function AnyShell() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const { isRestoring } = useAppSelector(selectSession)
  if (isRestoring) return <PageLoading />
  return isLoggedIn ? <SidebarShell /> : <PublicShell />
}

/** The landing page for visitors; redirects signed-in people to their home page. */
function Landing() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const { isRestoring } = useAppSelector(selectSession)
  if (isRestoring) return <PageLoading />
  return isLoggedIn ? <Navigate to={paths.home} replace /> : <LandingPage />
}

/** The home page: the company, the selected team or, for a member, their own signature. */
function Home() {
  const user = useAppSelector(selectUser)
  const { teamId } = useScope()
  if (user?.role === 'member') return <MemberHome />
  if (teamId !== null) return <Navigate to={paths.team(teamId)} replace />
  return <CompanyPage />
}

/** Redirects `/team/{id}/team/{team_id}` to the second team. */
function TeamOfTeam() {
  const { pathname } = useLocation()
  return <Navigate to={paths.team(decodeURIComponent(pathname.split('/').at(-1) ?? ''))} replace />
}
