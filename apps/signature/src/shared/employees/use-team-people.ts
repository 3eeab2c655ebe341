import type { PeopleState, User } from '@org/api/client'
import { selectIsLoggedIn, useApi, useAppSelector, type Loaded, useLoaded } from '@org/app-kit'
import { useCallback, useMemo } from 'react'
import { withEmployeeEdits, selectEmployeeEdits } from './employee-edits-slice.ts'

/**
 * Maximum number of a team's members that are listed outside the employees' tables, which list all
 * of them.
 */
const shownPeople = 50

export interface TeamPeople {
  people: readonly User[]
  /** Number of further members, who are not listed. */
  more: number
}

/**
 * Loads the first members of a team, or only those in one state, and reloads them whenever
 * employees change.
 */
export function useTeamPeople(
  teamId: string,
  status: PeopleState | null = null,
): { loaded: Loaded<TeamPeople>; retry: () => void } {
  const client = useApi()
  const edits = useAppSelector(selectEmployeeEdits)
  const { version } = edits
  const load = useCallback(
    async (signal: AbortSignal) => {
      const filter = {
        order: ['last_name', 'first_name', 'email'],
        limit: shownPeople,
        ...(status === null ? {} : { where: { status } }),
      }
      const page = await client.call(
        'listTeamMembers',
        { path: { id: teamId }, query: { filter } },
        { signal },
      )
      return { version, ...page }
    },
    [client, teamId, status, version],
  )
  // A screen with unsaved work stays open after the session ends, and must not load anything then.
  const { loaded, retry } = useLoaded(useAppSelector(selectIsLoggedIn) ? load : null)
  const amended = useMemo<Loaded<TeamPeople>>(() => {
    if (!loaded || 'error' in loaded) return loaded
    const { data, total } = loaded.data
    const people = withEmployeeEdits(data, edits, {
      version: loaded.data.version,
      isFirst: true,
      belongs: ({ team_id }) => team_id === teamId,
    })
    return { data: { people, more: Math.max(0, total - data.length) } }
  }, [loaded, edits, teamId])
  return { loaded: amended, retry }
}
