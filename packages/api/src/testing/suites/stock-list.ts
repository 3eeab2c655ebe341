import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Filter } from '../../contract/filter.ts'
import type { Stock } from '../../contract/types.ts'
import { localHour } from '../../stock/rules/local-date.ts'
import { isExpiring } from '../../stock/rules/lots.ts'
import { isBelowTrigger } from '../../stock/rules/order-need.ts'
import { stockStatuses } from '../../stock/rules/stock-status.ts'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { addSituations, situation } from '../stock/stock-situations.ts'
import { makeStockWorld, type StockWorld } from '../stock/stock-world.ts'

/** Lists the stock of the first centre. */
const listed = ({ superAdmin, centreId }: StockWorld, filter: Filter) =>
  superAdmin.client.call('listStock', {
    path: { id: centreId },
    query: { filter: { limit: 500, ...filter } },
  })

const idsOf = (entries: readonly Stock[]) => entries.map(({ productId }) => productId).toSorted()

type Figure = (entry: Stock) => number | string | null

/** The figures that a list can be ordered by, read from its rows. */
const figures: Readonly<Record<string, Figure>> = {
  status: ({ status }: Stock) => stockStatuses.indexOf(status),
  qty: ({ qty }: Stock) => qty,
  on_order: ({ onOrder }: Stock) => onOrder,
  next_expiry: ({ nextExpiry }: Stock) => nextExpiry,
  last_movement_at: ({ lastMovementAt }: Stock) => lastMovementAt,
}

/** Sorts like the list under test: null comes last, whether ascending or descending. */
function sorted(entries: readonly Stock[], valueOf: Figure, isDescending: boolean) {
  return entries.toSorted((one, other) => {
    const [left, right] = [valueOf(one), valueOf(other)]
    if (left === right) return 0
    if (left === null) return 1
    if (right === null) return -1
    return left < right === isDescending ? 1 : -1
  })
}

export function stockListSuite(host: () => ContractHost): void {
  it('filters and orders by the results of the stock rules at the centre', async () => {
    const property = fc.asyncProperty(
      fc.array(situation, { minLength: 60, maxLength: 60 }),
      async (situations) => {
        const world = await makeStockWorld(host())
        const ids = await addSituations(world, situations)
        const { data: entries } = await listed(world, {})
        const thresholds = new Map(ids.map((id, index) => [id, situations[index]?.thresholds]))

        for (const status of stockStatuses) {
          const { data, total } = await listed(world, { where: { status } })
          const expected = entries.filter((entry) => entry.status === status)
          expect(idsOf(data)).toEqual(idsOf(expected))
          expect(total).toBe(expected.length)
        }
        const before = localHour(host().clock.now() + 31 * 86_400).date
        const rules = {
          is_to_order: ({ productId, usableQty: stock, onOrder }: Stock) =>
            isBelowTrigger({ stock, onOrder, thresholds: thresholds.get(productId) ?? null }),
          is_expiring: ({ lots }: Stock) => lots.some((lot) => isExpiring(lot, before)),
        }
        for (const [field, rule] of Object.entries(rules)) {
          for (const wanted of [true, false]) {
            const { data } = await listed(world, { where: { [field]: wanted } })
            const expected = entries.filter((entry) => rule(entry) === wanted)
            expect(idsOf(data)).toEqual(idsOf(expected))
          }
        }
        for (const [field, valueOf] of Object.entries(figures)) {
          for (const isDescending of [false, true]) {
            const order = [`${isDescending ? '-' : ''}${field}`]
            const { data } = await listed(world, { order })
            expect(data.map(valueOf)).toEqual(sorted(entries, valueOf, isDescending).map(valueOf))
          }
        }
      },
    )
    await fc.assert(property, { numRuns: 3, endOnFailure: true })
  }, 60_000)

  it('filters by several statuses, searches, and paginates the result', async () => {
    const world = await makeStockWorld(host())
    const { superAdmin, centreId } = world
    const none = { created: 0, sent: 0, received: 0 }
    const out = { usable: 0, days: null, expired: 0, ordered: none, thresholds: null }
    await addSituations(world, [
      ...Array.from({ length: 5 }, () => out),
      { ...out, usable: 3, days: 400 },
      { ...out, usable: 1, days: 1, thresholds: { qtyTriggerOrder: 2, qtyMinInStock: 4 } },
    ])
    const filter: Filter = {
      where: { is_archived: false, status: ['enough', 'to_order'] },
      search: 'PROD',
      order: ['next_expiry', 'name'],
      limit: 1,
    }

    const pages = await Promise.all(
      [0, 1, 2].map((offset) =>
        superAdmin.client.call('listStock', {
          path: { id: centreId },
          query: { filter: { ...filter, offset } },
        }),
      ),
    )

    expect(pages.map(({ total }) => total)).toEqual([2, 2, 2])
    expect(pages.map(({ data }) => data.map(({ status }) => status))).toEqual([
      ['to_order'],
      ['enough'],
      [],
    ])
    expect((await listed(world, { where: { status: 'out' } })).total).toBe(6)
    const unknown = listed(world, { where: { status: 'plenty' } })
    expect(await refusal(unknown)).toMatchObject({ type: 'VALIDATION' })
  })
}
