import type { Coach } from '@org/api/client'
import { throwLoadFailure } from '@org/app-kit'
import { pageFilter } from '@org/app-kit/pages'
import type { CoachingPorts } from '@org/data'
import type { LoadRows } from '@org/ui/data-table'

/**
 * Returns the function that loads a page of the coaches.
 *
 * @param onTotal receives the number of coaches that match the query
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
