import type { Feature } from '@org/app-kit'
import { teams, teamsKey } from '#shared/lists/teams.ts'
import { teamsFlow } from './teams-saga.ts'

export const teamsFeature = {
  reducers: { [teamsKey]: teams.reducer },
  sagas: [teamsFlow.saga],
} satisfies Feature
