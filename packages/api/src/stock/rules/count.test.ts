import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closeCount, type CountedLot } from './count.ts'

const lot = (qty: number, lotId: string | null = null) => ({ lotId, expiry: null, qty })

const line = (qty: number, stockThen: number, lotId: string | null = null): CountedLot => ({
  productId: 'gloves',
  lotId,
  qty,
  stockThen,
})

describe('closeCount', () => {
  it('books the difference between the counted units and the stock at the moment of the count', () => {
    const lots = new Map([['gloves', [lot(25), lot(3, 'a')]]])
    expect(closeCount({ lines: [line(18, 20), line(4, 3, 'a')], lots, emptied: [] })).toEqual({
      movements: [
        { productId: 'gloves', lotId: null, qty: -2 },
        { productId: 'gloves', lotId: 'a', qty: 1 },
      ],
      shortfalls: [],
    })
  })

  it('books down to 0 and reports the missing units if units were taken out after the count', () => {
    const lots = new Map([['gloves', [lot(4)]]])
    expect(closeCount({ lines: [line(10, 20)], lots, emptied: [] })).toEqual({
      movements: [{ productId: 'gloves', lotId: null, qty: -4 }],
      shortfalls: [{ productId: 'gloves', lotId: null, missing: 6 }],
    })
  })

  it('adds a lot that was not in stock', () => {
    expect(
      closeCount({ lines: [line(5, 0, 'new')], lots: new Map(), emptied: [] }).movements,
    ).toEqual([{ productId: 'gloves', lotId: 'new', qty: 5 }])
  })

  it('sets only uncounted lots to 0, and only on request', () => {
    const lots = new Map([
      ['gloves', [lot(20), lot(3, 'a')]],
      ['masks', [lot(7)]],
    ])
    const lines = [line(20, 20)]
    expect(closeCount({ lines, lots, emptied: [] }).movements).toEqual([])
    expect(closeCount({ lines, lots, emptied: ['gloves', 'masks'] }).movements).toEqual([
      { productId: 'gloves', lotId: 'a', qty: -3 },
      { productId: 'masks', lotId: null, qty: -7 },
    ])
  })
})

const countedLots = fc.record({
  stockThen: fc.nat(50),
  qty: fc.nat(50),
  /** Units added and taken out between the count and its close. */
  moved: fc.integer({ min: -50, max: 50 }),
})

it('preserves every movement between the count and its close, and never books below 0', () => {
  fc.assert(
    fc.property(fc.array(countedLots, { maxLength: 8 }), (counted) => {
      const rows = counted.map((one, index) => ({
        ...one,
        lotId: `lot-${index}`,
        now: Math.max(0, one.stockThen + one.moved),
      }))
      const { movements, shortfalls } = closeCount({
        lines: rows.map(({ qty, stockThen, lotId }) => line(qty, stockThen, lotId)),
        lots: new Map([['gloves', rows.map(({ now, lotId }) => lot(now, lotId))]]),
        emptied: ['gloves'],
      })
      for (const { lotId, qty, stockThen, now } of rows) {
        const booked = movements.find((movement) => movement.lotId === lotId)?.qty ?? 0
        const missing = shortfalls.find((shortfall) => shortfall.lotId === lotId)?.missing ?? 0
        expect(now + booked).toBe(Math.max(0, qty + (now - stockThen)))
        expect(now + booked - missing).toBe(qty + (now - stockThen))
      }
      expect(movements.every(({ qty }) => qty !== 0)).toBe(true)
    }),
  )
})

it('sets every lot to its counted quantity if no units move before the close, and uncounted lots to 0 only on request', () => {
  const quantities = fc.record({ stock: fc.nat(30), counted: fc.option(fc.nat(30)) })
  fc.assert(
    fc.property(fc.array(quantities, { maxLength: 8 }), fc.boolean(), (all, isEmptied) => {
      const rows = all.map((row, index) => ({ ...row, lotId: `lot-${index}` }))
      const { movements } = closeCount({
        lines: rows.flatMap(({ stock, counted, lotId }) =>
          counted === null ? [] : [line(counted, stock, lotId)],
        ),
        lots: new Map([['gloves', rows.map(({ stock, lotId }) => lot(stock, lotId))]]),
        emptied: isEmptied ? ['gloves'] : [],
      })
      for (const { stock, counted, lotId } of rows) {
        const booked = movements.find((movement) => movement.lotId === lotId)?.qty ?? 0
        expect(stock + booked).toBe(counted ?? (isEmptied ? 0 : stock))
      }
    }),
  )
})
