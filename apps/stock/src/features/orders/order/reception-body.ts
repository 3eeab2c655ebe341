import type { Command } from '@org/api/client'
import type { MissingChoice } from '@org/api/stock'

/** What arrived of a product. */
export interface Arrival {
  /** Units. */
  qty: number
  lot: string
  /** `YYYY-MM-DD`, or empty. */
  expiry: string
  /** What to do if less arrived than was ordered. */
  choice: MissingChoice
}

/** By product. */
export type Arrivals = ReadonlyMap<string, Arrival>

/** Expects everything that was ordered, and the rest of an incomplete delivery later. */
export const arrivalsOf = ({ products }: Command): Arrivals =>
  new Map(products.map(({ id, qty }) => [id, { qty, lot: '', expiry: '', choice: 'later' }]))

export const unitsIn = (arrivals: Arrivals): number =>
  [...arrivals.values()].reduce((sum, { qty }) => sum + qty, 0)

/** Returns what is booked and what is ordered again, as the API expects it. */
export function receptionBody({ products }: Command, arrivals: Arrivals) {
  const lines = products.flatMap(({ id, qty }) => {
    const arrival = arrivals.get(id)
    return arrival ? [{ productId: id, ordered: qty, arrival }] : []
  })
  return {
    received: lines
      .filter(({ arrival }) => arrival.qty > 0)
      .map(({ productId, arrival: { qty, lot, expiry } }) => ({
        productId,
        qty,
        ...(lot.trim() !== '' && { lot: lot.trim() }),
        ...(expiry !== '' && { expiry }),
      })),
    choices: lines
      .filter(({ ordered, arrival }) => arrival.qty < ordered)
      .map(({ productId, arrival: { choice } }) => ({ productId, choice })),
  }
}
