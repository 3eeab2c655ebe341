import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unitsOnOrder } from './on-order.ts'
import { orderNeed } from './order-need.ts'
import {
  type EditableOrder,
  type OrderPlan,
  type PlannedProduct,
  planOrders,
  type PlanningInput,
} from './plan-orders.ts'

const none: ReadonlySet<string> = new Set()

/** Creates a product that is out of stock and needs three boxes of 10. */
function product(id: string, fields: Partial<PlannedProduct> = {}): PlannedProduct {
  return {
    id,
    supplierId: 'medica',
    isArchived: false,
    conditionnement: 10,
    stock: 0,
    onOrder: 0,
    thresholds: { qtyTriggerOrder: 5, qtyMinInStock: 30 },
    ...fields,
  }
}

const line = (productId: string, qty: number, isChangedByHand = false) => ({
  productId,
  qty,
  isChangedByHand,
})

/**
 * Applies a plan: adds the planned lines to the orders, and the planned units to each product's
 * `onOrder`.
 */
function applyPlan(input: PlanningInput, plan: OrderPlan): PlanningInput {
  const orders = input.orders.map((order) => ({ ...order, lines: [...order.lines] }))
  for (const { supplierId, orderId, lines } of plan.orders) {
    let order = orders.find(({ id }) => id === orderId)
    if (!order) {
      order = { id: `new for ${supplierId}`, supplierId, lines: [] }
      orders.push(order)
    }
    for (const { productId, need } of lines) {
      const at = order.lines.findIndex((known) => known.productId === productId)
      const known = order.lines[at]
      if (known) order.lines[at] = { ...known, qty: known.qty + need.units }
      else order.lines.push(line(productId, need.units))
    }
  }
  const added = new Map(
    plan.orders.flatMap(({ lines }) => lines.map((of) => [of.productId, of.need.units] as const)),
  )
  const products = input.products.map((of) => ({
    ...of,
    onOrder: of.onOrder + (added.get(of.id) ?? 0),
  }))
  return { ...input, orders, products }
}

describe('planOrders', () => {
  it('creates one order per supplier, with the numbers that explain each line', () => {
    const products = [
      product('gloves', { stock: 4 }),
      product('masks', { supplierId: 'dentix', conditionnement: 50 }),
      product('swabs', { stock: 1, onOrder: 2 }),
      product('full', { stock: 6 }),
    ]

    expect(planOrders({ products, orders: [], archivedSupplierIds: none })).toEqual({
      orders: [
        {
          supplierId: 'medica',
          orderId: null,
          lines: [
            {
              productId: 'gloves',
              need: { available: 4, trigger: 5, level: 30, boxes: 3, units: 30 },
            },
            {
              productId: 'swabs',
              need: { available: 3, trigger: 5, level: 30, boxes: 3, units: 30 },
            },
          ],
        },
        {
          supplierId: 'dentix',
          orderId: null,
          lines: [
            {
              productId: 'masks',
              need: { available: 0, trigger: 5, level: 30, boxes: 1, units: 50 },
            },
          ],
        },
      ],
      heldBack: [],
    })
  })

  it('adds to the oldest editable order of the supplier, and to no order of another supplier', () => {
    const orders = [
      { id: 'other', supplierId: 'dentix', lines: [] },
      { id: 'oldest', supplierId: 'medica', lines: [line('gloves', 3)] },
      { id: 'newer', supplierId: 'medica', lines: [] },
    ]
    const products = [product('gloves', { onOrder: 3 }), product('masks')]

    const plan = planOrders({ products, orders, archivedSupplierIds: none })

    expect(plan.orders).toMatchObject([
      {
        orderId: 'oldest',
        lines: [
          { productId: 'gloves', need: { available: 3, boxes: 3 } },
          { productId: 'masks', need: { available: 0, boxes: 3 } },
        ],
      },
    ])
  })

  it('never raises a line that a person has changed, and adds its product to no other order', () => {
    const orders = [
      { id: 'old', supplierId: 'former', lines: [line('masks', 0, true)] },
      { id: 'new', supplierId: 'medica', lines: [line('gloves', 5, true)] },
    ]
    const products = [product('gloves', { onOrder: 5 }), product('masks'), product('swabs')]

    const plan = planOrders({ products, orders, archivedSupplierIds: none })

    expect(plan.orders).toMatchObject([{ orderId: 'new', lines: [{ productId: 'swabs' }] }])
    expect(plan.heldBack).toMatchObject([
      { productId: 'gloves', orderId: 'new', need: { available: 5, units: 30 } },
      { productId: 'masks', orderId: 'old', need: { available: 0, units: 30 } },
    ])
  })

  it('puts at most 1000 products on an order, and does not plan the remaining products', () => {
    const products = Array.from({ length: 1010 }, (_, at) => product(`p${at}`))
    const sent = planOrders({ products, orders: [], archivedSupplierIds: none })
    const former = Array.from({ length: 999 }, (_, at) => line(`p${at}`, 10))
    const begun = { id: 'begun', supplierId: 'medica', lines: former }
    const filled = planOrders({ products, orders: [begun], archivedSupplierIds: none })
    const full = { ...begun, lines: [...former, line('another', 10)] }
    const others = products.slice(1000)
    const further = planOrders({ products: others, orders: [full], archivedSupplierIds: none })

    expect(sent.orders.map(({ lines }) => lines.length)).toEqual([1000])
    expect(filled.orders.map(({ lines }) => lines.at(-1)?.productId)).toEqual(['p999'])
    expect(further).toEqual({ orders: [], heldBack: [] })
  })

  it('never orders archived products, or products of archived suppliers', () => {
    const products = [
      product('archived', { isArchived: true }),
      product('orphan', { supplierId: 'closed' }),
    ]

    expect(planOrders({ products, orders: [], archivedSupplierIds: new Set(['closed']) })).toEqual({
      orders: [],
      heldBack: [],
    })
  })
})

