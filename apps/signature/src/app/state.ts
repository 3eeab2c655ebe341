import type { Campaign, SignatureTemplate, Team, User } from '@org/api/client'
import type {
  DisplayState,
  IdentityState,
  ListState,
  OperationsState,
  SessionState,
  SignInState,
} from '@org/app-kit'
import type { AdministratorsState } from '#features/company'
import type { UpgradeState } from '#features/billing'
import type { DeployState } from '#features/deploy'
import type { NotificationsState } from '#features/notifications'
import type { OnboardingState } from '#features/onboarding'
import type { ScopeState } from '#shared/scope/scope-slice.ts'
import type { UserImportState } from '#features/employees'
import type { UserEditsState } from '#shared/employees/employee-edits-slice.ts'

/** The store of this product. */
export interface RootState {
  session: SessionState
  signIn: SignInState
  identity: IdentityState
  operations: OperationsState
  display: DisplayState
  teams: ListState<Team>
  users: ListState<User>
  userEdits: UserEditsState
  userImport: UserImportState
  templates: ListState<SignatureTemplate>
  campaigns: ListState<Campaign>
  scope: ScopeState
  deploy: DeployState
  onboarding: OnboardingState
  notifications: NotificationsState
  upgrade: UpgradeState
  administrators: AdministratorsState
}
