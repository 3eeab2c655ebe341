import { expect, it } from 'vitest'
import {
  effectiveStatus,
  isOnOrder,
  isOrderEditable,
  isOrderToValidate,
  isReturnToValidate,
} from './order-status.ts'

it.each([
  // status, mail queued → effective status, editable, to validate, on order
  ['created', false, 'created', true, false, true],
  ['created', true, 'sent', false, true, true],
  ['sent', false, 'sent', false, true, true],
  ['received', false, 'received', false, false, false],
  ['received', true, 'received', false, false, false],
] as const)(
  'treats %s with a queued mail %s as %s',
  (status, isSending, effective, isEditable, isToValidate, counts) => {
    const order = { status, isSending }
    expect(effectiveStatus(order)).toBe(effective)
    expect(isOrderEditable(order)).toBe(isEditable)
    expect(isOrderToValidate(order)).toBe(isToValidate)
    expect(isOnOrder(order)).toBe(counts)
  },
)

it('lets a return wait for validation until it is returned', () => {
  expect(isReturnToValidate({ status: 'created' })).toBe(true)
  expect(isReturnToValidate({ status: 'returned' })).toBe(false)
})