const suppliers = ['a', 'b', 'c']
const quantities = fc.nat(60)

/** Generates a centre: up to eight products of three suppliers, and their editable orders. */
const inputs = fc
  .record({
    products: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'),
        supplierId: fc.constantFrom(...suppliers),
        isArchived: fc.boolean(),
        conditionnement: fc.integer({ min: 1, max: 20 }),
        stock: quantities,
        thresholds: fc.option(
          fc.record({ qtyTriggerOrder: quantities, qtyMinInStock: quantities }),
        ),
      }),
      { selector: ({ id }) => id },
    ),
    sent: fc.array(quantities, { minLength: 8, maxLength: 8 }),
    orders: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('o1', 'o2', 'o3', 'o4'),
        supplierId: fc.constantFrom(...suppliers),
        lines: fc.uniqueArray(
          fc.record({
            productId: fc.constantFrom('p1', 'p2', 'p3', 'p4'),
            qty: quantities,
            isChangedByHand: fc.boolean(),
          }),
          { selector: ({ productId }) => productId },
        ),
      }),
      { selector: ({ id }) => id },
    ),
    archivedSupplierIds: fc.subarray(suppliers).map((ids): ReadonlySet<string> => new Set(ids)),
  })
  .map(({ products, sent, orders, archivedSupplierIds }): PlanningInput => {
    const created = unitsOnOrder(orders.map(({ lines }) => ({ status: 'created', lines })))
    const supplied = products.map((of, at) => ({
      ...of,
      onOrder: (sent[at] ?? 0) + (created.get(of.id) ?? 0),
    }))
    return { products: supplied, orders, archivedSupplierIds }
  })

const changedByHand = (orders: readonly EditableOrder[]) =>
  orders.flatMap(({ id, lines }) =>
    lines.filter((of) => of.isChangedByHand).map((of) => ({ id, ...of })),
  )

describe('any plan', () => {
  const check = (expectOf: (input: PlanningInput, plan: OrderPlan, after: PlanningInput) => void) =>
    fc.assert(
      fc.property(inputs, (input) => {
        const plan = planOrders(input)
        expectOf(input, plan, applyPlan(input, plan))
      }),
    )

  it('leaves nothing to order when planning runs again after the plan was applied', () => {
    check((_, plan, after) => {
      expect(planOrders(after)).toEqual({ orders: [], heldBack: plan.heldBack })
    })
  })

  it('brings each ordered product to its level, and holds back a product only if a person has changed its line', () => {
    check((_, plan, after) => {
      const held = new Set(changedByHand(after.orders).map(({ productId }) => productId))
      for (const of of after.products) {
        if (of.isArchived || after.archivedSupplierIds.has(of.supplierId)) continue
        const isHeld = orderNeed(of, of.conditionnement) !== null
        expect(isHeld).toBe(plan.heldBack.some(({ productId }) => productId === of.id))
        if (isHeld) expect(held).toContain(of.id)
      }
      for (const { productId, need } of plan.orders.flatMap(({ lines }) => lines)) {
        const now = after.products.find(({ id }) => id === productId)
        expect((now?.stock ?? 0) + (now?.onOrder ?? 0)).toBeGreaterThanOrEqual(need.level)
      }
    })
  })

  it('does not change a line that a person has changed', () => {
    check((input, _, after) => {
      expect(changedByHand(after.orders)).toEqual(changedByHand(input.orders))
    })
  })

  it("has one order per supplier, with only that supplier's products", () => {
    check((input, { orders }) => {
      const planned = orders.map(({ supplierId }) => supplierId)
      expect(new Set(planned).size).toBe(planned.length)
      for (const { supplierId, orderId, lines } of orders) {
        expect(lines).not.toEqual([])
        expect(input.archivedSupplierIds).not.toContain(supplierId)
        const own = input.orders.find((order) => order.supplierId === supplierId)
        expect(orderId).toBe(own?.id ?? null)
        for (const { productId } of lines) {
          const of = input.products.find(({ id }) => id === productId)
          expect(of).toMatchObject({ supplierId, isArchived: false })
        }
      }
    })
  })
})
