import { auditedTransaction } from '../audit/audited-transaction.ts'
import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { BillingRecord } from '../ports/billing.ts'
import type { Payments, PaymentState } from '../ports/payments.ts'
import type { Repositories } from '../ports/repositories.ts'

const attempts = 5

/**
 * Fetches the state from the provider and stores it. If another call or event stored a state in the
 * meantime, fetches again.
 *
 * @param record adds the change to the audit log, in the same transaction
 */
export async function refreshBilling(
  adapters: Pick<Adapters, 'repositories' | 'log'>,
  payments: Payments,
  organisationId: string,
  record: (inside: Repositories, former: PaymentState, state: PaymentState) => Promise<void>,
): Promise<BillingRecord> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await adapters.repositories.within({ organisationId }).billing.get()
    if (!before) throw new Error('The organisation is not known to the payment provider')
    const state = await payments.state(before.customer_id)
    const kept = await auditedTransaction(adapters, async (inside) => {
      const row = await inside.within({ organisationId }).billing.update(state, before.revision)
      if (row) await record(inside, before.state, state)
      return row
    })
    if (kept) return kept
  }
  throw apiError('BUSY')
}
