/** The statuses of an order, in chronological order. */
export const orderStatuses = ['created', 'sent', 'received'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** The statuses of a return to a supplier, in chronological order. */
export const returnStatuses = ['created', 'returned'] as const

export type ReturnStatus = (typeof returnStatuses)[number]

/**
 * The status of an order. It is `sent` as soon as the mail is queued, and `created` again if the
 * mail fails permanently.
 */
export interface OrderState {
  status: OrderStatus
}

/** True while the order may be sent or deleted, and its lines and ordonnances may change. */
export function isOrderEditable({ status }: OrderState): boolean {
  return status === 'created'
}

/** True while the order waits for validation, that is, until its goods are received. */
export function isOrderToValidate({ status }: OrderState): boolean {
  return status === 'sent'
}

/** True until the order is received. Its quantities count as on order until then. */
export function isOnOrder({ status }: OrderState): boolean {
  return status !== 'received'
}

/** True while the return waits for validation. Only then can it be changed or deleted. */
export function isReturnToValidate({ status }: { status: ReturnStatus }): boolean {
  return status === 'created'
}
