import type { Filter } from '@org/api/client'
import type { TableQuery } from '@org/ui/data-table'

/** The fields by which the server orders the list, by column. */
const orders: Readonly<Record<string, string>> = { name: 'name' }

/** Whether the server orders the list by a column. */
export const isOrdered = (column: string): boolean => column in orders

/** Returns the API's filter for a page of the stock list. */
export function stockFilter({ search, sorting, page }: TableQuery): Filter {
  const order = sorting.flatMap(({ key, direction }) => {
    const field = orders[key]
    return field === undefined ? [] : [direction === 'descending' ? `-${field}` : field]
  })
  return {
    where: { is_archived: false },
    ...(search.trim() !== '' && { search: search.trim().slice(0, 200) }),
    order: order.length > 0 ? order : 'name',
    limit: page.size,
    offset: page.index * page.size,
  }
}
