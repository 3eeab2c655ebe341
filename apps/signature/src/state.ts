import type { Campaign, SignatureTemplate, Team, User } from '@org/api/client'
import type { ListState, OperationsState, SessionState, SignInState } from '@org/app-kit'
import { useDispatch, useSelector } from 'react-redux'
import type { OnboardingState } from './onboarding/onboarding-slice.ts'
import type { ScopeState } from './scope/scope-slice.ts'

/** The store of this product. */
export interface RootState {
  session: SessionState
  signIn: SignInState
  operations: OperationsState
  teams: ListState<Team>
  users: ListState<User>
  templates: ListState<SignatureTemplate>
  campaigns: ListState<Campaign>
  scope: ScopeState
  onboarding: OnboardingState
}

export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppDispatch = useDispatch

export const selectTeams = (state: RootState) => state.teams
export const selectUsers = (state: RootState) => state.users
export const selectTemplates = (state: RootState) => state.templates
export const selectCampaigns = (state: RootState) => state.campaigns
