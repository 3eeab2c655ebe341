/** The status of an order, in the order in which it passes through them. */
export const orderStatuses = ['created', 'sent', 'received'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The status of a return to a supplier. */
export const returnStatuses = ['created', 'returned'] as const

export type ReturnStatus = (typeof returnStatuses)[number]

/** An order is `sent` from the moment its mail is queued, and `created` again if the mail fails for good. */
export interface OrderState {
  status: OrderStatus
}

/** True while the order's lines and ordonnances may change, and it may be deleted or sent. */
export function isOrderEditable({ status }: OrderState): boolean {
  return status === 'created'
}

/** True while the order waits for validation, which is its reception. */
export function isOrderToValidate({ status }: OrderState): boolean {
  return status === 'sent'
}

/** True while the order's quantities count as on order. */
export function isOnOrder({ status }: OrderState): boolean {
  return status !== 'received'
}

/** True while the return waits for validation. Only then may it change or be deleted. */
export function isReturnToValidate({ status }: { status: ReturnStatus }): boolean {
  return status === 'created'
}
