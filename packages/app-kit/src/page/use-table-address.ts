import { type TableInAddress, useTableInAddress } from '@org/ui/data-table'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Keeps a table's search, filters, sorting and page in the address. */
export function useTableAddress(prefix = ''): TableInAddress {
  const [params, setParams] = useSearchParams()
  const replace = useCallback(
    (next: URLSearchParams) => setParams(next, { replace: true }),
    [setParams],
  )
  return useTableInAddress({ prefix, address: { params, replace } })
}
