import { localHour, readLabel } from '@org/api/stock'
import type { Answer } from '@org/api/client'
import { isMissing } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import type { LoadOptions } from '@org/ui/primitives'
import { useCallback } from 'react'
import { lookedUpCode } from '#shared/scanner/looked-up-code.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'

/** Maximum number of suggestions; typing more narrows them down. */
const limit = 20

/** Minimum length of a code; a shorter text is searched for only as the beginning of a name. */
const shortestCode = 3

/**
 * Returns a search for products, for a combobox: by the beginning of the name or by a code. A
 * product with the typed code comes first.
 *
 * @param supplierId finds only products of this supplier; without it, products of every supplier.
 */
export function useProductOptions(supplierId?: string): LoadOptions {
  const ports = useStockPorts()
  return useCallback(
    async (typed, signal) => {
      const search = typed.trim().slice(0, 200)
      const where = { is_archived: false, ...(supplierId && { supplier_id: supplierId }) }
      const filter = { where, ...(search !== '' && { search }), order: 'name', limit }
      const [{ data }, byCode] = await Promise.all([
        ports.products.getAll(filter, { signal }),
        findByCode(ports, search, signal),
      ])
      const isOffered = byCode && (!supplierId || byCode.supplierId === supplierId)
      const others = data.filter(({ id }) => id !== byCode?.id || !isOffered)
      return [...(isOffered ? [byCode] : []), ...others].map(({ id, name, code }) => ({
        value: id,
        label: name,
        description: code,
      }))
    },
    [ports, supplierId],
  )
}

/**
 * Returns the product whose code was typed or read from a label; null if there is none or it is
 * archived.
 */
async function findByCode(
  ports: StockPorts,
  text: string,
  signal: AbortSignal,
): Promise<Answer<'findProduct'>['product'] | null> {
  if (text.length < shortestCode) return null
  const label = readLabel(text, { today: localHour(Math.floor(Date.now() / 1000)).date })
  if (label.kind === 'invalid') return null
  try {
    const { product } = await ports.products.getByCode(lookedUpCode(text, label), { signal })
    return product.isArchived ? null : product
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
