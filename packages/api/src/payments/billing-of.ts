import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { BillingRecord } from '../ports/billing.ts'
import type { PaymentState, Payments } from '../ports/payments.ts'
import type { UserRecord } from '../ports/records.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import { DuplicateError } from '../ports/table.ts'

const nothingYet: PaymentState = {
  card: null,
  subscription: null,
  amount_due: null,
  currency: null,
}

/** Returns the card provider. Throws PAYMENTS_OFF when the installation has none. */
export function paymentsOf({ payments }: Adapters): Payments {
  if (!payments) throw apiError('PAYMENTS_OFF')
  return payments
}

/** Returns the organisation's stored payment data; null for callers who may not see it. */
export async function visibleBilling(
  { payments }: Adapters,
  { billing }: Pick<ScopedRepositories, 'billing'>,
  { role }: Pick<UserRecord, 'role'>,
): Promise<BillingRecord | null> {
  return payments && role === 'admin' ? billing.get() : null
}

/**
 * Returns the organisation's payment data. If there is none yet, it first registers the
 * organisation with the provider.
 */
export async function ensureBilling(
  payments: Payments,
  { billing, organisation }: Pick<ScopedRepositories, 'billing' | 'organisation'>,
  { email }: Pick<UserRecord, 'email'>,
): Promise<BillingRecord> {
  const known = await billing.get()
  if (known) return known
  const { id, name } = await organisation.get()
  const customer_id = await payments.createCustomer({ organisationId: id, name, email })
  try {
    return await billing.insert({ customer_id, state: nothingYet })
  } catch (error) {
    const other = error instanceof DuplicateError ? await billing.get() : null
    if (!other) throw error
    return other
  }
}
