import type { Stock } from '@org/api/client'
import { throwLoadFailure } from '@org/app-kit'
import type { LoadRows } from '@org/ui/data-table'
import { useCallback } from 'react'
import { useLotInAddress } from '#shared/only-lot.tsx'
import { useLivePorts } from '#shared/ports/stock-ports.ts'
import { stockFilter } from './stock-query.ts'

/**
 * Loads the stock of a centre page by page.
 *
 * @param version a new version reloads the table
 */
export function useStockPages(centreId: string, version: number): LoadRows<Stock> {
  const lot = useLotInAddress()
  const ports = useLivePorts('stock_balances', 'products', 'product_centres', 'commands')
  return useCallback(
    async (query, signal) => {
      // A new version creates a new function, which makes the table reload.
      void version
      const { data, total } = await ports.stock
        .getAll(centreId, { ...stockFilter(query), lot }, { signal })
        .catch(throwLoadFailure)
      return { rows: data, total }
    },
    [ports, centreId, version, lot],
  )
}
