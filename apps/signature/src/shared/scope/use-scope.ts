import type { Team } from '@org/api/client'
import { selectUser, useAppSelector } from '@org/app-kit'
import { useLocation, useParams } from 'react-router-dom'
import { selectScopeId } from './scope-slice.ts'
import { selectTeams } from '../lists/teams.ts'

/** The team that the screens are held to; null: the whole organisation. */
export interface Scope {
  teamId: string | null
  /** The team itself, once the list is there. */
  team: Team | null
}

/** The history state of an address that the switcher opened: for one team, or null for all. */
export interface SwitchedTo {
  switchedTo: string | null
}

/** The team that the switcher opened this address for; undefined where it did not. */
export const switchedTeam = (state: unknown): string | null | undefined =>
  typeof state === 'object' && state !== null && 'switchedTo' in state
    ? (state as SwitchedTo).switchedTo
    : undefined

/** The team of the address, else the switcher's; a team's own administrator never leaves theirs. */
export function useScope(): Scope {
  const { scopeId } = useParams()
  const { state } = useLocation()
  const stored = useAppSelector(selectScopeId)
  const switched = switchedTeam(state)
  const chosen = switched === undefined ? stored : switched
  const teams = useAppSelector(selectTeams)
  const user = useAppSelector(selectUser)
  const own = user?.role === 'team_admin' ? user.team_id : null
  const { data, total, loaded } = teams
  // A team that is gone must not hold the screens: every way home would lead to it.
  const isGone = loaded && data.length >= total && !data.some(({ id }) => id === chosen)
  const teamId = own ?? scopeId ?? (isGone ? null : chosen)
  return { teamId, team: data.find(({ id }) => id === teamId) ?? null }
}
