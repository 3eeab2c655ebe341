import type { ApiError, StockCountLine, StockProduct } from '@org/api/client'
import { errorMessage, isMissing } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import type { CountEntry } from './count-entry.ts'
import type { SendResult } from './entry-queue.ts'

/** A product that was found by a code, and the number of units that one scan of the code counts. */
export interface KnownCode {
  product: Pick<StockProduct, 'id' | 'name'>
  units: number
}

/** An entry that the server has counted. */
export interface CountedEntry {
  line: StockCountLine
  /** When it was scanned or typed, in ms since 1970. */
  at: number
  /** Units that the entry has added to the line, or set as its total. */
  qty: number
  mode: CountEntry['mode']
  /** Units that were booked in (or out, if negative) since the first scan of the line. */
  movedSince: number
}

export interface EntrySender {
  /** Sends an entry, and calls `onCounted` with the saved line. */
  send: (entry: CountEntry, onCounted: (counted: CountedEntry) => void) => Promise<SendResult>
  /** Returns the product of a code that has already been looked up; undefined for other codes. */
  known: (code: string) => KnownCode | undefined
}

interface SavedEntry {
  productId: string
  qty: number
  onCounted: (counted: CountedEntry) => void
}

const laterTypes = ['NETWORK', 'BUSY', 'TOO_MANY', 'NOT_SIGNED_IN']

/** Whether the same request may succeed later. */
function isUnanswered(error: unknown): boolean {
  const { type = 'NETWORK', status = 0 } = Object(error) as Partial<ApiError>
  return laterTypes.includes(type) || status >= 500
}

function problemOf(error: unknown, qty: number): SendResult {
  if (isUnanswered(error)) return 'unanswered'
  const { type, payload } = error as ApiError
  const { current } = Object(payload) as { current?: StockCountLine | null }
  if (type === 'STALE' && current) return { kind: 'counted', line: current, qty }
  return { kind: 'refused', message: errorMessage(error) }
}

/** Sends entries of a count to the server. */
export function entrySender(ports: StockPorts, countId: string): EntrySender {
  const codes = new Map<string, KnownCode>()

  async function find({ code, lookup = code }: CountEntry): Promise<KnownCode> {
    const former = codes.get(code)
    if (former) return former
    const answer = await ports.products.getByCode(lookup)
    const found = { product: answer.product, units: answer.code.units }
    codes.set(code, found)
    return found
  }

  async function save(
    entry: CountEntry,
    { productId, qty, onCounted }: SavedEntry,
  ): Promise<SendResult> {
    const { id: entryId, lot, isLotTyped, expiry, mode, revision } = entry
    const body = {
      entryId,
      productId,
      qty,
      mode,
      revision,
      ...(lot !== undefined && { lot }),
      ...(isLotTyped && { isLotTyped }),
      ...(expiry !== undefined && { expiry }),
    }
    try {
      const { line, movedSince } = await ports.stockCounts.saveLine(countId, body)
      if (line) onCounted({ line, at: entry.at, qty, mode, movedSince })
      return 'saved'
    } catch (error) {
      return problemOf(error, qty)
    }
  }

  return {
    known: (code) => codes.get(code),
    async send(entry, onCounted) {
      if (entry.productId !== undefined) {
        return save(entry, { productId: entry.productId, qty: entry.qty ?? 0, onCounted })
      }
      try {
        const { product, units } = await find(entry)
        const qty = entry.qty ?? units * entry.scans
        return await save(entry, { productId: product.id, qty, onCounted })
      } catch (error) {
        if (isMissing(error)) return { kind: entry.isPart ? 'part' : 'unknown' }
        return problemOf(error, 0)
      }
    },
  }
}
