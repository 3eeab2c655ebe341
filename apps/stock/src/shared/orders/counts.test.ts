import { expect, it } from 'vitest'
import { countedOf, countKey } from './counts.ts'

it('distinguishes a product, its lots and its units without a lot', () => {
  const counts = {
    [countKey('gloves')]: 3,
    [countKey('gloves', '2029-06-30/A 17')]: 12,
    [countKey('gloves', null)]: 4,
    [countKey('gloves', '/B2')]: 0,
    [countKey('masks')]: 9,
  }
  expect(countedOf('gloves', counts)).toEqual([
    { id: 'gloves', count: 3 },
    { id: 'gloves', lotId: '2029-06-30/A 17', count: 12 },
    { id: 'gloves', lotId: null, count: 4 },
  ])
  expect(countedOf('gauze', counts)).toEqual([])
})
