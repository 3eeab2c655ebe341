import type { Coach, Filter } from '@org/api/client'
import { throwLoadFailure } from '@org/app-kit'
import type { CoachingPorts } from '@org/data'
import type { LoadRows, TableQuery } from '@org/ui/data-table'

/** Maximum length of a search. */
const maxSearch = 200

/** Returns the API filter for a page of the table. Its columns are named like the API's fields. */
export function pageFilter({ search, sorting, page }: TableQuery): Filter {
  const words = search.trim().slice(0, maxSearch)
  const order = sorting.map(({ key, direction }) => (direction === 'descending' ? `-${key}` : key))
  return {
    ...(words !== '' && { search: words }),
    ...(order.length > 0 && { order }),
    limit: page.size,
    offset: page.index * page.size,
  }
}

/**
 * Returns the function that loads a page of the coaches.
 *
 * @param onTotal receives the number of coaches that match
 */
export const readCoaches =
  ({ users }: CoachingPorts, onTotal: (total: number) => void): LoadRows<Coach> =>
  async (query, signal) => {
    const { data, total } = await users
      .getAllCoachs(pageFilter(query), { signal })
      .catch(throwLoadFailure)
    onTotal(total)
    return { rows: data, total }
  }
