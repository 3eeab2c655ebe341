import {
  RequireAccess,
  RouterAddress,
  selectIsLoggedIn,
  selectSession,
  selectUser,
} from '@org/app-kit'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import {
  AuditPage,
  BannersPage,
  BillingPage,
  CompanyPage,
  DeployPage,
  EditorExperiment,
  LinkedAccountsPage,
  MemberHome,
  OnboardingPage,
  OwnOrganisationPage,
  PhotoCallback,
  ProfilePage,
  SidebarShell,
  SignaturePage,
  SignaturesPage,
  SignedInOnly,
  SignInPage,
  TeamPage,
  TeamsPage,
  UploadExperiment,
  UsersPage,
  WizardPage,
} from './pages.ts'
import { InstallPage, LandingPage } from './public-pages.ts'
import { RouterFrame } from './router-frame.tsx'
import { Forbidden, NotFound, PageLoading } from './screens/messages/message-screens.tsx'
import { Unreachable } from './screens/messages/unreachable.tsx'
import { paths } from './shell/paths.ts'
import { PublicShell } from './shell/public-shell.tsx'
import { TeamScope } from './shell/team-scope.tsx'
import { useScope } from './shell/use-scope.ts'
import { useAppSelector } from './state.ts'

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

function ProductRoutes() {
  const { restoreError } = useAppSelector(selectSession)
  const user = useAppSelector(selectUser)
  if (restoreError !== null) return <Unreachable message={restoreError} />
  const mayManage = user === null || user.role !== 'member'
  const mayAdminister = user === null || user.role === 'admin'
  const screens = (
    <>
      <Route path="deploy" element={<DeployPage />} />
      <Route path="signatures" element={<SignaturesPage />} />
      <Route path="signatures/new" element={<SignaturePage />} />
      <Route path="signature/:signatureId" element={<SignaturePage />} />
      <Route path="users" element={<UsersPage />} />
      <Route path="banners" element={<BannersPage />} />
    </>
  )
  const guard = (isAllowed: boolean) => (
    <RequireAccess isAllowed={isAllowed} forbiddenPath={paths.unauthorized} homePath={paths.home} />
  )
  return (
    <Routes>
      <Route path="user/:installKey/install-email" element={<InstallPage />} />
      <Route element={<PublicShell />}>
        <Route index element={<Landing />} />
        <Route path="auth/sign-in" element={<SignInPage />} />
        <Route path="login" element={<SignInPage />} />
        <Route path="auth/own-organisation" element={<OwnOrganisationPage />} />
        <Route path="photo-network" element={<PhotoCallback />} />
        <Route path="auth/onboarding" element={<OnboardingPage />} />
        <Route path="create-signature-company" element={<WizardPage />} />
      </Route>
      <Route element={<AnyShell />}>
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route element={<SignedInOnly />}>
        <Route element={<SidebarShell />}>
          <Route path="home" element={<Home />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="linked-accounts" element={<LinkedAccountsPage />} />
          <Route path="experiments/signature-editor" element={<EditorExperiment />} />
          <Route path="experiments/upload" element={<UploadExperiment />} />
          <Route path="unauthorized" element={<Forbidden />} />
          <Route element={guard(mayManage)}>
            {screens}
            <Route path="team/:teamId" element={<TeamPage />} />
            <Route path="team/:scopeId" element={<TeamScope />}>
              {screens}
              <Route path="team/:teamId" element={<TeamOfTeam />} />
            </Route>
          </Route>
          <Route element={guard(mayAdminister)}>
            <Route path="teams" element={<TeamsPage />} />
            <Route path="billing" element={<BillingPage />} />
            <Route path="audit" element={<AuditPage />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  )
}

/** The frame of an address that leads nowhere: a signed-in person keeps the sidebar. */
function AnyShell() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const { isRestoring } = useAppSelector(selectSession)
  if (isRestoring) return <PageLoading />
  return isLoggedIn ? <SidebarShell /> : <PublicShell />
}

/** The first page of a visitor; a person who is signed in is led home. */
function Landing() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn)
  const { isRestoring } = useAppSelector(selectSession)
  if (isRestoring) return <PageLoading />
  return isLoggedIn ? <Navigate to={paths.home} replace /> : <LandingPage />
}

/** The company's page, the chosen team's, or what an employee has. */
function Home() {
  const user = useAppSelector(selectUser)
  const { teamId } = useScope()
  if (user?.role === 'member') return <MemberHome />
  if (teamId !== null) return <Navigate to={paths.team(teamId)} replace />
  return <CompanyPage />
}

/** `/team/{id}/team/{team_id}` means the second team. */
function TeamOfTeam() {
  const { pathname } = useLocation()
  return <Navigate to={paths.team(decodeURIComponent(pathname.split('/').at(-1) ?? ''))} replace />
}
