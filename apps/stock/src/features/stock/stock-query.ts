import type { Filter } from '@org/api/client'
import { type StockStatus, stockStatuses } from '@org/api/stock'
import { pageWindow } from '@org/app-kit/pages'
import type { TableFilter, TableQuery } from '@org/ui/data-table'
import { texts } from '#shared/texts.ts'
import { stockTexts } from './texts.ts'

/** The server's sort field for each column. */
const orders: Readonly<Record<string, string>> = {
  name: 'name',
  status: 'status',
  qty: 'qty',
  onOrder: 'on_order',
  nextExpiry: 'next_expiry',
  lastMovementAt: 'last_movement_at',
}

/** Whether the server can sort the list by a column. */
export const isOrdered = (column: string): boolean => column in orders

/** Returns the API's filter for a page of the stock list. */
export function stockFilter({ search, filters, sorting, page }: TableQuery): Filter {
  const order = sorting.flatMap(({ key, direction }) => {
    const field = orders[key]
    return field === undefined ? [] : [direction === 'descending' ? `-${field}` : field]
  })
  return {
    where: {
      is_archived: false,
      ...statusesOf(filters['status']),
      ...(isSelected(filters['need'], texts.productsToOrder) && { is_to_order: true }),
      ...(isSelected(filters['nextExpiry'], texts.expiringProducts) && { is_expiring: true }),
    },
    ...(search.trim() !== '' && { search: search.trim().slice(0, 200) }),
    // Products with equal values are sorted by name.
    order: order.includes('name') || order.includes('-name') ? order : [...order, 'name'],
    ...pageWindow(page),
  }
}

const choicesOf = (filter: TableFilter | undefined) =>
  filter?.kind === 'choice' ? filter.values : null

function statusesOf(filter: TableFilter | undefined): { status?: StockStatus[] } {
  const selected = choicesOf(filter)
  if (selected === null) return {}
  return { status: stockStatuses.filter((one) => selected.includes(stockTexts.statuses[one])) }
}

const isSelected = (filter: TableFilter | undefined, choice: string) =>
  choicesOf(filter)?.includes(choice) ?? false
