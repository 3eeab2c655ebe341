import { maxLimit, type User } from '@org/api/client'
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
      const found: string[] = []
      for (let index = 0; ; index += 1) {
        const page = { limit: maxLimit, offset: index * maxLimit }
        const filter = { ...employeeFilter(query, { teamId, teams }), ...page }
        const { data, total } = await client.call(
          'listUsers',
          { path: { id: organisationId }, query: { filter } },
          { signal },
        )
        found.push(...data.map(({ id }) => id))
        if (data.length === 0 || found.length >= total) break
      }
      const left = new Set(except)
      return found.filter((id) => !left.has(id))
    },
    [client, store, organisationId, except, query, teamId],
  )
  const result = useLoaded(isAll ? load : null)
  return isAll ? result : { ...result, loaded: { data: ids } }
}
