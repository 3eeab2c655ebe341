import type { Team } from '@org/api/client'
import { selectUser, useAppSelector } from '@org/app-kit'
import { useLocation, useParams } from 'react-router-dom'
import { selectScopeId } from './scope-slice.ts'
import { selectTeams } from '../lists/teams.ts'

/** The team that the screens are restricted to; null: the whole organisation. */
export interface Scope {
  teamId: string | null
  /** The team itself, once the list is loaded. */
  team: Team | null
}

/**
 * History state that the switcher sets when it navigates: the selected team, or null for all teams.
 */
export interface SwitchedTo {
  switchedTo: string | null
}

/**
 * Returns the team selected in the switcher (null for all teams) if the switcher opened this
 * address, otherwise undefined.
 */
export const switchedTeam = (state: unknown): string | null | undefined =>
  typeof state === 'object' && state !== null && 'switchedTo' in state
    ? (state as SwitchedTo).switchedTo
    : undefined

/**
 * Returns the team in the address, or else the one selected in the switcher. A team's administrator
 * always gets their own team.
 */
export function useScope(): Scope {
  const { scopeId } = useParams()
  const { state } = useLocation()
  const stored = useAppSelector(selectScopeId)
  const switched = switchedTeam(state)
  const selected = switched === undefined ? stored : switched
  const teams = useAppSelector(selectTeams)
  const user = useAppSelector(selectUser)
  const own = user?.role === 'team_admin' ? user.team_id : null
  const { data, total, loaded } = teams
  // A deleted team must not stay selected: every link home would lead to it.
  const isGone = loaded && data.length >= total && !data.some(({ id }) => id === selected)
  const teamId = own ?? scopeId ?? (isGone ? null : selected)
  return { teamId, team: data.find(({ id }) => id === teamId) ?? null }
}
