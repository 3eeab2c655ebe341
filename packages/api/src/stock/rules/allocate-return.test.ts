import { expect, it } from 'vitest'
import { allocateReturn, type ReturnLine } from './allocate-return.ts'

const today = '2027-03-28'

const lots = new Map([
  [
    'gloves',
    [
      { lotId: 'june', expiry: '2027-06-30', qty: 5 },
      { lotId: null, expiry: null, qty: 10 },
    ],
  ],
  ['masks', [{ lotId: 'expired', expiry: '2027-01-31', qty: 3 }]],
])

const allocate = (...lines: ReturnLine[]) => allocateReturn(lines, lots, today)

it('takes each line from the lots of its product', () => {
  expect(
    allocate(
      { productId: 'gloves', qty: 7 },
      { productId: 'masks', qty: 3, lotId: 'expired', isExpiredConfirmed: true },
    ),
  ).toEqual({
    taken: [
      { productId: 'masks', lotId: 'expired', qty: 3 },
      { productId: 'gloves', lotId: 'june', qty: 5 },
      { productId: 'gloves', lotId: null, qty: 2 },
    ],
  })
})

it('refuses the whole return, and names every line that is a reason for the refusal', () => {
  expect(
    allocate(
      { productId: 'gloves', qty: 1 },
      { productId: 'masks', qty: 3 },
      { productId: 'masks', qty: 3, lotId: 'expired' },
      { productId: 'swabs', qty: 1 },
    ),
  ).toEqual({
    refused: [
      { productId: 'masks', refusal: 'expired', stock: 3 },
      { productId: 'masks', refusal: 'not_enough', stock: 0 },
      { productId: 'swabs', refusal: 'not_enough', stock: 0 },
    ],
  })
})

it('does not use the same units for two lines, and serves lines with a named lot first', () => {
  const named = { productId: 'gloves', qty: 4, lotId: 'june' }
  const taken = [
    named,
    { productId: 'gloves', lotId: 'june', qty: 1 },
    { productId: 'gloves', lotId: null, qty: 10 },
  ]
  expect(allocate(named, { productId: 'gloves', qty: 11 })).toEqual({ taken })
  expect(allocate({ productId: 'gloves', qty: 11 }, named)).toEqual({ taken })
  expect(allocate(named, { productId: 'gloves', qty: 12 })).toEqual({
    refused: [{ productId: 'gloves', refusal: 'not_enough', stock: 11 }],
  })
})

it('skips lines of 0 units', () => {
  expect(allocate({ productId: 'swabs', qty: 0 })).toEqual({ taken: [] })
})
