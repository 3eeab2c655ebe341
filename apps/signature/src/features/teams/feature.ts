import type { Feature } from '@org/app-kit'
import { teams } from '#shared/lists/teams.ts'
import { teamsFlow } from './teams-saga.ts'

export const teamsFeature = {
  reducers: { teams: teams.reducer },
  sagas: [teamsFlow.saga],
} satisfies Feature
