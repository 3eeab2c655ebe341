import type { PaymentState } from './payments.ts'

/** The last known state of an organisation's payments. */
export interface BillingRecord {
  organisation_id: string
  /** The organisation's unique id at the provider. */
  customer_id: string
  /** Stored as JSON. */
  state: PaymentState
  revision: number
}

/** The payment data of the scope's organisation. */
export interface ScopedBilling {
  /** Null until the organisation is registered with the provider. */
  get(): Promise<BillingRecord | null>
  /** Adds the payment data at revision 1. Rejects with `DuplicateError` when it already exists. */
  insert(row: Pick<BillingRecord, 'customer_id' | 'state'>): Promise<BillingRecord>
  /** Replaces the state and increments the revision. Null when the revision has changed. */
  update(state: PaymentState, ifRevision: number): Promise<BillingRecord | null>
}

/** Look-ups for the provider's events. The organisation of an event is not known beforehand. */
export interface PaymentEventRepository {
  organisationOf(customerId: string): Promise<string | null>
  isNoted(eventId: string): Promise<boolean>
  /** Records an event; recording it again does nothing. A host may delete it after 30 days. */
  note(eventId: string, receivedAt: number): Promise<void>
}
