import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocateRemoval, type RemovalRequest } from './allocate-removal.ts'
import { type LotBalance, usableStock } from './lots.ts'

const today = '2027-03-28'

const lots: LotBalance[] = [
  { lotId: null, expiry: null, qty: 4 },
  { lotId: 'undated', expiry: null, qty: 6 },
  { lotId: 'june', expiry: '2027-06-30', qty: 5 },
  { lotId: 'expired', expiry: '2027-03-27', qty: 8 },
  { lotId: 'last day', expiry: '2027-03-28', qty: 3 },
  { lotId: 'empty', expiry: '2027-04-01', qty: 0 },
]

const remove = (request: RemovalRequest) => allocateRemoval(lots, request, today)

describe('without a named lot', () => {
  it.each([
    [3, [['last day', 3]]],
    [
      4,
      [
        ['last day', 3],
        ['june', 1],
      ],
    ],
    [
      18,
      [
        ['last day', 3],
        ['june', 5],
        ['undated', 6],
        [null, 4],
      ],
    ],
  ] as const)(
    'takes %i units, the earliest expiry first, units without a lot last',
    (qty, taken) => {
      expect(remove({ qty })).toEqual({
        taken: taken.map(([lotId, units]) => ({ lotId, qty: units })),
      })
    },
  )

  it('[1.9.07] takes nothing if there are too few unexpired units', () => {
    expect(remove({ qty: 19 })).toEqual({ refusal: 'not_enough', stock: 18 })
    expect(allocateRemoval([], { qty: 1 }, today)).toEqual({ refusal: 'not_enough', stock: 0 })
  })

  it('takes no expired units, even if a person has confirmed that expired units may be taken', () => {
    expect(remove({ qty: 19, isExpiredConfirmed: true })).toMatchObject({ refusal: 'not_enough' })
  })
})

describe('with a named lot', () => {
  it('takes from that lot alone', () => {
    expect(remove({ qty: 5, lotId: 'june' })).toEqual({ taken: [{ lotId: 'june', qty: 5 }] })
    expect(remove({ qty: 4, lotId: null })).toEqual({ taken: [{ lotId: null, qty: 4 }] })
    expect(remove({ qty: 3, lotId: 'last day' })).toEqual({
      taken: [{ lotId: 'last day', qty: 3 }],
    })
  })

  it('[1.9.07] takes nothing if that lot has too few units', () => {
    expect(remove({ qty: 6, lotId: 'june' })).toEqual({ refusal: 'not_enough', stock: 5 })
    expect(remove({ qty: 5, lotId: null })).toEqual({ refusal: 'not_enough', stock: 4 })
    expect(remove({ qty: 1, lotId: 'unknown' })).toEqual({ refusal: 'not_enough', stock: 0 })
    expect(remove({ qty: 9, lotId: 'expired', isExpiredConfirmed: true })).toEqual({
      refusal: 'not_enough',
      stock: 8,
    })
  })

  it('takes from an expired lot only after confirmation', () => {
    expect(remove({ qty: 2, lotId: 'expired' })).toEqual({ refusal: 'expired', stock: 8 })
    expect(remove({ qty: 2, lotId: 'expired', isExpiredConfirmed: true })).toEqual({
      taken: [{ lotId: 'expired', qty: 2 }],
    })
  })
})

it.each([0, -1, 1.5, Number.NaN, Infinity])('rejects a quantity of %d', (qty) => {
  expect(() => remove({ qty })).toThrow(RangeError)
})

const lotIds = ['a', 'b', 'c', 'd', 'e', 'f', null]
const balances: fc.Arbitrary<LotBalance[]> = fc.uniqueArray(
  fc
    .record({
      lotId: fc.constantFrom(...lotIds),
      expiry: fc.option(fc.constantFrom('2026-12-31', '2027-03-28', '2027-05-01', '2028-01-31')),
      qty: fc.nat(20),
    })
    .map((lot) => (lot.lotId === null ? { ...lot, expiry: null } : lot)),
  { selector: ({ lotId }) => lotId },
)
const requests = fc.record({
  qty: fc.integer({ min: 1, max: 60 }),
  lotId: fc.constantFrom(...lotIds, undefined),
  isExpiredConfirmed: fc.boolean(),
})

it('[1.9.07] never takes more than a lot contains, and either the whole quantity or nothing', () => {
  fc.assert(
    fc.property(balances, requests, (of, request) => {
      const removal = allocateRemoval(of, request, today)
      if ('refusal' in removal) return
      expect(removal.taken.reduce((sum, { qty }) => sum + qty, 0)).toBe(request.qty)
      for (const { lotId, qty } of removal.taken) {
        expect(qty).toBeGreaterThan(0)
        expect(of.find((lot) => lot.lotId === lotId)?.qty).toBeGreaterThanOrEqual(qty)
      }
    }),
  )
})

it('empties the usable lots that expire first before it takes from later ones', () => {
  fc.assert(
    fc.property(balances, requests, (of, { qty }) => {
      const removal = allocateRemoval(of, { qty }, today)
      expect('refusal' in removal).toBe(usableStock(of, today) < qty)
      if ('refusal' in removal) return
      const takenFrom = (id: string | null) =>
        removal.taken.find(({ lotId }) => lotId === id)?.qty ?? 0
      const dateOf = ({ lotId, expiry }: LotBalance) => (lotId === null ? '~~' : (expiry ?? '~'))
      const latest = of
        .filter(({ lotId }) => takenFrom(lotId) > 0)
        .map(dateOf)
        .toSorted()
        .at(-1)
      for (const lot of of) {
        if (lot.expiry !== null && lot.expiry < today) expect(takenFrom(lot.lotId)).toBe(0)
        else if (dateOf(lot) < (latest ?? '')) expect(takenFrom(lot.lotId)).toBe(lot.qty)
      }
    }),
  )
})
