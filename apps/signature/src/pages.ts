import { lazyPage } from './screens/shared/lazy-page.tsx'

// The code of each page comes with its first visit.
const signedInArea = () => import('./shell/signed-in-area.ts')

export const SignedInOnly = lazyPage(async () => (await signedInArea()).SignedInOnly)
export const SidebarShell = lazyPage(async () => (await signedInArea()).SidebarShell)

export const AuditPage = lazyPage(
  async () => (await import('./screens/audit/audit-page.tsx')).AuditPage,
)
export const BannersPage = lazyPage(
  async () => (await import('./screens/banners/banners-page.tsx')).BannersPage,
)
export const BillingPage = lazyPage(
  async () => (await import('./screens/billing/billing-page.tsx')).BillingPage,
)
export const CompanyPage = lazyPage(
  async () => (await import('./screens/company/company-page.tsx')).CompanyPage,
)
export const DeployPage = lazyPage(
  async () => (await import('./screens/deploy/deploy-page.tsx')).DeployPage,
)
export const EditorExperiment = lazyPage(
  async () => (await import('./screens/experiments/editor-experiment.tsx')).EditorExperiment,
)
export const LinkedAccountsPage = lazyPage(
  async () =>
    (await import('./screens/linked-accounts/linked-accounts-page.tsx')).LinkedAccountsPage,
)
export const MemberHome = lazyPage(
  async () => (await import('./screens/member-home/member-home.tsx')).MemberHome,
)
export const OnboardingPage = lazyPage(
  async () => (await import('./screens/sign-in/identity/onboarding-page.tsx')).OnboardingPage,
)
export const OwnOrganisationPage = lazyPage(
  async () => (await import('./screens/sign-in/own-organisation-page.tsx')).OwnOrganisationPage,
)
export const PhotoCallback = lazyPage(
  async () => (await import('./screens/photo-network/photo-callback.tsx')).PhotoCallback,
)
export const ProfilePage = lazyPage(
  async () => (await import('./screens/profile/profile-page.tsx')).ProfilePage,
)
export const SignaturePage = lazyPage(
  async () => (await import('./screens/editor/editor-page.tsx')).SignaturePage,
)
export const SignaturesPage = lazyPage(
  async () => (await import('./screens/signatures/signatures-page.tsx')).SignaturesPage,
)
export const SignInPage = lazyPage(
  async () => (await import('./screens/sign-in/sign-in-page.tsx')).SignInPage,
)
export const TeamPage = lazyPage(
  async () => (await import('./screens/teams/team-page.tsx')).TeamPage,
)
export const TeamsPage = lazyPage(
  async () => (await import('./screens/teams/teams-page.tsx')).TeamsPage,
)
export const UploadExperiment = lazyPage(
  async () => (await import('./screens/experiments/upload-experiment.tsx')).UploadExperiment,
)
export const UsersPage = lazyPage(
  async () => (await import('./screens/users/users-page.tsx')).UsersPage,
)
export const WizardPage = lazyPage(
  async () => (await import('./screens/wizard/wizard-page.tsx')).WizardPage,
)
