import type { StockCount, StockCountLine } from '../../contract/types.ts'
import type { Person } from '../world.ts'
import { freshBooking, type StockWorld } from './stock-world.ts'

/**
 * Options of `countUnits`. By default, the super admin adds units to a line that has not been
 * counted yet.
 */
export interface Counting {
  by?: Person
  productId?: string
  lot?: string
  isLotTyped?: boolean
  expiry?: string
  mode?: 'add' | 'replace'
  revision?: number
  entryId?: string
}

/** Starts a count of all products in the first centre, or returns the open one. */
export const startCount = ({ superAdmin, centreId }: StockWorld): Promise<StockCount> =>
  superAdmin.client.call('startCount', { path: { id: centreId }, body: { categoryId: null } })

/** Counts units of the product, and returns the line. */
export async function countUnits(
  { superAdmin, productId }: StockWorld,
  countId: string,
  qty: number,
  { by = superAdmin, ...counting }: Counting = {},
): Promise<StockCountLine> {
  const body = {
    entryId: freshBooking(),
    productId,
    mode: 'add' as const,
    revision: 0,
    ...counting,
    qty,
  }
  const { line } = await by.client.call('saveCountLine', { path: { id: countId }, body })
  if (line === null) throw new Error('The line was removed')
  return line
}
