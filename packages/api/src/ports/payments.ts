import type { PaymentRefusal } from '../contract/payment-refusals.ts'

/** A saved card, with the details that help its owner to recognise it. */
export interface PaymentCard {
  last4: string
  exp_month: number
  exp_year: number
}

/**
 * The state of a customer at the provider. Times are in seconds since 1970. Amounts are in Stripe's
 * smallest unit of the currency. Currency codes are in lower case (`eur`).
 */
export interface PaymentState {
  /** The card for the next invoice. */
  card: PaymentCard | null
  /** The current subscription. `ends_at` is set when it will not be renewed. */
  subscription: { item_id: string; ends_at: number | null } | null
  /** Amount of the next invoice; null when there will be none. */
  amount_due: number | null
  currency: string | null
}

export interface PaymentInvoice {
  id: string
  /** The number printed on the invoice; null until it is assigned. */
  number: string | null
  created_at: number
  amount: number
  currency: string
  status: 'open' | 'paid' | 'uncollectible' | 'void'
  /** The page that shows the invoice. While the invoice is open, it can be paid there. */
  url: string | null
}

/** The price of the subscription. */
export interface PaymentPlan {
  /** Null when there is no fixed price per period, such as with tiered pricing. */
  amount: number | null
  currency: string
  interval: 'day' | 'week' | 'month' | 'year'
  /** Number of intervals per payment: 3 with `month` means quarterly. */
  interval_count: number
}

/** The data for creating a customer. */
export interface NewCustomer {
  organisationId: string
  name: string
  /** Address for the provider's receipts. */
  email: string
}

/**
 * An event at the provider. `customerId` is null when it is not about a customer. Both are as they
 * arrived: the signature proves who sent them, not that they are ids.
 */
export interface PaymentEvent {
  id: unknown
  customerId: unknown
}

/**
 * The card provider; null in `Adapters` when payments are off. All calls but `readEvent` reject
 * with `PaymentsUnreachable` when the provider does not respond.
 */
export interface Payments {
  publishableKey: string
  /**
   * Creates a customer and returns its id. Concurrent calls for one organisation get the same
   * customer.
   */
  createCustomer(customer: NewCustomer): Promise<string>
  /** A secret that lets the provider's script save one card for this customer. */
  setupSecret(customerId: string): Promise<string>
  /**
   * Makes a confirmed card the customer's only one. Starts the subscription, or renews one that was
   * about to end. Rejects with `PaymentRefused` if the card belongs to another customer, or if the
   * bank declines it.
   */
  subscribe(customerId: string, paymentMethod: string): Promise<void>
  /** Deletes the cards. The subscription ends with the paid period. */
  forgetCards(customerId: string): Promise<void>
  state(customerId: string): Promise<PaymentState>
  plan(): Promise<PaymentPlan>
  /** Lists the invoices except drafts, newest first; at most 100. */
  invoices(customerId: string): Promise<PaymentInvoice[]>
  /**
   * Parses an event. Rejects with `PaymentEventRefused` unless the signature proves that the
   * provider sent the event recently.
   */
  readEvent(body: string, signature: string): Promise<PaymentEvent>
}

/** The provider or the bank refused the request. */
export class PaymentRefused extends Error {
  /** Null when the reason is unknown. */
  readonly reason: PaymentRefusal | null

  constructor(reason: PaymentRefusal | null, options?: ErrorOptions) {
    super(`Payment refused: ${reason ?? 'another reason'}`, options)
    this.name = 'PaymentRefused'
    this.reason = reason
  }
}

/** The provider did not respond. */
export class PaymentsUnreachable extends Error {
  constructor(cause: unknown) {
    super('The payment provider does not answer', { cause })
    this.name = 'PaymentsUnreachable'
  }
}

/** The event is old, or has no valid signature. */
export class PaymentEventRefused extends Error {
  constructor(cause: unknown) {
    super('The event does not carry a valid signature', { cause })
    this.name = 'PaymentEventRefused'
  }
}
