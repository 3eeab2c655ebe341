import { type Filter, maxLimit } from '@org/api/client'
import type { PageState, TableQuery } from '@org/ui/data-table'

/** Maximum length of a search. */
const maxSearch = 200

/**
 * Returns the rows of a page for an API filter. The page of an export may be larger than the server
 * allows; the table asks for the rest.
 */
export function pageWindow({ index, size }: PageState): { limit: number; offset: number } {
  return { limit: Math.min(size, maxLimit), offset: index * size }
}

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
    ...pageWindow(page),
  }
}
