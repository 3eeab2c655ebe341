import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxOrderedUnits } from './order-limits.ts'
import { orderNeed, type Supply } from './order-need.ts'

const supply = (
  stock: number,
  onOrder: number,
  qtyTriggerOrder: number,
  qtyMinInStock: number,
): Supply => ({ stock, onOrder, thresholds: { qtyTriggerOrder, qtyMinInStock } })

const units = fc.nat(5000)
const supplies = fc.tuple(units, units, units, units).map((numbers) => supply(...numbers))
const boxSizes = fc.integer({ min: 1, max: 300 })

describe('orderNeed', () => {
  it.each([
    // stock, on order, trigger, minimum, box size → level, boxes, units
    { of: [5, 0, 5, 20], box: 10, level: 20, boxes: 2, units: 20 },
    { of: [0, 0, 5, 20], box: 10, level: 20, boxes: 2, units: 20 },
    { of: [0, 0, 5, 21], box: 10, level: 21, boxes: 3, units: 30 },
    { of: [3, 2, 5, 20], box: 10, level: 20, boxes: 2, units: 20 },
    { of: [5, 0, 5, 3], box: 1, level: 6, boxes: 1, units: 1 },
    { of: [5, 0, 5, 5], box: 100, level: 6, boxes: 1, units: 100 },
    { of: [0, 0, 0, 0], box: 50, level: 1, boxes: 1, units: 50 },
    { of: [0, 0, 40, 10], box: 12, level: 41, boxes: 4, units: 48 },
  ] as const)(
    'orders $boxes boxes of $box for the quantities $of',
    ({ of, box, level, boxes, units: ordered }) => {
      const [stock, onOrder, trigger, minimum] = of
      expect(orderNeed(supply(stock, onOrder, trigger, minimum), box)).toEqual({
        available: stock + onOrder,
        trigger,
        level,
        boxes,
        units: ordered,
      })
    },
  )

  it.each([
    [6, 0, 5],
    [0, 6, 5],
    [1, 0, 0],
  ])(
    'orders nothing if the available units exceed the trigger: %i + %i > %i',
    (stock, onOrder, trigger) => {
      expect(orderNeed(supply(stock, onOrder, trigger, 20), 10)).toBeNull()
    },
  )

  it('never orders a product without thresholds', () => {
    expect(orderNeed({ stock: 0, onOrder: 0, thresholds: null }, 10)).toBeNull()
  })

  it('counts a box of less than one unit as one unit', () => {
    expect(orderNeed(supply(2, 0, 5, 8), 0)).toMatchObject({ boxes: 6, units: 6 })
  })

  it('never orders when more than the trigger is available', () => {
    fc.assert(
      fc.property(supplies, boxSizes, (given, box) => {
        const isEnough = given.stock + given.onOrder > (given.thresholds?.qtyTriggerOrder ?? 0)
        expect(orderNeed(given, box) === null).toBe(isEnough)
      }),
    )
  })

  it('orders the smallest number of boxes that reaches the level, and nothing more afterwards', () => {
    fc.assert(
      fc.property(supplies, boxSizes, (given, box) => {
        const need = orderNeed(given, box)
        if (!need) return
        const after = need.available + need.units
        expect(need.units).toBe(need.boxes * box)
        expect(after).toBeGreaterThanOrEqual(need.level)
        expect(after - box).toBeLessThan(need.level)
        expect(orderNeed({ ...given, onOrder: given.onOrder + need.units }, box)).toBeNull()
      }),
    )
  })

  it('stays within the maximum of an order line, even with the largest threshold and any box size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (box) => {
        const need = orderNeed(supply(0, 0, 1_000_000, 1_000_000), box)
        expect(need?.units).toBeLessThanOrEqual(maxOrderedUnits)
      }),
    )
  })
})
