import type { Answer, Stock } from '@org/api/client'
import { useMemo } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import type { ScanLookups } from './resolve-scan.ts'

export interface Lookups extends ScanLookups {
  /** Clears the remembered responses: after a booking, or before a scan is looked up again. */
  forget: () => void
}

/**
 * Looks up codes and stock at a centre, each once while the dialog is open, so that a repeated scan
 * is instant.
 */
export function useLookups(centreId: string): Lookups {
  const ports = useStockPorts()
  return useMemo(() => {
    const products = new Map<string, Promise<Answer<'findProduct'>>>()
    const stocks = new Map<string, Promise<Stock>>()
    return {
      findProduct: once(products, (code) => ports.products.getByCode(code)),
      getStock: once(stocks, (productId) => ports.stock.get(centreId, productId)),
      forget() {
        products.clear()
        stocks.clear()
      },
    }
  }, [ports, centreId])
}

/** Remembers the responses by key. A failure is not remembered. */
function once<Value>(known: Map<string, Promise<Value>>, load: (key: string) => Promise<Value>) {
  return (key: string): Promise<Value> => {
    const answer = known.get(key) ?? load(key)
    known.set(key, answer)
    answer.catch(() => {
      if (known.get(key) === answer) known.delete(key)
    })
    return answer
  }
}
