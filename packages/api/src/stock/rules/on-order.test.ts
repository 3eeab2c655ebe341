import { expect, it } from 'vitest'
import { unitsOnOrder } from './on-order.ts'

it('adds up the units on `created` and `sent` orders, by product', () => {
  const line = (productId: string, qty: number) => ({ productId, qty })
  const units = unitsOnOrder([
    { status: 'created', lines: [line('gloves', 20), line('masks', 5)] },
    { status: 'sent', lines: [line('gloves', 3)] },
    { status: 'sent', lines: [line('gloves', 100)] },
    { status: 'received', lines: [line('gloves', 1000), line('swabs', 7)] },
  ])

  expect([...units]).toEqual([
    ['gloves', 123],
    ['masks', 5],
  ])
})
