import type { Team } from '@org/api/client'
import { createList, type ListState } from '@org/app-kit'

/** The part of the state with the teams. */
export interface WithTeams {
  teams: ListState<Team>
}

export const teams = createList<Team>('teams')
export const selectTeams = (state: WithTeams): ListState<Team> => state.teams
