import { readToEnd, type User } from '@org/api/client'
import { selectAuth, useApi, useAppSelector, useAppStore, useLoaded } from '@org/app-kit'
import type { SelectedRows } from '@org/ui/data-table'
import { useCallback } from 'react'
import type { WithTeams } from '#shared/lists/teams.ts'
import { loadedTeams } from '#shared/lists/loaded-teams.ts'
import { employeeFilter } from '#shared/employees/employee-filter.ts'

/**
 * Returns the ids of the selected employees, so that the action applies to exactly the employees in
 * the dialog. For "all matching", the ids are loaded when the dialog opens.
 */
export function useGroupIds(
  { isAll, ids, except, query }: SelectedRows<User>,
  teamId: string | null,
) {
  const client = useApi()
  const store = useAppStore<WithTeams>()
  const organisationId = useAppSelector(selectAuth)?.organisation_id ?? ''
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly string[]> => {
      const teams = query.filters['team'] ? await loadedTeams(store, signal) : []
      const { data } = await readToEnd((page) => {
        const filter = { ...employeeFilter(query, { teamId, teams }), ...page }
        const path = { id: organisationId }
        return client.call('listUsers', { path, query: { filter } }, { signal })
      })
      const left = new Set(except)
      return data.map(({ id }) => id).filter((id) => !left.has(id))
    },
    [client, store, organisationId, except, query, teamId],
  )
  const result = useLoaded(isAll ? load : null)
  return isAll ? result : { ...result, loaded: { data: ids } }
}
