import type { Filter, User } from '@org/api/client'
import { selectAuth, useApi, useAppSelector, useAppStore } from '@org/app-kit'
import type { LoadRows, TableQuery } from '@org/ui/data-table'
import { useCallback, useState } from 'react'
import type { WithTeams } from '../lists/teams.ts'
import { loadedTeams } from '../lists/loaded-teams.ts'
import { withUserEdits, selectUserEdits } from './employee-edits-slice.ts'
import { userFilter } from './employee-filter.ts'

export interface UserPages {
  load: LoadRows<User>
  /** What a page shows in place of the server's rows, for edits that are not stored yet. */
  amend: (rows: readonly User[], query: TableQuery) => readonly User[]
}

/**
 * The employees page by page, searched, filtered and ordered by the server: an organisation may have
 * any number of them. With a team, its members only.
 */
export function useUserPages(teamId: string | null): UserPages {
  const client = useApi()
  const organisationId = useAppSelector(selectAuth)?.organisation_id
  const store = useAppStore<WithTeams>()
  const edits = useAppSelector(selectUserEdits)
  const { version } = edits
  const [shownVersion, setShownVersion] = useState(version)
  const load = useCallback<UserPages['load']>(
    async (query, signal) => {
      // The session has ended: nobody may read them, and the table goes away.
      if (organisationId === undefined) return { rows: [], total: 0 }
      // Read when asked: counts of teams change with each edit, and must not lead to a new question.
      // Only those who ask for teams by their names, which an address may do, have to wait for them.
      const teams = query.filters['team'] ? await loadedTeams(store, signal) : []
      const filter: Filter = userFilter(query, { teamId, teams })
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
  const amend = useCallback<UserPages['amend']>(
    (rows, { page }) =>
      withUserEdits(rows, edits, {
        version: shownVersion,
        isFirst: page.index === 0,
        isHeld: ({ team_id }) => teamId === null || team_id === teamId,
      }),
    [edits, shownVersion, teamId],
  )
  return { load, amend }
}
