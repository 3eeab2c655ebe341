import type { Filter, Team } from '@org/api/client'
import type { TableQuery } from '@org/ui/data-table'

/** Fields of the API by the column that is ordered by them. */
const orders: Readonly<Record<string, readonly string[]>> = {
  email: ['email'],
  name: ['first_name', 'last_name', 'email'],
  team: ['team', 'last_name', 'first_name'],
  signature: ['signature', 'last_name', 'first_name'],
  status: ['status', 'last_name', 'first_name'],
}

/** Without an order of the reader's: as a directory lists people. */
const usualOrder = ['last_name', 'first_name', 'email']

/** Fields that one question may be ordered by. */
const most = 5

/** What the API is asked for a page of the employees' table. */
export function userFilter(
  { search, filters, sorting, page }: TableQuery,
  { teamId, teams }: { teamId: string | null; teams: readonly Team[] },
): Filter {
  const order = sorting.flatMap(({ key, direction }) =>
    (orders[key] ?? []).map((field) => (direction === 'descending' ? `-${field}` : field)),
  )
  const chosen = filters['team']?.kind === 'choice' ? filters['team'].values : null
  const where =
    teamId !== null
      ? { team_id: teamId }
      : chosen && { team_id: teams.filter(({ name }) => chosen.includes(name)).map(({ id }) => id) }
  return {
    ...(where ? { where } : {}),
    ...(search.trim() === '' ? {} : { search: search.trim().slice(0, 200) }),
    order: (order.length > 0 ? order : usualOrder).slice(0, most),
    limit: page.size,
    offset: page.index * page.size,
  }
}
