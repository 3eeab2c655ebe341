import type { Team } from '@org/api/client'
import { createList, type ListState } from '@org/app-kit'

export const teamsKey = 'teams'

/** The part of the state with the teams. */
export interface WithTeams {
  [teamsKey]: ListState<Team>
}

export const teams = createList<Team>(teamsKey)
export const selectTeams = (state: WithTeams): ListState<Team> => state[teamsKey]
