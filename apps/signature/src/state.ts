import type { Campaign, SignatureTemplate, Team, User } from '@org/api/client'
import type {
  DisplayState,
  IdentityState,
  ListState,
  OperationsState,
  SessionState,
  SignInState,
} from '@org/app-kit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { Store } from 'redux'
import type { AdministratorsState } from './administrators/administrators-slice.ts'
import type { UpgradeState } from './billing/upgrade-slice.ts'
import type { DeployState } from './deploy/deploy-slice.ts'
import type { NotificationsState } from './notifications/notifications-slice.ts'
import type { OnboardingState } from './onboarding/onboarding-slice.ts'
import type { ScopeState } from './scope/scope-slice.ts'
import type { UserImportState } from './users/import/import-state.ts'
import type { UserEditsState } from './users/user-edits-slice.ts'

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

export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppDispatch = useDispatch
/** For what is read once, as after a save; `useAppSelector` for what is shown. */
export const useAppStore = useStore.withTypes<Store<RootState>>()

export const selectTeams = (state: RootState) => state.teams
export const selectUsers = (state: RootState) => state.users
export const selectUserEdits = (state: RootState) => state.userEdits
export const selectTemplates = (state: RootState) => state.templates
export const selectCampaigns = (state: RootState) => state.campaigns
