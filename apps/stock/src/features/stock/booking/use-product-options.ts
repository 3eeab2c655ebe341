import type { LoadOptions } from '@org/ui/primitives'
import { useCallback } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'

/** Number of suggestions; who sees more types on. */
const limit = 20

/** Returns the search for a product by the beginning of its name, for a combobox. */
export function useProductOptions(): LoadOptions {
  const ports = useStockPorts()
  return useCallback(
    async (typed, signal) => {
      const search = typed.trim().slice(0, 200)
      const where = { is_archived: false }
      const filter = { where, ...(search !== '' && { search }), order: 'name', limit }
      const { data } = await ports.products.getAll(filter, { signal })
      return data.map(({ id, name, code }) => ({ value: id, label: name, description: code }))
    },
    [ports],
  )
}
