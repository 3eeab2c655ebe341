import type { Filter, User } from '@org/api/client'
import { selectAuth, useApi, useAppSelector, useAppStore } from '@org/app-kit'
import type { LoadRows, TableQuery } from '@org/ui/data-table'
import { useCallback, useState } from 'react'
import type { WithTeams } from '../lists/teams.ts'
import { loadedTeams } from '../lists/loaded-teams.ts'
import { withEmployeeEdits, selectEmployeeEdits } from './employee-edits-slice.ts'
import { employeeFilter } from './employee-filter.ts'

export interface EmployeePages {
  load: LoadRows<User>
  /** Applies edits that the loaded rows do not include yet. */
  amend: (rows: readonly User[], query: TableQuery) => readonly User[]
}

/**
 * Loads all employees, or only the members of a team, page by page. The server searches, filters
 * and sorts them, because an organisation may have any number of employees.
 */
export function useEmployeePages(teamId: string | null): EmployeePages {
  const client = useApi()
  const organisationId = useAppSelector(selectAuth)?.organisation_id
  const store = useAppStore<WithTeams>()
  const edits = useAppSelector(selectEmployeeEdits)
  const { version } = edits
  const [shownVersion, setShownVersion] = useState(version)
  const load = useCallback<EmployeePages['load']>(
    async (query, signal) => {
      // The session has ended, so the rows cannot be loaded, and the table is about to unmount.
      if (organisationId === undefined) return { rows: [], total: 0 }
      // Read the teams from the store without subscribing to them: their counts change with each
      // edit, which must not cause a reload. Only a filter by team names, which may come from the
      // address, needs to wait for the teams.
      const teams = query.filters['team'] ? await loadedTeams(store, signal) : []
      const filter: Filter = employeeFilter(query, { teamId, teams })
      const page = await client.call(
        'listUsers',
        { path: { id: organisationId }, query: { filter } },
        { signal },
      )
      setShownVersion(version)
      return { rows: page.data, total: page.total }
    },
    [client, organisationId, store, teamId, version],
  )
  const amend = useCallback<EmployeePages['amend']>(
    (rows, { page }) =>
      withEmployeeEdits(rows, edits, {
        version: shownVersion,
        isFirst: page.index === 0,
        belongs: ({ team_id }) => teamId === null || team_id === teamId,
      }),
    [edits, shownVersion, teamId],
  )
  return { load, amend }
}
