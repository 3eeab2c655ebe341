/** The status of an order, in the order in which it passes through them. */
export const orderStatuses = ['created', 'sent', 'received'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The status of a return to a supplier. */
export const returnStatuses = ['created', 'returned'] as const

export type ReturnStatus = (typeof returnStatuses)[number]

/** The stored state of an order. */
export interface OrderState {
  status: OrderStatus
  /** True while the mail to the supplier is queued. The stored status is still `created` then. */
  isSending: boolean
}

/** Returns the status that rules use. An order whose mail is queued counts as sent. */
export function effectiveStatus({ status, isSending }: OrderState): OrderStatus {
  return status === 'created' && isSending ? 'sent' : status
}

/** True while the order's lines and ordonnances may change, and it may be deleted or sent. */
export function isOrderEditable(order: OrderState): boolean {
  return effectiveStatus(order) === 'created'
}

/** True while the order waits for validation, which is its reception. */
export function isOrderToValidate(order: OrderState): boolean {
  return effectiveStatus(order) === 'sent'
}

/** True while the order's quantities count as on order. */
export function isOnOrder(order: OrderState): boolean {
  return effectiveStatus(order) !== 'received'
}

/** True while the return waits for validation. Only then may it change or be deleted. */
export function isReturnToValidate({ status }: { status: ReturnStatus }): boolean {
  return status === 'created'
}
