import { expect, it } from 'vitest'
import { products } from './products.ts'

it('[3.1.04] includes the coaching app and its admin, the stock back office and the tour generator', () => {
  const names = Object.keys(products)
  expect(names).toEqual(expect.arrayContaining(['coaching', 'coaching-admin', 'stock', 'tour']))
})
