import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MissingChoice, receive, type Reception } from './reception.ts'

const order = {
  id: 'order',
  lines: [
    { productId: 'gloves', qty: 100 },
    { productId: 'masks', qty: 50 },
    { productId: 'swabs', qty: 20 },
  ],
}

const arrived = (productId: string, qty: number, lotId: string | null = null) => ({
  productId,
  lotId,
  qty,
})

const receiveWith = (
  received: Reception['received'],
  choices: Record<string, MissingChoice> = {},
) => receive({ order, received, choices: new Map(Object.entries(choices)) })

describe('receive', () => {
  it('books the ordered units and creates no further order if all of them arrive', () => {
    const received = [arrived('gloves', 100), arrived('masks', 50), arrived('swabs', 20)]

    expect(receiveWith(received, { gloves: 'later' })).toEqual({
      lines: [
        { productId: 'gloves', qty: 100, qtyReceived: 100, difference: null },
        { productId: 'masks', qty: 50, qtyReceived: 50, difference: null },
        { productId: 'swabs', qty: 20, qtyReceived: 20, difference: null },
      ],
      movements: received,
      followUps: [],
      leftOut: [],
    })
  })

  it('marks products whose received quantity differs from the ordered one, and books units in each lot', () => {
    const received = [
      arrived('gloves', 60, 'a'),
      arrived('masks', 51),
      arrived('gloves', 30, 'b'),
      arrived('swabs', 0),
      arrived('tape', 2),
    ]

    const { lines, movements } = receiveWith(received)

    expect(lines).toEqual([
      { productId: 'gloves', qty: 100, qtyReceived: 90, difference: 'less' },
      { productId: 'masks', qty: 50, qtyReceived: 51, difference: 'more' },
      { productId: 'swabs', qty: 20, qtyReceived: 0, difference: 'less' },
      { productId: 'tape', qty: 0, qtyReceived: 2, difference: 'more' },
    ])
    expect(movements).toEqual(received.filter(({ productId }) => productId !== 'swabs'))
  })

  it('creates a `sent` order for units that arrive later, and a `created` one for units to order again', () => {
    const received = [arrived('gloves', 60), arrived('swabs', 19)]

    const { followUps } = receiveWith(received, { gloves: 'later', masks: 'again', swabs: 'later' })

    expect(followUps).toEqual([
      {
        status: 'sent',
        originCommandId: 'order',
        lines: [
          { productId: 'gloves', qty: 40 },
          { productId: 'swabs', qty: 1 },
        ],
      },
      { status: 'created', originCommandId: 'order', lines: [{ productId: 'masks', qty: 50 }] },
    ])
  })

  it('creates no order for missing units with the choice `nothing` or without a choice', () => {
    expect(receiveWith([arrived('gloves', 99)], { gloves: 'nothing' }).followUps).toEqual([])
  })

  it('creates no order when more units arrived than were ordered', () => {
    const received = [arrived('gloves', 101), arrived('masks', 50), arrived('swabs', 20)]
    expect(receiveWith(received, { gloves: 'again' }).followUps).toEqual([])
  })
})

const productIds = ['p1', 'p2', 'p3', 'p4']
const receptions: fc.Arbitrary<Reception> = fc.record({
  order: fc.record({
    id: fc.constant('order'),
    lines: fc.uniqueArray(
      fc.record({ productId: fc.constantFrom(...productIds), qty: fc.nat(40) }),
      { selector: ({ productId }) => productId },
    ),
  }),
  received: fc.array(
    fc.record({
      productId: fc.constantFrom(...productIds),
      lotId: fc.constantFrom('a', 'b', null),
      qty: fc.nat(30),
    }),
  ),
  choices: fc
    .dictionary(
      fc.constantFrom(...productIds),
      fc.constantFrom<MissingChoice>('later', 'again', 'nothing'),
    )
    .map((choices) => new Map(Object.entries(choices))),
})

it('books every unit that arrived, and orders the missing units according to the choice', () => {
  const unitsOf = (productId: string, parts: readonly { productId: string; qty: number }[]) =>
    parts.filter((part) => part.productId === productId).reduce((sum, { qty }) => sum + qty, 0)

  fc.assert(
    fc.property(receptions, (reception) => {
      const { lines, movements, followUps } = receive(reception)
      for (const productId of productIds) {
        const qty = unitsOf(productId, reception.order.lines)
        const arrivedUnits = unitsOf(productId, reception.received)
        const awaited = unitsOf(
          productId,
          followUps.flatMap((next) => next.lines),
        )
        const choice = reception.choices.get(productId) ?? 'nothing'
        const missing = Math.max(0, qty - arrivedUnits)
        expect(unitsOf(productId, movements)).toBe(arrivedUnits)
        expect(unitsOf(productId, lines)).toBe(qty)
        expect(awaited).toBe(choice === 'nothing' ? 0 : missing)
      }
      expect(followUps.every((next) => next.lines.every(({ qty }) => qty > 0))).toBe(true)
    }),
  )
})
