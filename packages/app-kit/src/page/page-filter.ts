import type { Filter } from '@org/api/client'
import type { TableQuery } from '@org/ui/data-table'

/** Maximum length of a search. */
const maxSearch = 200

/**
 * Returns the API filter for a page of a table. The table's columns must have the names of the
 * API's fields.
 */
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
