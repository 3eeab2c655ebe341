import type { PaymentState } from './payments.ts'

/** What was last heard of an organisation's payments. */
export interface BillingRecord {
  organisation_id: string
  /** The organisation at the provider's; unique. */
  customer_id: string
  /** Stored as JSON. */
  state: PaymentState
  revision: number
}

/** The payments of a scope's organisation. */
export interface ScopedBilling {
  /** Null before the organisation was known to the provider. */
  get(): Promise<BillingRecord | null>
  /** Adds it at revision 1. Rejects with `DuplicateError` when it is there already. */
  insert(row: Pick<BillingRecord, 'customer_id' | 'state'>): Promise<BillingRecord>
  /** Replaces the state and adds one to the revision. Null: the revision is another by now. */
  update(state: PaymentState, ifRevision: number): Promise<BillingRecord | null>
}

/** What is asked before an organisation is known: by what the provider sends. */
export interface PaymentEventRepository {
  organisationOf(customerId: string): Promise<string | null>
  isNoted(eventId: string): Promise<boolean>
  /** Notes an event; noting it again does nothing. A host may forget it after 30 days. */
  note(eventId: string, receivedAt: number): Promise<void>
}
