import { expect, it } from 'vitest'
import {
  isOnOrder,
  isOrderEditable,
  isOrderToValidate,
  isReturnToValidate,
} from './order-status.ts'

it.each([
  // status → editable, to validate, on order
  ['created', true, false, true],
  ['sent', false, true, true],
  ['received', false, false, false],
] as const)(
  'determines whether an order that is %s is editable, waits for validation and counts as on order',
  (status, isEditable, waits, counts) => {
    expect(isOrderEditable({ status })).toBe(isEditable)
    expect(isOrderToValidate({ status })).toBe(waits)
    expect(isOnOrder({ status })).toBe(counts)
  },
)

it('lets a return wait for validation while it is `created`', () => {
  expect(isReturnToValidate({ status: 'created' })).toBe(true)
  expect(isReturnToValidate({ status: 'returned' })).toBe(false)
})
