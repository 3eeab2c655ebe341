import type { Stock } from '@org/api/client'
import { useApi } from '@org/app-kit'
import type { LoadRows } from '@org/ui/data-table'
import { useCallback } from 'react'
import { stockFilter } from './stock-query.ts'

/**
 * Loads the stock of a centre page by page.
 *
 * @param version a new one loads the page again
 */
export function useStockPages(centreId: string, version: number): LoadRows<Stock> {
  const client = useApi()
  return useCallback(
    async (query, signal) => {
      // Only a new function makes the table load again.
      void version
      const call = { path: { id: centreId }, query: { filter: stockFilter(query) } }
      const { data, total } = await client.call('listStock', call, { signal })
      return { rows: data, total }
    },
    [client, centreId, version],
  )
}
