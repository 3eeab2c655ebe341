import { apiError } from '../contract/errors.ts'
import type { BillingRecord, ScopedBilling } from '../ports/billing.ts'
import type { Payments } from '../ports/payments.ts'

const attempts = 5

/**
 * Asks the provider how things stand and keeps the answer. Calls and events arrive beside each
 * other and in any order: an answer is kept only when nothing newer was kept since it was asked for.
 */
export async function refreshBilling(
  payments: Payments,
  billing: ScopedBilling,
): Promise<BillingRecord> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await billing.get()
    if (!before) throw new Error('The organisation is not known to the payment provider')
    const state = await payments.state(before.customer_id)
    const kept = await billing.update(state, before.revision)
    if (kept) return kept
  }
  throw apiError('BUSY')
}
