import {
  ErrorBoundary,
  RequireAccess,
  RequireUser,
  selectSession,
  selectUser,
  useEnvironment,
  useNavigationFocus,
  useNavigationTracking,
} from '@org/app-kit'
import { NavigationProvider } from '@org/ui/primitives'
import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { BannersPage } from './screens/banners/banners-page.tsx'
import { CompanyPage } from './screens/company/company-page.tsx'
import { DeployPage } from './screens/deploy/deploy-page.tsx'
import { LandingPage } from './screens/landing/landing-page.tsx'
import { LinkedAccountsPage } from './screens/linked-accounts/linked-accounts-page.tsx'
import { MemberHome } from './screens/member-home/member-home.tsx'
import {
  Crashed,
  Forbidden,
  NotFound,
  PageLoading,
  Unreachable,
} from './screens/messages/message-screens.tsx'
import { ProfilePage } from './screens/profile/profile-page.tsx'
import { LoginDialog } from './screens/sign-in/login-dialog.tsx'
import { OtherAccountDialog } from './screens/sign-in/other-account-dialog.tsx'
import { OnboardingPage } from './screens/sign-in/identity/onboarding-page.tsx'
import { OwnOrganisationPage } from './screens/sign-in/own-organisation-page.tsx'
import { SignInPage } from './screens/sign-in/sign-in-page.tsx'
import { SignaturesPage } from './screens/signatures/signatures-page.tsx'
import { TeamPage } from './screens/teams/team-page.tsx'
import { TeamsPage } from './screens/teams/teams-page.tsx'
import { UsersPage } from './screens/users/users-page.tsx'
import { paths } from './shell/paths.ts'
import { PublicShell } from './shell/public-shell.tsx'
import { SidebarShell } from './shell/sidebar-shell.tsx'
import { TeamScope } from './shell/team-scope.tsx'
import { useScope } from './shell/use-scope.ts'
import { useAppSelector } from './state.ts'

// The editor and the install page are the heaviest parts, and most visits need neither or one of them.
const InstallPage = lazy(async () => ({
  default: (await import('./install/index.ts')).InstallPage,
}))
const EditorExperiment = lazy(async () => ({
  default: (await import('./screens/experiments/editor-experiment.tsx')).EditorExperiment,
}))
const UploadExperiment = lazy(async () => ({
  default: (await import('./screens/experiments/upload-experiment.tsx')).UploadExperiment,
}))
// Stripe's card fields; its script itself comes from Stripe, on this page alone.
const BillingPage = lazy(async () => ({
  default: (await import('./screens/billing/billing-page.tsx')).BillingPage,
}))
const SignaturePage = lazy(async () => ({
  default: (await import('./screens/editor/editor-page.tsx')).SignaturePage,
}))
const WizardPage = lazy(async () => ({
  default: (await import('./screens/wizard/wizard-page.tsx')).WizardPage,
}))

/** The routes of the signature product (specification 1, section 2). */
export function Router() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { analytics } = useEnvironment()
  useNavigationTracking(analytics)
  useNavigationFocus()
  return (
    <NavigationProvider navigate={(href) => void navigate(href)}>
      <ErrorBoundary resetKey={pathname} fallback={(_, retry) => <Crashed retry={retry} />}>
        <Suspense fallback={<PageLoading />}>
          <ProductRoutes />
        </Suspense>
      </ErrorBoundary>
    </NavigationProvider>
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
        <Route index element={<LandingPage />} />
        <Route path="auth/sign-in" element={<SignInPage />} />
        <Route path="login" element={<SignInPage />} />
        <Route path="auth/own-organisation" element={<OwnOrganisationPage />} />
        <Route path="auth/onboarding" element={<OnboardingPage />} />
        <Route path="create-signature-company" element={<WizardPage />} />
        <Route path="*" element={<NotFound />} />
      </Route>
      <Route
        element={
          <RequireUser
            signInPath={paths.signIn}
            fallback={<PageLoading />}
            loginDialog={<LoginDialog />}
            otherAccountDialog={<OtherAccountDialog />}
          />
        }
      >
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
          </Route>
        </Route>
      </Route>
    </Routes>
  )
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
